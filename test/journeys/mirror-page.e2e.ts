import { expect, test } from 'vitest'
import type { MirrorView } from '#contract/mirror.ts'
import { browserForFile, DESKTOP } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { signUp } from '../support/http-member.ts'
import { sees } from '../support/steps.ts'

const candor = candorForFile(() => ({ CANDOR_DEMO: '1' }))
const browser = browserForFile()

test('the entries of a finding and the table of claims are drawn once they are unfolded, and then all of them', async () => {
  const member = await signUp(candor.get(), 'unfolder')
  const { json } = await member.send('GET', '/api/mirror')
  const { findings, claims } = json as MirrorView
  const [first] = findings
  const page = await browser.open(candor.get(), { ...DESKTOP, as: member })
  await page.goto(`/account/${member.username}/overview/mirror`)
  const article = page.getByRole('article').first()
  await sees(article.getByRole('heading', { level: 2, name: first?.title ?? '' }))
  expect(await article.locator('aside li').count()).toBe(0)
  await article.getByText(`${first?.entries.length} entries`, { exact: true }).click()
  await sees(article.locator('aside li').first())
  expect(await article.locator('aside li').count()).toBe(first?.entries.length)

  const table = page.getByRole('table', { name: 'Claims, newest first' })
  expect(await page.getByText('Claims, newest first').count()).toBe(0)
  await page.getByRole('region', { name: 'Claims' }).getByText('Table', { exact: true }).click()
  await sees(table)
  expect(await table.locator('tbody tr').count()).toBe(claims.length)
})
