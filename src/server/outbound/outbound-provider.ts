import { findAnswer, storeAnswer, storeUnknown } from './answer-store.ts'
import { creditsLeft } from './budget-store.ts'
import { makeCircuitBreaker } from './circuit-breaker.ts'
import { httpFetch, type OutboundRequest, type OutboundResponse, type Outcome } from './http-fetch.ts'
import { makeInFlight } from './in-flight.ts'
import { applyResponse, checkAllowed, type ProviderState } from './provider-state.ts'
import type { Urgency } from './urgency.ts'

export type OutboundCall<T> = {
  /** What is asked, and of what: two calls that agree in both are one call. Never holds a key. */
  readonly op: string
  readonly args: Readonly<Record<string, string>>
  readonly url: URL
  readonly headers?: Readonly<Record<string, string>>
  /** What is posted. It may arrive twice: a try that failed in passing is repeated. */
  readonly body?: OutboundRequest['body']
  readonly urgency: Urgency
  /** What the answer means. One that cannot be read (`upstream`) counts as a failure of the provider. */
  readonly read: (body: unknown) => Outcome<T>
  readonly answersWith?: OutboundRequest['answersWith']
  /** What the call costs at this provider. */
  readonly credits?: number
  /** So many credits of the minute and the day stay for others: without them this call does not go out. */
  readonly reserve?: number
  /** How long the answer is as good as a new one; left out, it is never kept. */
  readonly cacheForMs?: number
  readonly maxBytes?: number
  /** The key is shown in a form that the provider may not know: its refusal says nothing about whether the key is good. */
  readonly isTrialOfKey?: boolean
  /** How the request is made where a library makes it; budget, pauses and retries hold there too. */
  readonly pass?: (outboundRequest: OutboundRequest) => Promise<OutboundResponse>
  /** A caller whose signal aborts gets «timeout»; when all callers have gone, the request is broken off. */
  readonly signal?: AbortSignal
}

export type OutboundProvider = {
  /** Never queues, and throws for nothing that a provider does: what cannot be asked now fails now. */
  ask<T>(call: OutboundCall<T>): Promise<Outcome<T>>
  /** How many credits a call could take now. */
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
    // A background call that may not go out must not refuse a person who joins it, so the two are told apart.
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

/** Our own database failed: that says nothing of the provider, and must not keep it shut. */
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
    // Where a second try is not allowed any more, the reason of the first stands.
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
