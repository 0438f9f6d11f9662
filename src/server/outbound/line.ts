import type { Logger } from 'pino'
import type { Db } from '../database/open-database.ts'
import { creditsLeft, nextMinute, takeCredits } from './budget-store.ts'
import type { CircuitBreaker } from './circuit-breaker.ts'
import { storeFailure } from './failure-store.ts'
import type { Failure, Outcome, Passed, Wait } from './gate.ts'
import type { ProviderLimits } from './outbound.ts'
import type { OutboundCall } from './outbound-provider.ts'

/** The way to one provider, and how it fares. */
export type Line = {
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
export async function refusal<T>(line: Line, call: OutboundCall<T>): Promise<Failure | null> {
  const { limits, now, breaker, key } = line
  if (!limits.origins.includes(call.url.origin)) return { ok: false, kind: 'bad-request' }
  if (key.isRefused) return { ok: false, kind: 'auth' }
  const paused = breaker.refusal(Date.parse(now()))
  if (paused) return paused
  // At once, without waiting for the database in between: of two calls only one may try a provider that failed.
  breaker.begin()
  const spent = await spend(line, call)
  if (spent) breaker.withdraw()
  return spent
}

async function spend<T>({ db, limits, now }: Line, { credits = 1, leaves = 0, urgency }: OutboundCall<T>) {
  const isOthers = leaves > 0 && (await creditsLeft(db, limits, urgency, now())) < credits + leaves
  return isOthers ? ({ ok: false, kind: 'rate' } as const) : takeCredits(db, limits, credits, urgency, now())
}

export type Settled<T> = {
  readonly outcome: Outcome<T>
  /** How long to wait before the same is asked again; null when it should not be. */
  readonly againAfterMs: number | null
}

/** What follows from an answer for the calls that come after it. */
export async function settle<T>(
  line: Line,
  call: OutboundCall<T>,
  passed: Passed,
  outcome: Outcome<T>,
): Promise<Settled<T>> {
  if (passed.isKeyRefused && call.isTrialOfKey) {
    line.breaker.withdraw()
    return { outcome, againAfterMs: null }
  }
  if (outcome.ok || !SAYS_HOW_IT_FARES.has(outcome.kind)) {
    line.breaker.succeeded()
    return { outcome, againAfterMs: null }
  }
  await storeFailure(line.db, line.limits.name, outcome.kind, line.now())
  const againAfterMs = passed.isKeyRefused
    ? refuseKey(line)
    : outcome.kind === 'rate'
      ? leaveAlone(line, passed)
      : countFailure(line, passed, outcome)
  const until = line.breaker.pausedUntil(Date.parse(line.now()))
  return { outcome: until === null ? outcome : { ...outcome, retryAt: new Date(until).toISOString() }, againAfterMs }
}

/** The others are about what was asked for: the provider itself is well. */
const SAYS_HOW_IT_FARES: ReadonlySet<Failure['kind']> = new Set(['auth', 'rate', 'upstream', 'timeout'])

function refuseKey({ key, breaker, limits, log }: Line): null {
  key.isRefused = true
  breaker.withdraw()
  log.warn({ provider: limits.name }, 'the key is not accepted: this provider is not called again before a restart')
  return null
}

/** Until it said; until the next minute begins where it did not say. */
function leaveAlone({ breaker, now, limits, log }: Line, { retryAfter }: Passed): number | null {
  const at = Date.parse(now())
  const waitMs = Math.min(askedToWaitMs(retryAfter, at) ?? nextMinute(at) - at, LONGEST_PAUSE_MS)
  breaker.pause(at + waitMs, 'rate')
  if (retryAfter !== null && waitMs <= LONGEST_WAIT_MS) return waitMs + WAIT_SLACK_MS
  log.warn({ provider: limits.name, waitMs }, 'this provider asks to wait')
  return null
}

function countFailure({ breaker, now, limits, log, random }: Line, { isPassing }: Passed, { kind }: Failure) {
  const hasOpened = breaker.failed(Date.parse(now()), kind)
  if (hasOpened) log.warn({ provider: limits.name, kind }, 'this provider fails: it is left alone for a minute')
  return isPassing && !hasOpened ? RETRY_AFTER_MS * (1 + random()) : null
}

/** Retry-After is a number of seconds or a date. */
function askedToWaitMs(retryAfter: string | null, now: number): number | null {
  if (retryAfter === null) return null
  const waitMs = /^\d+$/.test(retryAfter.trim()) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now
  return Number.isFinite(waitMs) && waitMs >= 0 ? waitMs : null
}
