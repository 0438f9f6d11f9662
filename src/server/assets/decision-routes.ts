import { type Context, Hono } from 'hono'
import { type Decision, DecisionBody } from '#contract/decisions.ts'
import { checkNotExpired } from '#domain/assets/expired-option.ts'
import { quarantineAfter, waitingAfter } from '#domain/assets/price-before.ts'
import { writeClaim } from '#domain/claims/write-claim.ts'
import { checkSeen } from '#domain/decisions/check-seen.ts'
import { type DecisionDraft, recordDecision } from '#domain/decisions/decision.ts'
import type { Decimal } from '#domain/prices/money.ts'
import type { Price } from '#domain/prices/price.ts'
import { writeOwnTest } from '#domain/tests-of-own/write-own-test.ts'
import type { AppContext } from '../app-context.ts'
import { checkDraft } from '../drafts/check-draft.ts'
import type { AppEnv } from '../http/app-env.ts'
import { accepted, found } from '../http/problem.ts'
import { readBody } from '../http/read-body.ts'
import { NO_SUCH_ASSET } from '../ledger/no-such-asset.ts'
import { checkKnownAt } from '../prices/known-price-at.ts'
import { type AssetMarketData, NO_MARKET_DATA } from '../prices/market-data.ts'
import { recordOnce } from '../recording/record-decision.ts'
import { readAssetId } from './asset-id.ts'
import { showRecorded } from './asset-view.ts'
import { type DayOfDecision, dayOfDecision } from './day-of-decision.ts'
import { exitWishes } from './exit-wishes.ts'

/**
 * Further decisions on an asset: parse, load, decide, append, show.
 * @param browserOf gives the id by which the requesting browser is known
 */
export const decisionRoutes = (context: AppContext, browserOf: (c: Context<AppEnv>) => string) =>
  new Hono<AppEnv>().post('/:assetId/decisions', async (c) => {
    // What the page had seen is no part of the decision: a repeat that has seen more is the same.
    const { seenUpTo, draftRevision, knownPriceAt = null, ...body } = await readBody(c, DecisionBody)
    const [userId, assetId] = [c.var.user.id, readAssetId(c.req.param('assetId'))]
    const [draft, sent] = [toDraft(body), body.price ?? null]
    const request = { decisionId: body.decisionId, assetId, body, price: sent, draft }
    const subject = { assetId, withMarket: true }
    const recorded = await recordOnce(context, userId, request, subject, async (moment) => {
      const { market, now, trx } = moment
      const current = found(moment.asset, NO_SUCH_ASSET)
      accepted(checkSeen(current, draft.action, seenUpTo))
      await checkDraft(trx, { userId, browserId: browserOf(c), now }, draft.decisionId, draftRevision)
      const knownAt = accepted(checkKnownAt(knownPriceAt, now))
      const pricedNow = (sent: Decimal, { quote }: AssetMarketData) =>
        // An option's price is its user's, for no provider knows one.
        context.prices.usedOf(current.facts.type === 'stock' ? quote : null, sent, now, knownAt)
      const onDay = await dayOfDecision(moment, {
        userId,
        asset: current,
        typedDay: body.decidedOn,
        knownAt,
        pricedNow,
      })
      const price = sent === null ? null : onDay.priced(sent)
      const priced = price ? { price, ...quarantineOf(draft, price, onDay) } : onDay.attached()
      const written = {
        ...accepted(writeOwnTest(body, now)),
        ...accepted(writeClaim(body.claim, current.facts)),
      }
      const decided = { ...draft, ...priced, ...written, ...onDay.day }
      const fact = accepted(recordDecision(onDay.asset, decided))
      accepted(checkNotExpired(current.facts, decided, now))
      return { fact, market: market ?? NO_MARKET_DATA }
    })
    return c.json(await showRecorded(context, userId, body.decisionId, recorded), 201)
  })

/**
 * A price that looks like a split is asked about before it tells a gain, a loss, a stop or a target. What is bought afresh, or
 * sold altogether, opens no question, because no stop outlasts either. But it answers none that is open.
 */
const quarantineOf = ({ action }: DecisionDraft, price: Price, { before }: DayOfDecision) =>
  action === 'Buy' || action === 'Sell' ? waitingAfter(before.question, price) : quarantineAfter(before, price)

const actionOf = (body: Decision) => ('updateAction' in body ? body.updateAction : body.assetAction)

/** The price that goes with it is found when it is decided. */
const toDraft = (body: Decision): DecisionDraft => ({
  decisionId: body.decisionId,
  action: actionOf(body),
  confidence: body.updatedConfidenceLevel,
  thesis: body.updatedThesis,
  quantity: body.quantity ?? null,
  exits: exitWishes(body),
  price: null,
})
