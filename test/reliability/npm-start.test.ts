import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { noKeys } from '../support/no-keys.ts'

const ROOT = resolve(import.meta.dirname, '../..')

test('a SIGTERM to npm reaches the server: it ends, and npm with it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'candor-npm-'))
  const npm = spawn('npm', ['start'], { cwd: ROOT, env: noKeys({ PORT: '0', CANDOR_DATA: folder }) })
  const ended = once(npm, 'exit')
  let url = ''
  for await (const line of createInterface({ input: npm.stdout })) {
    url = /^Candor is ready at (http:\S+)$/.exec(line)?.[1] ?? ''
    if (url) break
  }
  expect((await fetch(`${url}/api/health`)).status).toBe(200)
  npm.kill('SIGTERM')
  await ended
  await expect(fetch(`${url}/api/health`)).rejects.toThrow()
  await rm(folder, { recursive: true, force: true })
})
