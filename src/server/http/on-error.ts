import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Logger } from 'pino'
import type { ProblemView } from '#contract/problems.ts'
import { ContradictoryEntries } from '#domain/assets/replay-asset.ts'
import { UnreadableEntry } from '#domain/ledger/read-entry.ts'
import { isOfErasedAccount } from '../database/erased-account.ts'
import { type StorageFailure, storageFailure } from '../database/storage-failure.ts'
import { ANSWERS, type DoorProblem, Refusal } from './problem.ts'

/**
 * The only place where an error becomes an answer. A refusal says why, in words for the user. Any other error is a bare 500 with
 * a reference: its cause is in the log, and never in the answer.
 */
export const onError =
  (log: Logger, newId: () => string) =>
  (error: Error, c: Context): Response => {
    if (error instanceof Refusal) return answerProblem(c, error.problem)
    if (isOfErasedAccount(error)) return answerProblem(c, ERASED)
    const reference = newId().slice(0, 8)
    log.error({ err: error, reference, method: c.req.method, path: c.req.path }, 'request failed')
    const failure = storageFailure(error)
    if (failure) return answerStorageFailure(c, failure)
    if (error instanceof UnreadableEntry) return answerProblem(c, { code: 'conflict', message: unreadable(error) })
    if (error instanceof ContradictoryEntries)
      return answerProblem(c, { code: 'conflict', message: damagedAsset(error) })
    return answer(c, 500, {
      type: 'about:blank',
      title: 'Something failed in Candor',
      status: 500,
      code: 'failed',
      detail: `Something failed inside Candor; what was recorded before is safe. If it happens again, look for ${reference} in the server's log.`,
      reference,
    })
  }

const ERASED: DoorProblem = {
  code: 'unauthenticated',
  message: 'Your account was erased while this was on its way. Nothing of it was stored.',
}

function answerStorageFailure(c: Context, failure: StorageFailure): Response {
  if (failure === 'lost' || failure === 'busy') c.header('retry-after', String(RETRY_AFTER_SECONDS))
  const isReading = c.req.method === 'GET' || c.req.method === 'HEAD'
  const [code, writing, reading] = STORAGE_FAILURES[failure]
  if (isReading) return answerProblem(c, { code, message: reading })
  return answerProblem(c, { code, message: failure === 'lost' && !c.get('isBegun') ? NOT_BEGUN : writing })
}

/** For a database that was lost before anything was asked of it but who sends this. */
const NOT_BEGUN =
  'The database of this Candor did not answer: nothing was recorded, your words are still here. Try again in a few seconds.'

const RETRY_AFTER_SECONDS = 2

/** The messages for writes and for reads. They say that nothing was recorded only where that is certain. */
const STORAGE_FAILURES: Readonly<Record<StorageFailure, readonly ['storage-full' | 'unavailable', string, string]>> = {
  full: [
    'storage-full',
    'The disk of this Candor is full: nothing was recorded, your words are still here. Free some space on it and try again.',
    'The disk of this Candor is full, and this could not be shown without writing. What was recorded before is safe.',
  ],
  busy: [
    'unavailable',
    'Another program is writing to the database of this Candor: nothing was recorded, your words are still here. ' +
      'Try again in a few seconds.',
    'Another program is writing to the database of this Candor. Try again in a few seconds.',
  ],
  lost: [
    'unavailable',
    'The database of this Candor did not answer, so it is not known whether this was recorded. Your words are still here. ' +
      'Try again in a few seconds.',
    'The database of this Candor did not answer. Try again in a few seconds.',
  ],
  unsynced: [
    'unavailable',
    'The disk of this Candor did not confirm a write, so nothing more is recorded until Candor is restarted. ' +
      'Your words are still here. Whether the last ones were recorded shows after the restart.',
    'The disk of this Candor did not confirm a write. It has to be restarted before this can be shown.',
  ],
  moved: [
    'unavailable',
    'The file of this journal was removed or replaced while Candor was running, so nothing more is recorded. Your words are ' +
      'still here. Whoever runs this Candor has to put the file back, or restore a backup, and restart it.',
    'The file of this journal was removed or replaced while Candor was running. Whoever runs it has to put the file back, or ' +
      'restore a backup, and restart it before this can be shown.',
  ],
  taken: [
    'unavailable',
    'Another Candor was started on this journal, so this one records nothing more. Your words are still here. Whoever runs it ' +
      'has to end one of the two.',
    'Another Candor was started on this journal, so this one shows nothing more. Whoever runs it has to end one of the two.',
  ],
}

const damagedAsset = ({ message }: Error): string =>
  `The entries of this asset contradict each other: ${message}. They are all kept, and nothing was recorded now. ` +
  'Whoever runs this Candor sees them with npm run verify.'

const unreadable = ({ message }: Error): string =>
  `In your journal ${message}: something changed it after Candor had recorded it. Everything else is kept, and nothing was ` +
  'recorded now. Whoever runs this Candor sees it with npm run verify, and can restore it from a backup.'

export function answerProblem(c: Context, problem: DoorProblem): Response {
  const { code, message, field, errors, assetId, retryAfterSeconds } = problem
  if (retryAfterSeconds !== undefined) c.header('retry-after', String(retryAfterSeconds))
  const [status, title] = ANSWERS[code]
  const named = errors ?? (field ? [{ field, message }] : undefined)
  return answer(c, status, {
    type: 'about:blank',
    title,
    status,
    code,
    detail: message,
    ...(named ? { errors: [...named] } : {}),
    ...(assetId === undefined ? {} : { assetId }),
  })
}

const answer = (c: Context, status: ContentfulStatusCode, view: ProblemView): Response =>
  c.json(view, status, { 'content-type': 'application/problem+json', 'cache-control': 'no-store' })
