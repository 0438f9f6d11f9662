import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDatabase } from '#server/database/open-database.ts'
import { recordFacts, sixFacts } from '#test/support/sealed-journal.ts'
import { backUpBeforeMigration } from './before-migration.ts'
import { type BackupPlace, keepBackup, listKeptBackups } from './kept-backups.ts'

const NOW = '2026-11-22T03:00:00.000Z'

let folder: string
let where: BackupPlace
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'candor-kept-'))
  const dataFolder = join(folder, 'data')
  where = {
    place: { engine: 'sqlite', folder: dataFolder },
    dataFolder,
    backupFolder: join(folder, 'kept'),
    passphrase: null,
  }
  const database = await openDatabase(where.place)
  await recordFacts(database, 'alice', sixFacts())
  await database.db.destroy()
})
afterEach(() => rmSync(folder, { recursive: true }))

const warnings: string[] = []
const beforeMigration = () => backUpBeforeMigration(where, NOW, (sentence) => warnings.push(sentence))

it('a daily backup is listed with the others, and foreign files stay', async () => {
  await keepBackup(where, 'daily', NOW)
  writeFileSync(join(where.backupFolder, 'notes.txt'), 'mine')
  await keepBackup(where, 'daily', '2026-11-22T09:00:00.000Z')
  expect(listKeptBackups(where.backupFolder)).toEqual([
    {
      name: 'candor-2026-11-22T09-00-00-000Z-daily.backup',
      madeAt: '2026-11-22T09:00:00.000Z',
      reason: 'daily',
      bytes: expect.any(Number),
    },
  ])
  expect(readdirSync(where.backupFolder)).toContain('notes.txt')
})

it('no backup is made where the schema is of this version, or there is no journal yet', async () => {
  await beforeMigration()
  await backUpBeforeMigration({ ...where, place: { engine: 'sqlite', folder: join(folder, 'new') } }, NOW, () => {})
  expect(listKeptBackups(where.backupFolder)).toEqual([])
})

it('a backup is made before the schema of an older version is changed', async () => {
  makeOlder()
  await beforeMigration()
  expect(listKeptBackups(where.backupFolder)).toMatchObject([{ reason: 'migration', madeAt: NOW }])
})

it('when that backup fails, the start is refused before anything is changed', async () => {
  makeOlder()
  writeFileSync(where.backupFolder, 'a file where a folder belongs')
  await expect(beforeMigration()).rejects.toThrow(/no backup could be made.*Nothing was changed.*set BACKUP_FOLDER/)
})

/** Makes the database look as if the release before had written it. */
function makeOlder(): void {
  const db = new DatabaseSync(join(where.dataFolder ?? '', 'candor.db'))
  db.exec('delete from kysely_migration where name = (select max(name) from kysely_migration)')
  db.close()
}
