import { join } from 'node:path'
import { openTestApp, type TestApp, type Visitor } from './test-app.ts'

/** An answer: a character for each byte, and the status with those headers that say what it is. */
type Given = { readonly head: string; readonly body: string }

type Side = { readonly app: TestApp; readonly members: Map<string, Visitor> }

/** What was sent, and how the two answers differ around their first different character. */
type Difference = { readonly sent: string; readonly sqlite: string; readonly postgres: string }

/** One story told to the app on SQLite and to the app on PostgreSQL, request by request. */
export type BothEngines = {
  readonly apps: readonly [sqlite: TestApp, postgres: TestApp]
  /** What was answered differently since this was asked last. */
  differencesSince(): Difference[]
  setNow(instant: string): void
  /** Makes an account with the same id on both. */
  member(name: string): Promise<void>
  /** Sends a body as somebody, and waits for the critique and the claims that follow. @throws when both answer another status than meant */
  post(name: string, path: string, body: object, meant?: number): Promise<unknown>
  /** Reads an address as somebody. @returns what SQLite's app answered, a character for each byte */
  get(name: string, path: string): Promise<string>
  /** Does the same with both contexts. */
  each(work: (app: TestApp) => Promise<unknown>): Promise<void>
  close(): Promise<void>
}

/**
 * @param url an empty database
 * @param folder where each side has its data folder
 * @param besides takes from an answer what is not compared
 */
export async function openBothEngines(
  url: string,
  folder: string,
  environment: Record<string, string>,
  besides: (body: string) => string,
): Promise<BothEngines> {
  const sides = [
    await openSide({ ...environment, CANDOR_DATA: join(folder, 'sqlite') }),
    await openSide({ ...environment, CANDOR_DATA: join(folder, 'postgres'), DATABASE_URL: url }),
  ] as const
  const [sqlite, postgres] = sides
  let differences: Difference[] = []
  const compare = (sent: string, answers: readonly [string, string]): void => {
    const [one, other] = answers
    if (one !== other && besides(one) !== besides(other)) differences.push({ sent, ...excerpts(one, other) })
  }
  const each = <T>(work: (side: Side) => Promise<T>) => Promise.all([work(sqlite), work(postgres)])
  return {
    apps: [sqlite.app, postgres.app],
    differencesSince() {
      const found = differences
      differences = []
      return found
    },
    setNow: (instant) => {
      for (const { app } of sides) app.setNow(instant)
    },
    async member(name) {
      await each((side) => enter(side, name))
    },
    async post(name, path, body, meant = 201) {
      const [first, second] = await each(async ({ app, members }) => {
        const { status, json } = await of(members, name).send('POST', path, body)
        await app.critiquesDone()
        await app.context.claims.done()
        return { status, json }
      })
      if (first.status !== meant && second.status !== meant)
        throw new Error(`${path} ${shortened(body)} was answered ${first.status}: ${shortened(first.json)}`)
      compare(`${name} POST ${path} ${shortened(body)}`, [JSON.stringify(first), JSON.stringify(second)])
      return first.json
    },
    async get(name, path) {
      const [sqlite, postgres] = await each(({ app, members }) => read(app, of(members, name), path))
      compare(`${name} GET ${path}`, [sqlite.body, postgres.body])
      compare(`${name} GET ${path}: headers`, [sqlite.head, postgres.head])
      return sqlite.body
    },
    async each(work) {
      await each(({ app }) => work(app))
    },
    async close() {
      await each(({ app }) => app.close())
    },
  }
}

const openSide = async (environment: Record<string, string>): Promise<Side> => ({
  app: await openTestApp(environment),
  members: new Map(),
})

function of(members: ReadonlyMap<string, Visitor>, name: string): Visitor {
  const member = members.get(name)
  if (!member) throw new Error(`${name} has no account in this story.`)
  return member
}

/** The ids of accounts and sessions are random, and the hashes of a ledger cover its owner's: here they are told by the name. */
async function enter({ app, members }: Side, name: string): Promise<void> {
  const member = await app.member(name)
  const { db } = app.context
  const user = db.selectFrom('users').select('id').where('username', '=', name)
  const [userId, now] = [`user-${name}`, app.context.now()]
  const session = { id: `session-${name}`, userId, createdAt: now, updatedAt: NEVER_IDLE, expiresAt: NEVER_IDLE }
  await db.updateTable('sessions').set(session).where('userId', '=', user).execute()
  await db.updateTable('credentials').set({ userId }).where('userId', '=', user).execute()
  await db.updateTable('users').set({ id: userId, createdAt: now }).where('username', '=', name).execute()
  members.set(name, member)
}

async function read(app: TestApp, member: Visitor, path: string): Promise<Given> {
  const answer = await app.http.request(`http://localhost${path}`, { headers: { cookie: member.cookie() } })
  const told = ['content-type', 'content-disposition', 'candor-entries'].map((name) => answer.headers.get(name))
  const bytes = Buffer.from(await answer.arrayBuffer())
  return { head: JSON.stringify([answer.status, ...told]), body: bytes.toString('latin1') }
}

const shortened = (body: unknown): string => JSON.stringify(body).slice(0, MOST_TOLD)
const MOST_TOLD = 600

/** The clock of a story leaps over months, in which a session would end. */
const NEVER_IDLE = '2099-01-01T00:00:00.000Z'

const AROUND = 160

function excerpts(sqlite: string, postgres: string): Omit<Difference, 'sent'> {
  let at = 0
  while (at < sqlite.length && sqlite[at] === postgres[at]) at += 1
  const around = (text: string) => text.slice(Math.max(0, at - AROUND), at + AROUND)
  return { sqlite: around(sqlite), postgres: around(postgres) }
}
