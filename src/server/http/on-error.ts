import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Logger } from 'pino'
import type { ProblemView } from '#contract/problems.ts'
import { ContradictoryEntries } from '#domain/assets/asset.ts'
import { ANSWERS, type DoorProblem, Refusal } from './problem.ts'

/** SQLITE_FULL, and PostgreSQL's disk_full. */
const DISK_FULL: ReadonlySet<unknown> = new Set([13, '53100'])

/**
 * The only place where an error becomes an answer. A refusal says why, in words for people. Anything else is a bare 500
 * with a reference: the cause stands in the log and never in the answer.
 */
export const onError =
  (log: Logger, newId: () => string) =>
  (error: Error, c: Context): Response => {
    if (error instanceof Refusal) return answerProblem(c, error.problem)
    const reference = newId().slice(0, 8)
    log.error({ err: error, reference, method: c.req.method, path: c.req.path }, 'request failed')
    if (isDiskFull(error))
      return answerProblem(c, {
        code: 'storage-full',
        message:
          'The disk of this Candor is full, so nothing was recorded. What you typed is still here; free some space and try again.',
      })
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

const damagedAsset = ({ message }: Error): string =>
  `The entries of this asset contradict each other: ${message}. They are all kept, and nothing was recorded now. ` +
  'Whoever runs this Candor sees them with npm run verify.'

export function answerProblem(c: Context, { code, message, field, errors, assetId }: DoorProblem): Response {
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

const isDiskFull = (error: Error): boolean =>
  ('errcode' in error && DISK_FULL.has(error.errcode)) || ('code' in error && DISK_FULL.has(error.code))
