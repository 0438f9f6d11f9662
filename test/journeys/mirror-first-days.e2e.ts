import { expect, test } from 'vitest'
import type { MirrorView } from '#contract/mirror.ts'
import { browserForFile, DESKTOP } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { signUp } from '../support/http-member.ts'
import { sees } from '../support/steps.ts'

const candor = candorForFile()
const browser = browserForFile()

const TICKERS = ['IBM', 'KO', 'MSFT', 'AAPL', 'DIS']

test('the Mirror of five decisions says what it has, draws it, and is short where nothing can be told yet', async () => {
  const member = await signUp(candor.get(), 'firstfive')
  for (const [at, ticker] of TICKERS.entries())
    await member.add({
      ticker,
      companyName: `${ticker} Company`,
      confidenceLevel: 5 + at,
      thesis: 'It sells more of it each year.',
    })
  const { findings } = (await member.send('GET', '/api/mirror')).json as MirrorView
  expect(findings.map(({ kind }) => kind)).toContain('expected')
  const page = await browser.open(candor.get(), { ...DESKTOP, as: member })
  await page.goto(`/account/${member.username}/overview/mirror`)
  await sees(page.getByRole('img', { name: 'said of 5 claims: 45%, 55%, 65%, 75%, 85%' }))
  // No quarter is over: the page says when the first letter comes, and offers none.
  expect(await page.getByRole('main').getByRole('link', { name: 'The letter' }).count()).toBe(0)
  await sees(page.getByText(/^The letter about your first quarter, one page: on /))
  const silent = page.getByRole('region', { name: 'When you write' })
  await sees(silent.getByText('Nothing can be told before the outcome of a claim is.'))
  const method = silent.getByText('By New York’s clock.')
  expect(await method.isVisible()).toBe(false)
  await silent.getByText('How it is counted').click()
  await sees(method)
})

test('a first decision that is to somebody’s credit is not said to say nothing', async () => {
  const member = await signUp(candor.get(), 'credited')
  await member.add({ stopLossYesNo: 'Yes', stopLossPercentage: 10 })
  const { findings, credit } = (await member.send('GET', '/api/mirror')).json as MirrorView
  expect([findings.length, credit === null]).toEqual([0, false])
  const page = await browser.open(candor.get(), { ...DESKTOP, as: member })
  await page.goto(`/account/${member.username}/overview/mirror`)
  await sees(page.getByText('So far they say one thing, and it is to your credit.'))
})
