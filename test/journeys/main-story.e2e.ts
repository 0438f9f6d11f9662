import { describe, expect, test } from 'vitest'
import { browserForFile, WINDOWS } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import {
  chooseCompany,
  critiqueOf,
  entryOf,
  logIn,
  record,
  sees,
  signUpFromLanding,
  THESIS,
  tab,
  write,
} from '../support/steps.ts'

const candor = candorForFile()
const browser = browserForFile()

const IBM = 'IBM International Business Machines Corporation'
const MICROSOFT = 'MSFT Microsoft Corporation'

describe.each(WINDOWS)('%s', (name, view) => {
  test('a decision is written down, critiqued, and found again after a restart', async () => {
    const username = `nora-${name.replace(/\D/g, '')}`
    const page = await browser.open(candor.get(), view)
    await signUpFromLanding(page, username)
    await sees(page.getByText('Nothing bought yet.'))
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')

    await chooseCompany(page, 'IBM', IBM)
    await write(page, { list: 'Buy', quantity: '10', costBasis: '121.23', confidence: 8, thesis: THESIS })
    await record(page, 'Buy')
    expect(new URL(page.url()).pathname).toBe(`/account/${username}/bought/1`)
    await sees(entryOf(page, 'Buy').getByText(THESIS))
    await sees(entryOf(page, 'Buy').getByText('10 shares at $121.23'))
    for (const part of ['Psychology', 'Fundamentals', 'World events'])
      await sees(critiqueOf(page, 'Buy').getByRole('heading', { name: part }))
    await sees(critiqueOf(page, 'Buy').getByText('No language model'))
    const critique = await critiqueOf(page, 'Buy').innerText()

    await chooseCompany(page, 'microsoft', MICROSOFT)
    await write(page, { list: 'Watch', quantity: '5', confidence: 4, thesis: 'Cloud growth has to come back first.' })
    await record(page, 'Watch')
    await sees(critiqueOf(page, 'Watch').getByText('No language model'))
    expect(new URL(page.url()).pathname).toBe(`/account/${username}/watched/2`)

    await page.context().close()
    await candor.get().restart()

    const later = await browser.open(candor.get(), view)
    await later.goto('/login')
    await logIn(later, username)
    await later.waitForURL(`**/account/${username}/overview/bought`)
    await sees(later.getByRole('link', { name: 'International Business Mac...' }))
    await later.getByRole('link', { name: 'Details' }).click()
    await sees(entryOf(later, 'Buy').getByText(THESIS))
    expect(await critiqueOf(later, 'Buy').innerText()).toBe(critique)
    await tab(later, 'Watched').click()
    await sees(later.getByRole('link', { name: 'Microsoft Corporation' }))
    await later.getByRole('link', { name: 'Details' }).click()
    await sees(entryOf(later, 'Watch').getByText('Cloud growth has to come back first.'))
  })
})
