import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { noKeys } from '#test/support/no-keys.ts'
import { openTestApp } from '#test/support/test-app.ts'

const SCRIPTS = resolve(import.meta.dirname, '../../../scripts')

/** Runs a command whose output nobody reads, as `npm run … | head -0` does. */
async function runUnread(name: 'backup' | 'restore' | 'verify', folder: string, file: string) {
  const words = name === 'verify' ? [] : [file]
  const command = spawn(process.execPath, [`${SCRIPTS}/${name}.ts`, ...words], {
    env: noKeys({ CANDOR_DATA: folder, PATH: process.env.PATH ?? '' }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  command.stdout.destroy()
  const [failed, [code]] = await Promise.all([text(command.stderr), once(command, 'close')])
  return { code, failed }
}

it('a command whose output nobody reads does its work, and ends as it would', async () => {
  const place = await mkdtemp(join(tmpdir(), 'candor-unread-'))
  onTestFinished(() => rm(place, { recursive: true }))
  const app = await openTestApp({ CANDOR_DATA: join(place, 'data') })
  await app.member()
  await app.close()
  const [file, restored] = [join(place, 'one.backup'), join(place, 'restored')]
  expect(await runUnread('backup', join(place, 'data'), file)).toEqual({ code: 0, failed: '' })
  expect(await runUnread('restore', restored, file)).toEqual({ code: 0, failed: '' })
  expect(existsSync(join(restored, 'candor.db'))).toBe(true)
  expect(await runUnread('verify', restored, file)).toEqual({ code: 0, failed: '' })
})
