import { Hono } from 'hono'
import { DailyPricesBody, type DailyPricesView, PriceNoteBody } from '#contract/prices.ts'
import type { Asset } from '#domain/assets/asset.ts'
import type { Quarantined } from '#domain/assets/own-prices.ts'
import { type KnownBefore, knownBefore, quarantineAfter } from '#domain/assets/price-before.ts'
import { waitingTogether } from '#domain/assets/waiting-together.ts'
import type { PriceNoted } from '#domain/ledger/entry.ts'
import { problemOfCloseDay } from '#domain/prices/day-of-close.ts'
import { isInSameShares } from '#domain/prices/looks-like-split.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { isSameAmount } from '#domain/prices/money.ts'
import { usdWords } from '#domain/prices/money-format.ts'
import type { Price } from '#domain/prices/price.ts'
import { seriesSymbol } from '#domain/prices/series.ts'
import { accept, type Result } from '#domain/result.ts'
import type { AppContext } from '../app-context.ts'
import type { AppEnv } from '../http/app-env.ts'
import { found, Refusal } from '../http/problem.ts'
import { type BodyLimit, readBody } from '../http/read-body.ts'
import { listAssetEntries } from '../ledger/ledger-store.ts'
import { NO_SUCH_ASSET } from '../ledger/no-such-asset.ts'
import { findAsset, symbolOf } from '../ledger/read-model.ts'
import { storeDailyPrices } from '../prices/daily-price-store.ts'
import { type ClosesQuestion, questionOfClose, takeFile } from '../prices/daily-prices-file.ts'
import { type AssetMarketData, findMarketData } from '../prices/market-data.ts'
import { findMarketOfAsset, quarantinedPrice } from '../prices/market-of-asset.ts'
import type { DayPrice } from '../prices/price-provider.ts'
import { recordFact } from '../recording/record-fact.ts'
import { readAssetId } from './asset-id.ts'
import { showAsset } from './asset-view.ts'

/** As many bytes as the form promises to take. */
const LARGEST_FILE = 2_000_000

const FILE_TOO_LARGE = new Refusal({
  code: 'too-large',
  field: 'csv',
  message:
    'The file is larger than 2 MB. Nothing was stored. Split it, or leave out its oldest years, and upload again.',
})

/** JSON may write a single byte as six (`\\u0009`), so only what is more than that is not read at all. */
const OF_A_FILE: BodyLimit = { bytes: 6 * LARGEST_FILE + 1024, refusal: FILE_TOO_LARGE }

/** Prices that a user brings: typed for now, typed for an earlier day, from a file, or a provider's that they confirm. */
export const assetPriceRoutes = (context: AppContext) =>
  new Hono<AppEnv>()
    .post('/:assetId/prices', async (c) => {
      const { price, on, isRight } = await readBody(c, PriceNoteBody)
      const [userId, assetId] = [c.var.user.id, readAssetId(c.req.param('assetId'))]
      if (on == null || on === marketDayOf(context.now())) await noteTypedPrice(context, userId, assetId, price)
      else await noteClose(context, userId, assetId, { on, price, isRight: isRight ?? false })
      return c.json(await showAsset(context, userId, assetId), 201)
    })
    .post('/:assetId/daily-prices', async (c) => {
      const body = await readBody(c, DailyPricesBody, OF_A_FILE)
      if (Buffer.byteLength(body.csv) > LARGEST_FILE) throw FILE_TOO_LARGE
      const [userId, assetId] = [c.var.user.id, readAssetId(c.req.param('assetId'))]
      const asset = found(await findAsset(context.db, userId, assetId), NO_SUCH_ASSET)
      const taken: DailyPricesView = await takeFile(context, userId, asset, body)
      return c.json(taken, taken.question ? 200 : 201)
    })
    .post('/:assetId/price-confirmation', async (c) => {
      const [userId, assetId] = [c.var.user.id, readAssetId(c.req.param('assetId'))]
      const asset = found(await findAsset(context.db, userId, assetId), NO_SUCH_ASSET)
      for (const price of await answerOnce(context, userId, asset)) await noteConfirmed(context, userId, asset, price)
      return c.json(await showAsset(context, userId, assetId), 201)
    })

/** A present price, compared with what is known at this moment. */
const noteTypedPrice = (context: AppContext, userId: string, assetId: number, price: string) =>
  recordFact(context, userId, assetId, async (asset, { trx, now }) => {
    const before = knownBefore(await findMarketOfAsset(trx, userId, asset, now), asset, now)
    return noteOf(asset, { price, source: 'typed', at: now }, before)
  })

const notePrice = (context: AppContext, userId: string, assetId: number, noted: Price) =>
  recordFact(context, userId, assetId, (asset) => noteOf(asset, noted, null))

/**
 * The prices that one answer confirms, oldest first: the one that its owner is asked about, and a provider's one in the same shares,
 * about which everybody is asked the same.
 */
async function answerOnce({ db, now, prices }: AppContext, userId: string, asset: Asset): Promise<readonly Price[]> {
  const symbol = symbolOf(asset.facts)
  const own = await quarantinedPrice(db, userId, asset, now())
  const isAnswered =
    symbol !== null && (own === null || isSameQuestion(own, (await findMarketData(db, symbol)).quarantined))
  const ofSymbol = isAnswered ? await prices.confirmQuote(symbol) : null
  return [own?.price ?? null, ofSymbol]
    .filter((price) => price !== null)
    .sort((one, other) => one.at.localeCompare(other.at))
}

const isSameQuestion = (own: Quarantined, held: AssetMarketData['quarantined']): boolean =>
  held?.knownPrice != null &&
  isInSameShares(held.knownPrice, own.knownPrice) &&
  isInSameShares(held.price, own.price.price)

/** Confirms a price, and before it those of the owner that were asked about in the same question. */
async function noteConfirmed(context: AppContext, userId: string, asset: Asset, confirmed: Price): Promise<void> {
  const { assetId } = asset
  const waiting = asset.quarantined ? waitingTogether(await listAssetEntries(context.db, userId, assetId)) : []
  for (const price of waiting.filter(({ at }) => at < confirmed.at)) await notePrice(context, userId, assetId, price)
  await notePrice(context, userId, assetId, confirmed)
}

/** An entry of the journal. The same price twice on a day says nothing new: then the one that stands is enough. */
const noteOf = (asset: Asset, price: Price, before: KnownBefore | null): Result<PriceNoted> | null =>
  isNoted(asset, price)
    ? null
    : accept({ kind: 'price-noted', assetId: asset.assetId, price, ...(before && quarantineAfter(before, price)) })

/** While a price is quarantined, another one says what happened, even if it is the one from before. */
const isNoted = ({ notedPrice, quarantined }: Asset, { price, source, at }: Price): boolean =>
  quarantined === null &&
  notedPrice !== null &&
  notedPrice.source === source &&
  isSameAmount(notedPrice.price, price) &&
  marketDayOf(notedPrice.at) === marketDayOf(at)

async function noteClose(
  context: AppContext,
  userId: string,
  assetId: number,
  { on, price, isRight }: { readonly on: string; readonly price: string; readonly isRight: boolean },
): Promise<void> {
  const asset = found(await findAsset(context.db, userId, assetId), NO_SUCH_ASSET)
  const problem = problemOfCloseDay(on, context.now())
  if (problem) throw new Refusal({ code: 'invalid', field: 'on', message: problem })
  const day: DayPrice = { day: on, open: null, high: null, low: null, close: price }
  const question = isRight ? null : await questionOfClose(context, userId, asset, day)
  if (question) throw question.kind === 'leap' ? looksSplit(question) : waitsWithQuestion(question)
  await storeDailyPrices(context.db, userId, seriesSymbol(asset.facts), [day], 'typed', context.now())
  await context.levels.tradedFor(userId, asset, [day], { source: 'typed', isRight })
  context.claims.closesCame(userId, seriesSymbol(asset.facts))
}

/** A question, as about a present price: nothing is stored, no loss and no stop is told before it is answered. */
const looksSplit = ({ from, to, newShares, oldShares }: Extract<ClosesQuestion, { kind: 'leap' }>): Refusal =>
  new Refusal({
    code: 'invalid',
    field: 'isRight',
    message:
      `${usdWords(to)} after ${usdWords(from)} looks like a ${newShares}-for-${oldShares} split, so nothing was stored. ` +
      'If there was one, record the split first. If not, say that the price is right.',
  })

const waitsWithQuestion = ({ from, to }: ClosesQuestion): Refusal =>
  new Refusal({
    code: 'invalid',
    field: 'isRight',
    message:
      `${usdWords(to)} after ${usdWords(from)} may be a price after the split that you are asked about, so nothing was stored. ` +
      'Answer that first, or say that the price is right.',
  })
