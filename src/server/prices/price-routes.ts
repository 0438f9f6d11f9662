import { Hono } from 'hono'
import { DayDecidedField, TickerField } from '#contract/fields.ts'
import type { CloseView, QuoteView } from '#contract/prices.ts'
import type { Asset } from '#domain/assets/asset.ts'
import { nearestPrice } from '#domain/prices/nearest-price.ts'
import { seriesSymbol } from '#domain/prices/series.ts'
import type { AppContext } from '../app-context.ts'
import type { Db } from '../database/open-database.ts'
import { orWithoutWriting } from '../database/storage-failure.ts'
import type { AppEnv } from '../http/app-env.ts'
import { atMost } from '../http/at-most.ts'
import { found, Refusal } from '../http/problem.ts'
import { NO_SUCH_ASSET } from '../ledger/no-such-asset.ts'
import { findAsset } from '../ledger/read-model.ts'
import { allSplits } from './all-splits.ts'
import { findMarketData } from './market-data.ts'
import { datedQuote, firstCloseOf, listClosesAround } from './nearest-close.ts'
import { findPriceOfDay } from './price-of-day.ts'

export const priceRoutes = ({ db, prices, series }: AppContext) =>
  new Hono<AppEnv>()
    .get('/:ticker', async (c) => {
      const ticker = readTicker(c.req.param('ticker'))
      return c.json({ ticker, ...(await prices.find(ticker)) } satisfies QuoteView)
    })
    .get('/:ticker/close', async (c) => {
      const ticker = readTicker(c.req.param('ticker'))
      const on = DayDecidedField.safeParse(c.req.query('on'))
      if (!on.success || !on.data)
        throw new Refusal({ code: 'invalid', field: 'on', message: 'Say of which day, for example 2026-06-10.' })
      const asset = await findAskedAsset(db, c.var.user.id, c.req.query('assetId'))
      const facts = asset?.facts ?? shareOf(ticker)
      if (facts.type === 'stock')
        await atMost(
          WAIT_MS,
          orWithoutWriting<unknown>(series.fill(ticker, on.data, 'interactive'), () => null),
        )
      const close = await findCloseOfDay(db, c.var.user.id, { facts, splits: asset?.splits ?? [] }, on.data)
      return c.json({ ticker, on: on.data, ...close } satisfies CloseView)
    })

/** How long a person waits for a close that is being fetched; after that they type it. */
const WAIT_MS = 1_500

/** @throws Refusal when the asset is not the user's */
const findAskedAsset = async (db: Db, userId: string, assetId: string | undefined): Promise<Asset | null> =>
  assetId === undefined ? null : found(await findAsset(db, userId, idOf(assetId)), NO_SUCH_ASSET)

/** A text that is not an id becomes 0, which finds nothing. */
const idOf = (written: string): number => (/^\d{1,9}$/.test(written) ? Number(written) : 0)

type Shares = { readonly facts: Parameters<typeof seriesSymbol>[0]; readonly splits: Asset['splits'] }

/** The close of a day, else the nearest known price; and the first day for which a provider has closes. */
async function findCloseOfDay(db: Db, userId: string, { facts, splits }: Shares, day: string) {
  const symbol = seriesSymbol(facts)
  const market = await findMarketData(db, facts.type === 'stock' ? symbol : null)
  const prices = [...(await listClosesAround(db, userId, symbol, day)), ...datedQuote(market.quote)]
  return {
    price: await findPriceOfDay(db, userId, facts, day),
    nearest: nearestPrice(prices, day, allSplits({ splits }, market)),
    firstOn: await firstCloseOf(db, symbol),
  }
}

function readTicker(written: string): string {
  const ticker = TickerField.safeParse(written)
  if (ticker.success) return ticker.data
  throw new Refusal({ code: 'invalid', field: 'ticker', message: ticker.error.issues[0]?.message ?? '' })
}

const shareOf = (ticker: string) => ({ ticker, type: 'stock' as const, contract: null })
