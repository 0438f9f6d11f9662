import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browserForFile, DESKTOP, type View, WINDOWS } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { type HttpMember, signUp } from '../support/http-member.ts'
import {
  choose,
  chooseCompany,
  entryOf,
  record,
  searchFor,
  sees,
  THESIS,
  type Written,
  write,
} from '../support/steps.ts'

const candor = candorForFile()
const browser = browserForFile()

const IBM = 'IBM International Business Machines Corporation'
const RIGHT: Written = { quantity: '10', costBasis: '121.23', thesis: THESIS }

let people = 0
async function openForm(view: View): Promise<{ page: Page; member: HttpMember }> {
  people += 1
  const member = await signUp(candor.get(), `dora-${people}`)
  const page = await browser.open(candor.get(), { ...view, as: member })
  await page.goto(`/account/${member.username}/overview/add-asset`)
  await chooseCompany(page, 'IBM', IBM)
  return { page, member }
}

/** What is said beside a field, and to people who cannot see it. */
async function refusalOf(field: Locator): Promise<string> {
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  const described = (await field.getAttribute('aria-describedby')) ?? ''
  return field
    .page()
    .locator(`[id="${described.split(' ')[0]}"]`)
    .innerText()
}

async function typedIn(page: Page): Promise<Written> {
  return {
    quantity: await page.getByLabel('Quantity').inputValue(),
    costBasis: await page.getByLabel('Cost basis').inputValue(),
    thesis: await page.getByLabel('Thesis').inputValue(),
  }
}

async function expectNothingRecorded(member: HttpMember): Promise<void> {
  for (const list of ['bought', 'watched'])
    expect(await member.send('GET', `/api/assets?list=${list}`)).toMatchObject({ json: { assets: [] } })
}

const WRONG: readonly [label: string, wrong: Written, message: string][] = [
  ['Thesis', { thesis: '123456789' }, 'Write at least 10 characters: why do you decide this?'],
  ['Thesis', { thesis: ' '.repeat(40) }, 'Write at least 10 characters: why do you decide this?'],
  ['Thesis', { thesis: 'x'.repeat(5001) }, 'Your thesis may have at most 5000 characters.'],
  ['Quantity', { quantity: '-1' }, 'Quantity is a number of at least 0, for example 10 or 2.5.'],
  ['Quantity', { quantity: '1e309' }, 'Quantity is a number of at least 0, for example 10 or 2.5.'],
  ['Quantity', { quantity: 'NaN' }, 'Quantity is a number of at least 0, for example 10 or 2.5.'],
  ['Quantity', { quantity: '' }, 'Quantity is a number of at least 0, for example 10 or 2.5.'],
  ['Cost basis', { costBasis: 'a lot' }, 'A price is a number of at least 0, for example 189.23.'],
  ['Cost basis', { costBasis: '' }, 'Buy needs a price per unit. Type the price that you paid or got.'],
]

describe.each(WINDOWS)('%s', (_name, view) => {
  test('what is wrong is said beside its field, nothing is recorded, and all that was typed is still there', async () => {
    const { page, member } = await openForm(view)
    for (const [label, wrong, message] of WRONG) {
      const typed = { ...RIGHT, ...wrong }
      const field = page.getByLabel(label)
      await write(page, typed)
      await page.getByRole('button', { name: 'Add to Bought' }).click()
      expect(await refusalOf(field)).toContain(message)
      await expect
        .poll(() => field.evaluate((element) => element === document.activeElement), { message: `focus on ${label}` })
        .toBe(true)
      expect(await typedIn(page)).toEqual(typed)
    }
    await expectNothingRecorded(member)
    await write(page, RIGHT)
    await record(page)
  })

  test('a company that is on a list already: the exact words, and the way there', async () => {
    const { page, member } = await openForm({ ...view, expects: [409] })
    await member.add({ watchOrBuy: 'Watch' })
    await write(page, RIGHT)
    await page.getByRole('button', { name: 'Add to Bought' }).click()
    const refused = page.getByRole('alert').filter({ hasText: 'IBM' })
    await sees(
      refused.getByText('IBM is already on one of your lists. Please update the asset there.', { exact: true }),
    )
    expect(await page.getByLabel('Thesis').inputValue()).toBe(THESIS)
    await refused.getByRole('link').click()
    await sees(entryOf(page, 'Watch'))
    expect(new URL(page.url()).pathname).toBe(`/account/${member.username}/watched/1`)
  })
})

test.each(['Stop loss', 'Take profit'])('%s without its percentage, or with one below 1', async (exit) => {
  const { page, member } = await openForm(DESKTOP)
  await write(page, RIGHT)
  await choose(page, exit, 'Yes')
  const percentage = page.getByLabel(`${exit} percentage`)
  await page.getByRole('button', { name: 'Add to Bought' }).click()
  expect(await refusalOf(percentage)).toBe('Say at which percentage, 1 at least, or choose No.')
  await percentage.fill('0.5')
  await page.getByRole('button', { name: 'Add to Bought' }).click()
  expect(await refusalOf(percentage)).toBe('This is a percentage of at least 1.')
  await expectNothingRecorded(member)
  await percentage.fill('10')
  await record(page)
  expect(await member.asset(1)).toMatchObject(
    exit === 'Stop loss' ? { stopLossPercentage: '10' } : { takeProfitPercentage: '10' },
  )
})

test('a disk that is full: nothing was recorded, and all that was typed is still there to be sent again', async () => {
  const { page, member } = await openForm({ ...DESKTOP, expects: [507] })
  const detail =
    'The disk of this Candor is full: nothing was recorded, your words are still here. Free some space on it and try again.'
  const problem = { type: 'about:blank', title: 'The disk is full', status: 507, code: 'storage-full', detail }
  await page.route('**/api/assets', (route) =>
    route.fulfill({ status: 507, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
  )
  await write(page, RIGHT)
  await page.getByRole('button', { name: 'Add to Bought' }).click()
  await sees(page.getByRole('alert').getByText(detail, { exact: true }))
  expect(await typedIn(page)).toEqual(RIGHT)
  await expectNothingRecorded(member)
  await page.unroute('**/api/assets')
  await record(page)
})

test('what the keys sent in vain is open to be changed, and nobody is told that Candor is away once it answers', async () => {
  const member = await signUp(candor.get(), `vain-${crypto.randomUUID().slice(0, 8)}`)
  await member.add()
  const page = await browser.open(candor.get(), { ...DESKTOP, as: member, expects: ['unreachable'] })
  await page.goto(`/account/${member.username}/bought/1`)
  await page.getByRole('button', { name: 'Update', exact: true }).click()
  const thesis = page.getByLabel('Thesis')
  await thesis.fill('Sent while the line was broken.')
  await page.route('**/api/assets/1/decisions', (route) => route.abort())
  await page.keyboard.press('Control+Enter')
  await sees(page.getByText('Candor answers again. What you typed is still here: please send it once more.'))
  expect(await page.getByText('Candor cannot be reached').count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Send it when Candor answers' }).count()).toBe(0)
  await sees(page.getByRole('button', { name: 'Save Thesis' }))
  await page.unroute('**/api/assets/1/decisions')
  await thesis.fill('Written anew once the line was mended.')
  await page.keyboard.press('Control+Enter')
  await sees(entryOf(page, 'Hold').getByText('Written anew once the line was mended.'))
})

test('a draft outlives a reload', async () => {
  const { page } = await openForm(DESKTOP)
  await write(page, { ...RIGHT, confidence: 9 })
  await page.reload()
  expect(await page.getByLabel('Thesis').inputValue()).toBe(THESIS)
  expect(await page.getByLabel('Confidence').inputValue()).toBe('9')
  await record(page)
})

test('a search that was only typed outlives a reload', async () => {
  const member = await signUp(candor.get(), `seeker-${crypto.randomUUID().slice(0, 8)}`)
  const page = await browser.open(candor.get(), { ...DESKTOP, as: member })
  await page.goto(`/account/${member.username}/overview/add-asset`)
  const search = page.getByRole('searchbox', { name: 'Search' })
  await search.fill('coca-co')
  await page.reload()
  await expect.poll(() => search.inputValue()).toBe('coca-co')
  await page.getByRole('button', { name: 'KO The Coca-Cola Company', exact: true }).click()
  await sees(page.getByLabel('Thesis'))
})

test('a search that finds nothing, the exact words', async () => {
  const { page } = await openForm(DESKTOP)
  await searchFor(page, 'qqqzzzxxx')
  await sees(page.getByText('Your search returned 0 results. Please try a new search.', { exact: true }))
})
