import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browserForFile, WINDOWS } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { type HttpMember, signUp } from '../support/http-member.ts'
import { sees } from '../support/steps.ts'

const candor = candorForFile()
const browser = browserForFile()

const SAID = 'Government contracts renew every year and nobody else has the data.'
const PLTR = { ticker: 'PLTR', companyName: 'Palantir Technologies Inc.', confidenceLevel: 8 }

let people = 0

/** Somebody who bought PLTR for a reason, and holds IBM for another. */
async function withTwoAssets(): Promise<HttpMember> {
  people += 1
  const member = await signUp(candor.get(), `echo-${people}`)
  await member.add({ ...PLTR, thesis: `I like it. ${SAID}` })
  await member.add()
  return member
}

const ask = (page: Page) => page.getByText('Have I written this before?').filter({ visible: true }).click()

describe.each(WINDOWS)('%s', (_name, view) => {
  test('a thesis that is being written is looked for among earlier ones on other assets', async () => {
    const member = await withTwoAssets()
    const page = await browser.open(candor.get(), { ...view, as: member })
    await page.goto(`/account/${member.username}/bought/2`)
    await page.getByRole('button', { name: 'Update', exact: true }).click()
    await ask(page)
    await sees(page.getByText('Write your thesis first, a sentence at least.'))

    await page.getByLabel('Thesis').fill('A dividend, a brand, patience and cash.')
    await page.getByRole('button', { name: 'Look again' }).click()
    await sees(page.getByText('No sentence of it is nearly one of your earlier theses on other assets.'))

    await page.getByLabel('Thesis').fill(`The mainframe comes back. ${SAID}`)
    await page.getByRole('button', { name: 'Look again' }).click()
    await sees(page.getByText('You wrote nearly this in one earlier thesis.'))
    const passage = page.getByRole('article', { name: /^PLTR, / })
    await sees(passage)
    expect(await passage.getByRole('paragraph').innerText()).toMatch(
      /^You wrote nearly this on \w+ \d+, \d{4} about PLTR, at 8 of 10\.$/,
    )
    expect(await passage.getByRole('blockquote').innerText()).toBe(SAID)
    await passage.getByRole('link', { name: 'PLTR' }).click()
    await page.waitForURL(`**/account/${member.username}/bought/1#entry-*`)

    await page.goBack()
    expect(await page.getByLabel('Thesis').inputValue()).toBe(`The mainframe comes back. ${SAID}`)
  })
})
