import { findAnswer, storeAnswer, storeUnknown } from './answer-store.ts'
import { creditsLeft } from './budget-store.ts'
import { makeCircuitBreaker } from './circuit-breaker.ts'
import { httpFetch, type OutboundRequest, type OutboundResponse, type Outcome } from './http-fetch.ts'
import { makeInFlight } from './in-flight.ts'
import { applyResponse, checkAllowed, type ProviderState } from './provider-state.ts'
import type { Urgency } from './urgency.ts'

export type OutboundCall<T> = {
  /** What is asked for, and with which arguments: two calls that agree in both are one call. Neither ever holds a key. */
  readonly op: string
  readonly args: Readonly<Record<string, string>>
  readonly url: URL
  readonly headers?: Readonly<Record<string, string>>
  /** What is posted. It may arrive twice: a try that failed in passing is repeated. */
  readonly body?: OutboundRequest['body']
  readonly urgency: Urgency
  /** Reads the answer. An answer that cannot be read (`upstream`) counts as a failure of the provider. */
  readonly read: (body: unknown) => Outcome<T>
  readonly answersWith?: OutboundRequest['answersWith']
  /** How many credits the call costs at this provider; 1 when left out. */
  readonly credits?: number
  /** The call does not go out unless this many credits remain for others after it. */
  readonly reserve?: number
  /** How long the answer is cached; when left out, it is not. */
  readonly cacheForMs?: number
  readonly maxBytes?: number
  /** The key is sent in a form that the provider may not know, so a refusal does not mean that the key is wrong. */
  readonly isTrialOfKey?: boolean
  /** Makes the request where a library does that. Budgets, pauses and retries hold for it too. */
  readonly pass?: (outboundRequest: OutboundRequest) => Promise<OutboundResponse>
  /** A caller whose signal aborts gets «timeout»; the request is cancelled when all its callers have left. */
  readonly signal?: AbortSignal
}

export type OutboundProvider = {
  /** Never queues, and never throws because of a provider: a call that cannot go out now fails now. */
  ask<T>(call: OutboundCall<T>): Promise<Outcome<T>>
  /** How many credits a call of this urgency could take now. */
  creditsLeft(urgency: Urgency): Promise<number>
  readonly limits: ProviderState['limits']
  pausedUntil(): string | null
}

const DATA_TIMEOUT_MS = 8_000
const MAX_BYTES = { json: 1024 * 1024, text: 1024 * 1024, image: 256 * 1024, bytes: 256 * 1024 } as const
const TRIES = 2

const LEFT = { ok: false, kind: 'timeout' } as const

export function makeOutboundProvider(given: Omit<ProviderState, 'breaker' | 'key'>): OutboundProvider {
  const state: ProviderState = { ...given, breaker: makeCircuitBreaker(), key: { isRefused: false } }
  const inFlight = makeInFlight()
  return {
    limits: state.limits,
    // The key holds the urgency: a background call that is refused must not refuse a person's call that joins it.
    ask: (call) =>
      inFlight.join(
        `${call.urgency} ${keyOf(state, call)}`,
        (signal) => askOrKnow(state, call, signal).catch(releaseOnError(state)),
        LEFT,
        call.signal,
      ),
    creditsLeft: (urgency) => creditsLeft(state.db, state.limits, urgency, state.now()),
    pausedUntil() {
      const until = state.breaker.pausedUntil(Date.parse(state.now()))
      return until === null ? null : new Date(until).toISOString()
    },
  }
}

/** An error of our own database tells nothing about the provider, so it must not keep the breaker from being tried again. */
const releaseOnError =
  ({ breaker }: ProviderState) =>
  (error: unknown): never => {
    breaker.withdraw()
    throw error
  }

async function askOrKnow<T>(state: ProviderState, call: OutboundCall<T>, signal: AbortSignal): Promise<Outcome<T>> {
  await state.tidy()
  const { cacheForMs } = call
  if (!cacheForMs) return (await askRepeatedly(state, call, signal)).outcome
  const key = keyOf(state, call)
  const cached = await findAnswer(state.db, key, state.now())
  if (cached) return cached.ok ? call.read(cached.data) : cached
  const { outcome, body } = await askRepeatedly(state, call, signal)
  if (outcome.ok) await storeAnswer(state.db, key, body, cacheForMs, state.now())
  else if (outcome.kind === 'not-found') await storeUnknown(state.db, key, state.now())
  return outcome
}

type Answer<T> = { readonly outcome: Outcome<T>; readonly body?: unknown }

async function askRepeatedly<T>(state: ProviderState, call: OutboundCall<T>, signal: AbortSignal): Promise<Answer<T>> {
  const refused = await checkAllowed(state, call)
  if (refused) return { outcome: refused }
  for (let tried = 1; ; tried += 1) {
    const { answer, againAfterMs } = await askOnce(state, call, signal)
    if (againAfterMs === null || tried >= TRIES) return answer
    await state.wait(againAfterMs, signal).catch(() => {})
    // When a second try is no longer allowed, the failure of the first stands.
    if (signal.aborted || (await checkAllowed(state, call))) return answer
  }
}

async function askOnce<T>(state: ProviderState, call: OutboundCall<T>, signal: AbortSignal) {
  const { url, headers = {}, body, answersWith = 'json', maxBytes = MAX_BYTES[answersWith], pass = httpFetch } = call
  const { wait } = state
  const response = await pass({ url, headers, body, answersWith, maxBytes, timeoutMs: DATA_TIMEOUT_MS, signal, wait })
  if (signal.aborted) {
    state.breaker.withdraw()
    return { answer: { outcome: LEFT }, againAfterMs: null }
  }
  const outcome = response.outcome.ok ? call.read(response.outcome.data) : response.outcome
  const settled = await applyResponse(state, call, response, outcome)
  return {
    answer: { outcome: settled.outcome, body: response.outcome.ok ? response.outcome.data : undefined },
    againAfterMs: settled.againAfterMs,
  }
}

function keyOf<T>({ limits }: ProviderState, { op, args }: OutboundCall<T>): string {
  const sorted = Object.entries(args).sort(([one], [other]) => (one < other ? -1 : 1))
  return `${limits.name}|${op}|${JSON.stringify(sorted)}`
}
