import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runBackupCommand } from '#server/commands/backup-command.ts'
import type { DatabasePlace } from '#server/database/open-database.ts'
import { openExisting } from '#server/database/open-existing.ts'
import { signUp } from '../support/http-member.ts'
import { type Ran, runCommand } from '../support/journal-command.ts'
import { startCandor } from '../support/running-candor.ts'
import { seeded } from '../support/seeded.ts'
import { makeWriter, type Writer } from '../support/writers.ts'
import { type Postgres, startPostgres } from '../tools/postgres.ts'
import { createDatabase, dropDatabase } from '../tools/test-database.ts'
import { printReport, sizeOf } from './report.ts'

const BACKUPS = sizeOf({ short: 2, full: 100 })
/** Each journal is backed up so many times: one that grew all the while would make each backup slower than the last. */
const OF_A_JOURNAL = 10
const FLIPS = sizeOf({ short: 5, full: 1_000 })
const WRITERS = 8

let postgres: Postgres
let folder: string
beforeAll(async () => {
  postgres = await startPostgres()
  folder = mkdtempSync(join(tmpdir(), 'candor-backups-'))
})
afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true })
})

test.each(['sqlite', 'postgres'] as const)(
  `%s: ${BACKUPS} backups taken beside ${WRITERS} writers restore, verify and have all that was acknowledged before them`,
  async (engine) => {
    const failed: string[] = []
    let [taken, lost, acknowledged, sentAgain] = [0, 0, 0, 0]
    for (; taken < BACKUPS; taken += OF_A_JOURNAL) {
      const seen = await backUpJournal(engine, Math.min(OF_A_JOURNAL, BACKUPS - taken))
      failed.push(...seen.failed)
      lost += seen.lost
      acknowledged += seen.acknowledged
      sentAgain += seen.sentAgain
    }
    printReport({
      name: 'backup-under-load',
      n: BACKUPS,
      faults: 0,
      figure: { engine, acknowledged, sentAgain, restored: BACKUPS - failed.length, lost },
      pass: failed.length === 0 && lost === 0,
    })
    expect({ failed, lost }).toEqual({ failed: [], lost: 0 })
  },
)

/** Begins a journal and backs it up so many times while all write to it. */
async function backUpJournal(engine: 'sqlite' | 'postgres', times: number) {
  const url = engine === 'postgres' ? await createDatabase(postgres.url, 'candor_backups') : ''
  const candor = await startCandor(engine === 'postgres' ? { DATABASE_URL: url } : {})
  try {
    const writers: Writer[] = []
    for (let index = 0; index < WRITERS; index += 1)
      writers.push(makeWriter(await signUp(candor, `person-${index}`), `W${index}`, seeded(index)))
    const failed: string[] = []
    let lost = 0
    for (let round = 1; round <= times; round += 1) {
      const { wrong, missing } = await takeAndRestore(engine, writers, {
        CANDOR_DATA: candor.folder,
        DATABASE_URL: url,
      })
      if (wrong.length > 0) failed.push(wrong.join('\n'))
      lost += missing
    }
    const sentAgain = writers.reduce((count, writer) => count + writer.sentAgain(), 0)
    // Each 503 is logged, so where nobody was told to send again there is no error at all.
    if (sentAgain === 0) expect(candor.errors()).toEqual([])
    return { failed, lost, acknowledged: idsOf(writers).length, sentAgain }
  } finally {
    await candor.close()
  }
}

type Settings = { readonly CANDOR_DATA: string; readonly DATABASE_URL: string }

/** Takes a backup beside the writers, restores it elsewhere, and looks at what is there. */
async function takeAndRestore(engine: 'sqlite' | 'postgres', writers: readonly Writer[], settings: Settings) {
  let isWanted = true
  const counts = writers.map(({ sent }) => sent.length)
  const writing = Promise.allSettled(writers.map((writer) => writer.writeWhile(() => isWanted)))
  const leastWritten = () => Math.min(...writers.map(({ sent }, index) => sent.length - (counts[index] ?? 0)))
  await expect.poll(leastWritten, { timeout: 60_000 }).toBeGreaterThan(3)
  const before = idsOf(writers)
  const file = join(folder, `${engine}.backup`)
  const made = await runCommand('backup', settings, file)
  isWanted = false
  for (const outcome of await writing) if (outcome.status === 'rejected') throw outcome.reason
  const data = mkdtempSync(join(folder, 'restored-'))
  const name = 'candor_restored'
  const url = engine === 'postgres' ? await createDatabase(postgres.url, name) : ''
  const target = { CANDOR_DATA: data, DATABASE_URL: url }
  const restored = await runCommand('restore', target, file)
  const verified = await runCommand('verify', target)
  const wrong = [made, restored, verified].filter(({ code }) => code !== 0).map(({ said }: Ran) => said)
  const place: DatabasePlace = engine === 'postgres' ? { engine, url } : { engine, folder: data }
  const found = wrong.length === 0 ? await decisionsIn(place) : new Set<string>()
  rmSync(data, { recursive: true })
  // A hundred of them would fill the disk or the memory that the server has, and end it.
  if (engine === 'postgres') await dropDatabase(postgres.url, name)
  return { wrong, missing: before.filter((id) => !found.has(id)).length }
}

const idsOf = (writers: readonly Writer[]): string[] =>
  writers.flatMap(({ sent }) =>
    sent.filter(({ outcome }) => outcome === 'recorded').map(({ decisionId }) => decisionId),
  )

async function decisionsIn(place: DatabasePlace): Promise<Set<string>> {
  const { db } = await openExisting(place, 'read')
  const rows = await db.selectFrom('entries').select('decision_id').where('decision_id', 'is not', null).execute()
  await db.destroy()
  return new Set(rows.map(({ decision_id }) => decision_id ?? ''))
}

test(`a byte that was flipped in a backup is found ${FLIPS} of ${FLIPS} times, and nothing is touched`, async () => {
  const chance = seeded(8)
  const bytes = readFileSync(join(folder, 'sqlite.backup'))
  const [file, data] = [join(folder, 'flipped.backup'), join(folder, 'untouched')]
  let found = 0
  for (let time = 0; time < FLIPS; time += 1) {
    const at = chance.whole(0, bytes.length - 1)
    const flipped = Buffer.from(bytes)
    flipped[at] = (flipped[at] ?? 0) ^ (1 << chance.whole(0, 7))
    writeFileSync(file, flipped)
    const said: string[] = []
    const say = (line: string) => void said.push(line)
    const code = await runBackupCommand({ name: 'restore', words: [file], environment: { CANDOR_DATA: data }, say })
    if (code === 1 && said.join().includes('Nothing was changed')) found += 1
  }
  printReport({ name: 'backup-flipped', n: FLIPS, faults: FLIPS, figure: { found }, pass: found === FLIPS })
  expect(found).toBe(FLIPS)
})
