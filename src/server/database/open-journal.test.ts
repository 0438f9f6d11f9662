import {
  chmod,
  copyFile,
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
import { DatabaseSync } from 'node:sqlite'
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

/** Makes a journal of several pages, and closes it. */
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

describe('a file that is not a whole database', () => {
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

  it.each(harms)('that %s is refused in a sentence, and is not changed', async (_, harm, sentence) => {
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
  ])('%s: the refusal says what to do, and its rights are left as they are', async (_, path, mode) => {
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

describe('two processes on one folder', () => {
  it('the second is refused in a sentence, and starts once the first has ended', async () => {
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

describe('another program’s database under the name of Candor’s', () => {
  it.each<readonly [string, string, string]>([
    ['a table', 'create table zz (a)', 'zz'],
    ['tables with names like ours', 'create table users (a); create table settings (name, value)', 'settings, users'],
    ['a view', 'create view totals as select 1', 'totals'],
    [
      'its own list of steps',
      "create table kysely_migration (name text); insert into kysely_migration values ('001-theirs'); create table t (a)",
      'kysely_migration, t',
    ],
  ])('with %s is refused without a byte changed', async (_, statements, names) => {
    const foreign = new DatabaseSync(file)
    foreign.exec(`pragma journal_mode = delete; ${statements}`)
    foreign.close()
    await chmod(file, 0o644)
    const before = await readFile(file)
    expect(await refusal()).toBe(
      `StartRefusal: ${file} is no journal of Candor: another program keeps ${names} in it. Nothing was changed. ` +
        'Set CANDOR_DATA to another folder.',
    )
    expect([await readFile(file), await modeOf(file)]).toEqual([before, '644'])
    expect((await readdir(folder)).filter((name) => name.startsWith('candor.db'))).toEqual(['candor.db'])
  })

  it('a newer Candor’s is refused without a byte changed too', async () => {
    await begin()
    const ours = new DatabaseSync(file)
    ours.exec("pragma journal_mode = delete; insert into kysely_migration values ('999-tomorrow', '2030')")
    ours.close()
    const before = await readFile(file)
    expect(await refusal()).toContain('was written by a newer version of Candor')
    expect(await readFile(file)).toEqual(before)
  })

  it('an empty one, of a start that was cut short, is used', async () => {
    const begun = new DatabaseSync(file)
    begun.exec('pragma journal_mode = wal; create table kysely_migration (name text primary key, timestamp text)')
    begun.close()
    expect(await refusal()).toBe('it started')
  })
})

describe('a folder in place of a file', () => {
  it.each(['candor.db', 'candor.marker', 'candor.lock'])('%s is refused in a sentence', async (name) => {
    await mkdir(join(folder, name))
    expect(await refusal()).toMatch(
      new RegExp(
        `^StartRefusal: .*${name} is a folder, or something else that is no file\\. Nothing was changed\\. Move it away`,
      ),
    )
  })
})

describe('the lock file', () => {
  it.each([7, 300, 9000])('with %i bytes of garbage in it does not stop a start', async (length) => {
    await begin()
    await writeFile(join(folder, 'candor.lock'), 'garbage '.repeat(length).slice(0, length))
    const first = await open()
    expect(await refusal()).toContain('another Candor is running')
    await first.close()
  })
})

it('an exchanged database is refused, with both remedies in a whole sentence each', async () => {
  await begin()
  const other = join(folder, 'other')
  await (await open(other)).close()
  await copyFile(join(other, 'candor.db'), file)
  const marker = join(folder, 'candor.marker')
  expect(await refusal()).toBe(
    `StartRefusal: ${marker} says that a journal was begun here on 2026-11-21, but ${file} is another one. Nothing was ` +
      'changed. Restore the database from a backup, or correct CANDOR_DATA. If the one that is there is right, move ' +
      `${marker} away and start again: it is written anew.`,
  )
})
