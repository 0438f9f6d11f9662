import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'

/** An answer that may be given many times: its text, with what was made of it when it was given first. */
export type StoredAnswer = {
  readonly type: string
  readonly text: string
  /** Of brotli, from 0 to 11. */
  readonly quality: number
  /** By which a browser that has it already is told so. Weak, for the same text goes out in several encodings. */
  tag: string | null
  readonly encoded: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>
}

type Encoding = 'br' | 'gzip'

/** Compressing less saves no round trip. */
const LEAST_COMPRESSED = 1024

export const storedAnswer = (text: string, type = 'application/json', quality = QUICK): StoredAnswer => ({
  type,
  text,
  quality,
  tag: null,
  encoded: new Map(),
})

/** What answers are made of, with those that were made of it: the same is added up, written and compressed once. */
type Source = { readonly answers: Map<string, StoredAnswer> }

/** An answer that is made of its source, and of nothing else that its name does not tell. */
export function answerOf<From extends Source>(
  source: From,
  name: string,
  view: (source: From) => object,
): StoredAnswer {
  const answer = source.answers.get(name) ?? storedAnswer(JSON.stringify(view(source)))
  source.answers.set(name, answer)
  return answer
}

/**
 * Gives an answer to a read: nothing but 304 to a browser that has it, else as small as it takes it, compressed once however
 * often it is given. A browser may keep it for its user, and asks each time whether it is still the same.
 */
export async function giveStored(c: Context, answer: StoredAnswer): Promise<Response> {
  answer.tag ??= `W/"${createHash('sha1').update(answer.text).digest('base64url')}"`
  c.header('cache-control', 'private, no-cache')
  c.header('vary', 'Accept-Encoding, Cookie')
  c.header('etag', answer.tag)
  if (hasIt(c.req.header('if-none-match'), answer.tag)) return c.body(null, 304)
  c.header('content-type', answer.type)
  const encoding = answer.text.length < LEAST_COMPRESSED ? null : encodingFor(c.req.header('accept-encoding') ?? '')
  if (!encoding) return c.body(answer.text)
  const bytes = answer.encoded.get(encoding) ?? COMPRESSORS[encoding](answer)
  answer.encoded.set(encoding, bytes)
  c.header('content-encoding', encoding)
  return c.body(await bytes)
}

/** The same for what is made anew for each request. */
export const giveJson = (c: Context, view: object): Promise<Response> =>
  giveStored(c, storedAnswer(JSON.stringify(view)))

const hasIt = (tags: string | undefined, tag: string): boolean =>
  tags?.split(',').some((given) => given.trim() === tag) ?? false

/** What is refused by a weight of nothing is not taken; a browser names both, and prefers neither. */
const encodingFor = (accepted: string): Encoding | null =>
  (['br', 'gzip'] as const).find((name) =>
    new RegExp(`(^|[\\s,])${name}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))\\b`).test(accepted),
  ) ?? null

/** Of brotli, where one more step would take longer than the network saves. */
const QUICK = 4
const COMPRESSORS: Readonly<Record<Encoding, (answer: StoredAnswer) => Promise<Uint8Array<ArrayBuffer>>>> = {
  br: async ({ text, quality }) => {
    const bytes = Buffer.from(text)
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    }
    return new Uint8Array(await promisify(brotliCompress)(bytes, { params }))
  },
  gzip: async ({ text }) => new Uint8Array(await promisify(gzip)(text)),
}
