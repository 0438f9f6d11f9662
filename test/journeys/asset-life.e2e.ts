import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import {
  actionsOf,
  button,
  expectPath,
  fact,
  field,
  type Reasoned,
  reason,
  save,
  update,
} from '../support/asset-steps.ts'
import { browserForFile, DESKTOP, type View, WINDOWS } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { type HttpMember, signUp } from '../support/http-member.ts'
import { choose, critiqueOf, entryOf, sees, seesNoMore, tab } from '../support/steps.ts'

const candor = candorForFile()
const browser = browserForFile()

const WAITING = 'Cloud growth has to come back above 20% first.'
const STILL_WAITING = 'One good quarter is not three; I go on waiting.'
const BUYING = 'Three good quarters, and the price is that of a bad one.'
const SELLING = 'It is priced for ten more good years, and I expect five.'

let people = 0
async function open(view: View, list: 'Watch' | 'Buy'): Promise<{ page: Page; member: HttpMember; user: string }> {
  people += 1
  const member = await signUp(candor.get(), `liver-${people}`)
  const company = { ticker: 'MSFT', companyName: 'Microsoft Corporation', assetQty: 10, confidenceLevel: 4 }
  await member.add({ ...company, watchOrBuy: list, costBasis: list === 'Buy' ? 100 : null, thesis: WAITING })
  const page = await browser.open(candor.get(), { ...view, as: member })
  const user = `/account/${member.username}`
  await page.goto(`${user}/${list === 'Buy' ? 'bought' : 'watched'}/1`)
  await sees(critiqueOf(page, list).getByText('No language model'))
  return { page, member, user }
}

async function expectEmptyPanel(page: Page): Promise<void> {
  expect(await field(page, 'Thesis').inputValue()).toBe('')
  expect(await field(page, 'Confidence').inputValue()).toBe('5')
  await sees(button(page, 'Save Level'))
  await sees(button(page, 'Save Thesis'))
}

/** Goes back, as far as the page that showed before, and lets it come to rest. */
async function goBack(page: Page, restsAt: string): Promise<void> {
  await page.goBack()
  await expectPath(page, restsAt)
  await sees(button(page, 'Update'))
}

describe.each(WINDOWS)('%s', (_name, view) => {
  test('watched, then bought: the page stays for an update, and goes along with a purchase', async () => {
    const { page, member, user } = await open(view, 'Watch')
    await update(page, 'Keep Watching', { level: 6, thesis: STILL_WAITING })
    await expectPath(page, `${user}/watched/1`)
    for (const [action, thesis, level] of [
      ['Watch', WAITING, '4/10'],
      ['Keep Watching', STILL_WAITING, '6/10'],
    ] as const) {
      const entry = page.getByRole('article', { name: action, exact: true })
      await sees(entry.getByText(thesis))
      await sees(entry.getByText(level))
    }
    expect(await fact(page, 'Confidence').innerText()).toMatch(/^6 \/ 10\s*at first 4$/)

    await button(page, 'Buy').click()
    await expectEmptyPanel(page)
    await button(page, 'Cancel Buy').click()
    await seesNoMore(button(page, 'Complete Buy'))
    await button(page, 'Buy').click()
    await reason(page, { quantity: '8', price: '410.50', level: 7, thesis: BUYING })
    await expectSavedBeforeSent(page, 'Complete Buy')
    await button(page, 'Complete Buy').click()
    await expectPath(page, `${user}/bought/1`)
    await sees(entryOf(page, 'Buy').getByText('8 shares at $410.50'))
    await sees(page.getByText('MSFT · stock · 8 shares', { exact: true }))
    await button(page, 'Sell').click()
    await expectEmptyPanel(page)
    await button(page, 'Cancel Sell').click()

    await goBack(page, `${user}/bought/1`)
    expect(await button(page, 'Complete Buy').count()).toBe(0)
    expect(await actionsOf(member)).toEqual(['Watch', 'Keep Watching', 'Buy'])
  })

  test('bought more, sold in part, then sold: quantity and average cost are those of the journal', async () => {
    const { page, member, user } = await open(view, 'Buy')
    const steps: readonly [Reasoned & { action: string }, held: string, cost: string, gain: string][] = [
      [
        {
          action: 'Buy More',
          quantity: '10',
          price: '200',
          level: 7,
          thesis: 'It fell for no reason that is mine.',
          isUnusual: true,
        },
        'MSFT · stock · 20 shares',
        '$150.00',
        '+33.33%',
      ],
      [
        { action: 'Sell Some', quantity: '5', price: '180', level: 6, thesis: 'It is too much of one thing by now.' },
        'MSFT · stock · 15 shares',
        '$150.00',
        '+20.00%',
      ],
    ]
    for (const [decision, held, cost, gain] of steps) {
      await update(page, decision.action, decision)
      await sees(page.getByText(held, { exact: true }))
      await sees(fact(page, 'Cost basis').getByText(cost))
      await sees(fact(page, 'Total gain/loss').getByText(gain))
      await sees(entryOf(page, decision.action).getByText(`${decision.quantity} shares at $${decision.price}.00`))
      await expectPath(page, `${user}/bought/1`)
    }

    await button(page, 'Sell').click()
    await reason(page, { price: '300', level: 8, thesis: SELLING })
    await save(page)
    await button(page, 'Complete Sell').click()
    await button(page, 'Yes, record it').click()
    await expectPath(page, `${user}/sold/1`)
    await sees(entryOf(page, 'Sell').getByText(SELLING))
    // What was sold in part counts with the rest: 5 × 180 + 15 × 300, against 20 × 150.
    await sees(page.getByText('MSFT · stock · 20 shares sold', { exact: true }))
    expect(await fact(page, 'Sold for').innerText()).toMatch(/^\$5,400\.00\s+which had cost \$3,000\.00$/)
    await sees(fact(page, 'Total gain/loss').getByText('+80.00%'))
    await tab(page, 'Sold').click()
    await sees(page.getByRole('main').getByRole('link', { name: 'Microsoft Corporation' }))
    await tab(page, 'Bought').click()
    await sees(page.getByText('Nothing bought yet.'))

    await page.goBack()
    await page.goBack()
    await expectPath(page, `${user}/sold/1`)
    await goBack(page, `${user}/sold/1`)
    expect(await button(page, 'Complete Sell').count()).toBe(0)
    expect(await actionsOf(member)).toEqual(['Buy', 'Buy More', 'Sell Some', 'Sell'])
  })

  test('a double click records once, and a reload in the middle of typing loses nothing', async () => {
    const { page, member } = await open(view, 'Buy')
    await button(page, 'Update').click()
    await choose(page, 'Action', 'Hold')
    await field(page, 'Confidence').fill('9')
    await button(page, 'Save Level').click()
    await field(page, 'Thesis').fill(STILL_WAITING)
    await page.reload()
    await sees(button(page, 'Edit Level'))
    expect(await field(page, 'Confidence').inputValue()).toBe('9')
    expect(await field(page, 'Thesis').inputValue()).toBe(STILL_WAITING)
    await button(page, 'Save Thesis').click()
    await button(page, 'Submit Update').dblclick()
    await sees(entryOf(page, 'Hold').getByText(STILL_WAITING))
    await seesNoMore(button(page, 'Submit Update'))
    await page.reload()
    await sees(entryOf(page, 'Hold'))
    expect(await page.getByRole('article', { name: 'Hold', exact: true }).count()).toBe(1)
    expect(await actionsOf(member)).toEqual(['Buy', 'Hold'])
    await button(page, 'Update').click()
    await expectEmptyPanel(page)
  })
})

/** The last button is for what is saved only: each of both has to be, and can be edited again. */
async function expectSavedBeforeSent(page: Page, send: string): Promise<void> {
  const isReady = () => button(page, send).isEnabled()
  expect(await isReady()).toBe(false)
  await button(page, 'Save Level').click()
  await sees(button(page, 'Edit Level'))
  expect(await field(page, 'Confidence').isDisabled()).toBe(true)
  expect(await isReady()).toBe(false)
  await button(page, 'Save Thesis').click()
  await sees(button(page, 'Edit Thesis'))
  expect(await field(page, 'Thesis').isEditable()).toBe(false)
  expect(await isReady()).toBe(true)
  for (const saved of ['Level', 'Thesis']) {
    await button(page, `Edit ${saved}`).click()
    await sees(button(page, `Save ${saved}`))
    expect(await isReady()).toBe(false)
    await button(page, `Save ${saved}`).click()
    await sees(button(page, `Edit ${saved}`))
    expect(await isReady()).toBe(true)
  }
}

const NOT_FOUND = 'Error: could not find requested asset.'

test.each(['bought/99', 'owned/1', 'bought/first', 'bought/0'])(
  'an address that is no asset’s: %s',
  async (address) => {
    const { page, user } = await open({ ...DESKTOP, expects: [404] }, 'Buy')
    await page.goto(`${user}/${address}`)
    await sees(page.getByRole('alert').getByText(NOT_FOUND, { exact: true }))
    await page.getByRole('link', { name: 'Go to your bought list' }).click()
    await expectPath(page, `${user}/overview/bought`)
  },
)

test.each(['overview/nothing', 'nowhere', 'bought/1/more', 'owned/1', 'operator'])(
  'an address without a page of one’s own says so in its title: %s',
  async (address) => {
    const { page, user } = await open(DESKTOP, 'Buy')
    await page.goto(`${user}/${address}`)
    await sees(page.getByRole('main').getByRole('heading', { level: 1 }))
    await sees(page.getByRole('navigation', { name: 'Account' }))
    await expect.poll(() => page.title()).toBe('Not found · Candor')
    await page.goto(`${user}/overview/bought`)
    await expect.poll(() => page.title()).toBe('Bought · Candor')
  },
)

test('an address with the list that an asset was on once leads to where it is now', async () => {
  const { page, user } = await open(DESKTOP, 'Buy')
  await page.goto(`${user}/watched/1`)
  await sees(entryOf(page, 'Buy'))
  await expectPath(page, `${user}/bought/1`)
})
