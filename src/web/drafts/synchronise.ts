import type { AssetView } from '#contract/assets.ts'
import type { ProblemView } from '#contract/problems.ts'
import { RequestFailed, request } from '#web/api/request.ts'
import { randomId } from '#web/ui/random-id.ts'
import { deleteDraft, readDraft, storeDraft } from './draft-api.ts'
import {
  changeCopy,
  type DraftCopy,
  findCopy,
  listCopies,
  putCopy,
  removeCopy,
  seenRevision,
  thrownAway,
} from './draft-copies.ts'
import { forgetTabForm } from './forget-drafts.ts'
import { RECORDED_ELSEWHERE } from './recorded-elsewhere.ts'
import { noteSent } from './sent-decisions.ts'
import { noteThrownAway } from './thrown-away.ts'

/** How long after the last change a draft is sent to the server. */
const PAUSE_MS = 1_500

const timers = new Map<string, ReturnType<typeof setTimeout>>()
/** Drafts that are being sent to the server. */
const storing = new Map<string, Promise<void>>()
/** Drafts whose decisions are being recorded by this page. */
const recording = new Set<string>()
/** Drafts whose decisions this page has tried to record. They may be recorded even if no answer came. */
const tried = new Set<string>()

export const isTried = (draftId: string): boolean => tried.has(draftId)

/** Sends a draft to the server once its writer pauses. */
export function storeSoon(user: string, draftId: string): void {
  clearTimeout(timers.get(draftId))
  timers.set(
    draftId,
    setTimeout(() => storeNow(user, draftId), PAUSE_MS),
  )
}

/** Sends every draft that has changed here since the server got it, and deletes those that were thrown away here. */
export const storeAll = async (user: string): Promise<void> => {
  for (const [draftId, isDeleted] of Object.entries(thrownAway(user))) if (!isDeleted) await deleteThrown(user, draftId)
  for (const { draftId, isStored, rival, queued } of listCopies(user))
    if (!isStored && rival === null && queued === null) await storeNow(user, draftId)
}

/**
 * Records the decision of a draft. It first waits for a version of the draft that is under way, and no other is sent meanwhile:
 * the server refuses a draft that arrives after its decision, as if another device had recorded it.
 */
export async function recordDraft<Answer>(draftId: string, record: () => Promise<Answer>): Promise<Answer> {
  recording.add(draftId)
  tried.add(draftId)
  try {
    await storing.get(draftId)
    return await record()
  } finally {
    recording.delete(draftId)
  }
}

/**
 * Throws a draft away on every device, and in the other tabs of this one. Without a connection the server's copy is no longer
 * offered here, and is deleted when the connection is back.
 */
export async function throwAway(user: string, draftId: string): Promise<void> {
  clearTimeout(timers.get(draftId))
  noteThrownAway(user, draftId, false)
  removeCopy(user, draftId)
  forgetTabForm(draftId)
  // A version that is under way would arrive after the deletion, and be stored again.
  await storing.get(draftId)
  await deleteThrown(user, draftId)
}

/**
 * One tab at a time: of two that are back at the same moment, the second finds the draft deleted and asks for nothing. Over plain
 * HTTP browsers have no locks, and there the server answers the second that it is gone.
 */
async function deleteThrown(user: string, draftId: string): Promise<void> {
  const unlessDeleted = async () => {
    if (thrownAway(user)[draftId] !== true) await deleteNow(user, draftId)
  }
  await ('locks' in navigator ? navigator.locks.request(`candor-throw:${user}`, unlessDeleted) : unlessDeleted())
}

async function deleteNow(user: string, draftId: string): Promise<void> {
  const failure = await deleteDraft(draftId).catch((error: unknown) => error)
  const isGone = failure === undefined || (failure instanceof RequestFailed && failure.problem.status === 404)
  if (isGone) noteThrownAway(user, draftId, true)
}

/** A draft that could not be stored is sent again at the next change, on the next page, and when the connection is back. */
async function storeNow(user: string, draftId: string): Promise<void> {
  timers.delete(draftId)
  const copy = findCopy(user, draftId)
  if (!copy || copy.isStored || copy.rival || recording.has(draftId)) return
  const stored = store(user, copy)
  storing.set(draftId, stored)
  await stored
  if (storing.get(draftId) === stored) storing.delete(draftId)
}

/** Never rejects: a refusal by the server is shown beside the draft. */
async function store(user: string, copy: DraftCopy): Promise<void> {
  const { draftId } = copy
  try {
    const { revision } = await storeDraft(draftId, draftBody(copy))
    const isSame = findCopy(user, draftId)?.editedAt === copy.editedAt
    changeCopy(user, draftId, { revision, isStored: isSame })
  } catch (failure) {
    if (!(failure instanceof RequestFailed) || failure.problem.status !== 409) return
    const { assetId } = failure.problem
    if (assetId === undefined) await lookForRival(user, draftId).catch(() => undefined)
    else await endRecorded(user, draftId, assetId)
  }
}

export const draftBody = ({ form, assetId, fields, editedAt, revision }: DraftCopy) => ({
  form,
  assetId,
  fields,
  editedAt,
  basedOn: revision,
})

/** Whether a decision was refused because its draft was changed on another device since. */
export const isOfOlderDraft = (problem: ProblemView | null): boolean =>
  problem?.errors?.some(({ field }) => field === 'draftRevision') ?? false

/**
 * Fetches the version of another device, after the server has refused a draft or its decision. There is none where it was refused
 * for another reason, such as one draft too many, which then stays on this device only.
 * @returns whether there is one that this device did not know
 * @throws RequestFailed when the server cannot be asked
 */
export async function lookForRival(user: string, draftId: string): Promise<boolean> {
  const seen = seenRevision(user, draftId)
  const other = await readDraft(draftId).catch((failure: unknown) => {
    if (failure instanceof RequestFailed && failure.problem.status === 404) return null
    throw failure
  })
  if (!other || other.revision <= (seen ?? 0)) return false
  const { device, editedAt, revision, fields } = other
  changeCopy(user, draftId, { rival: { device, editedAt, revision, fields } })
  return true
}

/**
 * Ends a draft whose decision the server has. If it says what stands here, only its answer was lost; other words are kept as a draft
 * of another decision.
 */
async function endRecorded(user: string, draftId: string, assetId: number): Promise<void> {
  const asset = await request<AssetView>('GET', `/api/assets/${assetId}`).catch(() => null)
  const copy = findCopy(user, draftId)
  // Without the asset it is not known which of the two it is, so that it is looked at again.
  if (!asset || !copy) return
  if (!isRecordedAs(asset, copy)) return void keepApart(user, draftId, RECORDED_ELSEWHERE)
  noteSent(user, asset, draftId, null)
  removeCopy(user, draftId)
}

/** Whether the decision of a draft is recorded with the words and the confidence that stand in it. */
export function isRecordedAs({ thesis, confidenceLevel }: AssetView, { draftId, fields }: DraftCopy): boolean {
  const isOfDraft = ({ decisionId }: { readonly decisionId: string }) => decisionId === draftId
  const words = fields.updatedThesis ?? fields.thesis
  const level = fields.updatedConfidenceLevel ?? fields.confidenceLevel
  return (
    thesis.find(isOfDraft)?.thesis.trim() === String(words).trim() &&
    confidenceLevel.find(isOfDraft)?.level === Number(level)
  )
}

/** Gives a draft a new id, because the decision of its old one is recorded. @returns the new id */
export function keepApart(user: string, draftId: string, refusal: string | null): string {
  const copy = findCopy(user, draftId)
  const apart = randomId()
  if (copy) putCopy(user, { ...renamed(copy, apart), refusal })
  removeCopy(user, draftId)
  storeSoon(user, apart)
  return apart
}

/** Continues with this device's version. The other version becomes a draft of its own. */
export function keepMine(user: string, draftId: string): void {
  const rival = keepRivalApart(user, draftId)
  if (rival) changeCopy(user, draftId, { rival: null, revision: rival.revision, isStored: false })
  void storeAll(user)
}

/** Turns the other device's version into a draft of its own, so that it stays whatever happens to this one. */
export function keepRivalApart(user: string, draftId: string): DraftCopy['rival'] {
  const copy = findCopy(user, draftId)
  if (!copy?.rival) return null
  const { fields, editedAt } = copy.rival
  putCopy(user, renamed({ ...copy, fields, editedAt }, randomId()))
  return copy.rival
}

/** Continues with the other device's version. This device's version becomes a draft of its own. */
export function takeRival(user: string, draftId: string): void {
  const copy = findCopy(user, draftId)
  if (!copy?.rival) return
  const { fields, editedAt, revision } = copy.rival
  putCopy(user, renamed(copy, randomId()))
  putCopy(user, { ...copy, fields, editedAt, revision, rival: null, isStored: true })
  void storeAll(user)
}

/** The same words as a new draft that the server does not have yet. */
export const renamed = (copy: DraftCopy, draftId: string): DraftCopy => ({
  ...copy,
  draftId,
  fields: { ...copy.fields, decisionId: draftId },
  revision: null,
  isStored: false,
  rival: null,
  queued: null,
})
