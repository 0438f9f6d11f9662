import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabasePlace, OpenDatabase } from '#server/database/open-database.ts'
import { openExisting } from '#server/database/open-existing.ts'
import { type HttpMember, signUp } from '../support/http-member.ts'
import { type Ran, runCommand } from '../support/journal-command.ts'
import { type RunningCandor, startCandor } from '../support/running-candor.ts'
import { seeded } from '../support/seeded.ts'
import { makeWriter, type Writer } from '../support/writers.ts'
import { type Postgres, startPostgres } from '../tools/postgres.ts'
import { createDatabase } from '../tools/test-database.ts'
import { printReport, sizeOf } from './report.ts'

const ROUNDS = sizeOf({ short: 1, full: 20 })
const PEOPLE = 4
const WRITERS = 32

let postgres: Postgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

test.each(['sqlite', 'postgres'] as const)(
  `%s: ${ROUNDS} times verify and rebuild beside ${WRITERS} writers report nothing false and open no number twice`,
  async (engine) => {
    const url = engine === 'postgres' ? await createDatabase(postgres.url, 'candor_beside_writers') : ''
    const candor = await startCandor(engine === 'postgres' ? { DATABASE_URL: url } : {})
    const settings = { CANDOR_DATA: candor.folder, DATABASE_URL: url }
    const place: DatabasePlace = engine === 'postgres' ? { engine, url } : { engine, folder: candor.folder }
    const database = await openExisting(place, 'write')
    try {
      const { writers, falseFaults, mended } = await runRounds(candor, database, settings)
      const sum = (count: (writer: Writer) => number) => writers.reduce((total, writer) => total + count(writer), 0)
      const recorded = sum(({ sent }) => sent.length)
      const sentAgain = sum((writer) => writer.sentAgain())
      const doubles = await countDoubleOpenings(database)
      const kept = await countDecisions(database)
      printReport({
        name: 'verify-beside-writers',
        n: ROUNDS,
        faults: ROUNDS,
        figure: {
          engine,
          decisions: recorded,
          sentAgain,
          falseFaults: falseFaults.length,
          mended,
          doubleNumbers: doubles,
        },
        pass: falseFaults.length === 0 && doubles === 0 && mended === ROUNDS && kept === recorded + 2,
      })
      expect({ falseFaults, doubles, mended, kept }).toEqual({
        falseFaults: [],
        doubles: 0,
        mended: ROUNDS,
        kept: recorded + 2,
      })
      // Each 503 is logged, so where nobody was told to send again there is no error at all.
      if (sentAgain === 0) expect(candor.errors()).toEqual([])
    } finally {
      await database.db.destroy()
      await candor.close()
    }
  },
)

type Rounds = { readonly writers: readonly Writer[]; readonly falseFaults: string[]; readonly mended: number }

async function runRounds(
  candor: RunningCandor,
  database: OpenDatabase,
  settings: Record<string, string>,
): Promise<Rounds> {
  const members = await Promise.all(Array.from({ length: PEOPLE }, (_, index) => signUp(candor, `person-${index}`)))
  const writers = Array.from({ length: WRITERS }, (_, index) =>
    makeWriter(memberOf(members, index), `W${index}`, seeded(index)),
  )
  const resting = await signUp(candor, 'rests')
  for (const ticker of ['AAPL', 'MSFT']) await resting.add({ ticker })
  const falseFaults: string[] = []
  let mended = 0
  const expectWhole = ({ code, said }: Ran) => {
    if (code !== 0) falseFaults.push(said)
  }
  for (let round = 1; round <= ROUNDS; round += 1) {
    let isWanted = true
    const writing = Promise.allSettled(writers.map((writer) => writer.writeWhile(() => isWanted)))
    // Everything runs beside the writers, and two commands beside each other.
    const [verified, rebuilt] = await Promise.all([runCommand('verify', settings), runCommand('rebuild', settings)])
    expectWhole(verified)
    expectWhole(rebuilt)
    await spoilRows(database, resting)
    if (isOnlyOfRows(await runCommand('rebuild', settings))) mended += 1
    expectWhole(await runCommand('verify', settings))
    isWanted = false
    for (const outcome of await writing) if (outcome.status === 'rejected') throw outcome.reason
  }
  expectWhole(await runCommand('verify', settings))
  return { writers, falseFaults, mended }
}

/** Changes what no decision looks at in rows of everybody for whom somebody writes, and takes all of one who rests. */
async function spoilRows({ db }: OpenDatabase, resting: HttpMember): Promise<void> {
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('displayUsername', '=', resting.username)
    .executeTakeFirstOrThrow()
  await db.deleteFrom('assets').where('user_id', '=', id).execute()
  await db.updateTable('assets').set({ opened_on: 'spoiled' }).where(sql`asset_id % 3`, '=', 0).execute()
}

/** What was spoiled is found and put right, and nothing else is found. */
const isOnlyOfRows = ({ code, said }: Ran): boolean => {
  const found = said.split('\n').filter((line) => line.startsWith('  user '))
  const isOf = (kind: string) => found.filter((line) => line.includes(`, ${kind}: `)).length
  return (
    code === 1 &&
    isOf('asset-row-removed') === 2 &&
    isOf('asset-row-removed') + isOf('asset-row-changed') === found.length
  )
}

async function countDoubleOpenings({ db }: OpenDatabase): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select user_id, asset_id from entries
      where kind = 'decision-recorded' and body like '%"asset":{%'
      group by user_id, asset_id having count(*) > 1
    ) as doubles`.execute(db)
  return rows[0]?.count ?? 0
}

async function countDecisions({ db }: OpenDatabase): Promise<number> {
  const rows = await db.selectFrom('entries').select('decision_id').where('decision_id', 'is not', null).execute()
  return new Set(rows.map(({ decision_id }) => decision_id)).size
}

function memberOf(members: readonly HttpMember[], index: number): HttpMember {
  const member = members[index % members.length]
  if (!member) throw new Error('Nobody signed up.')
  return member
}
