import { Hono } from 'hono'
import type { SummaryView } from '#contract/summary.ts'
import { isMarketOpenOn } from '#domain/prices/quote.ts'
import type { AppContext } from '../app-context.ts'
import { listShownAssets, type ShownRow } from '../assets/asset-rows.ts'
import type { AppEnv } from '../http/app-env.ts'
import { viewSummaryExplanation } from './summary-explanation.ts'
import { sumsOf } from './sums.ts'

/** Adds up the rows that the lists show, so that both can only say the same. */
export const summaryRoutes = (context: AppContext) =>
  new Hono<AppEnv>()
    .get('/', async (c) => {
      const now = context.now()
      const listed = await listShownAssets(context, c.var.user.id)
      const news = newsOf.get(listed) ?? listNews(listed)
      newsOf.set(listed, news)
      return c.json({
        ...sumsOf(listed, now),
        ...news,
        isMarketOpenToday: isMarketOpenOn(now),
      } satisfies SummaryView)
    })
    .get('/workings', async (c) =>
      c.json(viewSummaryExplanation(await listShownAssets(context, c.var.user.id), context.now())),
    )

type News = Pick<SummaryView, 'crossed' | 'awaitingOutcome' | 'testsDue' | 'heldBack'>

/** As long as the rows are the same ones, so is what asks for a look. */
const newsOf = new WeakMap<readonly ShownRow[], News>()

function listNews(listed: readonly ShownRow[]): News {
  const rows = listed.map(({ row }) => row)
  const crossed = rows
    .flatMap(({ assetId, ticker, crossings }) => crossings.map((crossing) => ({ assetId, ticker, crossing })))
    .sort((one, other) => (one.crossing.at > other.crossing.at ? -1 : 1))
  const awaitingOutcome = rows
    .filter(({ isAwaitingOutcome }) => isAwaitingOutcome)
    .map(({ assetId, ticker }) => ({ assetId, ticker }))
  const testsDue = rows.filter(({ isTestDue }) => isTestDue).map(named)
  const heldBack = rows
    .filter(({ heldBackPrice, pendingSplit }) => heldBackPrice !== null || pendingSplit !== null)
    .map((row) => ({ ...named(row), isSplit: row.pendingSplit !== null }))
  return { crossed, awaitingOutcome, testsDue, heldBack }
}

const named = ({ assetId, ticker, list }: ShownRow['row']) => ({ assetId, ticker, list })
