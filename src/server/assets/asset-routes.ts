import { Hono } from 'hono'
import { AddAssetBody, type AssetView } from '#contract/assets.ts'
import { AskAgainBody } from '#contract/critiques.ts'
import { replayAsset } from '#domain/assets/asset.ts'
import { openAsset } from '#domain/decisions/decision.ts'
import type { ListName } from '#domain/ledger/action.ts'
import { assetIdentity } from '#domain/ledger/asset-identity.ts'
import { writeOwnTest } from '#domain/tests-of-own/write-own-test.ts'
import type { AppContext } from '../app-context.ts'
import { enqueueCritique, listAwaitingCritique } from '../critique/critique-store.ts'
import type { AppEnv } from '../http/app-env.ts'
import { accepted, found, Refusal } from '../http/problem.ts'
import { readBody } from '../http/read-body.ts'
import { listAssetEntries } from '../ledger/ledger-store.ts'
import { findOnLists } from '../ledger/read-model.ts'
import { attachedPrice } from '../prices/attached-price.ts'
import { findAssetMarketData } from '../prices/market-data.ts'
import { NO_SUCH_ASSET } from '../recording/no-such-asset.ts'
import { recordOnce } from '../recording/record-decision.ts'
import { readAssetId } from './asset-id.ts'
import { listAssetViews, writeList } from './asset-rows.ts'
import { viewAsset } from './asset-view.ts'
import { openingDraft } from './opening-draft.ts'
import { showRecorded } from './show-recorded.ts'

const LISTS: ReadonlySet<string> = new Set<ListName>(['bought', 'sold', 'watched'])
const isList = (name: string | undefined): name is ListName => LISTS.has(name ?? '')

export const assetRoutes = (context: AppContext) =>
  new Hono<AppEnv>()
    .get('/', async (c) => {
      const list = c.req.query('list')
      if (!isList(list))
        throw new Refusal({ code: 'invalid', field: 'list', message: 'Ask for the list bought, sold or watched.' })
      const assets = await listAssetViews(context, c.var.user.id, list)
      return c.body(writeList(assets), 200, { 'content-type': 'application/json' })
    })
    .post('/', async (c) => {
      const body = await readBody(c, AddAssetBody)
      const draft = await openingDraft(context, body)
      const userId = c.var.user.id
      const request = { decisionId: draft.decisionId, assetId: null, body, price: body.costBasis ?? null, draft }
      const recorded = await recordOnce(context, userId, request, async (trx) => {
        const lists = await findOnLists(trx, userId, assetIdentity(draft.asset))
        const known = draft.price === null ? await attachedPrice(trx, userId, draft.asset, null, context.now()) : {}
        const ownTest = accepted(writeOwnTest(body, context.now()))
        return { before: [], decision: accepted(openAsset(lists, { ...draft, ...known, ...ownTest })) }
      })
      return c.json(await showRecorded(context, userId, draft.decisionId, recorded), 201)
    })
    .get('/:assetId', async (c) => c.json(await showAsset(context, c.var.user.id, readAssetId(c.req.param('assetId')))))
    .post('/:assetId/critiques', async (c) => {
      const { decisionId } = await readBody(c, AskAgainBody)
      const [userId, assetId] = [c.var.user.id, readAssetId(c.req.param('assetId'))]
      const entries = await listAssetEntries(context.db, userId, assetId)
      const isThere = entries.some((entry) => entry.kind === 'decision-recorded' && entry.decisionId === decisionId)
      found(isThere || null, NO_SUCH_ASSET)
      await enqueueCritique(context.db, { userId, decisionId, assetId }, context.now())
      context.critiques.wake()
      return c.json(await showAsset(context, userId, assetId), 202)
    })

/** @throws Refusal, the same for an asset that isn't there and for another user's. */
export async function showAsset(context: AppContext, userId: string, assetId: number): Promise<AssetView> {
  const entries = await listAssetEntries(context.db, userId, assetId)
  const asset = found(replayAsset(entries), NO_SUCH_ASSET)
  const news = await findAssetMarketData(context.db, userId, asset.facts)
  const awaiting = await listAwaitingCritique(context.db, userId, assetId)
  return viewAsset(asset, entries, news, context.now(), awaiting)
}
