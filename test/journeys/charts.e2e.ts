import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { AssetChartView, EquityView } from '#contract/charts.ts'
import { monthsBefore } from '#web/ui/chart/day-range.ts'
import { formatDay, formatUsd } from '#web/ui/format.ts'
import { accessibilityFaults } from '../support/accessibility.ts'
import { button, field } from '../support/asset-steps.ts'
import { browserForFile, DESKTOP, type View, WINDOWS } from '../support/browser.ts'
import { candorForFile, DEMO } from '../support/candor-for-file.ts'
import { type HttpMember, signUp } from '../support/http-member.ts'
import { choose, sees } from '../support/steps.ts'

/** The demo: a year of entries about IBM, and a close of every trading day. */
const candor = candorForFile(DEMO)
const browser = browserForFile()

const ROWS_PER_PAGE = 120
const PRICE = 'Price of IBM with your decisions'
const EQUITY = 'Value of what you held, against what it had cost'

const figure = (page: Page, name: string): Locator => page.getByRole('figure', { name, exact: true })
const plot = (chart: Locator): Locator => chart.getByRole('slider', { name: 'Day on the chart', exact: true })
const marks = (chart: Locator): Locator => chart.getByRole('group', { name: 'Decisions', exact: true })
const focused = (page: Page): Locator => page.locator(':focus')

/** Who only looks: their journal is as the demo wrote it, before and after each test. */
let reader: HttpMember
beforeAll(async () => {
  reader = await signUp(candor.get(), 'charter')
})

async function openIbm(view: View, member: HttpMember) {
  const { json } = await member.send('GET', '/api/assets/1/chart')
  const page = await browser.open(candor.get(), { ...view, as: member })
  await page.goto(`/account/${member.username}/bought/1`)
  await sees(plot(figure(page, PRICE)))
  return { page, chart: figure(page, PRICE), known: AssetChartView.parse(json) }
}

async function openSummary(view: View, member: HttpMember) {
  const { json } = await member.send('GET', '/api/summary/equity')
  const page = await browser.open(candor.get(), { ...view, as: member })
  await page.goto(`/account/${member.username}/overview/summary`)
  await sees(plot(figure(page, EQUITY)))
  return { page, chart: figure(page, EQUITY), known: EquityView.parse(json) }
}

/** How many days the plot says that it has. */
const daysOf = async (chart: Locator): Promise<number> => Number(await plot(chart).getAttribute('aria-valuemax')) + 1

/** Whatever a figure says to eyes or ears. */
const saidIn = (chart: Locator): Promise<string> =>
  chart.evaluate((element) =>
    [element, ...element.querySelectorAll('[aria-label], [title], [aria-valuetext]')]
      .flatMap((part) => [
        part.getAttribute('aria-label'),
        part.getAttribute('title'),
        part.getAttribute('aria-valuetext'),
      ])
      .concat(element.textContent)
      .join('\n'),
  )

async function openTable(page: Page): Promise<Locator> {
  await page.getByRole('group').getByText('Table', { exact: true }).click()
  await sees(page.getByRole('table'))
  return page.getByRole('table')
}

/** The rows of days: the row of column names is out of sight on a phone, where each figure has its name beside it. */
const dayRows = (table: Locator): Locator => table.getByRole('row').filter({ has: table.page().getByRole('rowheader') })

const rowCount = (table: Locator): Promise<number> => dayRows(table).count()

describe.each(WINDOWS)('%s', (_name, view) => {
  test('the ranges change what is shown, and the table behind it has a row for each of its days', async () => {
    const { page, chart, known } = await openIbm(view, reader)
    const { days, closes } = known.prices
    const lastMonth = days.filter((day) => day >= monthsBefore(days.at(-1) ?? '', 1))
    expect([lastMonth.length > 15, days.length > ROWS_PER_PAGE]).toEqual([true, true])

    await choose(page, 'Range', '1M')
    expect(await daysOf(chart)).toBe(lastMonth.length)
    const table = await openTable(page)
    expect(await rowCount(table)).toBe(lastMonth.length)
    const newest = dayRows(table).first()
    expect(await newest.getByRole('rowheader').innerText()).toBe(formatDay(days.at(-1) ?? ''))
    expect(await newest.getByRole('cell').first().innerText()).toBe(formatUsd(closes.at(-1) ?? null))

    await choose(page, 'Range', 'All')
    expect(await daysOf(chart)).toBe(days.length)
    let seen = await rowCount(table)
    expect(seen).toBe(ROWS_PER_PAGE)
    await sees(page.getByText(`1 to ${ROWS_PER_PAGE} of ${days.length}, newest first`, { exact: true }))
    for (let from = ROWS_PER_PAGE + 1; from <= days.length; from += ROWS_PER_PAGE) {
      await button(page, 'Earlier days').click()
      await sees(page.getByText(`${from} to `))
      seen += await rowCount(table)
    }
    expect(seen).toBe(days.length)
    expect(await button(page, 'Earlier days').isEnabled()).toBe(false)
    expect(await table.getByRole('rowheader').last().innerText()).toBe(formatDay(days[0] ?? ''))
  })

  test('the arrow keys on the plot tell the close of each day', async () => {
    const { page, chart, known } = await openIbm(view, reader)
    const { days, closes } = known.prices
    await choose(page, 'Range', 'All')
    await plot(chart).focus()
    const priceOf = (at: number) => {
      // While the market trades the last day has no close yet.
      const name = at === -1 && known.lastPriceAt !== null ? 'last price' : 'close'
      return `${name} ${formatUsd(closes.at(at) ?? null)}`
    }
    const told = async (at: number) => {
      expect(await plot(chart).getAttribute('aria-valuetext')).toBe(formatDay(days.at(at) ?? ''))
      await sees(chart.locator('figcaption').getByText(priceOf(at)))
    }
    await page.keyboard.press('ArrowLeft')
    await told(-2)
    await page.keyboard.press('ArrowLeft')
    await told(-3)
    await page.keyboard.press('ArrowRight')
    await told(-2)
    await page.keyboard.press('Home')
    await told(0)
    await page.keyboard.press('End')
    await told(-1)
    // Spoken once the arrows rest.
    await sees(chart.getByRole('status').getByText(priceOf(-1)))
  })

  test('a mark is reached by keyboard, tells what was decided, and Enter leads to its entry', async () => {
    const { page, chart, known } = await openIbm(view, reader)
    const [first] = known.decisions
    await plot(chart).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Home')
    expect(
      await marks(chart)
        .getByRole('link')
        .first()
        .evaluate((mark) => mark === document.activeElement),
    ).toBe(true)
    const facts = [
      formatDay(first?.on ?? ''),
      `confidence ${first?.confidence} of 10`,
      `at ${formatUsd(first?.priceThen ?? null)}`,
    ]
    expect(await focused(page).getAttribute('aria-label')).toContain(['Buy', ...facts].join(', '))
    await sees(chart.locator('figcaption').getByText(facts.join(' · '), { exact: true }))
    await page.keyboard.press('ArrowRight')
    expect(await focused(page).getAttribute('data-mark')).toBe('1')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await expect.poll(() => new URL(page.url()).hash).toBe(`#entry-${first?.sequence}`)
    await sees(page.getByRole('article', { name: 'Buy' }).and(page.locator('[aria-current="location"]')))
  })

  test('the comparison is remembered', async () => {
    const { page, chart } = await openIbm(view, reader)
    const isCompared = page.getByRole('checkbox', { name: 'Compare with SPY' })
    expect(await isCompared.isChecked()).toBe(false)
    expect(await saidIn(chart)).not.toContain('SPY')
    await isCompared.check()
    await sees(chart.getByText('SPY, rebased', { exact: true }))
    await page.reload()
    await sees(chart.getByText('SPY, rebased', { exact: true }))
    expect(await isCompared.isChecked()).toBe(true)
  })

  test('while a sale is reasoned about, with sell friction, nothing in the figure says what was paid', async () => {
    const member = await signUp(candor.get(), `charter-${crypto.randomUUID().slice(0, 8)}`)
    await member.send('POST', '/api/settings', { hasSellFriction: true })
    const { page, chart, known } = await openIbm(view, member)
    await choose(page, 'Range', 'All')
    const paid = [known.costBasis, ...known.decisions.map(({ priceThen }) => priceThen)].flatMap((price) =>
      price === null ? [] : [formatUsd(price)],
    )
    const before = await saidIn(chart)
    expect(before).toContain('Cost basis')
    expect(paid.filter((price) => !before.includes(price))).toEqual([])

    await button(page, 'Sell').click()
    await sees(field(page, 'Thesis'))
    await expect.poll(() => saidIn(chart)).not.toContain('Cost basis')
    const said = await saidIn(chart)
    expect(paid.filter((price) => said.includes(price))).toEqual([])
    expect(said).not.toMatch(/Your stop|Your target|Stop reached| at \$/)
    const row = marks(chart).getByRole('link')
    expect(await row.count()).toBe(known.decisions.length)
    expect(await row.first().getAttribute('aria-label')).toMatch(/^Buy, .+, confidence \d+ of 10/)
    expect(await (await openTable(page)).innerText()).not.toContain(' at $')
  })

  test('the last point of the equity curve is the total value', async () => {
    const { page, chart, known } = await openSummary(view, reader)
    const total = page.getByRole('article', { name: 'Total value', exact: true })
    const value = formatUsd(known.values.at(-1) ?? null)
    await sees(total.getByText(value, { exact: true }))
    await plot(chart).focus()
    await page.keyboard.press('End')
    await sees(chart.locator('figcaption').getByText(new RegExp(`^value \\${value} · cost `)))
    const table = await openTable(page)
    expect(await table.getByRole('cell').first().innerText()).toBe(value)
  })

  test('decisions of the equity curve that would lie on each other are one mark with their count', async () => {
    const { page, chart, known } = await openSummary(view, reader)
    const all = marks(chart).getByRole('img')
    const names = await all.evaluateAll((found) => found.map((mark) => mark.getAttribute('aria-label') ?? ''))
    const counts = names.map((name) => Number(/^(\d+) decisions, /.exec(name)?.[1] ?? 1))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(known.decisions.length)
    expect(Math.max(...counts)).toBeGreaterThan(1)
    const places = await all.evaluateAll((found) =>
      found.map((mark) => mark.querySelector('path')?.getBoundingClientRect().toJSON()),
    )
    for (const [index, { left }] of places.entries())
      if (index > 0) expect(left).toBeGreaterThan(places[index - 1].right)

    await plot(chart).focus()
    await page.keyboard.press('Tab')
    for (const name of names.toReversed()) {
      expect(await focused(page).getAttribute('aria-label')).toBe(name)
      await page.keyboard.press('ArrowLeft')
    }
  })

  test('both are for everybody', async () => {
    const { page } = await openIbm(view, reader)
    // A month of days, so that the table is short: a long one has more rows of the same.
    await choose(page, 'Range', '1M')
    await page.getByRole('checkbox', { name: 'Compare with SPY' }).check()
    await openTable(page)
    expect(await accessibilityFaults(page), 'the chart of an asset').toEqual([])
    const { page: summary } = await openSummary(view, reader)
    await choose(summary, 'Range', '1M')
    await openTable(summary)
    expect(await accessibilityFaults(summary), 'the equity curve').toEqual([])
  })
})

test('a chart whose code cannot be had takes nothing else with it, and comes when it is asked for again', async () => {
  const page = await browser.open(candor.get(), { ...DESKTOP, as: reader, expects: ['unreachable'] })
  // The page may ask again by itself: its code cannot be had until the button was pressed.
  const isPressed = () => page.evaluate(() => sessionStorage.getItem('pressed') !== null)
  await page.route('**/assets/asset-chart-*.js', async (route) =>
    (await isPressed()) ? route.continue() : route.abort('connectionrefused'),
  )
  await page.goto(`/account/${reader.username}/bought/1`)
  await sees(page.getByText('The chart cannot be loaded just now. Everything else on this page is as it was.'))
  await sees(page.getByRole('article', { name: 'Hold' }).first())
  await page.evaluate(() => document.addEventListener('click', () => sessionStorage.setItem('pressed', ''), true))
  await button(page, 'Try again').click()
  await sees(plot(figure(page, PRICE)))
})
