import { randomUUID } from 'node:crypto'
import { type DestinationStream, pino } from 'pino'
import type { PasswordCost } from '#server/accounts/password-hash.ts'
import { makeApp } from '#server/app.ts'
import type { AppContext } from '#server/app-context.ts'
import { type Config, readConfig } from '#server/config/config.ts'
import { createAppContext } from '#server/create-app-context.ts'
import { requireDescribed } from './described-answers.ts'
import { TEST_PASSWORD_COST } from './test-password-cost.ts'
import { until } from './until.ts'

/** The origin of all requests in these tests. */
const ORIGIN = 'http://localhost'

export type Answered = { readonly status: number; readonly headers: Headers; readonly json: unknown }

/** A person with a cookie jar who sends requests to the app. An answer that the API's description does not list fails the test. */
export type Visitor = {
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answered>
  signUp(username?: string): Promise<void>
  /** The value of the cookie header. */
  cookie(): string
}

export type TestApp = {
  visitor(): Visitor
  /** A visitor with an account of their own. */
  member(username?: string): Promise<Visitor>
  readonly http: ReturnType<typeof makeApp>
  readonly context: AppContext
  /** Stops the context's clock at an instant. Before, it is the machine's clock. */
  setNow(instant: string): void
  /** Every line that was logged. */
  readonly logged: string[]
  /** A visitor of the same context with other settings or another clock. */
  visitorBesides(environment: Record<string, string>, changed?: Pick<AppContext, 'now'>): Visitor
  /** Resolves once no critique is pending. */
  critiquesDone(): Promise<void>
  close(): Promise<void>
}

/** The real app with the given environment, in memory unless that names a folder. It reaches only services in the environment. */
export async function openTestApp(
  environment: Record<string, string> = {},
  passwordCost = TEST_PASSWORD_COST,
  builtIn?: Parameters<typeof createAppContext>[3],
): Promise<TestApp> {
  const configOf = (given: Record<string, string>) => readTestConfig(given, passwordCost)
  const logged: string[] = []
  const destination: DestinationStream = { write: (line) => void logged.push(line) }
  let stoppedAt: string | null = null
  const clock = () => stoppedAt ?? new Date().toISOString()
  const log = pino({ level: 'info' }, destination)
  const { context, close } = await createAppContext(configOf(environment), log, clock, builtIn)
  const app = makeApp(context, null)
  const visitor = () => makeVisitor(app)
  return {
    http: app,
    context,
    setNow(instant) {
      stoppedAt = instant
    },
    logged,
    visitor,
    close,
    visitorBesides: (other, changed) => makeVisitor(makeApp({ ...context, ...changed, config: configOf(other) }, null)),
    async member(username = `u-${randomUUID().slice(0, 8)}`) {
      const member = visitor()
      await member.signUp(username)
      return member
    },
    async critiquesDone() {
      const waiting = () => context.db.selectFrom('critique_jobs').select('decision_id').execute()
      await until('every critique', waiting, (jobs) => jobs.length === 0)
    },
  }
}

function readTestConfig(environment: Record<string, string>, passwordCost: PasswordCost): Config {
  const config = readConfig({ SEC_BASE_URL: 'http://127.0.0.1:9', ...environment })
  const access = { ...config.access, passwordCost }
  return { ...config, access, dataFolder: environment.CANDOR_DATA ?? null }
}

function makeVisitor(app: ReturnType<typeof makeApp>): Visitor {
  const jar = new Map<string, string>()
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const send: Visitor['send'] = async (method, path, body, headers = {}) => {
    const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body)
    const answer = await app.request(`${ORIGIN}${path}`, {
      method,
      headers: {
        ...(method === 'GET' ? {} : { origin: ORIGIN }),
        // As browsers and programs do, which declare how long a form is.
        ...(text === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
        ...(jar.size > 0 ? { cookie: cookie() } : {}),
        ...headers,
      },
      ...(text === undefined ? {} : { body: text }),
    })
    for (const set of answer.headers.getSetCookie()) keep(jar, set)
    const received = await answer.text()
    const answered = { status: answer.status, headers: answer.headers, json: received && JSON.parse(received) }
    requireDescribed(method, path, answered)
    return answered
  }
  return {
    send,
    cookie,
    async signUp(username = 'alice') {
      const answer = await send('POST', '/api/accounts', { username, password: 'lanterns' })
      if (answer.status !== 201) throw new Error(`Signing up failed: ${JSON.stringify(answer.json)}`)
    },
  }
}

/** Stores a cookie in the jar, or deletes it if its Max-Age is 0. */
function keep(jar: Map<string, string>, set: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
  if (/; Max-Age=0(;|$)/i.test(set)) jar.delete(name)
  else jar.set(name, value)
}
