import { describe, expect, test } from 'vitest'
import { browserForFile, DESKTOP, WINDOWS } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { signUp } from '../support/http-member.ts'
import { providersForFile } from '../support/providers.ts'
import { startCandor } from '../support/running-candor.ts'
import { searchFor, sees } from '../support/steps.ts'

const providers = providersForFile()
const candor = candorForFile(() => providers.get().environment)
const browser = browserForFile()

/** A logo is the last thing of a page: after the page, its settings and two requests to the provider. */
const PATIENCE = { timeout: 10_000 }

describe.each(WINDOWS)('%s', (name, view) => {
  const username = `lola-${name.replace(/\D/g, '')}`

  test('a company has its logo wherever it stands, or the letter of its monogram, and the browser complains of nothing', async () => {
    const member = await signUp(candor.get(), username)
    const { assetId } = await member.add({ ticker: 'AAPL', companyName: 'Apple Inc.' })
    await member.add({ ticker: 'ZZZZ', companyName: 'Nobody Knows' })
    const page = await browser.open(candor.get(), { ...view, as: member })
    const logoOf = (ticker: string) => page.locator(`img[src="/api/logos/${ticker}"]`)
    const isShown = (ticker: string) =>
      logoOf(ticker)
        .first()
        .evaluate((logo) => logo instanceof HTMLImageElement && logo.naturalWidth > 0)

    // The two-line rows of a phone have room for words and figures only.
    if (view === DESKTOP) {
      await page.goto(`/account/${username}/overview/bought`)
      await expect.poll(() => isShown('AAPL'), PATIENCE).toBe(true)
      expect(await isShown('ZZZZ')).toBe(false)
    }

    await page.goto(`/account/${username}/bought/${assetId}`)
    await expect.poll(() => isShown('AAPL'), PATIENCE).toBe(true)

    await page.goto(`/account/${username}/overview/add-asset`)
    await searchFor(page, 'Apple')
    await expect.poll(() => isShown('AAPL'), PATIENCE).toBe(true)
    // It is on a list, so that its row leads there; the form of another entry opens for an option on it.
    await page.getByRole('button', { name: 'Add an option on it' }).first().click()
    await sees(page.getByRole('heading', { name: 'Apple Inc.' }))
    await expect.poll(() => isShown('AAPL'), PATIENCE).toBe(true)
  })
})

test('without a market-data provider no logo is asked for', async () => {
  const alone = await startCandor()
  const member = await signUp(alone, 'lola-alone')
  await member.add({ ticker: 'AAPL', companyName: 'Apple Inc.' })
  const page = await browser.open(alone, { as: member })
  await page.goto('/account/lola-alone/overview/bought')
  await sees(page.getByRole('link', { name: 'Apple Inc.' }))
  await page.waitForLoadState('networkidle')
  expect(await page.locator('img').count()).toBe(0)
  await page.context().close()
  await alone.close()
})
