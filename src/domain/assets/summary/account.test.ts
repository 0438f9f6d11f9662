import { describe, expect, it } from 'vitest'
import { accountOf } from '#test/support/account-of.ts'
import { type Dealt, ledgerOf } from '#test/support/trading.ts'

const TODAY = '2026-11-20'

const account = (dealt: readonly Dealt[], prices: Readonly<Record<number, string>> = {}, today = TODAY) =>
  accountOf(ledgerOf(...dealt), (assetId) => prices[assetId] ?? null, today)

describe('the account is what is held and what was ever sold', () => {
  it('counts a loss that one share bought again would hide: -$9,000 stays', () => {
    // 100 x 100 = 10,000 in, 100 x 10 = 1,000 out: 9,000 are in. One at 10 more: 9,010. The most was 10,000.
    const summary = account(
      [
        [1, 'Buy', '100', '100'],
        [1, 'Sell', null, '10'],
        [1, 'Buy', '1', '10'],
      ],
      { 1: '11' },
    )
    expect(summary.bought).toMatchObject({ gainLoss: '1.00', gainLossPercent: '10.00' })
    expect(summary.sold).toMatchObject({
      count: 0,
      initialValue: '10000.00',
      currentValue: '1000.00',
      gainLoss: '-9000.00',
    })
    // -8,999 / 10,000
    expect(summary.account).toMatchObject({ gainLoss: '-8999.00', mostOwnMoney: '10000.00', gainLossPercent: '-89.99' })
    expect(summary.realized).toMatchObject({
      gain: '-9000.00',
      onSoldList: '0.00',
      onBoughtList: '-9000.00',
      soldAssets: 1,
    })
  })

  it('is not impressed by money that is rolled from one sale into the next purchase: +159.37 %', () => {
    // 1,000 x 1.1^10 = 2,593.7424601 and never more than the first 1,000 of one's own.
    let units = 1000
    const dealt = Array.from({ length: 10 }, (_, n): Dealt[] => {
      const buy: Dealt = [n + 1, 'Buy', units.toFixed(7), '1']
      units *= 1.1
      return [buy, [n + 1, 'Sell', null, '1.1']]
    }).flat()
    const { account: all, sold } = account(dealt)
    expect(all).toMatchObject({ gainLoss: sold.gainLoss, mostOwnMoney: '1000.00', gainLossPercent: '159.37' })
    expect(Number(sold.gainLoss)).toBeCloseTo(1593.74, 1)
  })

  it('counts what was sold of something that is held still: +90 %', () => {
    // 100 at 10: 1,000 in. 90 sold at 20: 90 x (20 - 10) = 900. The rest at 10 gained nothing.
    const summary = account(
      [
        [1, 'Buy', '100', '10'],
        [1, 'Sell Some', '90', '20'],
      ],
      { 1: '10' },
    )
    expect(summary.bought).toMatchObject({ gainLoss: '0.00' })
    expect(summary.sold).toMatchObject({ initialValue: '900.00', currentValue: '1800.00', gainLoss: '900.00' })
    expect(summary.account).toMatchObject({ gainLoss: '900.00', mostOwnMoney: '1000.00', gainLossPercent: '90.00' })
  })

  it('takes payments in the order of the journal, over all assets', () => {
    // In: 600, 1,100 (the most), 500 after the sale, 900.
    const { account: all } = account(
      [
        [1, 'Buy', '60', '10'],
        [2, 'Buy', '50', '10'],
        [1, 'Sell', null, '10'],
        [1, 'Buy', '40', '10'],
      ],
      { 1: '10', 2: '12' },
    )
    expect(all).toMatchObject({ mostOwnMoney: '1100.00', gainLoss: '100.00', gainLossPercent: '9.09' })
  })

  it('adds up to the cent where each of many gains is half of one', () => {
    // 3 x 0.335 = 1.005, shown as 1.01, sold for 3 x 0.5 = 1.50: exactly 0.495 realized, shown as 0.50.
    const dealt: Dealt[] = [1, 2, 3].flatMap((id): Dealt[] => [
      [id, 'Buy', '3', '0.335'],
      [id, 'Sell', null, '0.5'],
    ])
    const summary = account([...dealt, [4, 'Buy', '3', '0.335']], { 4: '0.5' })
    expect(summary.sold).toMatchObject({ gainLoss: '1.50', currentValue: '4.50', initialValue: '3.00' })
    // What is held is shown as 1.50 less 1.01.
    expect(summary.bought).toMatchObject({ gainLoss: '0.49' })
    expect(summary.account).toMatchObject({ gainLoss: '1.99', currentValue: '6.00', initialValue: '4.01' })
  })

  it('has no percentage of no money', () => {
    const { account: all } = account([[1, 'Buy', '3', '0']], { 1: '5' })
    expect(all).toMatchObject({ gainLoss: '15.00', mostOwnMoney: '0.00', gainLossPercent: null })
    expect(account([[1, 'Watch', '3', '5']], { 1: '6' }).account).toMatchObject({ count: 0, gainLossPercent: null })
  })
})

describe('what is not known is left out of the gain and of the money alike', () => {
  it('a holding without a price, but for what was sold of it', () => {
    // Of 100 at 10 a quarter was sold at 14: 100 realized on 250 of one's own. Another holding: 500, now 550.
    const { account: all } = account(
      [
        [1, 'Buy', '100', '10'],
        [1, 'Sell Some', '25', '14'],
        [2, 'Buy', '50', '10'],
      ],
      { 2: '11' },
    )
    // In: 250, -100, 400. The most is 400; 50 held and 100 sold are gained.
    expect(all).toMatchObject({
      count: 2,
      leftOut: 1,
      gainLoss: '150.00',
      mostOwnMoney: '400.00',
      gainLossPercent: '37.50',
    })
  })

  it('sales without a price, with all that they had cost', () => {
    // 100 at 10, 40 sold for nobody knows what; 60 are held, at 12: 120 on 600.
    const summary = account(
      [
        [1, 'Buy', '100', '10'],
        [1, 'Sell Some', '40', null],
      ],
      { 1: '12' },
    )
    expect(summary.sold).toMatchObject({ leftOut: 1, gainLoss: '0.00' })
    expect(summary.account).toMatchObject({
      leftOut: 1,
      gainLoss: '120.00',
      mostOwnMoney: '600.00',
      gainLossPercent: '20.00',
    })
  })

  it('all of it, when nothing is known', () => {
    const { account: all } = account([[1, 'Buy', '100', '10']])
    expect(all).toMatchObject({ count: 1, leftOut: 1, gainLoss: '0.00', mostOwnMoney: '0.00', gainLossPercent: null })
  })
})

describe('the yearly return', () => {
  const bought: Dealt = [1, 'Buy', '10', '100', '2025-11-20']
  it('stands from the 365th day on', () => {
    expect(account([bought], { 1: '110' }, '2026-11-19').account.yearlyReturnPercent).toBeNull()
    expect(account([bought], { 1: '110' }, '2026-11-20').account.yearlyReturnPercent).toBe('10.00')
  })

  it('weighs money by the days that it was in', () => {
    // 1,000 for two years (730 days) and 1,000 for one, worth 2,310: 1,000 x 1.1^2 + 1,000 x 1.1 = 2,310.
    const dealt: Dealt[] = [
      [1, 'Buy', '10', '100', '2024-11-20'],
      [1, 'Buy More', '10', '100', '2025-11-20'],
    ]
    expect(account(dealt, { 1: '115.5' }).account.yearlyReturnPercent).toBe('10.00')
  })

  it('of cents is of what is held to the last decimal, and not of rounded cents', () => {
    expect(account([[1, 'Buy', '0.4', '0.05', '2025-11-20']], { 1: '0.055' }).account).toMatchObject({
      currentValue: '0.02',
      yearlyReturnPercent: '10.00',
    })
  })

  it('of a total loss is all of it', () => {
    const lost = account([bought, [1, 'Sell', null, '0', '2026-11-20']])
    expect(lost.account).toMatchObject({ gainLossPercent: '-100.00', yearlyReturnPercent: '-100.00' })
  })
})
