import { Hono } from 'hono'
import type { SummaryView } from '#contract/summary.ts'
import { summarize } from '#domain/assets/summary.ts'
import { isMarketOpenOn } from '#domain/prices/quote.ts'
import { viewAssetRow } from '../assets/asset-view.ts'
import type { House } from '../house.ts'
import type { AppEnv } from '../http/app-env.ts'
import { listAssets } from '../ledger/read-model.ts'
import { toQuote } from '../prices/quote-store.ts'

/** Adds up the rows that the lists show, so that both can only say the same. */
export const summaryRoutes = ({ db, now }: House) =>
  new Hono<AppEnv>().get('/', async (c) => {
    const [at, rows] = [now(), await listAssets(db, c.var.user.id)]
    const shown = rows
      .map((row) => viewAssetRow(JSON.parse(row.state), toQuote(row), at))
      .map((asset) => ({ ...asset, today: asset.todaysValues }))
    return c.json({ ...summarize(shown), isMarketOpenToday: isMarketOpenOn(at) } satisfies SummaryView)
  })
