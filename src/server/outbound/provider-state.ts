import type { Logger } from 'pino'
import type { Db } from '../database/open-database.ts'
import { creditsLeft, nextMinute, takeCredits } from './budget-store.ts'
import type { CircuitBreaker } from './circuit-breaker.ts'
import { storeFailure } from './failure-store.ts'
import type { Failure, OutboundResponse, Outcome, Wait } from './http-fetch.ts'
import type { ProviderLimits } from './outbound.ts'
import type { OutboundCall } from './outbound-provider.ts'

/** The way to one provider, and how it fares. */
export type ProviderState = {
  readonly limits: ProviderLimits
  readonly db: Db
  readonly now: () => string
  readonly log: Pick<Logger, 'warn'>
  readonly wait: Wait
  readonly random: () => number
  readonly tidy: () => Promise<void>
  readonly breaker: CircuitBreaker
  /** Once refused it stays so: the key is in the environment, so only a restart brings another. */
  readonly key: { isRefused: boolean }
}

const RETRY_AFTER_MS = 300
/** Nobody is kept waiting longer than this for a provider that asks to wait. */
const LONGEST_WAIT_MS = 5_000
/** A timer may end a little before its time. */
const WAIT_SLACK_MS = 50
const LONGEST_PAUSE_MS = 24 * 60 * 60 * 1000

/** Why a call may not go out; null when it may, and then its credits are taken. */
export async function checkAllowed<T>(state: ProviderState, call: OutboundCall<T>): Promise<Failure | null> {
  const { limits, now, breaker, key } = state
  if (!limits.origins.includes(call.url.origin)) return { ok: false, kind: 'bad-request' }
  if (key.isRefused) return { ok: false, kind: 'auth' }
  const paused = breaker.refusal(Date.parse(now()))
  if (paused) return paused
  // At once, without waiting for the database in between: of two calls only one may try a provider that failed.
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
  /** How long to wait before the same is asked again; null when it should not be. */
  readonly againAfterMs: number | null
}

/** What follows from an answer for the calls that come after it. */
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

/** All other failures are about what was asked for, and say nothing against the provider. */
const SAYS_HOW_IT_FARES: ReadonlySet<Failure['kind']> = new Set(['auth', 'rate', 'upstream', 'timeout'])

function refuseKey({ key, breaker, limits, log }: ProviderState): null {
  key.isRefused = true
  breaker.withdraw()
  log.warn({ provider: limits.name }, 'the key is not accepted: this provider is not called again before a restart')
  return null
}

/** Until the moment that the provider named; where it named none, until the next minute begins. */
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
  if (hasOpened) log.warn({ provider: limits.name, kind }, 'this provider fails: it is left alone for a minute')
  return isTransient && !hasOpened ? RETRY_AFTER_MS * (1 + random()) : null
}

/** Retry-After is a number of seconds or a date. */
function askedToWaitMs(retryAfter: string | null, now: number): number | null {
  if (retryAfter === null) return null
  const waitMs = /^\d+$/.test(retryAfter.trim()) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now
  return Number.isFinite(waitMs) && waitMs >= 0 ? waitMs : null
}
