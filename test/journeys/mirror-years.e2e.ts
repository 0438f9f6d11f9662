import { expect, test } from 'vitest'
import type { MirrorView } from '#contract/mirror.ts'
import { browserForFile, DESKTOP } from '../support/browser.ts'
import { candorForFile, DEMO } from '../support/candor-for-file.ts'
import { signUp } from '../support/http-member.ts'
import { sees } from '../support/steps.ts'

const candor = candorForFile(DEMO)
const browser = browserForFile()

test('years say that they are of shares only, and of which shares a close is missing where they are not known', async () => {
  const member = await signUp(candor.get(), 'yearreader')
  const page = await browser.open(candor.get(), { ...DESKTOP, as: member })
  await page.route(/\/api\/mirror(?:\?|$)/, async (route) => {
    const response = await route.fetch()
    const mirror = (await response.json()) as MirrorView
    const years = mirror.money.years.map((year, at) =>
      at === 1 ? { ...year, made: null, turnover: null, drag: null, withoutClose: ['AA', 'BB'] } : year,
    )
    await route.fulfill({ response, json: { ...mirror, money: { ...mirror.money, years } } })
  })
  await page.goto(`/account/${member.username}/overview/mirror`)
  const instrument = page.getByRole('region', { name: 'What trading did' })
  await sees(instrument.getByText('Shares only; 1 holding of options left out.', { exact: true }).first())
  const { json } = await member.send('GET', '/api/mirror')
  const [first, second] = (json as MirrorView).money.years
  await sees(instrument.getByText(`Not known for want of closes: ${second?.year} of AA, BB. A close stands for five`))
  const row = (year: string) => instrument.getByRole('row', { name: new RegExp(`^${year}`) })
  expect(
    await row(second?.year ?? '')
      .getByRole('cell')
      .allTextContents(),
  ).toEqual(expect.arrayContaining(Array.from({ length: 4 }, () => 'not known')))
  await sees(row(first?.year ?? '').getByText('no shares held on Jan 1'))
})
