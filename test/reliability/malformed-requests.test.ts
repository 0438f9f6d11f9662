import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ProblemView } from '#contract/problems.ts'
import { openApi } from '#server/api-description/openapi.ts'
import { verify } from '#server/ledger/verify.ts'
import { buyIbm } from '../support/buy-ibm.ts'
import { type Described, type FuzzedRequest, fuzzedRequest } from '../support/fuzzed-requests.ts'
import { seeded } from '../support/seeded.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { type Postgres, startOwnPostgres } from '../tools/postgres.ts'
import { createDatabase, dropDatabase } from '../tools/test-database.ts'
import { printReport, sizeOf } from './report.ts'

/** For each engine. */
const REQUESTS = sizeOf({ short: 500, full: 10_000 })
/** Nothing that is asked here takes a tenth of it; what hangs takes longer. */
const HANGS_AFTER_MS = 20_000
const NAME = `candor_fuzzed_${randomBytes(4).toString('hex')}`

/** Limits that would answer most of it with 429, before anything is read. */
const UNLIMITED = Object.fromEntries(
  ['SEARCHES_PER_MINUTE', 'PRICES_PER_MINUTE', 'CRITIQUES_PER_MINUTE', 'UPLOADS_PER_MINUTE', 'EVENT_STREAMS']
    .concat(['SIGN_UPS_PER_HOUR', 'SIGN_IN_TRIES'])
    .map((name) => [name, '0']),
)

let postgres: Postgres
beforeAll(async () => {
  postgres = await startOwnPostgres()
})
afterAll(() => postgres.stop())

/** What was answered otherwise than it has to be. */
type Fault = { readonly fault: string; readonly request: string; readonly answer: string }

test.each([
  ['sqlite', 12],
  ['postgres', 13],
] as const)(
  '%s: requests that are malformed in every way are answered, and refused in our words',
  async (engine, seed) => {
    const url = engine === 'postgres' ? await createDatabase(postgres.url, NAME) : null
    const app = await openTestApp({ ...UNLIMITED, ...(url && { DATABASE_URL: url }) })
    const described = (await openApi()) as unknown as Described
    const chance = seeded(seed)
    const signIn = await memberOf(app)
    let cookie = await signIn()
    const faults: Fault[] = []
    const statuses = new Map<number, number>()
    for (let n = 0; n < REQUESTS; n += 1) {
      const isSignedIn = chance.next() < 0.8
      const request = fuzzedRequest(described, chance)
      const { status, fault, text } = await ask(app, request, isSignedIn ? cookie : '')
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (fault) faults.push({ fault, request: shown(request), answer: text.slice(0, 300) })
      // Signed out everywhere, or erased: what comes next is somebody's again.
      if (isSignedIn && status < 300 && request.method !== 'get') cookie = await signIn()
    }
    await app.critiquesDone()
    const { faults: found } = await verify(app.context)
    const counted = (from: number) =>
      [...statuses].reduce((sum, [code, n]) => sum + (code >= from && code < from + 100 ? n : 0), 0)
    printReport({
      name: `malformed-requests-${engine}`,
      n: REQUESTS,
      faults: counted(400),
      figure: { done: counted(200), refused: counted(400), failed: counted(500), notAsItHasToBe: faults.length },
      pass: faults.length === 0 && found.length === 0,
    })
    await app.close()
    if (url) await dropDatabase(postgres.url, NAME)
    expect({ faults, found }).toEqual({ faults: [], found: [] })
    // A run that is refused at the door has tried nothing.
    expect(counted(200)).toBeGreaterThan(REQUESTS / 20)
  },
)

/** Somebody with an asset on each list. @returns how to sign them in without a password, which would cost most of the time */
async function memberOf(app: TestApp): Promise<() => Promise<string>> {
  const member = await app.member('is.fuzzed')
  for (const changed of [{}, { ticker: 'MSFT', watchOrBuy: 'Watch' }, { ticker: 'AAPL' }])
    expect((await member.send('POST', '/api/assets', buyIbm(changed))).status).toBe(201)
  await member.send('POST', '/api/principles', { principleId: PRINCIPLE, text: 'Wait a day.' })
  const find = () => app.context.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const { id: userId } = await find()
  return async () => {
    const answer = await (await app.context.auth()).signInUser({ userId })
    return answer.headers
      .getSetCookie()
      .map((set) => set.split(';')[0])
      .join('; ')
  }
}
const PRINCIPLE = '00000000-0000-4000-8000-000000000001'

async function ask(app: TestApp, sent: FuzzedRequest, cookie: string) {
  const headers = { ...(cookie && { cookie }), ...sent.headers }
  const request = new Request(`http://localhost${sent.path}`, {
    method: sent.method.toUpperCase(),
    headers,
    ...(sent.body !== null && sent.method !== 'get' && { body: Buffer.from(sent.body) }),
  })
  const { promise: hangs, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(() => resolve(null), HANGS_AFTER_MS)
  const answered = Promise.resolve(app.http.request(request)).then(async (answer) => ({
    answer,
    text: await textOf(answer),
  }))
  const outcome = await Promise.race([answered, hangs])
  clearTimeout(timer)
  if (outcome === null) return { status: 0, fault: 'it hangs', text: '' }
  const { answer, text } = outcome
  return { status: answer.status, fault: faultOf(answer, text, request), text }
}

/** A stream of events ends with whoever listens to it; an answer may be compressed where the request allows it. */
async function textOf(answer: Response): Promise<string> {
  const decompress = DECOMPRESS[answer.headers.get('content-encoding') ?? '']
  if (decompress) return decompress(Buffer.from(await answer.arrayBuffer())).toString('utf8')
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) return answer.text()
  await answer.body?.cancel()
  return ''
}

const DECOMPRESS: Readonly<Record<string, ((bytes: Buffer) => Buffer) | undefined>> = {
  br: (bytes) => brotliDecompressSync(bytes),
  gzip: (bytes) => gunzipSync(bytes),
  zstd: (bytes) => zstdDecompressSync(bytes),
}

function faultOf({ status, headers }: Response, text: string, { method, url }: Request): string | null {
  if (status >= 500) return `it is answered ${status}`
  const type = headers.get('content-type') ?? ''
  if (/at .*\.(ts|js):\d+|node_modules|SQLITE_|syntax error at/.test(text)) return 'it tells how it is made'
  if (status < 400) return type.includes('json') && text !== '' && !isJson(text) ? 'it is no JSON' : null
  if (method === 'HEAD') return null
  // An address that leads out of the API is for the pages, which are not served here.
  if (!new URL(url).pathname.startsWith('/api')) return null
  if (type !== 'application/problem+json') return `a refusal is ${type}`
  const problem = ProblemView.safeParse(isJson(text) ? JSON.parse(text) : null)
  if (!problem.success || problem.data.status !== status || problem.data.detail === '')
    return 'a refusal has another form'
  return null
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const shown = ({ method, path, headers, body }: FuzzedRequest): string =>
  `${method} ${path.slice(0, 300)} ${JSON.stringify(headers).slice(0, 300)} ${String(body).slice(0, 500)}`
