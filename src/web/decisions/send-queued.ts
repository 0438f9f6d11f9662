import type { QueryClient } from '@tanstack/react-query'
import type { AssetView } from '#contract/assets.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { RequestFailed, request } from '#web/api/request.ts'
import { showRecorded } from '#web/api/show-recorded.ts'
import { dropLine, storeDraft } from '#web/drafts/draft-api.ts'
import { changeCopy, type DraftCopy, listCopies, type QueuedDecision, removeCopy } from '#web/drafts/draft-copies.ts'
import { noteSent } from '#web/drafts/sent-decisions.ts'
import { draftBody, keepApart, keepRivalApart } from '#web/drafts/synchronise.ts'
import { questionOnReturn } from './questions-on-return.ts'

/** Sends the decisions that were written offline, each once, even if several tabs are open. */
export async function sendQueued(queries: QueryClient, user: string): Promise<void> {
  const send = async () => {
    for (const copy of listCopies(user)) if (copy.queued) await sendOne(queries, user, copy, copy.queued)
  }
  if (!('locks' in navigator)) return send()
  await navigator.locks.request(`candor-send:${user}`, { ifAvailable: true }, async (lock) => lock && send())
}

async function sendOne(queries: QueryClient, user: string, copy: DraftCopy, queued: QueuedDecision): Promise<void> {
  try {
    const earlier = await recordedEarlier(user, copy)
    const question = earlier ? null : await questionOnReturn(copy, queued)
    if (question !== null) return comeBack(user, copy, queued, question)
    const asset = earlier ?? (await request<AssetView>('POST', queued.path, bodyToSend(queued)))
    showRecorded(queries, asset)
    noteSent(user, asset, copy.draftId, copy.editedAt)
    keepRivalApart(user, copy.draftId)
    removeCopy(user, copy.draftId)
    dropLine(queries, copy.draftId)
    void queries.invalidateQueries({ queryKey: queryKeys.assetLists })
    if (copy.assetId !== null) void queries.invalidateQueries({ queryKey: queryKeys.asset(copy.assetId) })
  } catch (failure) {
    if (!(failure instanceof RequestFailed) || isTriedAgain(failure)) return
    const { errors, detail } = failure.problem
    if (errors?.some(({ field }) => field === 'decisionId')) keepApart(user, copy.draftId, detail)
    else comeBack(user, copy, queued, detail)
  }
}

/**
 * The decision may have arrived although its response was lost. The server refuses the draft of a recorded decision;
 * any other draft it stores, in case this device cannot send it later.
 * @returns the asset on which it is recorded; null if it is not
 */
async function recordedEarlier(user: string, copy: DraftCopy): Promise<AssetView | null> {
  try {
    const { revision } = await storeDraft(copy.draftId, draftBody(copy))
    // Should it come back, what is stored next follows this, and is no other device's.
    changeCopy(user, copy.draftId, { revision })
    return null
  } catch (failure) {
    if (!(failure instanceof RequestFailed) || failure.problem.status !== 409) throw failure
    const { assetId } = failure.problem
    return assetId === undefined ? null : request<AssetView>('GET', `/api/assets/${assetId}`)
  }
}

/** Sending is tried again when nobody is signed in, or when the server is unavailable or busy. */
const isTriedAgain = ({ problem: { status } }: RequestFailed): boolean =>
  status === 0 || status === 401 || status === 408 || status === 429 || status >= 500

/** On the day of writing the body is sent unchanged; later, the day of writing is added as the day of the decision. */
function bodyToSend({ body, writtenOn }: QueuedDecision): object {
  const isLater = writtenOn < marketDayOf(new Date().toISOString())
  return isLater && !body.decidedOn ? { ...body, decidedOn: writtenOn } : body
}

/** Turns a refused decision back into a draft with the reason, and keeps the day on which it was written. */
function comeBack(user: string, { draftId, fields }: DraftCopy, { writtenOn }: QueuedDecision, refusal: string): void {
  const isLater = writtenOn < marketDayOf(new Date().toISOString())
  const dated = isLater && fields.decidedOn === '' ? { ...fields, decidedOn: writtenOn } : fields
  changeCopy(user, draftId, { queued: null, refusal, fields: dated })
}
