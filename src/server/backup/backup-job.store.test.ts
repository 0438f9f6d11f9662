import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { recordFacts, sixFacts } from '#test/support/sealed-journal.ts'
import { createDatabase, dropDatabase } from '#test/tools/test-database.ts'
import { type DatabasePlace, type OpenDatabase, openDatabase } from '../database/open-database.ts'
import { makeBackupJob } from './backup-job.ts'
import { makeBackup } from './make-backup.ts'

const server = process.env.CANDOR_TEST_ENGINE === 'postgres' ? (process.env.TEST_DATABASE_URL ?? null) : null
const NOW = '2026-11-22T03:00:00.000Z'
const log = pino({ level: 'silent' })

let folder: string
let name: string
let place: DatabasePlace
let database: OpenDatabase
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'candor-backup-job-'))
  name = `candor_backup_job_${randomBytes(6).toString('hex')}`
  place = server
    ? { engine: 'postgres', url: await createDatabase(server, name) }
    : { engine: 'sqlite', folder: join(folder, 'data') }
  database = await openDatabase(place)
  await recordFacts(database, 'alice', sixFacts())
})
afterEach(async () => {
  await database.db.destroy()
  rmSync(folder, { recursive: true })
  if (server) await dropDatabase(server, name)
})

/** The job of a process with folders of its own. */
function jobOf(process: string, isLeading: () => boolean, backupFolder = join(folder, process)) {
  const dataFolder = server ? null : join(folder, 'data')
  const where = { place, dataFolder, backupFolder, passphrase: null }
  const shared = server ? database.db : null
  return makeBackupJob({ where, log, now: () => NOW, leads: async () => isLeading(), shared }, 1)
}

it('a daily backup is made, and what was left of one that was cut short is deleted, but nothing else', async () => {
  // given: files older than yesterday
  const old = new Date(Date.parse(NOW) - 25 * 60 * 60 * 1000)
  for (const left of ['candor-2026-11-20T03-00-00-000Z-daily.backup.partial', 'mine.partial']) {
    writeFileSync(join(folder, left), 'half')
    utimesSync(join(folder, left), old, old)
  }

  // when
  const job = jobOf('one', () => true, folder)
  job.start()
  await expect.poll(() => job.view(), { timeout: 10_000 }).toMatchObject({ count: 1, problem: null })
  await job.stop()

  // then
  const files = (await readdir(folder)).filter((file) => file !== 'data').sort()
  expect(files).toEqual(['candor-2026-11-22T03-00-00-000Z-daily.backup', 'mine.partial'])
})

if (server)
  describe('of two processes with folders of their own', () => {
    it('the one that makes no backups shows those of the other, and why one could not be made', async () => {
      // given
      let isLeading = 'one'
      const blocked = join(folder, 'blocked')
      const one = jobOf('one', () => isLeading === 'one')
      const other = jobOf('other', () => isLeading === 'other', join(blocked, 'backups'))
      writeFileSync(blocked, 'no folder')

      // when: the first makes a backup
      one.start()
      await expect.poll(() => one.view(), { timeout: 10_000 }).toMatchObject({ count: 1 })

      // then
      await expect.poll(() => other.view()).toEqual(await one.view())
      await one.stop()

      // when: the other makes them from now on, and cannot
      isLeading = 'other'
      other.start()
      await expect.poll(() => other.view(), { timeout: 10_000 }).toMatchObject({ problem: expect.any(String) })
      await other.stop()

      // then: a process that has just come is told so
      await expect.poll(() => jobOf('third', () => false).view()).toEqual(await other.view())
    })
  })

if (server)
  it('a backup takes as long as it takes, whatever time limits the role has', async () => {
    await sql`alter database ${sql.id(name)} set idle_in_transaction_session_timeout = 1`.execute(database.db)
    const job = jobOf('one', () => true)
    job.start()
    await expect.poll(() => job.view(), { timeout: 10_000 }).toMatchObject({ count: 1, problem: null })
    await job.stop()
  })

it('rows of the lists that differ are no fault of a backup, because a start makes them anew', async () => {
  await database.db.deleteFrom('assets').where('user_id', '=', 'alice').execute()
  const { faults } = await makeBackup({
    ...{ place, dataFolder: null, passphrase: null, reason: 'asked', now: NOW },
    target: join(folder, 'one.backup'),
  })
  expect(faults).toBe(0)
})
