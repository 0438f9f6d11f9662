import { type Context, Hono } from 'hono'
import { AddAssetBody } from '#contract/assets.ts'
import { AskAgainBody } from '#contract/critiques.ts'
import type { JournalSequenceHeader } from '#contract/events.ts'
import { writeDayDecided } from '#domain/assets/day-decided.ts'
import { writeClaim } from '#domain/claims/write-claim.ts'
import { openAsset } from '#domain/decisions/decision.ts'
import { LISTS, type ListName } from '#domain/ledger/action.ts'
import { assetIdentity } from '#domain/ledger/asset-identity.ts'
import { writeOwnTest } from '#domain/tests-of-own/write-own-test.ts'
import type { AppContext } from '../app-context.ts'
import { checkDraft } from '../drafts/check-draft.ts'
import type { AppEnv } from '../http/app-env.ts'
import { accepted, found, Refusal } from '../http/problem.ts'
import { readBody } from '../http/read-body.ts'
import { giveJson, giveStored } from '../http/stored-answer.ts'
import { NO_SUCH_ASSET } from '../ledger/no-such-asset.ts'
import { findStanding } from '../ledger/standing-store.ts'
import { checkKnownAt } from '../prices/known-price-at.ts'
import { findAssetMarketData } from '../prices/market-data.ts'
import { enqueueCritique } from '../recording/critique-job.ts'
import { recordOnce } from '../recording/record-decision.ts'
import { readAssetId } from './asset-id.ts'
import { answerList } from './asset-rows.ts'
import { showAsset, showAssetRow, showPlacedAsset, showRecorded } from './asset-view.ts'
import { findJournalPage, NEWEST, PAGE } from './journal-page.ts'
import { viewJournal } from './journal-view.ts'
import { openingDraft, openingPrice } from './opening-draft.ts'

const isList = (name: string | undefined): name is ListName => LISTS.some((list) => list === name)

/** @param browserOf gives the id by which the requesting browser is known */
export const assetRoutes = (context: AppContext, browserOf: (c: Context<AppEnv>) => string) =>
  new Hono<AppEnv>()
    .get('/', async (c) => {
      const list = c.req.query('list')
      if (!isList(list))
        throw new Refusal({ code: 'invalid', field: 'list', message: 'Ask for the list bought, sold or watched.' })
      return giveStored(c, await answerList(context, c.var.user.id, list))
    })
    .post('/', async (c) => {
      const { draftRevision, knownPriceAt = null, ...body } = await readBody(c, AddAssetBody)
      const draft = await openingDraft(context, body, accepted(checkKnownAt(knownPriceAt, context.now())))
      const userId = c.var.user.id
      const request = { decisionId: draft.decisionId, assetId: null, body, price: body.costBasis ?? null, draft }
      const identity = assetIdentity(draft.asset)
      const recorded = await recordOnce(context, userId, request, { identity }, async ({ trx, lists, now }) => {
        await checkDraft(trx, { userId, browserId: browserOf(c), now }, draft.decisionId, draftRevision)
        const day = accepted(writeDayDecided(null, body.decidedOn, now))
        const market = await findAssetMarketData(trx, userId, draft.asset)
        const priced = await openingPrice(trx, userId, draft, day.decidedOn, draft.price === null ? market : null, now)
        const written = {
          ...accepted(writeOwnTest(body, now)),
          ...accepted(writeClaim(body.claim, draft.asset)),
        }
        return { fact: accepted(openAsset(lists, { ...draft, ...priced, ...written, ...day })), market }
      })
      return c.json(await showRecorded(context, userId, draft.decisionId, recorded), 201)
    })
    .get('/:assetId', async (c) => {
      const { view, sequence } = await showPlacedAsset(context, c.var.user.id, readAssetId(c.req.param('assetId')))
      // Beside the answer, so that it stays the same to a browser that has it when something else was recorded.
      c.header('journal-sequence' satisfies JournalSequenceHeader, String(sequence))
      return giveJson(c, view)
    })
    .get('/:assetId/row', async (c) =>
      giveJson(c, await showAssetRow(context, c.var.user.id, readAssetId(c.req.param('assetId')))),
    )
    .get('/:assetId/journal', async (c) =>
      giveJson(c, await showOlder(context, c.var.user.id, readAssetId(c.req.param('assetId')), c.req.query('before'))),
    )
    .post('/:assetId/critiques', async (c) => {
      const { decisionId } = await readBody(c, AskAgainBody)
      const [userId, assetId] = [c.var.user.id, readAssetId(c.req.param('assetId'))]
      const { decision } = await findStanding(context.db, userId, { decisionId })
      found(decision?.assetId === assetId || null, NO_SUCH_ASSET)
      await enqueueCritique(context.db, { userId, decisionId, assetId }, context.now())
      context.critiques.wake()
      return c.json(await showAsset(context, userId, assetId), 202)
    })

/** Older entries of an asset. @throws Refusal for an asset that is not the user's, and for a place that is none. */
async function showOlder({ db, now }: AppContext, userId: string, assetId: number, before: string | undefined) {
  const place = /^\d{1,10}$/.test(before ?? '') ? Number(before) : 0
  if (place < 1 || place > NEWEST)
    throw new Refusal({ code: 'invalid', field: 'before', message: 'Say before which entry, by its number.' })
  const { asset } = await findStanding(db, userId, { assetId })
  const current = found(asset, NO_SUCH_ASSET)
  const page = await findJournalPage(db, userId, current, { upTo: place - 1, count: PAGE, now: now() })
  return viewJournal(current, page)
}
