import type { QueryClient } from '@tanstack/react-query'
import type { AssetView } from '#contract/assets.ts'
import type { Language } from '#domain/locale.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { RequestFailed, request } from '#web/api/request.ts'
import { showRecorded } from '#web/api/show-recorded.ts'
import { dropLine, storeDraft } from '#web/drafts/draft-api.ts'
import { changeCopy, type DraftCopy, listCopies, type QueuedDecision, removeCopy } from '#web/drafts/draft-copies.ts'
import { RECORDED_ELSEWHERE } from '#web/drafts/recorded-elsewhere.ts'
import { noteSent } from '#web/drafts/sent-decisions.ts'
import { draftBody, isRecordedAs, keepApart, keepRivalApart, lookForRival } from '#web/drafts/synchronise.ts'
import { questionOnReturn } from './questions-on-return.ts'

const CHANGED_ELSEWHERE =
  'You went on with it on another device meanwhile. Look at what it says there, and record the one that you mean.'
const AFTER_ANOTHER = 'You wrote another decision on it before this one, which is not recorded yet. Record that first.'

/** What became of a decision that was not recorded: it is tried again by itself, or it is a draft once more. */
type Left = 'is tried again' | 'came back'

/**
 * Sends the decisions that were written offline, each once, even if several tabs are open, in the order in which they were
 * written. Once one has not been recorded, the later ones on its asset follow it: a sale sells what was bought before it.
 */
export async function sendQueued(queries: QueryClient, user: string, language: Language): Promise<void> {
  const send = async () => {
    const left = new Map<number, Left>()
    for (const copy of listCopies(user).toReversed()) {
      const { assetId, queued } = copy
      if (!queued) continue
      const earlier = assetId === null ? undefined : left.get(assetId)
      if (earlier === 'came back') comeBack(user, copy, queued, AFTER_ANOTHER)
      else if (!earlier) {
        const outcome = await sendOne(queries, user, copy, queued, language)
        if (assetId !== null && outcome !== 'recorded') left.set(assetId, outcome)
      }
    }
  }
  if (!('locks' in navigator)) return send()
  await navigator.locks.request(`candor-send:${user}`, { ifAvailable: true }, async (lock) => lock && send())
}

async function sendOne(
  queries: QueryClient,
  user: string,
  copy: DraftCopy,
  queued: QueuedDecision,
  language: Language,
): Promise<'recorded' | Left> {
  const { draftId } = copy
  try {
    const { earlier, isChanged } = await storeFirst(user, copy)
    if (earlier && !isRecordedAs(earlier, copy)) {
      keepApart(user, draftId, RECORDED_ELSEWHERE)
      return 'came back'
    }
    if (!earlier) {
      const question = isChanged ? CHANGED_ELSEWHERE : await questionOnReturn(copy, queued, language)
      if (question !== null) {
        comeBack(user, copy, queued, question)
        return 'came back'
      }
    }
    const asset = earlier ?? (await request<AssetView>('POST', queued.path, bodyToSend(queued)))
    showRecorded(queries, asset)
    noteSent(user, asset, draftId, copy.editedAt)
    keepRivalApart(user, draftId)
    removeCopy(user, draftId)
    dropLine(queries, draftId)
    void queries.invalidateQueries({ queryKey: queryKeys.assetLists })
    if (copy.assetId !== null) void queries.invalidateQueries({ queryKey: queryKeys.asset(copy.assetId) })
    return 'recorded'
  } catch (failure) {
    if (!(failure instanceof RequestFailed) || isTriedAgain(failure)) return 'is tried again'
    const { errors, detail } = failure.problem
    if (errors?.some(({ field }) => field === 'decisionId')) keepApart(user, draftId, detail)
    else comeBack(user, copy, queued, detail)
    return 'came back'
  }
}

/**
 * Stores the draft on the server, in case this device cannot send its decision later. The server refuses the draft of a recorded
 * decision: that may have arrived although its response was lost.
 * @returns the asset on which it is recorded, null if it is not, and whether its writer went on with it on another device
 */
async function storeFirst(user: string, copy: DraftCopy): Promise<{ earlier: AssetView | null; isChanged: boolean }> {
  try {
    const { revision } = await storeDraft(copy.draftId, draftBody(copy))
    // Should it come back, what is stored next follows this, and is no other device's.
    changeCopy(user, copy.draftId, { revision })
    return { earlier: null, isChanged: false }
  } catch (failure) {
    if (!(failure instanceof RequestFailed) || failure.problem.status !== 409) throw failure
    const { assetId } = failure.problem
    if (assetId === undefined) return { earlier: null, isChanged: await lookForRival(user, copy.draftId) }
    return { earlier: await request<AssetView>('GET', `/api/assets/${assetId}`), isChanged: false }
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
