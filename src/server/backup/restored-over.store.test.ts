import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addAccount } from '#test/support/add-account.ts'
import { recordFacts, sixFacts } from '#test/support/sealed-journal.ts'
import { createDatabase, dropDatabase } from '#test/tools/test-database.ts'
import { runJournalCommand } from '../commands/journal-command.ts'
import type { DatabasePlace } from '../database/open-database.ts'
import { type Journal, openJournal } from '../database/open-journal.ts'
import { openOutsideHeads } from '../ledger/outside-heads.ts'
import { bringReadModelUpToDate } from '../ledger/read-model-version.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'

const server = process.env.CANDOR_TEST_ENGINE === 'postgres' ? (process.env.TEST_DATABASE_URL ?? null) : null
const NOW = '2026-11-21T15:00:00.000Z'

let folder: string
const names: string[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candor-restored-over-'))
})
afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
  if (server) for (const name of names.splice(0)) await dropDatabase(server, name)
})

/** An empty database of the server, or the one place in the folder. */
async function emptyPlace(): Promise<DatabasePlace> {
  if (!server) return { engine: 'sqlite', folder: join(folder, 'data') }
  const name = `candor_restored_over_${randomBytes(6).toString('hex')}`
  names.push(name)
  return { engine: 'postgres', url: await createDatabase(server, name) }
}

async function used(place: DatabasePlace, work: (journal: Journal) => Promise<unknown>): Promise<void> {
  const journal = await openJournal({ place, dataFolder: join(folder, 'data'), now: NOW, warn: () => {} })
  await work(journal)
  await (await openOutsideHeads(journal.db, join(folder, 'data'), journal.headLines)).remember(NOW)
  journal.rememberAccounts()
  await journal.close()
}

/** Before the next start of a restored journal nothing outside it remembers how far it went: `verify` says so, and it is no fault. */
const NOTHING_REMEMBERED = 'Beside it there is no candor.marker'

async function verify(place: DatabasePlace) {
  const said: string[] = []
  const environment = {
    CANDOR_DATA: join(folder, 'data'),
    ...(place.engine === 'postgres' ? { DATABASE_URL: place.url } : {}),
  }
  const code = await runJournalCommand({
    name: 'verify',
    environment,
    say: (line) => void said.push(line),
    isJson: false,
  })
  return {
    code,
    faults: said.filter((line) => /head|marker|no user/.test(line) && !line.startsWith(NOTHING_REMEMBERED)),
  }
}

it('a backup that is restored over a journal which went on is no journal that was put back unseen', async () => {
  // given: a backup, and more that was recorded and remembered since
  const [dataFolder, target] = [join(folder, 'data'), join(folder, 'one.backup')]
  const place = await emptyPlace()
  await used(place, async (journal) => {
    await bringReadModelUpToDate(journal, { info: () => undefined })
    await recordFacts(journal, 'alice', sixFacts())
    await addAccount(journal, 'alice')
  })
  await makeBackup({ place, dataFolder, target, passphrase: null, reason: 'asked', now: NOW })
  await used(place, async (journal) => {
    await recordFacts(journal, 'bobby', sixFacts())
    await addAccount(journal, 'bobby')
  })
  // when: the backup is restored
  const restored = await emptyPlace()
  await restoreBackup({ place: restored, dataFolder, file: target, passphrase: null, now: NOW })
  // then: it is whole, before its next start and after it
  expect(await verify(restored)).toEqual({ code: 0, faults: [] })
  await used(restored, (journal) => recordFacts(journal, 'carol', sixFacts()).then(() => addAccount(journal, 'carol')))
  expect(await verify(restored)).toEqual({ code: 0, faults: [] })
})
