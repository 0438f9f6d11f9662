import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { openTestApp, type TestApp } from '#test/support/test-app.ts'
import { until } from '#test/support/until.ts'
import { readBackup } from './backup-file.ts'
import { makeBackup, SCRATCH } from './make-backup.ts'

let folder: string
let app: TestApp
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'candor-heads-in-backups-'))
  app = await openTestApp({ CANDOR_DATA: folder })
  await (await app.member('alice')).send('POST', '/api/assets', buyIbm())
})
afterEach(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

it('holds no head of a ledger that was remembered after its database was read, or the copy would look like an older one', async () => {
  const heads = join(folder, 'candor.heads')
  writeFileSync(heads, 'remembered before\n')
  const target = join(folder, 'one.backup')
  const making = makeBackup({
    ...{ place: { engine: 'sqlite', folder }, dataFolder: folder, target, passphrase: null },
    ...{ reason: 'asked', now: '2026-11-22T10:00:00.000Z' },
  })
  const copyUnderWay = async () =>
    readdirSync(folder).some((name) => name.startsWith(SCRATCH) && existsSync(join(folder, name, 'candor.db')))
  await until('the copy of the database', copyUnderWay, (isThere) => isThere)
  appendFileSync(heads, 'remembered while it was copied\n')
  await making
  const read = join(folder, 'read')
  mkdirSync(read)
  await readBackup(target, read, null)
  expect(readFileSync(join(read, 'candor.heads'), 'utf8')).toBe('remembered before\n')
})
