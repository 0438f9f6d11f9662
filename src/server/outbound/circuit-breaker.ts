import type { Failure, FailureKind } from './http-fetch.ts'

const FAILURES_TO_OPEN = 5
const OPEN_MS = 60_000
const SUCCESSES_TO_CLOSE = 2

/**
 * Leaves a provider alone that fails: after five failures in a row for a minute, then one call at a time tries whether it
 * is back, and two that succeed close it. Times are milliseconds since 1970.
 */
export type CircuitBreaker = {
  /** Why it may not be called now; null when it may. */
  refusal(now: number): Failure | null
  /** A call goes out. Each is followed by one of the next four. */
  begin(): void
  succeeded(): void
  /** @returns whether this failure opened it */
  failed(now: number, kind: FailureKind): boolean
  /** The provider itself said how long to leave it alone. */
  pause(until: number, kind: FailureKind): void
  /** The call says nothing of how the provider is. */
  withdraw(): void
  pausedUntil(now: number): number | null
}

type Closed = { readonly is: 'closed'; failures: number }
type Open = { readonly is: 'open'; readonly until: number; readonly kind: FailureKind; successes: number }
type Paused = { readonly is: 'paused'; readonly until: number; readonly kind: FailureKind }

export function makeCircuitBreaker(): CircuitBreaker {
  let state: Closed | Open | Paused = { is: 'closed', failures: 0 }
  let isTrying = false

  const open = (until: number, kind: FailureKind): true => {
    state = { is: 'open', until, kind, successes: 0 }
    return true
  }
  return {
    refusal(now) {
      if (state.is === 'paused' && now >= state.until) state = { is: 'closed', failures: 0 }
      if (state.is === 'closed' || (now >= state.until && !isTrying)) return null
      return { ok: false, kind: state.kind, retryAt: new Date(Math.max(state.until, now)).toISOString() }
    },
    begin() {
      isTrying = true
    },
    succeeded() {
      isTrying = false
      if (state.is === 'open') state.successes += 1
      if (state.is === 'closed' || (state.is === 'open' && state.successes >= SUCCESSES_TO_CLOSE))
        state = { is: 'closed', failures: 0 }
    },
    failed(now, kind) {
      isTrying = false
      if (state.is === 'paused') return false
      if (state.is === 'open') return open(now + OPEN_MS, kind)
      state.failures += 1
      return state.failures >= FAILURES_TO_OPEN && open(now + OPEN_MS, kind)
    },
    pause(until, kind) {
      isTrying = false
      state = { is: 'paused', until, kind }
    },
    withdraw() {
      isTrying = false
    },
    pausedUntil: (now) => (state.is !== 'closed' && now < state.until ? state.until : null),
  }
}
