import type { ProblemView } from '#contract/problems.ts'
import { isReached } from '#web/api/connection.ts'
import { RequestFailed, request } from '#web/api/request.ts'
import { isUnreachable } from './is-offline.ts'

/** Whether the server answered neither a submission nor the look after it, or this device has no network. */
export const isOutOfReach = (problem: ProblemView | null | undefined): boolean =>
  isUnreachable(problem) && !(navigator.onLine && isReached())

/** A look that takes longer says nothing, in milliseconds. */
const LONGEST_LOOK_MS = 5_000

/**
 * Sends something, and looks once whether Candor is there at all if nothing answers. The form counts as sending until then, so nobody
 * changes what may be put aside to be sent later.
 */
export async function sendAndLook<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send()
  } catch (failure) {
    if (failure instanceof RequestFailed && isUnreachable(failure.problem) && navigator.onLine) await look()
    throw failure
  }
}

/** The service worker may answer from what it stored, which `isReached` does not take for Candor. */
const look = (): Promise<unknown> =>
  Promise.race([
    request('GET', '/api/session').catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, LONGEST_LOOK_MS)),
  ])
