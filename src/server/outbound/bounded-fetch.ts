/** A call that gave no usable answer. The message never repeats the other side's words. */
export class CallFailed extends Error {}

export type BoundedCall = {
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: URLSearchParams
  readonly timeoutMs?: number
}

/** `json` is undefined when the answer is not JSON. */
type BoundedAnswer = { readonly status: number; readonly json: unknown }

const TIMEOUT_MS = 8_000
const MAX_BYTES = 262_144

/**
 * Makes one call for JSON within limits of time and size. It follows no redirect and is not repeated.
 * @throws CallFailed when no whole answer came
 */
export async function boundedFetch(url: string, call: BoundedCall = {}): Promise<BoundedAnswer> {
  const { headers, timeoutMs = TIMEOUT_MS, ...request } = call
  try {
    const answer = await fetch(url, {
      ...request,
      headers: { accept: 'application/json', ...headers },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return { status: answer.status, json: parse(await readUpTo(answer, MAX_BYTES)) }
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError'
    throw new CallFailed(`${new URL(url).origin} ${isTimeout ? 'did not answer in time' : 'gave no usable answer'}.`)
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
