import {
  chmodSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp } from '#test/support/test-app.ts'
import { runAccountCommand } from '../commands/account-command.ts'
import { runBackupCommand } from '../commands/backup-command.ts'
import { runJournalCommand } from '../commands/journal-command.ts'

/** A folder with the journal of one account in `real`, and a backup of it. The tests add a folder `data`, which leads there. */
let made: string
let parent: string
beforeAll(async () => {
  made = parent = mkdtempSync(join(tmpdir(), 'candor-linked-'))
  const app = await openTestApp({ CANDOR_DATA: path('real') })
  await app.member('alice')
  await app.close()
  expect(await COMMANDS.backup?.({ CANDOR_DATA: path('real') }, () => undefined)).toBe(0)
  renameSync(path('new'), path('kept'))
})
afterAll(() => rmSync(made, { recursive: true }))
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'candor-linked-'))
  cpSync(made, parent, { recursive: true })
})
afterEach(() => rmSync(parent, { recursive: true }))

const path = (...names: string[]) => join(parent, ...names)
const now = '2026-11-23T15:00:00.000Z'

type Run = (environment: { CANDOR_DATA: string }, say: (line: string) => void) => Promise<unknown>
const COMMANDS: Readonly<Record<string, Run>> = {
  start: (environment) => openTestApp(environment).then((app) => app.close()),
  verify: (environment, say) => runJournalCommand({ name: 'verify', environment, say, isJson: false }),
  rebuild: (environment, say) => runJournalCommand({ name: 'rebuild', environment, say, isJson: false }),
  account: (environment, say) => runAccountCommand({ words: ['list'], environment, now, say, note: say }),
  backup: (environment, say) => runBackupCommand({ name: 'backup', words: [path('new')], environment, say }),
  restore: (environment, say) => runBackupCommand({ name: 'restore', words: [path('kept')], environment, say }),
}

/** What a command prints, or how a start is refused, on the folder `data`. */
async function saidBy(command: string): Promise<string> {
  const said: string[] = []
  await COMMANDS[command]?.({ CANDOR_DATA: path('data') }, (line) => said.push(line)).catch((error) =>
    said.push(`${error.constructor.name}: ${error.message}`),
  )
  return said.join('\n')
}

/** Everything in a folder, as it is told apart: content, mode, and where a link leads. */
const contentsOf = (folder: string) =>
  readdirSync(folder).map((name) => {
    const { mode } = lstatSync(join(folder, name))
    return [name, mode, readFileSync(join(folder, name), 'latin1')]
  })

describe('a candor.db that is a symbolic link', () => {
  beforeEach(() => {
    mkdirSync(path('data'), { mode: 0o700 })
    symlinkSync(path('real', 'candor.db'), path('data', 'candor.db'))
  })

  it.each(Object.keys(COMMANDS))('is refused by %s in the same words, and nothing is changed', async (command) => {
    const before = [contentsOf(path('data')), contentsOf(path('real'))]
    expect(await saidBy(command)).toContain(
      `${path('data', 'candor.db')} is a symbolic link (to ${path('real', 'candor.db')}). Nothing was changed. SQLite keeps its ` +
        'log beside the file itself, so all files of a journal have to lie in one folder. Move the other ones into the folder ' +
        'of that file, and set CANDOR_DATA to it, or link that whole folder.',
    )
    expect([contentsOf(path('data')), contentsOf(path('real'))]).toEqual(before)
  })

  it.each(Object.keys(COMMANDS))('is refused by %s also where it leads nowhere', async (command) => {
    renameSync(path('real', 'candor.db'), path('real', 'gone.db'))
    expect(await saidBy(command)).toContain(
      `candor.db is a symbolic link (to ${path('real', 'candor.db')}). Nothing was`,
    )
    expect(readdirSync(path('real'))).not.toContain('candor.db')
  })
})

describe('one of Candor’s own files that is a symbolic link', () => {
  it.each(['lock', 'heads', 'heads.new', 'marker', 'receipt-key', 'secret'])(
    'candor.%s is refused at the start, and what it leads to is not touched',
    async (name) => {
      renameSync(path('real'), path('data'))
      rmSync(path('data', `candor.${name}`), { force: true })
      writeFileSync(path('diary.txt'), 'Years of work.')
      chmodSync(path('diary.txt'), 0o644)
      symlinkSync(path('diary.txt'), path('data', `candor.${name}`))
      expect(await saidBy('start')).toBe(
        `StartRefusal: ${path('data', `candor.${name}`)} is a symbolic link (to ${path('diary.txt')}), and no file. Nothing was ` +
          'changed. Put the file itself in its place, or link the whole folder.',
      )
      expect([readFileSync(path('diary.txt'), 'utf8'), statSync(path('diary.txt')).mode & 0o777]).toEqual([
        'Years of work.',
        0o644,
      ])
    },
  )
})

it('a folder that is a symbolic link is used like the folder', async () => {
  symlinkSync(path('real'), path('data'))
  expect(await saidBy('start')).toBe('')
  expect(await saidBy('verify')).toContain('Every chain is whole')
  expect(await saidBy('backup')).toContain('It was read back to its end.')
  expect(await saidBy('account')).toContain('1 account.')
})
