import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openTestApp } from '#test/support/test-app.ts'

it('the first sign-up is noted in the marker beside the journal at once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'candor-told-'))
  const marker = async () => JSON.parse(await readFile(join(folder, 'candor.marker'), 'utf8'))
  const app = await openTestApp({ CANDOR_DATA: folder })
  const before = await marker()
  expect(before.hasAccounts).toBe(false)
  await app.visitor().send('POST', '/api/accounts', { username: 'no', password: 'no' })
  expect(await marker()).toEqual(before)
  await app.member()
  expect(await marker()).toEqual({ ...before, hasAccounts: true })
  await app.close()
  await rm(folder, { recursive: true, force: true })
})
