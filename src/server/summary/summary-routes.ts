import { Hono } from 'hono'
import type { AssetRowView } from '#contract/assets.ts'
import type { SummaryView } from '#contract/summary.ts'
import { summarize } from '#domain/assets/summary.ts'
import { isMarketOpenOn } from '#domain/prices/quote.ts'
import { listAssetViews } from '../assets/asset-rows.ts'
import type { House } from '../house.ts'
import type { AppEnv } from '../http/app-env.ts'

/** Adds up the rows that the lists show, so that both can only say the same. */
export const summaryRoutes = (house: House) =>
  new Hono<AppEnv>().get('/', async (c) => {
    const rows = await listAssetViews(house, c.var.user.id)
    const sums = sumsOf.get(rows) ?? addUp(rows)
    sumsOf.set(rows, sums)
    return c.json({ ...sums, isMarketOpenToday: isMarketOpenOn(house.now()) } satisfies SummaryView)
  })

type Sums = Omit<SummaryView, 'isMarketOpenToday'>

/** As long as the rows are the same ones, so are their sums. */
const sumsOf = new WeakMap<readonly AssetRowView[], Sums>()

function addUp(rows: readonly AssetRowView[]): Sums {
  const crossed = rows
    .flatMap(({ assetId, ticker, crossings }) => crossings.map((crossing) => ({ assetId, ticker, crossing })))
    .sort((one, other) => (one.crossing.at > other.crossing.at ? -1 : 1))
  const awaitingOutcome = rows
    .filter(({ isAwaitingOutcome }) => isAwaitingOutcome)
    .map(({ assetId, ticker }) => ({ assetId, ticker }))
  return { ...summarize(rows.map((row) => ({ ...row, today: row.todaysValues }))), crossed, awaitingOutcome }
}
