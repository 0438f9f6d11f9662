import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { AssetListView } from '#contract/assets.ts'
import { button, field } from '../support/asset-steps.ts'
import { browserForFile, DESKTOP } from '../support/browser.ts'
import { candorForFile, WITH_ITS_OPERATOR } from '../support/candor-for-file.ts'
import { type HttpMember, signUp } from '../support/http-member.ts'
import { fill, SCREENS, type Screen } from '../support/screens.ts'
import { sees, seesNoMore } from '../support/steps.ts'

const candor = candorForFile(WITH_ITS_OPERATOR)
const browser = browserForFile()

let member: HttpMember
beforeAll(async () => {
  member = await signUp(candor.get(), 'hidden')
  await fill(member)
  await member.add({
    ticker: 'CAT',
    companyName: 'Caterpillar',
    thesis:
      'I pay $340.50 a share, and $8 billion of cash stands. Bought at 340.50, my stop is at 310.25. I liked it at 313 and bring my average down to 317.',
  })
  const principleId = crypto.randomUUID()
  await member.send('POST', '/api/principles', { principleId, text: 'Never more than $5,000 on one thing.' })
  const retired = { principleId: crypto.randomUUID(), text: 'Nothing over 313, and out in the range 313-317.' }
  await member.send('POST', '/api/principles', retired)
  await member.send('POST', '/api/principles', { principleId: crypto.randomUUID(), text: 'Add below avg317 only.' })
  await member.send('POST', `/api/principles/${retired.principleId}/retirement`, {})
  const own = await member.add({
    ticker: 'DE',
    companyName: 'Deere',
    thesis: 'A range of 313-317, USD313 or 317/share, entry 313, and 317ish at most.',
    wrongIf: 'It closes under 313 twice',
  })
  const corrected = await member.send('POST', `/api/assets/${own.assetId}/corrections`, {
    ...{ correctionId: crypto.randomUUID(), correctsSequence: own.thesis[0]?.sequence },
    ...{ field: 'quantity', to: 12, reason: 'I read 317 for it' },
  })
  expect(corrected.json).toMatchObject({ quantity: '12' })
})

/** Every amount in the document: in text, in an attribute, in a field, and in what is selected and copied. */
const amounts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    getSelection()?.selectAllChildren(document.body)
    const copied = getSelection()?.toString() ?? ''
    getSelection()?.removeAllRanges()
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
    const figures = fields.filter((field) => field.inputMode === 'decimal' && field !== document.activeElement)
    const typed = figures.filter(
      (field) =>
        /\d/.test(field.value) && !/percent|shares|Multiplier|returned/.test(field.labels?.[0]?.innerText ?? ''),
    )
    const shown = [
      document.documentElement.outerHTML,
      copied,
      document.title,
      ...fields.map((field) => field.value),
    ].join('\n')
    return [
      ...[...shown.matchAll(/.{0,40}(?:[$€£]\s?[\d.]+|(?:at|stop) \d+\.\d\d|\b(?:avg|USD)?31[37]\b).{0,20}/g)].map(
        ([amount]) => amount,
      ),
      ...typed.map((field) => `${field.labels?.[0]?.innerText}: ${field.value}`),
    ]
  })

const account = SCREENS.filter(({ address }) => address.startsWith('/account/{user}'))

/** The steps to these go by what is hidden then. */
const REACHED_OTHERWISE = ['how a figure is computed', "somebody else's account"]

test.each(
  account
    .filter(({ name }) => !REACHED_OTHERWISE.includes(name))
    .map((screen): [string, Screen] => [screen.name, screen]),
)('%s: no amount anywhere', async (_name, { address, reach, expects = [] }) => {
  const page = await browser.open(candor.get(), { ...DESKTOP, as: member, expects })
  await page.goto('/about')
  await page.evaluate(() => localStorage.setItem('candor.choice.hide-amounts', 'yes'))
  await page.goto(address.replace('{user}', member.username))
  await reach(page)
  expect(await page.getByRole('button', { name: 'Hide amounts' }).getAttribute('aria-pressed')).toBe('true')
  expect(await amounts(page)).toEqual([])
})

test('one key hides them and shows them again; percentages and confidence stay, and a reload remembers', async () => {
  const page = await browser.open(candor.get(), { ...DESKTOP, as: member })
  await page.goto(`/account/${member.username}/bought/1`)
  await sees(page.getByText('$98.92').first())
  await seesNoMore(page.getByText('Loading the chart'))
  const before = await page.getByRole('main').innerText()
  await page.keyboard.press('h')
  expect(await amounts(page)).toEqual([])
  const text = () => page.getByRole('main').innerText()
  // More is hidden until the patterns of people's own words are loaded.
  await expect.poll(text).toContain('6/10')
  expect(await text()).toContain('−18.40%')
  await page.getByRole('button', { name: /^Cost basis: hidden amount/ }).click()
  await sees(page.getByText('Amounts are hidden.'))
  expect(await amounts(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.reload()
  await sees(page.getByText('−18.40%').first())
  expect(await amounts(page)).toEqual([])
  await page.getByRole('button', { name: 'Hide amounts' }).click()
  await expect.poll(() => page.getByRole('main').innerText()).toBe(before)
})

test('own words are hidden wherever they stand: on their asset, in the names of buttons, in the palette and in a field', async () => {
  const page = await browser.open(candor.get(), { ...DESKTOP, as: member })
  await page.goto('/about')
  await page.evaluate(() => localStorage.setItem('candor.choice.hide-amounts', 'yes'))
  const { assets } = (await member.send('GET', '/api/assets?list=bought')).json as AssetListView
  const assetId = assets.find(({ ticker }) => ticker === 'DE')?.assetId
  await page.goto(`/account/${member.username}/bought/${assetId}`)
  await sees(page.getByText('It closes under ••• twice').first())
  await sees(page.getByText('I read ••• for it').first())
  expect(await amounts(page)).toEqual([])
  await button(page, 'Update').click()
  await field(page, 'Thesis').fill('I still like it at 313.')
  await field(page, 'Wrong if').fill('It falls under 317')
  await field(page, 'Confidence').focus()
  expect(await amounts(page)).toEqual([])
  await page.goto(`/account/${member.username}/overview/principles`)
  await sees(page.getByRole('button', { name: 'Revise: Add below avghidden amount only.' }))
  expect(await amounts(page)).toEqual([])
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('range')
  await sees(page.getByRole('option').filter({ hasText: 'A range of •••-•••' }))
  expect((await amounts(page)).filter((amount) => !amount.includes('range'))).toEqual([])
})

test('words that a search marks part no amount, and days keep their years', async () => {
  const page = await browser.open(candor.get(), { ...DESKTOP, as: member })
  await page.goto('/about')
  await page.evaluate(() => localStorage.setItem('candor.choice.hide-amounts', 'yes'))
  await page.goto(`/account/${member.username}/overview/journal?search=340`)
  await sees(page.getByText('I pay ••• a share'))
  const words = await page.getByRole('main').innerText()
  expect(words).not.toMatch(/[A-Z][a-z]{2} \d+, •••/)
  expect(await amounts(page)).toEqual([])
})

test('a field shows its amount to whoever is in it, and what is typed there is recorded', async () => {
  const page = await browser.open(candor.get(), { ...DESKTOP, as: member })
  await page.goto(`/account/${member.username}/bought/1`)
  await page.getByRole('button', { name: 'Hide amounts' }).click()
  await button(page, 'Type a price').click()
  const price = field(page, 'Price')
  await price.fill('97.31')
  expect(await price.inputValue()).toBe('97.31')
  await field(page, 'Day').focus()
  expect(await price.inputValue()).toBe('•••')
  await price.focus()
  expect(await price.inputValue()).toBe('97.31')
  await field(page, 'Day').focus()
  // What sets a field in one go replaces what is hidden in it, too.
  await price.fill('95')
  expect(await price.inputValue()).toBe('95')
  await price.fill('97.31')
  await field(page, 'Day').focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('96.5')
  expect(await price.inputValue()).toBe('96.5')
  await field(page, 'Day').focus()
  await price.click()
  await page.keyboard.press('End')
  await page.keyboard.type('2')
  await button(page, 'Record this price').click()
  await seesNoMore(page.getByRole('dialog'))
  expect((await member.asset(1)).currentPrice).toMatchObject({ price: '96.52' })
  expect(await amounts(page)).toEqual([])
})

test('a long thesis with many marked words is read once for a change, and not once for each of them', async () => {
  const writer = await signUp(candor.get(), 'long-writer')
  const words =
    'I bought 40 shares at $121.23 on June 2, 2025, and would buy forty more below 110. My stop at 109.10 passed, and I lost about ' +
    'two thousand dollars, or 18.4%, which I can bear. If cloud grows above 8% in either of the next two reports I stay; else I sell. '
  await writer.add({ thesis: words.repeat(12) })
  await writer.critiqued(1)
  const page = await browser.open(candor.get(), { ...DESKTOP, as: writer })
  await page.addInitScript(() => {
    localStorage.setItem('candor.choice.hide-amounts', 'yes')
    const [replace, counted] = [String.prototype.replace, { longTexts: 0 }]
    Object.assign(globalThis, { counted })
    String.prototype.replace = function (this: string, ...args: unknown[]) {
      if (this.length > 1_500) counted.longTexts += 1
      return Reflect.apply(replace, this, args)
    } as typeof replace
  })
  await page.goto(`/account/${writer.username}/bought/1`)
  const marks = page.getByRole('article', { name: 'Buy' }).locator('mark')
  await sees(marks.first())
  expect(await marks.count()).toBeGreaterThan(3)
  await page.waitForLoadState('networkidle')
  const { longTexts } = await page.evaluate(() => (globalThis as unknown as { counted: { longTexts: number } }).counted)
  // Some seventy patterns, for the page as it opens and for a change or two after that.
  expect(longTexts).toBeGreaterThan(50)
  expect(longTexts).toBeLessThan(300)
})
