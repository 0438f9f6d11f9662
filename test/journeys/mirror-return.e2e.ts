import { expect, test } from 'vitest'
import type { MirrorView } from '#contract/mirror.ts'
import { toldClosesWords } from '#domain/mirror/claims/told-closes-format.ts'
import { browserForFile, DESKTOP, PHONE } from '../support/browser.ts'
import { candorForFile, DEMO } from '../support/candor-for-file.ts'
import { signUp } from '../support/http-member.ts'
import { sees } from '../support/steps.ts'

const candor = candorForFile(DEMO)
const browser = browserForFile()

test.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
])(
  'whoever follows an entry and goes back finds it unfolded, with the focus on its link where it was: %s',
  async (name, view) => {
    const member = await signUp(candor.get(), `returner-${name}`)
    const page = await browser.open(candor.get(), { ...view, as: member })
    await page.goto(`/account/${member.username}/overview/mirror`)
    const claims = page.getByRole('region', { name: 'Claims', exact: true })
    await claims.getByText('Table', { exact: true }).click()
    const link = claims.getByRole('table').getByRole('link').nth(40)
    await link.scrollIntoViewIfNeeded()
    const [address, top] = [await link.getAttribute('href'), (await link.boundingBox())?.y ?? 0]
    await link.click()
    await page.waitForURL(/#entry-\d+$/)
    await sees(page.getByRole('heading', { level: 1 }))
    await page.goBack()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(address)
    await expect.poll(async () => Math.abs(((await link.boundingBox())?.y ?? 0) - top)).toBeLessThan(80)
    // Another visit of the same page begins as any other.
    await page.getByRole('link', { name: 'Summary' }).first().click()
    await sees(page.getByRole('heading', { level: 1, name: 'Summary' }))
    await page
      .getByRole('link', { name: /^Mirror/ })
      .first()
      .click()
    await sees(claims)
    expect(await claims.getByRole('table').count()).toBe(0)
  },
)

test('each claim that is told shows what it was judged by, and paper has all of them, the levels and the entries of findings', async () => {
  const member = await signUp(candor.get(), 'checker')
  const { json } = await member.send('GET', '/api/mirror')
  const { claims, calibration, findings } = json as MirrorView
  const page = await browser.open(candor.get(), { ...DESKTOP, as: member })
  await page.goto(`/account/${member.username}/overview/mirror`)
  const table = page.getByRole('region', { name: 'Claims', exact: true }).getByRole('table')
  await sees(page.getByRole('region', { name: 'Claims', exact: true }))
  await page.waitForLoadState('networkidle')
  expect(await table.count()).toBe(0)
  await page.emulateMedia({ media: 'print' })
  await sees(table)
  expect(await table.locator('tbody tr').count()).toBe(claims.length)
  const rows = (await table.locator('tbody tr').allInnerTexts()).toReversed()
  const told = claims.flatMap((claim, at) =>
    claim.closes ? [[rows[at], toldClosesWords(claim.ticker, claim.closes)]] : [],
  )
  expect(told.length).toBeGreaterThan(50)
  for (const [row, closes] of told) expect(row).toContain(closes)
  const levels = page.getByRole('table', { name: 'Levels of confidence' })
  await sees(levels)
  expect(await levels.locator('tbody tr').count()).toBe(calibration.levels.length)
  const [first] = findings
  const article = page.getByRole('article', { name: first?.title ?? '' })
  expect(await article.locator('aside ul li').count()).toBe(first?.entries.length)
})
