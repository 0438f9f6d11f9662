/** Why a provider gave nothing. Each asks for other words and for another behaviour. */
export type FailureKind = 'auth' | 'quota' | 'rate' | 'not-found' | 'bad-request' | 'upstream' | 'timeout'

export type Outcome<T> = { readonly ok: true; readonly data: T } | { readonly ok: false; readonly kind: FailureKind }

export type Call = {
  readonly url: URL
  readonly headers?: Record<string, string>
  readonly timeoutMs?: number
  /** The largest answer that is read, in bytes. */
  readonly maxBytes?: number
}

const DATA_TIMEOUT_MS = 8_000
const MAX_DATA_BYTES = 1_048_576
const TRIES = 2
const RETRY_AFTER_MS = 300

/**
 * The one way out for every call that gets data: a time limit, a size limit, no redirects, JSON or nothing, and the only
 * place that tries again. The provider's own words never leave here, because they may repeat the key.
 */
export async function getJson(call: Call): Promise<Outcome<unknown>> {
  for (let tried = 1; ; tried += 1) {
    const outcome = await attempt(call)
    if (outcome.ok || outcome.kind !== 'upstream' || tried >= TRIES) return outcome
    await pause(RETRY_AFTER_MS)
  }
}

async function attempt({
  url,
  headers = {},
  timeoutMs = DATA_TIMEOUT_MS,
  maxBytes = MAX_DATA_BYTES,
}: Call): Promise<Outcome<unknown>> {
  try {
    const answer = await fetch(url, {
      headers: { accept: 'application/json', ...headers },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const said = parse(await readUpTo(answer, maxBytes))
    // Twelve Data says «error» in the body whatever the status, so the body comes first.
    const status = statusInBody(said) ?? answer.status
    if (status >= 400) return { ok: false, kind: kindOfStatus(status) }
    return said === undefined ? { ok: false, kind: 'upstream' } : { ok: true, data: said }
  } catch (error) {
    return { ok: false, kind: error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'upstream' }
  }
}

async function readUpTo(answer: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw new Error('The answer is larger than it may be.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function statusInBody(said: unknown): number | null {
  if (typeof said !== 'object' || said === null || !('status' in said) || said.status !== 'error') return null
  return 'code' in said && typeof said.code === 'number' ? said.code : 500
}

function kindOfStatus(status: number): FailureKind {
  if (status === 401 || status === 403) return 'auth'
  if (status === 404) return 'not-found'
  if (status === 429) return 'rate'
  return status >= 500 ? 'upstream' : 'bad-request'
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
