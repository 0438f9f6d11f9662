import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityFaults } from '../support/accessibility.ts'
import { browserForFile, PHONE } from '../support/browser.ts'
import { signUp } from '../support/http-member.ts'
import { type RunningCandor, startCandor } from '../support/running-candor.ts'
import { sees } from '../support/steps.ts'

/** Not one of `candorForFile`, which may log no error: this one has to. */
let candor: RunningCandor
beforeAll(async () => {
  candor = await startCandor()
})
afterAll(() => candor.close())
const browser = browserForFile()

test('a lost file of remembered heads is told on every page, once on Proof, and no receipt is offered', async () => {
  const member = await signUp(candor, 'owner-of-heads')
  await member.add()
  await candor.stop()
  rmSync(join(candor.folder, 'candor.heads'))
  await candor.start()
  await expect.poll(() => candor.errors()).toContainEqual(expect.stringContaining('"kind":"heads-removed"'))
  const page = await browser.open(candor, { ...PHONE, as: member })
  const told = page.getByText(/^The end of your journal cannot be compared with what was remembered of it/)
  await page.goto(`/account/${member.username}/overview/bought`)
  await sees(told)

  await page.goto(`/account/${member.username}/proof`)
  await sees(page.getByRole('alert').filter({ has: told }))
  await expect.poll(() => told.filter({ visible: true }).count()).toBe(1)
  await sees(page.getByText('None was signed yet. Until what was found is settled, no other is signed.'))
  expect(await page.getByRole('link', { name: 'Download a receipt' }).count()).toBe(0)
  await sees(page.getByRole('link', { name: 'Export everything (JSON)' }))
  expect(await accessibilityFaults(page)).toEqual([])
})
