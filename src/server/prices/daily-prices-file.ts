import type { DailyPricesBody, DailyPricesView, FileQuestion } from '#contract/prices.ts'
import type { Asset, AssetEntry } from '#domain/assets/asset.ts'
import { withConfirmations } from '#domain/assets/confirmed-entries.ts'
import { correctedEntries } from '#domain/assets/corrected-entries.ts'
import { decidedOn } from '#domain/assets/day-decided.ts'
import { isPriceSent, isQuarantined, isSaid } from '#domain/assets/own-prices.ts'
import { unrecordedOf } from '#domain/assets/pending-split.ts'
import {
  adjustedDays,
  adjustedNearby,
  agreesAsTraded,
  asTraded,
  evenSplits,
  firstLeap,
  isComparable,
  type PriceNearby,
  priceNearby,
  splitsOfFile,
} from '#domain/prices/file-reading.ts'
import { looksLikeSplit } from '#domain/prices/looks-like-split.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { lastSession } from '#domain/prices/market-session.ts'
import { type Decimal, isSameAmount, roundUnitPrice } from '#domain/prices/money.ts'
import type { DatedPrice } from '#domain/prices/nearest-price.ts'
import { seriesSymbol } from '#domain/prices/series.ts'
import { type Split, splitsInEffect } from '#domain/prices/split.ts'
import type { AppContext } from '../app-context.ts'
import { inTurns } from '../event-loop/in-turns.ts'
import { Refusal } from '../http/problem.ts'
import { listAssetEntries } from '../ledger/ledger-store.ts'
import { closeInQuestion } from './close-in-question.ts'
import { listDailyPrices, SHARED, storeDailyPrices } from './daily-price-store.ts'
import { readDailyPricesInSteps, UnreadableFile } from './daily-prices-csv.ts'
import { findAssetMarketData } from './market-data.ts'
import type { DayPrice } from './price-provider.ts'

/**
 * Stores a file of daily prices as they are. When they differ from other prices of the same days by the ratio of a split, or leap
 * from one day to the next as in a split, nothing is stored, and the answer asks the user which it is.
 * @throws Refusal when it is not a table of days and closes
 */
export async function takeFile(
  context: AppContext,
  userId: string,
  asset: Asset,
  { csv, reading, leapsAreRight }: DailyPricesBody,
): Promise<DailyPricesView> {
  const entries = await listAssetEntries(context.db, userId, asset.assetId)
  const own = ownPrices(entries)
  const prices = own.map(({ price }) => price)
  const steps = readDailyPricesInSteps(csv, lastSession(context.now()).day, prices)
  const { days, rejected } = await inTurns(steps).catch(refuseUnreadable)
  const read = days.length + rejected.length
  const splits = await knownSplits(context, userId, asset)
  const file = days.map(toDated)
  const { compared, nearby } = await comparedPrices(context, asset, file, own, splits)
  const divided = splitsOfFile(file, nearby ? [nearby] : compared, splits)
  const whichReading = reading ? null : adjustedQuestion(file, { compared, nearby }, divided)
  if (whichReading) return { read, stored: 0, unchanged: 0, rejected: [...rejected], question: whichReading }
  const raw = reading === 'adjusted' ? days.map((day) => asPaid(day, divided)) : days
  const isAsked = !leapsAreRight && asset.facts.type !== 'options'
  const leap = isAsked ? ((reading ? null : sameDayLeap(raw, own)) ?? leapIn(raw, asset, own, splits)) : null
  const question =
    isAsked && !leap ? await closeInQuestion(context, userId, asset, { days: raw, earlier: own, splits }) : null
  const toAsk = leap ? { kind: 'leap' as const, ...leap } : question
  if (toAsk) return { read, stored: 0, unchanged: 0, rejected: [...rejected], question: toAsk }
  const changed = await store(context, userId, asset, raw, leapsAreRight ?? false)
  return { read, stored: changed, unchanged: days.length - changed, rejected: [...rejected] }
}

/** What has to be asked about a close that is typed: a leap that looks like a split, or the question that is open; else null. */
export async function questionOfClose(
  context: AppContext,
  userId: string,
  asset: Asset,
  day: DayPrice,
): Promise<ClosesQuestion | null> {
  if (asset.facts.type === 'options') return null
  const entries = await listAssetEntries(context.db, userId, asset.assetId)
  const stored = await listDailyPrices(context.db, userId, seriesSymbol(asset.facts), marketDayOf(asset.openedAt))
  // The close comes last for a day that has both, because it is the later price. What this one takes the place of was mistyped.
  const earlier = [...ownPrices(entries), ...stored.filter((other) => other.day !== day.day).map(toDated)]
  const splits = await knownSplits(context, userId, asset)
  const leap = leapIn([day], asset, earlier, splits)
  return leap ? { kind: 'leap', ...leap } : closeInQuestion(context, userId, asset, { days: [day], earlier, splits })
}

/** A question about single closes, and not about how a whole file is meant. */
export type ClosesQuestion = Exclude<FileQuestion, { kind: 'adjusted' }>

async function store(
  context: AppContext,
  userId: string,
  asset: Asset,
  days: readonly DayPrice[],
  isRight: boolean,
): Promise<number> {
  const symbol = seriesSymbol(asset.facts)
  const [oldest = ''] = days.map(({ day }) => day).sort()
  const standing = new Map((await listDailyPrices(context.db, userId, symbol, oldest)).map((day) => [day.day, day]))
  const changed = days.filter((day) => !isSameDay(standing.get(day.day), day))
  await storeDailyPrices(context.db, userId, symbol, changed, 'uploaded', context.now())
  // All days, also those that were stored before: the process may have ended before their stops were looked at.
  const inOrder = [...days].sort((one, other) => (one.day < other.day ? -1 : 1))
  await context.levels.tradedFor(userId, asset, inOrder, { source: 'uploaded', isRight })
  context.claims.closesCame(userId, symbol)
  return changed.length
}

/** The recorded splits, and those that are only reported, up to today: the chart divides older prices by both, and no file by one that is still to come. */
async function knownSplits(context: AppContext, userId: string, asset: Asset): Promise<readonly Split[]> {
  const { splits: reported } = await findAssetMarketData(context.db, userId, asset.facts)
  const { splits } = asset
  return splitsInEffect([...splits, ...unrecordedOf(reported, splits)], marketDayOf(context.now()))
}

/**
 * The prices of the user's own decisions and notes, in shares of their days, each once. Of one that waits for an answer nobody knows in
 * which shares it is.
 * @param entries as they stand in the ledger
 */
function ownPrices(entries: readonly AssetEntry[]): DatedPrice[] {
  const counted = withConfirmations(correctedEntries(entries))
  const splits = counted.filter((entry) => entry.kind === 'split-recorded')
  const waiting = counted.filter(isSaid).filter((entry) => isQuarantined(entry, splits))
  // One that Candor attached to a decision meanwhile is the same.
  const isWaiting = (entry: AssetEntry) =>
    'price' in entry && waiting.some(({ price }) => price.at === entry.price?.at && price.source === entry.price.source)
  const prices = counted.filter((entry) => !isWaiting(entry)).flatMap(ownPrice)
  return [...new Map(prices.map((own) => [`${own.on} ${own.price}`, own])).values()]
}

function ownPrice(entry: AssetEntry): DatedPrice[] {
  if ((entry.kind !== 'decision-recorded' && entry.kind !== 'price-noted') || !entry.price) return []
  const isSent = entry.kind === 'decision-recorded' && isPriceSent(entry)
  // A price that is confirmed weeks later stays one of its own day.
  const on = isSent ? decidedOn(entry) : marketDayOf(entry.price.at)
  return [{ on, price: entry.price.price }]
}

type Compared = { readonly compared: readonly DatedPrice[]; readonly nearby: PriceNearby | null }

/**
 * What a file is compared with: the user's own prices where they are of its days before a split, else a provider's closes, and where neither
 * are, the one of them that is nearest in time.
 */
async function comparedPrices(
  { db }: AppContext,
  { facts }: Asset,
  file: readonly DatedPrice[],
  own: readonly DatedPrice[],
  splits: readonly Split[],
): Promise<Compared> {
  if (splits.length === 0 || isComparable(file, own, splits)) return { compared: own, nearby: null }
  const [oldest = ''] = file.map(({ on }) => on).sort()
  const provided = (await listDailyPrices(db, SHARED, seriesSymbol(facts), oldest)).map(toDated)
  const nearby = isComparable(file, provided, splits) ? null : priceNearby(file, [...own, ...provided], splits)
  return { compared: provided, nearby }
}

/**
 * Asks which reading is right when the file looks adjusted. When there is nothing of its days to compare it with, or that is far from both
 * readings, what counts is whether the file leaps on the split's day, and then which reading is nearer to the known price nearby.
 */
function adjustedQuestion(
  file: readonly DatedPrice[],
  { compared, nearby }: Compared,
  splits: readonly Split[],
): FileQuestion | null {
  if (splits.length === 0) return null
  const found = readingsOf(file, { compared, nearby }, splits)
  if (found.length === 0) return null
  const listed = found.slice(0, MOST_DAYS_SHOWN).map(({ day, knownOn, ...prices }) => ({
    day,
    known: roundUnitPrice(prices.before),
    asTraded: roundUnitPrice(prices.asTraded),
    adjusted: roundUnitPrice(prices.adjusted),
    ...(knownOn && { knownOn }),
  }))
  return { kind: 'adjusted', days: listed }
}

function readingsOf(file: readonly DatedPrice[], { compared, nearby }: Compared, splits: readonly Split[]) {
  const disagreeing = adjustedDays(file, compared, splits)
  // A price that is far from both readings decides nothing.
  if (disagreeing.length > 0 || agreesAsTraded(file, compared, splits)) return disagreeing
  const even = evenSplits(file, splits)
  return even.length > 0 || nearby === null ? even : adjustedNearby(file, nearby, splits)
}

/** The most days that the question shows; these are enough to see which reading is right. */
const MOST_DAYS_SHOWN = 5

const toDated = ({ day, close }: DayPrice): DatedPrice => ({ on: day, price: close })

/** A file that is adjusted for an unrecorded split has no leap, but differs from the user's own price of the same day. */
function sameDayLeap(days: readonly DayPrice[], own: readonly DatedPrice[]) {
  const ownOf = Map.groupBy(own, ({ on }) => on)
  for (const { day, close } of days) {
    const leaps = (ownOf.get(day) ?? []).map(({ price }) => ({ price, ratio: looksLikeSplit(price, close) }))
    const [first] = leaps
    if (first?.ratio && leaps.every(({ ratio }) => ratio))
      return { ...first.ratio, day, from: first.price, to: close, isSameDay: true as const }
  }
  return null
}

/** The first leap after the first decision on the asset. No gain and no stop depends on earlier days. */
function leapIn(days: readonly DayPrice[], { openedAt }: Asset, own: readonly DatedPrice[], splits: readonly Split[]) {
  const opened = marketDayOf(openedAt)
  const since = days.map(toDated).filter(({ on }) => on > opened)
  const [oldest = ''] = since.map(({ on }) => on).sort()
  const before = own
    .filter(({ on }) => on < oldest)
    .toSorted((one, other) => (one.on < other.on ? -1 : 1))
    .at(-1)
  return firstLeap([...(before ? [before] : []), ...since], splits)
}

function asPaid({ day, open, high, low, close }: DayPrice, splits: readonly Split[]): DayPrice {
  const raw = (price: Decimal | null) => price && asTraded(price, day, splits)
  return { day, open: raw(open), high: raw(high), low: raw(low), close: asTraded(close, day, splits) }
}

function refuseUnreadable(error: unknown): never {
  if (error instanceof UnreadableFile) throw new Refusal({ code: 'invalid', field: 'csv', message: error.message })
  throw error
}

const isSameDay = (standing: DayPrice | undefined, day: DayPrice): boolean =>
  standing !== undefined &&
  (['open', 'high', 'low', 'close'] as const).every((name) => {
    const [one, other] = [standing[name], day[name]]
    return one === null || other === null ? one === other : isSameAmount(one, other)
  })
