import { Hono } from 'hono'
import type { SummaryView } from '#contract/summary.ts'
import { summarize } from '#domain/assets/summary.ts'
import { isMarketOpenOn } from '#domain/prices/quote.ts'
import { listAssetViews } from '../assets/asset-routes.ts'
import type { House } from '../house.ts'
import type { AppEnv } from '../http/app-env.ts'

/** Adds up the rows that the lists show, so that both can only say the same. */
export const summaryRoutes = (house: House) =>
  new Hono<AppEnv>().get('/', async (c) => {
    const assets = await listAssetViews(house, c.var.user.id)
    const sums = summarize(assets.map((asset) => ({ ...asset, today: asset.todaysValues })))
    const crossed = assets
      .flatMap(({ assetId, ticker, crossings }) => crossings.map((crossing) => ({ assetId, ticker, crossing })))
      .sort((one, other) => (one.crossing.at > other.crossing.at ? -1 : 1))
    const awaitingOutcome = assets
      .filter(({ isAwaitingOutcome }) => isAwaitingOutcome)
      .map(({ assetId, ticker }) => ({ assetId, ticker }))
    return c.json({
      ...sums,
      crossed,
      awaitingOutcome,
      isMarketOpenToday: isMarketOpenOn(house.now()),
    } satisfies SummaryView)
  })
