import { Hono } from 'hono'
import { LanguageQuery } from '#contract/language-query.ts'
import { OwnTestAnswerBody } from '#contract/own-tests.ts'
import { OutcomeBody, SplitBody } from '#contract/prices.ts'
import { settleOption } from '#domain/assets/option.ts'
import { sourceOfSplit } from '#domain/assets/pending-split.ts'
import { recordSplit } from '#domain/assets/record-split.ts'
import { answerOwnTest } from '#domain/tests-of-own/answer-own-test.ts'
import type { AppContext } from '../app-context.ts'
import type { AppEnv } from '../http/app-env.ts'
import { found } from '../http/problem.ts'
import { readBody } from '../http/read-body.ts'
import { readQuery } from '../http/read-query.ts'
import { listAssetEntries } from '../ledger/ledger-store.ts'
import { NO_SUCH_ASSET } from '../ledger/no-such-asset.ts'
import { findAsset, symbolOf } from '../ledger/read-model.ts'
import { confirmExplained } from '../prices/confirm-explained.ts'
import { findMarketData } from '../prices/market-data.ts'
import { quarantinedPrice } from '../prices/market-of-asset.ts'
import { recordFact } from '../recording/record-fact.ts'
import { explainAsset } from './asset-explanation.ts'
import { readAssetId } from './asset-id.ts'
import { showAsset } from './asset-view.ts'

/** What happens to a position without a decision, and how its figures are computed. */
export const holdingRoutes = (context: AppContext) =>
  new Hono<AppEnv>()
    .post('/:assetId/splits', async (c) => {
      const split = await readBody(c, SplitBody)
      const [userId, assetId] = [c.var.user.id, readAssetId(c.req.param('assetId'))]
      const listed = found(await findAsset(context.db, userId, assetId), NO_SUCH_ASSET)
      const symbol = symbolOf(listed.facts)
      const market = await findMarketData(context.db, symbol)
      const ofOwner = await quarantinedPrice(context.db, userId, listed, context.now())
      const quarantined = ofOwner?.price ?? market.quarantined
      const source = sourceOfSplit(split, market.splits)
      await recordFact(context, userId, assetId, async (asset, { trx, now }) =>
        recordSplit(asset, await listAssetEntries(trx, userId, assetId), { ...split, source }, now, quarantined),
      )
      if (symbol !== null) await confirmExplained(context, symbol, [...listed.splits, split])
      context.claims.splitTold(userId)
      return c.json(await showAsset(context, userId, assetId), 201)
    })
    .post('/:assetId/outcome', async (c) => {
      const { outcome, price } = await readBody(c, OutcomeBody)
      const [userId, assetId] = [c.var.user.id, readAssetId(c.req.param('assetId'))]
      await recordFact(context, userId, assetId, (asset, { now }) =>
        settleOption(asset, { outcome, price: price == null ? null : { price, source: 'typed', at: now } }, now),
      )
      return c.json(await showAsset(context, userId, assetId), 201)
    })
    .post('/:assetId/own-tests', async (c) => {
      const answer = await readBody(c, OwnTestAnswerBody)
      const [userId, assetId] = [c.var.user.id, readAssetId(c.req.param('assetId'))]
      await recordFact(context, userId, assetId, (asset, { now }) => answerOwnTest(asset, answer, now))
      return c.json(await showAsset(context, userId, assetId), 201)
    })
    .get('/:assetId/workings', async (c) =>
      c.json(
        await explainAsset(
          context,
          c.var.user.id,
          readAssetId(c.req.param('assetId')),
          readQuery(c, LanguageQuery).language,
        ),
      ),
    )
