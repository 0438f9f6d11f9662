import { Hono } from 'hono'
import { type Decision, DecisionBody } from '#contract/decisions.ts'
import { type DecisionDraft, recordDecision } from '#domain/decisions/decision.ts'
import type { Price } from '#domain/prices/price.ts'
import { isFallLikeSplit } from '#domain/prices/validate-quote.ts'
import { writeOwnTest } from '#domain/tests-of-own/write-own-test.ts'
import type { AppContext } from '../app-context.ts'
import type { AppEnv } from '../http/app-env.ts'
import { accepted, found } from '../http/problem.ts'
import { readBody } from '../http/read-body.ts'
import { findSymbol } from '../ledger/read-model.ts'
import { attachedPrice } from '../prices/attached-price.ts'
import { findAssetMarketData } from '../prices/market-data.ts'
import { doubtAfter, knownBefore } from '../prices/price-doubt.ts'
import { NO_SUCH_ASSET } from '../recording/no-such-asset.ts'
import { recordOnce } from '../recording/record-decision.ts'
import { readAssetId } from './asset-id.ts'
import { showRecorded } from './asset-view.ts'
import { exitWishes } from './exit-wishes.ts'

/** Further decisions on an asset: parse, load, decide, append, show. */
export const decisionRoutes = (context: AppContext) =>
  new Hono<AppEnv>().post('/:assetId/decisions', async (c) => {
    const body = await readBody(c, DecisionBody)
    const [userId, assetId] = [c.var.user.id, readAssetId(c.req.param('assetId'))]
    const { symbol } = found(await findSymbol(context.db, userId, assetId), NO_SUCH_ASSET)
    const draft = await toDraft(context, symbol, body)
    const request = { decisionId: body.decisionId, assetId, body, price: body.price ?? null, draft }
    const recorded = await recordOnce(context, userId, request, { assetId }, async ({ trx, asset, now }) => {
      const current = found(asset, NO_SUCH_ASSET)
      const market = await findAssetMarketData(trx, userId, current.facts)
      const priced = draft.price
        ? doubtOf(draft, draft.price, knownBefore(market, current, now))
        : attachedPrice(market, current, now)
      const ownTest = accepted(writeOwnTest(body, now))
      return accepted(recordDecision(current, { ...draft, ...priced, ...ownTest }))
    })
    return c.json(await showRecorded(context, userId, body.decisionId, recorded), 201)
  })

/**
 * A fall that looks like a split is asked about, before it tells a loss or a stop; a rise is taken as it is said. What is
 * bought afresh, or sold altogether, is compared with nothing: no stop outlasts either.
 */
const doubtOf = ({ action }: DecisionDraft, { price }: Price, before: string | null) =>
  action === 'Buy' || action === 'Sell' || before === null || !isFallLikeSplit(before, price)
    ? {}
    : doubtAfter(before, price)

const actionOf = (body: Decision) => ('updateAction' in body ? body.updateAction : body.assetAction)

/** @param symbol the ticker; null for an option, whose price only its user knows */
async function toDraft({ prices, now }: AppContext, symbol: string | null, body: Decision): Promise<DecisionDraft> {
  const at = now()
  const typed = body.price ?? null
  return {
    decisionId: body.decisionId,
    action: actionOf(body),
    confidence: body.updatedConfidenceLevel,
    thesis: body.updatedThesis,
    quantity: body.quantity ?? null,
    exits: exitWishes(body),
    price:
      typed === null
        ? null
        : symbol === null
          ? { price: typed, source: 'typed', at }
          : await prices.used(symbol, typed, at),
  }
}
