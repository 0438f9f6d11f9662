import { Hono } from 'hono'
import type { AssetChartView } from '#contract/charts.ts'
import { replayAsset } from '#domain/assets/replay-asset.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import type { AppContext } from '../app-context.ts'
import { readAssetId } from '../assets/asset-id.ts'
import { showLists } from '../assets/asset-rows.ts'
import { orWithoutWriting } from '../database/storage-failure.ts'
import type { AppEnv } from '../http/app-env.ts'
import { atMost } from '../http/at-most.ts'
import { found } from '../http/problem.ts'
import { giveJson, giveStored } from '../http/stored-answer.ts'
import { listCorrectedEntries } from '../ledger/ledger-store.ts'
import { NO_SUCH_ASSET } from '../ledger/no-such-asset.ts'
import { symbolOf } from '../ledger/read-model.ts'
import { findPreferences } from '../preferences/preference-store.ts'
import { chartAsset } from './asset-chart.ts'
import { answerEquity } from './equity.ts'

/** How long a person waits for prices that are being fetched; after that the chart shows what is stored. */
const WAIT_MS = 1_500

export const assetChartRoutes = (context: AppContext) =>
  new Hono<AppEnv>().get('/:assetId/chart', async (c) => {
    const [userId, assetId] = [c.var.user.id, readAssetId(c.req.param('assetId'))]
    const entries = await listCorrectedEntries(context.db, userId, assetId)
    const asset = found(replayAsset(entries), NO_SUCH_ASSET)
    const { benchmark } = await findPreferences(context.db, userId)
    const from = marketDayOf(asset.openedAt)
    const wanted = [symbolOf(asset.facts), benchmark].filter((symbol) => symbol !== null)
    const filled = Promise.all(wanted.map((symbol) => context.series.fill(symbol, from, 'interactive')))
    await atMost(
      WAIT_MS,
      orWithoutWriting<unknown>(filled, () => null),
    )
    const now = context.now()
    return giveJson(
      c,
      (await chartAsset(context.db, { userId, asset, entries, benchmark, now })) satisfies AssetChartView,
    )
  })

export const equityRoutes = (context: AppContext) =>
  new Hono<AppEnv>().get('/equity', async (c) => {
    const userId = c.var.user.id
    return giveStored(c, await answerEquity(context.db, userId, await showLists(context, userId), context.now()))
  })
