import {
  chmod,
  mkdir,
  mkdtemp,
  open as openFile,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Journal, openJournal } from './open-journal.ts'

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candor-folder-'))
  file = join(folder, 'candor.db')
})
afterEach(async () => {
  await chmod(folder, 0o700)
  await rm(folder, { recursive: true, force: true })
})

const open = (where = folder): Promise<Journal> =>
  openJournal({
    place: { engine: 'sqlite', folder: where },
    dataFolder: where,
    now: '2026-11-21T15:00:00.000Z',
    warn: () => {},
  })

/** A journal that was begun, has several pages, and is closed. */
async function begin(): Promise<void> {
  const journal = await open()
  for (let n = 0; n < 40; n += 1)
    await journal.db
      .insertInto('settings')
      .values({ name: `n${n}`, value: 'x'.repeat(2000) })
      .execute()
  await journal.close()
}

const refusal = (where?: string): Promise<string> =>
  open(where).then(
    async (journal) => {
      await journal.close()
      return 'it started'
    },
    (error: unknown) => (error instanceof Error ? `${error.constructor.name}: ${error.message}` : 'no error'),
  )

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)

describe('a file that is no whole database', () => {
  const harms: readonly (readonly [string, () => Promise<unknown>, RegExp])[] = [
    ['is empty', () => truncate(file, 0), /but .*candor\.db is empty\. Nothing was changed\. Restore/],
    ['is garbage', () => writeFile(file, 'garbage '.repeat(5000)), /candor\.db is no database of Candor\. Nothing/],
    ['is shorter than a header', () => truncate(file, 50), /candor\.db is no database of Candor\. Nothing/],
    ['has lost its end', async () => truncate(file, (await stat(file)).size - 9000), /its end is missing\. Nothing/],
    ['has lost all but its first page', () => truncate(file, 4096), /its end is missing\. Nothing/],
    ['has garbage in the middle', () => overwrite(20_000, 'garbage '.repeat(2000)), /candor\.db is damaged: .*Nothing/],
    ['has garbage in its first page', () => overwrite(100, 'garbage '.repeat(400)), /candor\.db is damaged.*Nothing/],
  ]

  async function overwrite(at: number, text: string): Promise<void> {
    const handle = await openFile(file, 'r+')
    await handle.write(text, at)
    await handle.close()
  }

  it.each(harms)('because it %s is refused in a sentence, and stays as it is', async (_, harm, sentence) => {
    await begin()
    await harm()
    const before = [await readFile(file), await readdir(folder)]
    const said = await refusal()
    expect(said).toMatch(/^StartRefusal: /)
    expect(said).toMatch(sentence)
    expect([await readFile(file), await readdir(folder)]).toEqual(before)
  })
})

describe('what cannot be written', () => {
  it.each([
    ['the database', () => file, 0o444],
    ['the folder', () => folder, 0o555],
  ])('%s: is said with the way out, and its rights are left as they are', async (_, path, mode) => {
    await begin()
    await chmod(path(), mode)
    expect(await refusal()).toBe(
      `StartRefusal: ${path()} cannot be written. Nothing was changed. Give the user who runs Candor the right to write it ` +
        `(chmod u+w ${path()}), or set CANDOR_DATA to another folder.`,
    )
    expect(await modeOf(path())).toBe(mode.toString(8))
  })

  it('a folder that cannot be made, because a file stands there', async () => {
    await writeFile(join(folder, 'occupied'), '')
    expect(await refusal(join(folder, 'occupied'))).toMatch(/^StartRefusal: the folder .*occupied cannot be made \(/)
  })
})

describe('the rights', () => {
  it('of a new journal are its owner’s alone', async () => {
    const where = join(folder, 'made')
    const journal = await open(where)
    const names = await readdir(where)
    expect(names.sort()).toEqual(['candor.db', 'candor.db-shm', 'candor.db-wal', 'candor.lock', 'candor.marker'])
    expect(await modeOf(where)).toBe('700')
    for (const name of names) expect([name, await modeOf(join(where, name))]).toEqual([name, '600'])
    await journal.close()
  })

  it('of one that was open to others are corrected', async () => {
    const where = join(folder, 'copied')
    await mkdir(where)
    await (await open(where)).close()
    await chmod(where, 0o755)
    for (const name of await readdir(where)) await chmod(join(where, name), 0o644)
    const journal = await open(where)
    expect(await modeOf(where)).toBe('700')
    for (const name of await readdir(where)) expect([name, await modeOf(join(where, name))]).toEqual([name, '600'])
    await journal.close()
  })
})

describe('two on one folder', () => {
  it('the second is refused in words, and starts when the first has ended', async () => {
    const first = await open()
    expect(await refusal()).toBe(
      `StartRefusal: another Candor is running on the journal in ${folder}. Nothing was changed. End that one first, or set ` +
        'CANDOR_DATA to another folder.',
    )
    await first.db.insertInto('settings').values({ name: 'still', value: 'writes' }).execute()
    await first.close()
    const second = await open()
    expect(
      (await sql<{ value: string }>`select value from settings where name = 'still'`.execute(second.db)).rows,
    ).toEqual([{ value: 'writes' }])
    await second.close()
  })
})
