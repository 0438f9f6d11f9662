import type { Failure, FailureKind } from './http-fetch.ts'

const FAILURES_TO_OPEN = 5
const OPEN_MS = 60_000
const SUCCESSES_TO_CLOSE = 2

/**
 * Stops calling a provider that fails. Five failures in a row open it for a minute; then one call at a time tries the provider,
 * and two successes close it. Times are milliseconds since 1970.
 */
export type CircuitBreaker = {
  /** Why the provider may not be called now; null when it may. */
  refusal(now: number): Failure | null
  /** Call it before each call that goes out; one of the next four must follow. */
  begin(): void
  succeeded(): void
  /** @returns whether this failure opened the breaker */
  failed(now: number, kind: FailureKind): boolean
  /** Leaves the provider alone until a time that the provider itself named. */
  pause(until: number, kind: FailureKind): void
  /** Ends a call that tells nothing about the provider's health. */
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
