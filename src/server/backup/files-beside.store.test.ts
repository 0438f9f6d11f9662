import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createDatabase, dropDatabase } from '#test/tools/test-database.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'

const server = process.env.TEST_DATABASE_URL ?? ''
const onPostgres = it.runIf(process.env.CANDOR_TEST_ENGINE === 'postgres')
const NOW = '2026-11-22T10:00:00.000Z'
const NAMES = [1, 2].map(() => `candor_beside_${randomBytes(6).toString('hex')}`)
const [FROM = '', TO = ''] = NAMES

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'candor-files-beside-'))
})
afterEach(async () => {
  rmSync(folder, { recursive: true })
  if (server !== '') for (const name of NAMES) await dropDatabase(server, name)
})

/** Backs up a database whose folder has these files, and restores the backup into an empty one. */
async function restoreInto(data: string, passphrase: string | null) {
  const [dataFolder, target] = [join(folder, 'data'), join(folder, 'one.backup')]
  mkdirSync(dataFolder)
  for (const name of ['candor.secret', 'candor.receipt-key', 'candor.heads'])
    writeFileSync(join(dataFolder, name), `${name} of before`)
  const url = await createDatabase(server, FROM, process.env.CANDOR_TEST_MIGRATED)
  await makeBackup({ place: { engine: 'postgres', url }, dataFolder, target, passphrase, reason: 'asked', now: NOW })
  const place = { engine: 'postgres' as const, url: await createDatabase(server, TO) }
  await restoreBackup({ place, dataFolder: data, file: target, passphrase, now: NOW })
}

onPostgres('an encrypted backup of a PostgreSQL brings its keys and its secret into a new folder', async () => {
  const data = join(folder, 'new')
  await restoreInto(data, 'correct horse battery')
  expect(readdirSync(data).sort()).toEqual(['candor.heads', 'candor.receipt-key', 'candor.secret'])
  expect(readFileSync(join(data, 'candor.secret'), 'utf8')).toBe('candor.secret of before')
})

onPostgres('keys and remembered heads that stand there are set aside', async () => {
  const data = join(folder, 'used')
  mkdirSync(data)
  for (const name of ['candor.secret', 'candor.heads']) writeFileSync(join(data, name), `${name} that stood there`)
  await restoreInto(data, 'correct horse battery')
  expect(readFileSync(join(data, 'candor.secret'), 'utf8')).toBe('candor.secret of before')
  expect(readFileSync(join(data, 'candor.heads'), 'utf8')).toBe('candor.heads of before')
  const aside = readdirSync(data).filter((name) => name.startsWith('before-restore-'))
  expect(aside.map((name) => readdirSync(join(data, name)))).toEqual([['candor.heads', 'candor.secret']])
})

onPostgres('a backup without a passphrase brings no key', async () => {
  await restoreInto(join(folder, 'new'), null)
  expect(readdirSync(join(folder, 'new'))).toEqual(['candor.heads'])
})
