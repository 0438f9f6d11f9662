import { describe, expect, it } from 'vitest'
import { assetDiary, stopAt } from '#test/support/asset-diary.ts'
import { creditOf, judge, stopped } from '#test/support/judged-diary.ts'
import { summaryOfLines } from './lines-summary.ts'

describe('a line that was kept in part', () => {
  it('says how many of how many, over all sales that came in time', () => {
    const diary = stopped(1, '100')
    diary.decide('2026-06-02', 'Sell Some', { quantity: '1', price: '89' })
    const lines = judge(diary, '2026-09-01', '80')
    expect(lines[0]?.line.response).toMatchObject({ was: 'kept', sold: '1' })
    expect(summaryOfLines(lines)).toMatchObject({ reached: 1, kept: 1, keptInPart: 1, heldThrough: 1 })
    diary.decide('2026-06-04', 'Sell', { price: '85' })
    const whole = judge(diary, '2026-09-01', '80')
    // 1 × (89 − 80) + 99 × (85 − 80)
    expect(whole[0]?.outcome?.amount).toBe('504.00')
    expect(creditOf(whole)?.title).toBe('You kept your own stop once.')
  })

  it('has saved nothing from the day on which it was bought again', () => {
    const diary = stopped()
    diary.decide('2026-06-02', 'Sell', { price: '89' })
    diary.decide('2026-06-03', 'Buy', { quantity: '4', price: '91' })
    // 4 × (89 − 91) + 6 × (89 − 80)
    const [part] = judge(diary, '2026-09-01', '80')
    expect(part?.outcome).toMatchObject({ amount: '46.00', endedBy: 'last price' })
    diary.decide('2026-06-04', 'Buy More', { quantity: '10', price: '90' })
    const lines = judge(diary, '2026-09-01', '80')
    // 4 × (89 − 91) + 6 × (89 − 90)
    expect(lines[0]?.outcome).toMatchObject({ amount: '-14.00', endedOn: '2026-06-04', endedBy: 'next purchase' })
    expect(creditOf(lines)?.evidence).toBe(
      'T1: your own stop came, and you sold. From the line’s day to the sale, waiting cost you $5.00. You bought T1 again on Jun 4, 2026. From the sale until the last price, or until you bought it again, it has cost you $14.00.',
    )
  })

  it('tells no saving where nobody knows what it cost to buy it again', () => {
    const diary = stopped()
    diary.decide('2026-06-02', 'Sell', { price: '89' })
    diary.decide('2026-06-03', 'Buy', { quantity: '4', price: '0' })
    const lines = judge(diary, '2026-09-01', '80')
    expect(lines[0]?.outcome).toMatchObject({ amount: null, priceAfter: null, ends: [], waited: '-5.00' })
    expect(creditOf(lines)?.evidence).not.toContain('saved')
    expect(creditOf(lines)?.cost).toBeNull()
  })

  it('says how much of it was bought again, and blames no rule for what that purchase lost', () => {
    const diary = stopped(1, '20')
    diary.decide('2026-06-02', 'Sell', { price: '87' })
    diary.decide('2026-06-04', 'Buy', { quantity: '19', price: '89' })
    const lines = judge(diary, '2026-09-01', '60')
    // 19 × (87 − 89) + 1 × (87 − 60)
    expect(lines[0]?.outcome).toMatchObject({
      amount: '-11.00',
      ends: [
        { quantity: '19', price: '89', on: '2026-06-04', by: 'next purchase' },
        { quantity: '1', price: '60', on: '2026-09-01', by: 'last price' },
      ],
    })
    expect(creditOf(lines)?.evidence).toContain(
      ' By Jun 4, 2026 you had bought T1 again, 19 of the 20 that you sold. From the sale until the last price, or, for what you bought again, until then, it has cost you $11.00.',
    )
    expect(creditOf(lines)?.costUntil).toBeNull()
    expect(creditOf(lines, 'de')?.evidence).toContain(
      'hast du T1 wieder gekauft, 19 der 20, die du verkauft hast. Vom Verkauf bis zum letzten Kurs, oder bei dem, was du wieder gekauft hast, bis dahin, hat das',
    )
    const risen = creditOf(judge(diary, '2026-09-01', '88'))?.evidence
    // 19 × (87 − 89) + 1 × (87 − 88)
    expect(risen).toContain('it has cost you $39.00: a rule that is kept where it costs is a rule.')
  })

  it('stands beside those that were kept with everything', () => {
    const [part, sold] = [stopped(1), stopped(2)]
    part.decide('2026-06-02', 'Sell Some', { quantity: '4', price: '89' })
    part.decide('2026-06-03', 'Hold')
    part.decide('2026-06-04', 'Sell', { price: '70' })
    sold.decide('2026-06-02', 'Sell', { price: '89' })
    const lines = [...judge(part, '2026-09-01', '89'), ...judge(sold, '2026-09-01', '89')]
    expect(creditOf(lines)).toMatchObject({
      title: 'You kept your own stop once, and sold a part once.',
      evidence:
        'T2: your own stop came, and you sold. T1: your own stop came, and you sold 4 of 10; with the other 6 you held through it. From the line’s day to the sale, waiting twice cost you $7.00 in all.',
    })
  })
})

it('a credit of many lines names the latest assets, each once, and counts the rest', () => {
  const lines = Array.from({ length: 30 }, (_, at) => {
    const diary = stopped(Math.floor(at / 2) + 1)
    diary.decide('2026-06-02', at % 3 === 0 ? 'Sell Some' : 'Sell', {
      price: '89',
      ...(at % 3 === 0 && { quantity: '4' }),
    })
    return judge(diary, '2026-06-03', '89')
  })
  const { evidence = '' } = creditOf(lines.flat()) ?? {}
  expect(evidence).toContain(
    'T15 (twice), T14, T13, T12 (twice), T11, T10 and 9 more: your own stop came, and you sold. ' +
      'T11: your own stop came, and you sold 4 of 10. T13: your own stop came, and you sold 4 of 10. ' +
      'T14: your own stop came, and you sold 4 of 10; seven times more you sold a part. From the line’s day',
  )
  expect(evidence).toContain('waiting 30 times cost you $120.00 in all.')
})

describe('what the days between a line and its sale did', () => {
  it('is told, and where the sale was far from the line, that is told too', () => {
    const diary = stopped()
    diary.decide('2026-06-08', 'Sell', { price: '40' })
    const lines = judge(diary, '2026-09-01', '39.5', { '2026-06-01': '89' })
    // 10 × (40 − 89.5)
    expect(lines[0]?.outcome).toMatchObject({ waited: '-495.00', amount: '5.00' })
    expect(creditOf(lines)).toMatchObject({
      title: 'You kept your own stop once, though not near its price.',
      evidence:
        'T1: your own stop came, and you sold. From the line’s day to the sale, waiting cost you $495.00. From the sale until the last price it has saved you $5.00.',
    })
  })

  it('is nothing of a sale on the line’s own day, whatever the close of that day was', () => {
    const diary = stopped()
    diary.decide('2026-06-01', 'Sell', { price: '89' })
    const lines = judge(diary, '2026-09-01', '89', { '2026-06-01': '80' })
    expect(lines[0]?.outcome?.waited).toBe('0.00')
    expect(creditOf(lines)).toMatchObject({
      title: 'You kept your own stop once.',
      evidence: 'T1: your own stop came, and you sold.',
    })
  })

  it('is told where no price is known from after the sale, and what has come since is not: the price of the sale is no news', () => {
    const diary = stopped()
    diary.decide('2026-06-02', 'Sell', { price: '88.5' })
    const told = {
      title: 'You kept your own stop once.',
      evidence: 'T1: your own stop came, and you sold. From the line’s day to the sale, waiting cost you $10.00.',
      ...{ cost: null, note: 'one line', costUntil: null },
    }
    for (const [today, last] of [
      ['2026-06-02', '88.5'],
      ['2026-09-01', null],
    ] as const) {
      const lines = judge(diary, today, last)
      expect(creditOf(lines)).toMatchObject(told)
      const known = { waited: '-10.00', salePrice: '88.5', keptAt: '88.5' }
      expect(lines[0]?.outcome).toMatchObject({ ...known, amount: null, priceAfter: null, ends: [], spans: [] })
    }
    // Another price of that day is news, and so is the same one from a later day.
    expect(judge(diary, '2026-06-02', '89')[0]?.outcome).toMatchObject({ amount: '-5.00', priceAfter: '89' })
    expect(judge(diary, '2026-06-03', '88.5')[0]?.outcome).toMatchObject({ amount: '0.00', priceAfter: '88.5' })
  })

  it('is far from the line’s price where the sale was, whether or not a later price is known', () => {
    const diary = stopped()
    diary.decide('2026-06-02', 'Sell', { price: '40' })
    const title = 'You kept your own stop once, though not near its price.'
    expect(creditOf(judge(diary, '2026-09-01', null))?.title).toBe(title)
    expect(creditOf(judge(diary, '2026-09-01', '50'))?.title).toBe(title)
  })

  it('is within five trading days, so that a line that came near its price is not said to be kept exactly', () => {
    const diary = assetDiary()
    const takeProfit = { from: null, to: '100', percent: null }
    diary.decide('2026-05-04', 'Buy', { quantity: '10', price: '80', levels: { takeProfit } })
    diary.reach('2026-06-01', 'take-profit', '100', '100')
    diary.decide('2026-06-05', 'Sell', { price: '95.6' })
    const lines = judge(diary, '2026-09-01', '95', { '2026-06-01': '100' })
    const told = (['en', 'de'] as const).map((language) => creditOf(lines, language))
    expect(told).toMatchObject([
      {
        title: 'You kept your own target once.',
        evidence: expect.stringContaining('From the line’s day to the sale, waiting cost you $44.00.'),
        method: expect.stringMatching(
          /^Kept means that you had written the line down on an earlier day than it was reached, and sold within five trading days of being told of it, before any decision to go on, also one at the price that reached it\. Counted is what the price/,
        ),
      },
      {
        title: 'Du hast einmal dein eigenes Ziel befolgt.',
        method: expect.stringMatching(
          /^Befolgt heißt: verkauft innerhalb von fünf Handelstagen, nachdem du davon erfahren hattest, und vor jeder Entscheidung, dabeizubleiben, auch vor einer zu dem Kurs, zu dem die Regel griff, wobei die Regel schon an einem früheren Tag aufgeschrieben war\. Was der Kurs/,
        ),
      },
    ])
  })

  it.each([
    ['86', 'You kept your own stop once.'],
    ['70.5', 'You kept your own stop once, though not near its price.'],
  ])('of a sale at %s that reached a stop at 90 itself is held against the stop', (price, title) => {
    const diary = assetDiary()
    diary.decide('2026-05-04', 'Buy', { quantity: '10', price: '100', levels: stopAt('90') ?? {} })
    diary.decide('2026-06-01', 'Sell', { price })
    expect(creditOf(judge(diary, '2026-09-01', '60'))?.title).toBe(title)
  })
})
