/** Why a provider gave no data. Each kind has its own words on screen and its own handling. */
export type FailureKind =
  | 'auth'
  /** The key is valid, but its plan does not include what was asked for. */
  | 'plan'
  | 'quota'
  | 'rate'
  | 'not-found'
  | 'bad-request'
  /** The price is in another currency than USD. */
  | 'currency'
  | 'upstream'
  | 'timeout'

export type Failure = { readonly ok: false; readonly kind: FailureKind; readonly retryAt?: string }

export type Outcome<T> = { readonly ok: true; readonly data: T } | Failure

/** One request to a provider. */
export type OutboundRequest = {
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  /** What is posted; without it the request is a GET. */
  readonly body?: Uint8Array<ArrayBuffer> | undefined
  /** JSON is parsed, text stays as it is, an image becomes its bytes in base64, so that it can be stored as text, and bytes become hexadecimal. */
  readonly answersWith: 'json' | 'image' | 'text' | 'bytes'
  /** The largest answer that is read, in bytes after decompression. */
  readonly maxBytes: number
  readonly timeoutMs: number
  readonly signal: AbortSignal
  readonly wait: Wait
}

/** Resolves after `ms` milliseconds, and rejects when the signal aborts. */
export type Wait = (ms: number, signal?: AbortSignal) => Promise<void>

/** The outcome of one request, and what only the code that repeats requests needs to know. */
export type OutboundResponse = {
  readonly outcome: Outcome<unknown>
  /** The request itself was right, so it may be sent once more. */
  readonly isTransient: boolean
  /** The header Retry-After as it came. */
  readonly retryAfter: string | null
  readonly isKeyRefused: boolean
}

/**
 * Every call for data goes out through this function: with limits of time and size, without redirects, for JSON, text, an
 * image or bytes. The provider's own words never leave it, because they may repeat the key.
 */
export async function httpFetch(outboundRequest: OutboundRequest): Promise<OutboundResponse> {
  const limit = new AbortController()
  const answered = new AbortController()
  outboundRequest.wait(outboundRequest.timeoutMs, answered.signal).then(
    () => limit.abort(),
    () => {},
  )
  try {
    return await request(outboundRequest, AbortSignal.any([limit.signal, outboundRequest.signal]))
  } catch (error) {
    if (limit.signal.aborted || outboundRequest.signal.aborted) return failed('timeout')
    return { ...failed('upstream'), isTransient: !(error instanceof TooLarge) }
  } finally {
    answered.abort()
  }
}

async function request(
  { url, headers, body: posted, answersWith, maxBytes }: OutboundRequest,
  signal: AbortSignal,
): Promise<OutboundResponse> {
  const content = posted ? { method: 'POST', body: posted } : {}
  const accepted = { accept: ACCEPTED[answersWith], ...headers }
  const answer = await fetch(url, { ...content, headers: accepted, redirect: 'error', signal })
  const bytes = await readUpTo(answer, maxBytes)
  const body = READ[answersWith](bytes)
  // Twelve Data reports an error in the body whatever the status, so the body is read first.
  const status = statusInBody(body) ?? answer.status
  const outcome: Outcome<unknown> =
    status >= 400
      ? { ok: false, kind: kindOfStatus(status) }
      : body === undefined
        ? { ok: false, kind: 'upstream' }
        : { ok: true, data: body }
  return {
    outcome,
    isTransient: TRANSIENT.has(status),
    retryAfter: answer.headers.get('retry-after'),
    isKeyRefused: status === 401,
  }
}

const ACCEPTED = {
  json: 'application/json',
  text: 'text/plain',
  image: 'image/png, image/jpeg, image/webp',
  bytes: 'application/octet-stream',
} as const

const READ = {
  json: (bytes: Buffer) => parse(bytes.toString('utf8')),
  text: (bytes: Buffer) => bytes.toString('utf8'),
  image: (bytes: Buffer) => bytes.toString('base64'),
  bytes: (bytes: Buffer) => bytes.toString('hex'),
} as const

const failed = (kind: FailureKind): OutboundResponse => ({
  outcome: { ok: false, kind },
  isTransient: false,
  retryAfter: null,
  isKeyRefused: false,
})

/** The statuses of a gateway that cannot reach the provider for a moment. */
const TRANSIENT: ReadonlySet<number> = new Set([502, 503, 504])

class TooLarge extends Error {}

/** Counts a compressed answer as it is decompressed, so that a small one cannot become a large one. */
async function readUpTo(answer: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw new TooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function statusInBody(body: unknown): number | null {
  if (typeof body !== 'object' || body === null || !('status' in body) || body.status !== 'error') return null
  return 'code' in body && typeof body.code === 'number' ? body.code : 500
}

export function kindOfStatus(status: number): FailureKind {
  if (status === 401) return 'auth'
  if (status === 403) return 'plan'
  if (status === 404) return 'not-found'
  if (status === 429) return 'rate'
  return status >= 500 ? 'upstream' : 'bad-request'
}
