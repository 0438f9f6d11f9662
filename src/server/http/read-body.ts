import type { Context } from 'hono'
import type { z } from 'zod'
import { type FieldError, Refusal } from './problem.ts'

/** How many bytes of a body are read at most, and the refusal of a larger one. */
export type BodyLimit = { readonly bytes: number; readonly refusal: Refusal }

/** More than a thesis of 5,000 characters needs, in any script. */
const OF_A_FORM: BodyLimit = {
  bytes: 64 * 1024,
  refusal: new Refusal({
    code: 'too-large',
    message: 'At most 64 KiB can be sent at once. Nothing was recorded; shorten the text and send it again.',
  }),
}

/** How long a form may take to arrive: one that takes longer comes over a stalled network, and must not hold up others. */
const LONGEST_WAIT_MS = 10_000
/** A file may come over a slow line. */
const LONGEST_WAIT_FOR_FILE_MS = 300_000

const tooSlow = (within: string) =>
  new Refusal({
    code: 'too-slow',
    message: `What you sent did not arrive within ${within}. Nothing was recorded; please try again.`,
  })

/** Waits until a form has arrived whole, so that a request holds nothing that others wait for meanwhile. @throws Refusal */
export async function awaitForm(c: Context): Promise<void> {
  if (isForm(c)) await inTime(c.req.arrayBuffer())
}

/** A journal is no form, however short: it goes to the disk as it arrives. */
const JOURNAL = '/api/import'

function isForm(c: Context): boolean {
  if (c.req.path === JOURNAL) return false
  const length = Number(c.req.header('content-length') ?? Number.NaN)
  return length >= 0 && length <= OF_A_FORM.bytes && IS_JSON.test(c.req.header('content-type') ?? '')
}

const CUT = new Refusal({
  code: 'malformed',
  message: 'What you sent did not arrive whole. Nothing was recorded; please send it again.',
})

/**
 * Reads a body whose sender may leave before it is whole. Node then says that it was aborted: nobody hears the answer, and nothing
 * failed here.
 * @throws Refusal
 */
export async function unlessCut<Value>(reading: Promise<Value>): Promise<Value> {
  try {
    return await reading
  } catch (error) {
    throw error instanceof Error && error.message === 'aborted' ? CUT : error
  }
}

/** Rejects after the time limit; what the reading gives after that is ignored. */
function inTime<Value>(reading: Promise<Value>, isFile = false): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, fail) => {
    timer = isFile
      ? setTimeout(() => fail(tooSlow('five minutes')), LONGEST_WAIT_FOR_FILE_MS)
      : setTimeout(() => fail(tooSlow('ten seconds')), LONGEST_WAIT_MS)
  })
  return Promise.race([unlessCut(reading), limit]).finally(() => clearTimeout(timer))
}

/** Exactly this type, and none that only begins like it. Parameters add nothing, because JSON is always UTF-8 (RFC 8259). */
export const IS_JSON = /^application\/json\s*(;|$)/i

/** Reads a JSON body through its schema. @throws Refusal that names every field that needs another value. */
export async function readBody<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
  limit = OF_A_FORM,
): Promise<z.output<Schema>> {
  if (!IS_JSON.test(c.req.header('content-type') ?? ''))
    throw new Refusal({ code: 'not-json', message: 'Send JSON, with the header content-type: application/json.' })
  const body = parse(await readText(c, limit))
  const read = schema.safeParse(body, { error: inWords })
  if (read.success && holdsNul(body)) throw WITH_NUL
  if (read.success) return read.data
  const errors = read.error.issues.flatMap(fieldErrors)
  throw new Refusal({
    code: 'invalid',
    message: errors.length === 1 ? (errors[0]?.message ?? '') : 'Some fields need another value. Nothing was recorded.',
    errors,
  })
}

const WITH_NUL = new Refusal({
  code: 'invalid',
  message: 'A text contains the character U+0000, which cannot be stored. Nothing was recorded; type it anew.',
})

/** Whether a text of a body has U+0000, which PostgreSQL stores nowhere. Passwords may: only their hashes are stored. */
function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, member]) => !/password$/i.test(name) && holdsNul(member))
}

function fieldErrors(issue: z.core.$ZodIssue): FieldError[] {
  const at = issue.path.map(String)
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      field: [...at, key].join('.'),
      message: `${key} is not a field of this request.`,
    }))
  return [{ field: at.join('.'), message: issue.message }]
}

/** The library's own sentences for a value of another type name types, and do not say what to do. A schema's own sentence stays. */
function inWords({ code, path = [], input, ...issue }: z.core.$ZodRawIssue): string | undefined {
  if (code !== 'invalid_type') return undefined
  if (path.length === 0) return 'Send a JSON object with the fields of this request. Nothing was recorded.'
  if (input === undefined) return 'This field is missing.'
  const expected = KINDS[String(issue.expected)]
  return expected && `Send ${expected} here.`
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

async function readText(c: Context, limit: BodyLimit): Promise<string> {
  const length = Number(c.req.header('content-length') ?? Number.NaN)
  if (length > limit.bytes) throw limit.refusal
  // The HTTP parser enforces a length that was declared; without one the bytes are counted as they arrive.
  const reading: Promise<ArrayBuffer | Uint8Array> = length >= 0 ? c.req.arrayBuffer() : readUpTo(c.req.raw.body, limit)
  const bytes = await inTime(reading, limit !== OF_A_FORM)
  // The session of a form is read once it has arrived. That of a long upload was read before, and may have ended meanwhile.
  if (!isForm(c)) await c.get('requireStillSignedIn')?.()
  return decode(bytes)
}

function decode(bytes: ArrayBuffer | Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Refusal({ code: 'malformed', message: 'This is not UTF-8 text. Nothing was recorded.' })
  }
}

async function readUpTo(body: ReadableStream<Uint8Array> | null, limit: BodyLimit): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > limit.bytes) throw limit.refusal
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal({ code: 'malformed', message: 'This is not valid JSON. Nothing was recorded.' })
  }
}
