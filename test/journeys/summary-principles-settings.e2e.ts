import { randomUUID } from 'node:crypto'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { button, fact, field } from '../support/asset-steps.ts'
import { browserForFile, DESKTOP, type View, WINDOWS } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { type HttpMember, signUp } from '../support/http-member.ts'
import { choose, chooseCompany, critiqueOf, logIn, sees, seesNoMore, THESIS } from '../support/steps.ts'

const OPERATOR = 'the-operator'
const candor = candorForFile(() => ({ CANDOR_ADMIN: OPERATOR }))
const browser = browserForFile()

let operator: HttpMember
beforeAll(async () => {
  operator = await signUp(candor.get(), OPERATOR)
})

let people = 0
const newMember = (): Promise<HttpMember> => {
  people += 1
  return signUp(candor.get(), `settler-${people}`)
}

async function open(member: HttpMember, path: string, view: View = DESKTOP): Promise<Page> {
  const page = await browser.open(candor.get(), { ...view, as: member })
  await page.goto(`/account/${member.username}/${path}`)
  return page
}

const card = (page: Page, name: string): Locator => page.getByRole('article', { name, exact: true })

/** Ten shares from $100.00 to $140.00, which are kept, and four from $50.00 to $60.00, which are sold. */
async function recordTwoAssets({ add, send }: HttpMember): Promise<void> {
  const said = { updatedConfidenceLevel: 6, updatedThesis: 'The price has moved, my reasons have not.' }
  await add({ assetQty: 10, costBasis: 100 })
  await add({ ticker: 'KO', companyName: 'The Coca-Cola Company', assetQty: 4, costBasis: 50 })
  for (const [assetId, body] of [
    [1, { ...said, decisionId: randomUUID(), updateAction: 'Hold', price: 140 }],
    [2, { ...said, decisionId: randomUUID(), assetAction: 'Sell', price: 60 }],
  ] as const)
    expect(await send('POST', `/api/assets/${assetId}/decisions`, body)).toMatchObject({ status: 201 })
}

describe.each(WINDOWS)('%s', (_name, view) => {
  test('the summary adds up as by hand, and says how', async () => {
    const member = await newMember()
    await recordTwoAssets(member)
    const page = await open(member, 'overview/summary', view)
    for (const [name, ...figures] of [
      ['Total account gain/loss', '+36.67%', '+$440.00 on $1,200.00'],
      ['Total value', '$1,400.00', '1 asset held'],
      ['Bought performance', '+40.00%', '+$400.00', '1 asset on your bought list'],
      ['Sold performance', '+20.00%', '+$40.00 realized so far', '1 asset on your sold list'],
      ['Watched performance', 'none yet', 'Your watched list is empty'],
    ] as const)
      for (const figure of figures) await sees(card(page, name).filter({ hasText: figure }))
    await sees(
      card(page, "Today's gain/loss").getByText(
        /^(The market is not open today|\+\$440\.00 since the last close or purchase)$/,
      ),
    )

    const account = card(page, 'Total account gain/loss')
    await account.getByText('How is this computed').click()
    for (const [label, formula] of [
      ['Now', '1,400.00 + 240.00 = 1,640.00'],
      ['Cost', '1,000.00 + 200.00 = 1,200.00'],
      ['KO', '240.00 − 200.00 = 40.00'],
      ['Held + sold', '400.00 + 40.00 = 440.00'],
      ['Percent', '440.00 / 1,200.00 × 100 = +36.67%'],
      ['Gain', '1,640.00 − 1,200.00 = 440.00'],
    ] as const)
      await sees(fact(account, label).getByText(formula))
    const value = card(page, 'Total value')
    await value.getByText('How is this computed').click()
    await sees(fact(value, 'IBM').getByText('10 × 140.00 = 1,400.00'))
    const sold = card(page, 'Sold performance')
    await sold.getByText('How is this computed').click()
    await sold.getByRole('link', { name: 'KO', exact: true }).click()
    await page.waitForURL(`**/account/${member.username}/sold/2`)
    await page.goto(`/account/${member.username}/overview/sold`)
    await sees(page.getByText('Realized on this list: +$40.00.'))
    expect(await page.getByText(/^Realized on parts/).count()).toBe(0)
  })

  test('principles: written, put in order, revised, retired, taken up again, and beside every decision', async () => {
    const member = await newMember()
    const page = await open(member, 'overview/principles', view)
    const [first, second] = ['I never average down.', 'I wait a night before I sell.']
    const revised = 'I never average down without a new fact.'
    const standing = page.getByRole('main').getByRole('list').first().getByRole('listitem')
    for (const principle of [first, second]) {
      await field(page, 'Principle').fill(principle)
      await button(page, 'Write this principle').click()
      await sees(button(page, `Revise: ${principle}`))
      expect(await field(page, 'Principle').inputValue()).toBe('')
    }
    await sees(standing.first().getByText(first))

    await button(page, `Move up: ${second}`).click()
    await sees(standing.first().getByText(second))
    await button(page, `Revise: ${first}`).click()
    await field(page, 'New wording').fill(revised)
    await button(page, 'Write this wording').click()
    await sees(button(page, `Revise: ${revised}`))
    await page.getByText('Earlier wordings (1)').click()
    await sees(page.getByText(first, { exact: true }))

    await page.goto(`/account/${member.username}/overview/add-asset`)
    await chooseCompany(page, 'KO', 'KO The Coca-Cola Company')
    await seePrinciples(page, [second, revised])

    await page.goto(`/account/${member.username}/overview/principles`)
    await button(page, `Retire: ${second}`).click()
    await button(page, 'Retire it').click()
    await seesNoMore(button(page, `Revise: ${second}`))
    await page.getByText('Retired (1)').click()
    await sees(page.getByText(second, { exact: true }))

    await page.goto(`/account/${member.username}/overview/add-asset`)
    await seePrinciples(page, [revised])

    await page.goto(`/account/${member.username}/overview/principles`)
    await page.getByText('Retired (1)').click()
    await button(page, `Take up again: ${second}`).click()
    await sees(button(page, `Revise: ${second}`))
    await sees(page.getByText(/^taken up again/))
    expect(await page.getByText('Retired (1)').count()).toBe(0)
    expect(await page.getByText('Earlier wordings').count()).toBe(1)

    await page.goto(`/account/${member.username}/overview/add-asset`)
    await seePrinciples(page, [second, revised])
  })

  test('sell friction hides what was paid and what came of it until the thesis is saved', async () => {
    const member = await newMember()
    await recordTwoAssets(member)
    await member.critiqued(1)
    const page = await open(member, 'settings', view)
    await page.getByRole('checkbox', { name: 'Hide purchase price and gain while I sell' }).check()
    await sees(page.getByRole('status').getByText('Saved'))
    await page.goto(`/account/${member.username}/bought/1`)
    await sees(critiqueOf(page, 'Hold').getByText('No language model'))
    const seeHidden = async () => {
      for (const name of ['Cost basis', 'Total gain/loss'])
        await sees(fact(page, name).getByText('hidden for now', { exact: true }))
      expect(await page.getByRole('main').innerText()).not.toMatch(/\$100\.00|\$1,000\.00|40\.00%/)
      expect(await page.getByRole('complementary', { name: /^Critique/ }).count()).toBe(0)
    }
    const seeShown = async () => {
      await sees(fact(page, 'Cost basis').getByText('$100.00'))
      await sees(fact(page, 'Total gain/loss').getByText('+40.00%'))
    }
    await seeShown()
    await button(page, 'Sell').click()
    await seeHidden()
    await sees(page.getByRole('blockquote').getByText('Hybrid cloud revenue should grow'))
    await field(page, 'Thesis').fill(THESIS)
    await seeHidden()
    await button(page, 'Save Thesis').click()
    await seeShown()
    await button(page, 'Edit Thesis').click()
    await seeHidden()
    await button(page, 'Cancel Sell').click()
    await seeShown()
  })
})

/** Beside the form where there is a margin, and to be opened in it elsewhere. */
async function seePrinciples(page: Page, principles: readonly string[]): Promise<void> {
  const beside = page.getByRole('group').filter({ hasText: `Your principles (${principles.length})` })
  await sees(beside)
  if (!(await beside.getByRole('listitem').first().isVisible())) await beside.getByText('Your principles').click()
  await sees(beside.getByRole('listitem').first())
  expect(await beside.getByRole('listitem').allTextContents()).toEqual(principles)
}

/** What a screen reader says of it after its name. */
const descriptionOf = (locator: Locator): Promise<string | null | undefined> =>
  locator.evaluate((element) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent)

test('a summary that is hidden stays so after a reload, and wherever its owner signs in', async () => {
  const member = await newMember()
  await recordTwoAssets(member)
  const page = await open(member, 'overview/summary')
  await sees(card(page, 'Total value'))
  const isKept = page.waitForResponse((answer) => answer.url().endsWith('/api/settings') && answer.ok())
  const goesOn = 'Your lists and the pages of your assets go on showing theirs.'
  expect(await descriptionOf(button(page, 'Hide summary'))).toBe(
    `Hides all figures and the curve of this page, wherever you sign in. ${goesOn}`,
  )
  await button(page, 'Hide summary').click()
  await seesNoMore(card(page, 'Total value'))
  await seesNoMore(page.getByRole('figure'))
  expect(await descriptionOf(button(page, 'Show summary'))).toBe(
    `All figures and the curve of this page are hidden, wherever you sign in. ${goesOn}`,
  )
  await isKept
  await page.reload()
  await sees(button(page, 'Show summary'))
  expect(await card(page, 'Total value').count()).toBe(0)

  const elsewhere = await open(member, 'overview/summary')
  await sees(button(elsewhere, 'Show summary'))
  expect(await elsewhere.getByRole('article').count()).toBe(0)
  await button(elsewhere, 'Show summary').click()
  await sees(card(elsewhere, 'Total value').getByText('$1,400.00', { exact: true }))
})

test('the operator’s page names each provider, and the variable that switches another one on; nobody else has one', async () => {
  const page = await open(operator, 'settings')
  await page.getByRole('link', { name: 'See its providers, budgets and variables' }).click()
  await sees(page.getByRole('heading', { level: 1, name: 'Operator' }))
  for (const [need, name, variable] of [
    ['Company search', 'local directory, which asks the SEC for its list', 'MARKET_DATA_API_KEY'],
    ['Prices', 'typed by hand', 'PRICE_API_KEY'],
    ['Critic', 'built-in, no language model', 'AI_API_KEY'],
  ] as const) {
    await sees(fact(page, need).getByText(name, { exact: true }))
    await sees(page.getByRole('definition').filter({ hasText: variable }).getByText(variable, { exact: true }))
  }
})

test('who does not run this Candor finds no such page, and nothing of it in the settings', async () => {
  const member = await newMember()
  const page = await open(member, 'operator')
  await sees(page.getByRole('heading', { level: 1, name: 'Nothing is written here.' }))
  await page.goto(`/account/${member.username}/settings`)
  await sees(page.getByRole('heading', { level: 2, name: 'Account' }))
  expect(await page.getByRole('main').innerText()).not.toMatch(/_API_KEY|Operator/)
})

test('what explains a setting has one size on the whole page', async () => {
  const page = await open(await newMember(), 'settings')
  await sees(page.getByRole('heading', { level: 3, name: 'API tokens' }))
  const sizes = await page.locator('main p').evaluateAll((all) => {
    const muted = getComputedStyle(
      all.find((one) => one.textContent?.startsWith('Your journal is yours')) ?? document.body,
    ).color
    return all.map((one) => getComputedStyle(one)).flatMap(({ color, fontSize }) => (color === muted ? [fontSize] : []))
  })
  expect(sizes.length).toBeGreaterThan(9)
  expect([...new Set(sizes)]).toEqual(['13px'])
})

test('the benchmark is kept when it is a ticker, and what is wrong stands beside it', async () => {
  const page = await open(await newMember(), 'settings', { ...DESKTOP, expects: [422] })
  expect(await field(page, 'Benchmark').inputValue()).toBe('SPY')
  await field(page, 'Benchmark').fill('S&P 500')
  await button(page, 'Save').click()
  await sees(page.getByText('A ticker has letters, digits, dots and dashes only'))
  await field(page, 'Benchmark').fill('vt')
  await button(page, 'Save').click()
  await sees(page.getByRole('status').getByText('Saved'))
  await page.reload()
  await sees(field(page, 'Benchmark'))
  expect(await field(page, 'Benchmark').inputValue()).toBe('VT')
})

test('a dark page is dark at once, after a reload, on the public pages, and wherever its owner signs in', async () => {
  const member = await newMember()
  const page = await open(member, 'settings')
  const dark = page.locator('html[data-theme="dark"]')
  await sees(page.getByRole('radiogroup', { name: 'Theme' }))
  expect(await dark.count()).toBe(0)
  await choose(page, 'Theme', 'Dark')
  await dark.waitFor({ state: 'attached' })
  await sees(page.getByRole('status').getByText('Saved'))
  await page.reload()
  expect(await dark.count()).toBe(1)
  await sees(page.getByRole('radiogroup', { name: 'Theme' }))
  expect(await page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true)
  await page.goto('/')
  await sees(page.getByRole('heading', { level: 1 }))
  expect(await dark.count()).toBe(1)

  const elsewhere = await browser.open(candor.get())
  await elsewhere.goto('/login')
  await logIn(elsewhere, member.username)
  await sees(elsewhere.getByRole('heading', { name: 'Bought' }))
  expect(await elsewhere.locator('html[data-theme="dark"]').count()).toBe(1)
})
