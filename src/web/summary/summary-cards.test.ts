import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import type { SummaryView } from '#contract/summary.ts'
import { dayNumber, dayOfNumber } from '#domain/prices/day-number.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { markupOf, wordsOf } from '#test/support/markup.ts'
import { AccountCards, Attention, ListCards } from './summary-cards.tsx'

const performance = {
  count: 1,
  leftOut: 0,
  leftOutForSplit: 0,
  leftOutForOutcome: 0,
  initialValue: '1000.00',
  currentValue: '1100.00',
  gainLoss: '100.00',
  gainLossPercent: '10.00',
}
const summary: SummaryView = {
  account: {
    ...performance,
    gainLossPercent: '11.00',
    mostOwnMoney: '900.00',
    leftOutForSale: 0,
    yearlyReturnPercent: '8.50',
  },
  bought: { ...performance, currentValue: '1234.56', gainLossPercent: '12.00' },
  sold: { ...performance, gainLossPercent: '13.00' },
  watched: { ...performance, gainLossPercent: '14.00' },
  today: { gainLoss: '-7.30', gainLossPercent: '-0.67', atRisk: '1040.00', count: 1, leftOut: 0, leftOutForOutcome: 0 },
  realized: { gain: '100.00', assets: 1, leftOut: 0, soldAssets: 1, onSoldList: '60.00', onBoughtList: '40.00' },
  crossed: [],
  awaitingOutcome: [],
  testsDue: [],
  heldBack: [],
  outdatedPrices: null,
  isMarketOpenToday: true,
}
const page = (changed: Partial<SummaryView>) => {
  const shown = { user: 'alice', summary: { ...summary, ...changed } }
  return createElement(
    'div',
    null,
    ...[AccountCards, Attention, ListCards].map((part) => createElement(part, { ...shown, key: part.name })),
  )
}
const cards = (changed: Partial<SummaryView> = {}) => wordsOf(page(changed))

it.each([
  ['Total account gain/loss', '+11.00%'],
  ['Total value', '$1,234.56'],
  ["Today's gain/loss", '−0.67%'],
  ["Today's gain/loss", '−$7.30'],
  ['Bought performance', '+12.00%'],
  ['Sold performance', '+13.00%'],
  ['Watched performance', '+14.00%'],
  ['Sold performance', '+$100.00 realized so far'],
  ['Total account gain/loss', '+$100.00 on $900.00'],
])('the card %s shows %s', (name, figure) => {
  const [, card = ''] = cards().split(name)
  expect(card.slice(0, 60)).toContain(figure)
})

it('the account shows its yearly return once there is one', () => {
  expect(cards()).toContain('+8.50% a year, money-weighted')
  expect(cards({ account: { ...summary.account, yearlyReturnPercent: null } })).not.toContain('a year')
})

it('every gain says that it is price only, and that of watched assets that they were not bought', () => {
  expect(cards().match(/Price only, without dividends/g)).toHaveLength(5)
  expect(cards()).toContain('+$100.00 if you had bought')
  const unknown = { ...summary.watched, leftOut: 1 }
  expect(cards({ watched: unknown }).split('Watched performance')[1]).toContain('if you had bought')
})

it('partial sales count while the sold list is empty, and without any sale there is no figure', () => {
  const sold = { ...summary.sold, count: 0 }
  expect(cards({ sold })).toContain('+13.00% +$100.00 realized so far Your sold list is empty')
  const never = { ...summary.realized, soldAssets: 0 }
  expect(cards({ sold, realized: never })).toContain('Sold performance none yet Your sold list is empty')
})

it('a day without a figure says why', () => {
  expect(cards({ today: null })).toContain('No price of today is known, or no close before it.')
  const bought = { ...summary.bought, leftOut: 1, leftOutForSplit: 1 }
  expect(cards({ today: null, bought })).toContain('A split is not recorded, so today’s change is not shown.')
})

it('the day of a closed market has no figure, and says so', () => {
  expect(cards({ today: null, isMarketOpenToday: false })).toContain("Today's gain/loss The market is not open today")
})

describe('the section that asks for attention', () => {
  const passed = (assetId: number, daysAgo: number): SummaryView['crossed'][number] => ({
    assetId,
    ticker: `T${assetId}`,
    crossing: {
      level: assetId === 1 ? 'stop-loss' : 'take-profit',
      levelPrice: '109.11',
      price: '98.92',
      at: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
      on: dayOfNumber(dayNumber(marketDayOf(new Date().toISOString())) - daysAgo),
      setBySequence: 1,
      sequence: assetId,
    },
  })

  it('is left out if there is nothing', () => {
    expect(cards()).not.toMatch(/passed|await/)
  })

  it('has each stop and target that was passed, with a link to its asset', () => {
    const html = markupOf(page({ crossed: [passed(1, 3)] }))
    expect(html).toContain('href="/account/alice/bought/1"')
    expect(html.replace(/<[^>]+>/g, '')).toContain('T1: stop loss passed 3 days ago at $98.92')
  })

  it('shows five at first, and the number of the others', () => {
    const words = cards({ crossed: Array.from({ length: 7 }, (_, n) => passed(n + 1, n + 1)) })
    expect(words).toContain('Stops and targets passed (7)')
    expect(words).toMatch(/T5 : take profit passed 5 days ago at \$98\.92 2 more T6/)
  })

  it('has each option that has expired', () => {
    expect(cards({ awaitingOutcome: [{ assetId: 4, ticker: 'DIS' }] })).toContain(
      'DIS : expired; record the outcome, so that it counts',
    )
  })

  it('has each test that is due, each price that is held back and each split to record, from all lists', () => {
    const [due, held] = [
      { assetId: 5, ticker: 'CAT', list: 'watched' } as const,
      { assetId: 6, ticker: 'KO', list: 'sold' } as const,
    ]
    const words = cards({
      testsDue: [due],
      heldBack: [
        { ...held, isSplit: false },
        { ...due, isSplit: true },
      ],
    })
    expect(words).toContain('Tests of your own that are due (1) CAT : your test is due; say whether it happened')
    expect(words).toContain('Prices held back (2) KO : a new price is held back; say what happened')
    expect(words).toContain('CAT : a split is reported; record it')
    expect(markupOf(page({ testsDue: [due] }))).toContain('href="/account/alice/watched/5"')
  })
})

it('the total names the two figures of which it is the sum', () => {
  const [bought, sold] = [
    { ...summary.bought, gainLoss: '-40.00' },
    { ...summary.sold, gainLoss: '140.00' },
  ]
  expect(cards({ bought, sold })).toContain('−$40.00 on what you hold, +$140.00 from what you sold')
})

it.each([
  [{ count: 1, from: '2020-06-01', until: '2020-06-01' }, 2, '1 of 2 by a price of Jun 1, 2020'],
  [{ count: 2, from: '2020-06-01', until: '2024-10-13' }, 2, 'By prices of Jun 1, 2020 to Oct 13, 2024'],
])('of what is worth something by old prices it is said how old they are', (outdatedPrices, count, words) => {
  const [account, value] = cards({ outdatedPrices, bought: { ...summary.bought, count } }).split('Total value')
  expect(account).toContain(words)
  expect(value).toContain(`${words}; type ${outdatedPrices.count === 1 ? 'a newer one' : 'newer ones'}`)
  expect(cards()).not.toMatch(/by (a price|prices) of/i)
})

it('an expired option is left out of every card, and only the first says why', () => {
  const leftOut = { count: 2, leftOut: 1, leftOutForOutcome: 1 }
  const { account, bought } = summary
  const all = cards({ account: { ...account, ...leftOut }, bought: { ...bought, ...leftOut } })
  expect(all.split('1 of 2 is left out').length - 1).toBe(3)
  expect(all.split('it has expired').length - 1).toBe(1)
})

it('an expired option is left out of today because its outcome is not recorded', () => {
  const leftOut = { count: 2, leftOut: 1, leftOutForOutcome: 1 }
  const [, today] = cards({ today: { gainLoss: '1.00', gainLossPercent: '1.00', atRisk: '100.00', ...leftOut } }).split(
    "Today's gain/loss",
  )
  expect(today).toContain('1 of 2 is left out.')
  const alone = cards({ today: null, bought: { ...summary.bought, ...leftOut, count: 1 } })
  expect(alone).toContain('What you hold has expired, so today’s change is not shown.')
})

it('the most that was in at once says so where it is without what is left out', () => {
  const most = 'the most that was in at once, without what is left out'
  expect(cards({ account: { ...summary.account, count: 2, leftOut: 1, leftOutForOutcome: 1 } })).toContain(most)
  expect(cards()).not.toContain(most)
})
