import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Engine, OpenDatabase } from '#server/database/open-database.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { readSchemaParts } from '#server/database/schema-parts.ts'
import { faultLine } from '#server/ledger/journal-report.ts'
import { verify } from '#server/ledger/verify.ts'
import type { Double } from '../doubles/double-server.ts'
import { type OpenAiScenario, startOpenAiDouble } from '../doubles/openai-double.ts'
import { readEvents } from '../support/event-stream.ts'
import { forgeJournal } from '../support/forged.ts'
import { type HttpMember, signUp } from '../support/http-member.ts'
import { type RunningCandor, startCandor } from '../support/running-candor.ts'
import { type Postgres, startOwnPostgres } from '../tools/postgres.ts'
import { createDatabase } from '../tools/test-database.ts'
import { printReport, sizeOf } from './report.ts'

/** Accounts that are erased while everything works for them at once, on either engine, and what is left of them. */

const ROUNDS = sizeOf({ short: 2, full: 50 })
const IMPORTED = sizeOf({ short: 300, full: 5_000 })

let postgres: Postgres
let model: Double<OpenAiScenario>
beforeAll(async () => {
  postgres = await startOwnPostgres()
  model = await startOpenAiDouble({ key: 'k' })
})
afterAll(async () => {
  await model.close()
  await postgres.stop()
})

/** The processes that share a journal: one on SQLite, two on PostgreSQL. */
async function start(engine: Engine): Promise<{ candors: RunningCandor[]; open: () => Promise<OpenDatabase> }> {
  const shared = {
    AI_API_KEY: 'k',
    AI_BASE_URL: `${model.url}/v1`,
    AI_BLIND: '0',
    AI_PER_DAY: '0',
    UPLOADS_PER_MINUTE: '0',
  }
  if (engine === 'sqlite') {
    const candor = await startCandor(shared)
    return { candors: [candor], open: () => openDatabase({ engine, folder: candor.folder }) }
  }
  const url = await createDatabase(postgres.url, 'candor_erased')
  const environment = { ...shared, DATABASE_URL: url, CANDOR_SECRET: 'a secret that both processes have been given' }
  const candors = [await startCandor(environment), await startCandor(environment)]
  return { candors, open: () => openDatabase({ engine, url }) }
}

test.each(['sqlite', 'postgres'] as const)(
  `on %s nothing is left of ${ROUNDS} accounts, and nobody notices`,
  async (engine) => {
    const { candors, open } = await start(engine)
    const [here, there = here] = candors
    if (!here || !there) throw new Error('No Candor has started.')
    const words: string[] = []
    const answered: Record<string, number> = {}
    try {
      const stays = await signUp(here, 'stays')
      for (let round = 0; round < ROUNDS; round += 1) words.push(...(await eraseAtWork(here, there, answered)))
      model.behave('ok')
      model.release()
      // A critique in each process comes after all that was under way.
      const asset = await stays.add()
      await stays.critiqued(asset.assetId)
      for (const candor of candors) expect(candor.errors()).toEqual([])
      expect(Object.keys(answered).filter((status) => Number(status) >= 500)).toEqual([])
      // After an erasure the file of SQLite is written anew at the next start.
      for (const candor of candors) await candor.restart()
      const database = await open()
      const left = await columnsWith(database, words)
      const { faults } = await verify(database)
      await database.db.destroy()
      await expect.poll(() => filesWith(candors, words), { timeout: 30_000 }).toEqual([])
      for (const candor of candors) expect(candor.errors()).toEqual([])
      printReport({
        name: `erased-while-working-${engine}`,
        n: 2 * ROUNDS,
        faults: Object.values(answered).reduce((sum, count) => sum + count, 0),
        figure: { columnsWithWords: left.length, broken: faults.length, answered: JSON.stringify(answered) },
        pass: left.length === 0 && faults.length === 0,
      })
      expect({ left, faults: faults.map((fault) => faultLine(fault)) }).toEqual({ left: [], faults: [] })
    } finally {
      await Promise.all(candors.map((candor) => candor.close()))
    }
  },
)

/** @returns words that only the erased accounts had written */
async function eraseAtWork(
  here: RunningCandor,
  there: RunningCandor,
  answered: Record<string, number>,
): Promise<readonly string[]> {
  const word = `gone${randomUUID().slice(0, 8)}`
  model.behave('held-mid-text')
  const member = await signUp(here, word)
  const importer = await signUp(here, `${word}i`)
  const elsewhere: HttpMember['send'] = (method, path, body) => sendTo(there, member, method, path, body)
  const thesis = `The margin of ${word} will grow by 8% before October.`
  await member.add({ thesis, companyName: `${word} Corporation` })
  // Its critique is being written, and waits.
  await model.held()
  const pages = [here, there].map(async ({ url }) =>
    readEvents(await fetch(`${url}/api/events`, { headers: { cookie: member.cookie } })),
  )
  const journal = forgeJournal((await member.send('GET', '/api/export?format=json')).text, ({ entries }) => {
    const [first] = entries
    for (let index = 0; index < IMPORTED; index += 1)
      entries.push({
        entry: {
          kind: 'principle-written',
          principleId: `${word}-${index}`,
          text: thesis,
          recordedAt: first?.entry.recordedAt,
        },
        ...{ hash: '', previousHash: '' },
      })
  })
  const work = [
    () => member.send('GET', `/api/journal?search=${word}`),
    () => elsewhere('GET', `/api/journal?search=${word}`),
    () => elsewhere('POST', '/api/assets/1/decisions', hold(thesis)),
    () => member.send('POST', '/api/principles', { principleId: randomUUID(), text: thesis }),
    () => member.send('POST', `/api/drafts/${randomUUID()}`, draft(thesis)),
    () => elsewhere('POST', '/api/assets/1/prices', { price: '130' }),
    () => elsewhere('GET', '/api/receipt'),
    () => elsewhere('POST', '/api/settings', { theme: 'dark' }),
  ].map(async (send) => {
    for (let status = 0; status !== 401; ) {
      status = (await send()).status
      answered[status] = (answered[status] ?? 0) + 1
    }
  })
  const importing = importer.send('POST', '/api/import', JSON.parse(journal))
  for (const [leaving, username] of [
    [importer, importer.username],
    [member, member.username],
  ] as const)
    expect((await leaving.send('POST', '/api/account/erasure', { username })).status).toBe(200)
  model.release()
  const { status } = await importing
  answered[status] = (answered[status] ?? 0) + 1
  await Promise.all(work)
  await Promise.all(pages)
  return [word]
}

const hold = (updatedThesis: string) => ({
  ...{ decisionId: randomUUID(), updateAction: 'Hold', updatedConfidenceLevel: 7, updatedThesis },
})
const draft = (thesis: string) => ({
  ...{ form: 'add-asset', assetId: null, fields: { thesis }, editedAt: new Date().toISOString(), basedOn: null },
})

async function sendTo({ url }: RunningCandor, { cookie }: HttpMember, method: string, path: string, body?: unknown) {
  const headers = { cookie, origin: url, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
  const answer = await fetch(`${url}${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: answer.status, text: await answer.text(), json: null, retryAfter: null }
}

/** The columns of the database in which one of these words stands. */
async function columnsWith({ db, engine }: OpenDatabase, words: readonly string[]): Promise<string[]> {
  const columns = (await readSchemaParts(db, engine)).filter(
    ({ kind, table }) => kind === 'column' && !table.startsWith('kysely_'),
  )
  const found: string[] = []
  for (const { table, name } of columns)
    for (const word of words) {
      const { rows } =
        await sql`select 1 from ${sql.table(table)} where lower(cast(${sql.ref(name)} as text)) like ${`%${word}%`}`.execute(
          db,
        )
      if (rows.length > 0) found.push(`${table}.${name}`)
    }
  return found
}

/** The files of the data folders in which one of these words stands. Backups from before keep what they hold. */
async function filesWith(candors: readonly RunningCandor[], words: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const { folder } of candors)
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || entry.parentPath.includes('backups')) continue
      const bytes = await readFile(join(entry.parentPath, entry.name))
      if (words.some((word) => bytes.includes(word))) found.push(entry.name)
    }
  return found
}
