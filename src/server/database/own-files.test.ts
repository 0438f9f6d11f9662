import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const NOBODY = 65_534
const PROGRAM = join(import.meta.dirname, 'own-files.ts')

/** Runs one of its functions on the folder as another user. @returns the sentence of its refusal, empty where it refuses nothing */
function asNobody(name: 'requireWritable' | 'closeToOthers'): string {
  const code = `import(${JSON.stringify(PROGRAM)}).then((own) => own.${name}(${JSON.stringify(folder)})).catch(({ message }) => process.stdout.write(message))`
  return spawnSync(process.execPath, ['--eval', code], { uid: NOBODY, gid: NOBODY, encoding: 'utf8' }).stdout
}

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'candor-owner-'))
  file = join(folder, 'candor.db')
  writeFileSync(file, 'a journal', { mode: 0o600 })
})
afterEach(() => rmSync(folder, { recursive: true }))

const givenAway = () =>
  'Nothing was changed. Give that user what is in the folder ' +
  `(chown -R ${NOBODY} ${folder}, as root), or run Candor as root.`

/** Only root may become another user, who must be able to read this checkout. */
const readsHere = () => spawnSync('cat', [PROGRAM], { uid: NOBODY, gid: NOBODY }).status === 0

describe.runIf(process.getuid?.() === 0 && readsHere())('a folder whose files are another user’s', () => {
  it('is refused with whose they are, not with a right that they have already', () => {
    chmodSync(folder, 0o777)
    expect(asNobody('requireWritable')).toBe(
      `${file} belongs to root, and Candor runs as the user with the number ${NOBODY}. ${givenAway()}`,
    )
  })

  it('is refused so too where not even the folder can be read', () => {
    expect(asNobody('requireWritable')).toBe(
      `${folder} belongs to root, and Candor runs as the user with the number ${NOBODY}. ${givenAway()}`,
    )
  })

  it('is refused so too where everybody may write them: only their owner could take that right away', () => {
    for (const path of [folder, file]) chmodSync(path, 0o777)
    expect(asNobody('closeToOthers')).toContain(`${folder} belongs to root, and Candor runs as`)
    expect(statSync(file).mode & 0o777).toBe(0o777)
  })
})
