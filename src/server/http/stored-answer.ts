import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'
import type { Context } from 'hono'

/** An answer that may be sent many times: what it says, and what is computed from it when it is first sent. */
export type StoredAnswer = {
  readonly type: string
  /** Its text, or that in UTF-8. */
  readonly body: Body
  /** The quality of brotli, from 0 to 11. */
  readonly quality: number
  /** The ETag, null until the answer is first sent. It is weak, because the same text is sent in several encodings. */
  tag: string | null
  readonly encoded: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>
}

type Body = string | Uint8Array<ArrayBuffer>

type Encoding = 'zstd' | 'br' | 'gzip'

/** Below this many characters or bytes, compression saves no round trip. */
const LEAST_COMPRESSED = 1024

export const storedAnswer = (body: Body, type = 'application/json', quality = QUICK): StoredAnswer => ({
  type,
  body,
  quality,
  tag: null,
  encoded: new Map(),
})

export const textOf = ({ body }: StoredAnswer): string =>
  typeof body === 'string' ? body : Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString()

/** Data with the answers that were made from it, so that each is computed, serialized and compressed once. */
type Source = { readonly answers: Map<string, StoredAnswer> }

/** The answer of this name. It must depend on nothing but its source and its name. */
export const answerOf = <From extends Source>(
  source: From,
  name: string,
  view: (source: From) => object,
): StoredAnswer => writtenAnswerOf(source, name, () => JSON.stringify(view(source)))

/** The same where parts of the JSON are kept as text, because they stay the same from one answer to the next. */
export function writtenAnswerOf<From extends Source>(
  source: From,
  name: string,
  write: (source: From) => string,
): StoredAnswer {
  const answer = source.answers.get(name) ?? storedAnswer(write(source))
  source.answers.set(name, answer)
  return answer
}

/**
 * Sends an answer to a read: only 304 to a browser that has it already, else the best encoding that the reader accepts,
 * compressed once however often it is sent. A browser may store it for its user, and must ask each time whether it is current.
 */
export async function giveStored(c: Context, answer: StoredAnswer): Promise<Response> {
  const tag = tagOf(answer)
  c.header('cache-control', 'private, no-cache')
  c.header('vary', 'Accept-Encoding, Cookie')
  c.header('etag', tag)
  if (hasIt(c.req.header('if-none-match'), tag)) return c.body(null, 304)
  c.header('content-type', answer.type)
  const encoding =
    answer.body.length < LEAST_COMPRESSED ? null : encodingFor(answer, c.req.header('accept-encoding') ?? '')
  if (!encoding) return c.body(answer.body)
  c.header('content-encoding', encoding)
  return c.body(await bytesOf(answer, encoding))
}

/** An answer as it is sent, for whoever stores it. */
export async function encodedAnswer(answer: StoredAnswer, encoding: Encoding) {
  // Once for both: of a long Mirror it takes longer than compressing.
  const utf8 = typeof answer.body === 'string' ? Buffer.from(answer.body) : answer.body
  return { tag: tagOf(answer, utf8), bytes: await bytesOf(answer, encoding, utf8) }
}

function tagOf(answer: StoredAnswer, body: Body = answer.body): string {
  answer.tag ??= `W/"${createHash('sha1').update(body).digest('base64url')}"`
  return answer.tag
}

function bytesOf(answer: StoredAnswer, encoding: Encoding, body: Body = answer.body): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = answer.encoded.get(encoding) ?? COMPRESSORS[encoding](body, answer.quality)
  answer.encoded.set(encoding, bytes)
  return bytes
}

/** As `giveStored`, for an answer that is made anew for each request. */
export const giveJson = (c: Context, view: object): Promise<Response> =>
  giveStored(c, storedAnswer(JSON.stringify(view)))

const hasIt = (tags: string | undefined, tag: string): boolean =>
  tags?.split(',').some((given) => given.trim() === tag) ?? false

/** The first encoding that is accepted: one with a weight of 0 is not. Browsers accept all of them and prefer none. */
const encodingFor = (answer: StoredAnswer, accepted: string): Encoding | null =>
  preferredFor(answer).find((name) =>
    new RegExp(`(^|[\\s,])${name}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))\\b`).test(accepted),
  ) ?? null

/**
 * Zstandard takes less than a third of the time of quick brotli for about the same size. Only brotli that is there already costs less,
 * and brotli that takes its time is smaller.
 */
const preferredFor = ({ quality, encoded }: StoredAnswer): readonly Encoding[] =>
  quality === QUICK && !encoded.has('br') ? ['zstd', 'br', 'gzip'] : ['br', 'gzip']

/** The quality of brotli beyond which compressing takes longer than the network saves. */
const QUICK = 4
const COMPRESSORS: Readonly<Record<Encoding, (body: Body, quality: number) => Promise<Uint8Array<ArrayBuffer>>>> = {
  br: async (body, quality) => {
    const bytes = typeof body === 'string' ? Buffer.from(body) : body
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    }
    return new Uint8Array(await promisify(brotliCompress)(bytes, { params }))
  },
  zstd: async (body) => new Uint8Array(await promisify(zstdCompress)(body)),
  gzip: async (body) => new Uint8Array(await promisify(gzip)(body)),
}
