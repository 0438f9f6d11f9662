import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { accessibilityFaults } from '../support/accessibility.ts'
import { button, fact, field, update } from '../support/asset-steps.ts'
import { browserForFile, DESKTOP, type View, WINDOWS } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { signUp } from '../support/http-member.ts'
import { movedClock } from '../support/moved-clock.ts'
import { chooseCompany, entryOf, record, sees, seesNoMore, write } from '../support/steps.ts'

/** "Wrong if": offered from the thesis, kept by one key, asked on its day before gain or loss is shown, held to afterwards. */

const clock = movedClock(join(tmpdir(), `candor-own-tests-${process.pid}`), '2026-11-16T15:00:00.000Z')
// Registered first, so that it comes last: until then a Candor goes by it.
afterAll(clock.forget)
const candor = candorForFile(() => clock.environment)
const browser = browserForFile()

const LINE = 'US renewal falls below 89% in two quarters'
const THESIS = `Dull on purpose, and everybody needs it. If ${LINE}, I sell.`

let people = 0
async function open(view: View) {
  people += 1
  const member = await signUp(candor.get(), `tester-${people}`)
  const page = await browser.open(candor.get(), { ...view, as: member })
  await page.clock.setFixedTime(clock.now())
  const user = `/account/${member.username}`
  await page.goto(`${user}/overview/bought`)
  return { page, member, user }
}

const begin = async (page: Page, thesis: string) => {
  await chooseCompany(page, 'KO', 'KO The Coca-Cola Company')
  await write(page, { quantity: '10', costBasis: '121.23', thesis })
}

const day = (daysAhead: number): string => new Date(clock.now().getTime() + daysAhead * 86_400_000).toISOString()

describe.each(WINDOWS)('%s', (_name, view) => {
  test('is offered from the thesis, kept by one key, asked on its day, and held to', async () => {
    const { page, member, user } = await open(view)
    await begin(page, THESIS)
    await sees(page.getByText(`Your test: ${LINE}. Keep it?`))
    expect(await accessibilityFaults(page)).toEqual([])
    await button(page, 'Keep it').press('Enter')
    expect(await field(page, 'Wrong if').inputValue()).toBe(LINE)
    expect(await field(page, 'Wrong if').evaluate((input) => input === document.activeElement)).toBe(true)
    await seesNoMore(button(page, 'Keep it'))
    await field(page, 'Ask me on').fill(day(7).slice(0, 10))
    await page.reload()
    expect(await field(page, 'Wrong if').inputValue()).toBe(LINE)
    await record(page)
    await sees(entryOf(page, 'Buy').getByText(`Wrong if: ${LINE}`))
    await sees(page.getByRole('region', { name: 'Your tests' }).getByText(/^Open, asked on /))
    await sees(fact(page, 'Total gain/loss').getByRole('button'))

    await member.send('POST', '/api/assets/1/prices', { price: '98.92' })
    clock.advance(7 * 86_400_000)
    await page.clock.setFixedTime(clock.now())
    await page.goto(`${user}/overview/bought`)
    await sees(page.getByText('Your test waits for an answer', { exact: true }))
    await page.goto(`${user}/bought/1`)
    const question = page.getByRole('region', { name: 'Did it happen?' })
    await sees(question.getByText(LINE))
    for (const name of ['Total gain/loss', 'Today', 'Cost basis'])
      await sees(fact(page, name).getByText('hidden for now'))
    expect(await page.getByText('121.23').count()).toBe(0)
    expect(await accessibilityFaults(page)).toEqual([])

    await button(page, 'Later').click()
    await seesNoMore(question)
    await sees(fact(page, 'Total gain/loss').getByRole('button'))
    await page.reload()
    await question.getByRole('button', { name: 'It happened' }).click()
    await seesNoMore(question)
    await sees(page.getByText(/^Broken: you said on .+ that it happened$/))
    await sees(fact(page, 'Total gain/loss').getByRole('button'))

    await update(page, 'Hold', { level: 8, thesis: 'It has to come back, so I give it one more quarter.' })
    await sees(page.getByText(/^Ignored: you said on .+ that it happened\. Then: Hold on .+$/))
  })
})

test('a price that the thesis names is set as the stop by one key, in both forms', async () => {
  const { page, user } = await open(DESKTOP)
  await begin(page, 'Good company. If it closes below $80, I am out.')
  await button(page, 'Set it as your stop: $80.00').press('Enter')
  await sees(page.getByText('Your stop will be $80.00.'))
  expect(await field(page, 'Stop loss price').inputValue()).toBe('80')
  expect(await button(page, 'Keep it').count()).toBe(0)
  await record(page)
  await sees(fact(page, 'Stop loss').getByText('$80.00'))
  await sees(entryOf(page, 'Buy').getByText('Stop set at $80.00'))

  await button(page, 'Update').click()
  await field(page, 'Thesis').fill('As before. If it goes above $190, I sell half of it.')
  await button(page, 'Set it as your target: $190.00').click()
  expect(await field(page, 'Target').inputValue()).toBe('190')
  await button(page, 'Save Level').click()
  await button(page, 'Save Thesis').click()
  await button(page, 'Submit Update').click()
  await sees(fact(page, 'Take profit').getByText('$190.00'))
  await page.goto(`${user}/bought/1`)
  expect(await page.getByRole('region', { name: 'Your tests' }).count()).toBe(0)
})

test('the offered line can be changed in its field, or left out until the thesis says another', async () => {
  const { page } = await open(DESKTOP)
  await begin(page, THESIS)
  await button(page, 'Leave out').press('Enter')
  await seesNoMore(button(page, 'Keep it'))
  expect(await field(page, 'Wrong if').inputValue()).toBe('')
  expect(await field(page, 'Wrong if').evaluate((input) => input === document.activeElement)).toBe(true)
  await field(page, 'Thesis').fill('Good company. If the dividend is cut, I sell.')
  await button(page, 'Change').press('Enter')
  expect(await field(page, 'Wrong if').inputValue()).toBe('the dividend is cut')
  await sees(page.getByText('It stands under “Wrong if” now: change it there.'))
})

test('a percentage is offered in an update as the price that it makes of the cost', async () => {
  const { page } = await open(DESKTOP)
  await begin(page, 'Dull on purpose, and everybody needs it.')
  await record(page)
  await button(page, 'Update').click()
  await field(page, 'Thesis').fill('As before. Out at −10%.')
  await button(page, 'Set it as your stop: $109.11, 10% below your cost of $121.23').click()
  expect(await field(page, 'Stop').inputValue()).toBe('109.11')
})

test('what the server refuses stands at its field, and the line can be said to have happened at any time', async () => {
  const { page, member } = await open({ ...DESKTOP, expects: [422] })
  await begin(page, 'Dull on purpose, and everybody needs it.')
  await field(page, 'Ask me on').fill(day(3).slice(0, 10))
  await button(page, 'Add to Bought').click()
  await sees(
    page.getByText('Write what would prove you wrong beside its day, or take the day out. Nothing was recorded.'),
  )
  await field(page, 'Wrong if').fill('x'.repeat(281))
  await button(page, 'Add to Bought').click()
  await sees(page.getByText('One line of at most 280 characters: what would prove you wrong?'))
  await field(page, 'Wrong if').fill('The dividend is cut')
  await field(page, 'Ask me on').fill(day(-3).slice(0, 10))
  await button(page, 'Add to Bought').click()
  await sees(page.getByText(/^The day of your test has to come yet: today is /))
  await field(page, 'Ask me on').fill('')
  await record(page)
  await button(page, 'It happened: The dividend is cut').click()
  await sees(page.getByText(/^Broken: /))
  expect(await member.asset(1)).toMatchObject({ ownTests: [{ state: 'broken' }] })
})

test('when its code cannot be had, nothing is offered and the form works', async () => {
  const { page } = await open({ ...DESKTOP, expects: ['unreachable'] })
  await page.route('**/assets/read-offers-*.js', (route) => route.abort('connectionrefused'))
  const refused = page.waitForEvent('requestfailed')
  await begin(page, THESIS)
  await refused
  expect(await button(page, 'Keep it').count()).toBe(0)
  await field(page, 'Wrong if').fill(LINE)
  await record(page)
  await sees(entryOf(page, 'Buy').getByText(`Wrong if: ${LINE}`))
})
