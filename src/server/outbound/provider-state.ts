import type { Logger } from 'pino'
import { DAY_MS } from '#domain/time.ts'
import type { Db } from '../database/open-database.ts'
import { creditsLeft, nextMinute, takeCredits } from './budget-store.ts'
import type { CircuitBreaker } from './circuit-breaker.ts'
import { storeFailure } from './failure-store.ts'
import type { Failure, OutboundResponse, Outcome, Wait } from './http-fetch.ts'
import type { ProviderLimits } from './outbound.ts'
import type { OutboundCall } from './outbound-provider.ts'

/** What belongs to one provider: its limits, its circuit breaker, and what its calls need. */
export type ProviderState = {
  readonly limits: ProviderLimits
  readonly db: Db
  readonly now: () => string
  readonly log: Pick<Logger, 'warn'>
  readonly wait: Wait
  readonly random: () => number
  readonly tidy: () => Promise<void>
  readonly breaker: CircuitBreaker
  /** A refused key stays refused: it comes from the environment, so only a restart brings another. */
  readonly key: { isRefused: boolean }
}

const RETRY_AFTER_MS = 300
/** A caller waits at most this long for a provider that asks to wait. */
const LONGEST_WAIT_MS = 5_000
/** Added to a wait, because a timer may fire a little early. */
const WAIT_SLACK_MS = 50
const LONGEST_PAUSE_MS = DAY_MS

/** Takes the credits of a call. @returns why the call may not go out; null when it may */
export async function checkAllowed<T>(state: ProviderState, call: OutboundCall<T>): Promise<Failure | null> {
  const { limits, now, breaker, key } = state
  if (!limits.origins.includes(call.url.origin)) return { ok: false, kind: 'bad-request' }
  if (key.isRefused) return { ok: false, kind: 'auth' }
  const paused = breaker.refusal(Date.parse(now()))
  if (paused) return paused
  // Before the first await: of two calls at the same moment, only one may try a provider that failed.
  breaker.begin()
  const spent = await spend(state, call)
  if (spent) breaker.withdraw()
  return spent
}

async function spend<T>({ db, limits, now }: ProviderState, { credits = 1, reserve = 0, urgency }: OutboundCall<T>) {
  const isOthers = reserve > 0 && (await creditsLeft(db, limits, urgency, now())) < credits + reserve
  return isOthers ? ({ ok: false, kind: 'rate' } as const) : takeCredits(db, limits, credits, urgency, now())
}

type AppliedResponse<T> = {
  readonly outcome: Outcome<T>
  /** How long to wait before the same request is repeated; null when it should not be. */
  readonly againAfterMs: number | null
}

/** Notes what an answer means for later calls: a refused key, a pause, a failure or a success. */
export async function applyResponse<T>(
  state: ProviderState,
  call: OutboundCall<T>,
  response: OutboundResponse,
  outcome: Outcome<T>,
): Promise<AppliedResponse<T>> {
  if (response.isKeyRefused && call.isTrialOfKey) {
    state.breaker.withdraw()
    return { outcome, againAfterMs: null }
  }
  if (outcome.ok || !SAYS_HOW_IT_FARES.has(outcome.kind)) {
    state.breaker.succeeded()
    return { outcome, againAfterMs: null }
  }
  await storeFailure(state.db, state.limits.name, outcome.kind, state.now())
  const againAfterMs = response.isKeyRefused
    ? refuseKey(state)
    : outcome.kind === 'rate'
      ? leaveAlone(state, response)
      : countFailure(state, response, outcome)
  const until = state.breaker.pausedUntil(Date.parse(state.now()))
  return { outcome: until === null ? outcome : { ...outcome, retryAt: new Date(until).toISOString() }, againAfterMs }
}

/** The failures that tell something about the provider's health. All others are about what was asked for. */
const SAYS_HOW_IT_FARES: ReadonlySet<Failure['kind']> = new Set(['auth', 'rate', 'upstream', 'timeout'])

function refuseKey({ key, breaker, limits, log }: ProviderState): null {
  key.isRefused = true
  breaker.withdraw()
  log.warn({ provider: limits.name }, 'the key is not accepted: this provider is not called again before a restart')
  return null
}

/** Pauses until the time that the provider named, or until the next minute when it named none. */
function leaveAlone({ breaker, now, limits, log }: ProviderState, { retryAfter }: OutboundResponse): number | null {
  const at = Date.parse(now())
  const waitMs = Math.min(askedToWaitMs(retryAfter, at) ?? nextMinute(at) - at, LONGEST_PAUSE_MS)
  breaker.pause(at + waitMs, 'rate')
  if (retryAfter !== null && waitMs <= LONGEST_WAIT_MS) return waitMs + WAIT_SLACK_MS
  log.warn({ provider: limits.name, waitMs }, 'this provider asks to wait')
  return null
}

function countFailure(
  { breaker, now, limits, log, random }: ProviderState,
  { isTransient }: OutboundResponse,
  { kind }: Failure,
) {
  const hasOpened = breaker.failed(Date.parse(now()), kind)
  if (hasOpened) log.warn({ provider: limits.name, kind }, 'this provider fails, so it is not called for a minute')
  return isTransient && !hasOpened ? RETRY_AFTER_MS * (1 + random()) : null
}

/** Retry-After is a number of seconds or a date. */
function askedToWaitMs(retryAfter: string | null, now: number): number | null {
  if (retryAfter === null) return null
  const waitMs = /^\d+$/.test(retryAfter.trim()) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now
  return Number.isFinite(waitMs) && waitMs >= 0 ? waitMs : null
}
