import { describe, expect, it } from 'vitest'
import { IBM } from '#test/fixtures/entries.ts'
import { assetDiary, stopAt } from '#test/support/asset-diary.ts'
import { correctionOf } from '#test/support/correction-of.ts'
import { creditOf, judge, stopped } from '#test/support/judged-diary.ts'
import type { AssetEntry } from '../../assets/asset.ts'
import type { AssetFacts } from '../../ledger/entry.ts'
import { usdWords } from '../../prices/money-format.ts'
import { linesFinding } from '../findings/lines-finding.ts'
import { mirrorTexts } from '../texts/mirror-texts.ts'
import { assetSteps } from './asset-steps.ts'
import { foundLines } from './found-lines.ts'
import { lateLines, lateLineWords } from './late-lines.ts'
import { heldThroughWords, summaryOfLines, sumsByResponse } from './lines-summary.ts'

type DiaryOf = ReturnType<typeof assetDiary>

describe('a line that was reached', () => {
  it('is kept by a sale within five trading days, whatever the price does then', () => {
    const diary = stopped()
    diary.decide('2026-06-08', 'Sell', { price: '88' })
    const [judged] = judge(diary, '2026-09-01', '80')
    expect(judged?.line.response).toEqual({
      was: 'kept',
      bySequence: 3,
      sales: [3],
      on: '2026-06-08',
      sold: '10',
      credited: { sales: [3], on: '2026-06-08', sold: '10' },
    })
    // 10 × (88 − 80)
    expect(judged?.outcome).toMatchObject({ amount: '80.00', priceAfter: '80', endedBy: 'last price' })
    expect(judge(diary, '2026-09-01', '95')[0]?.outcome?.amount).toBe('-70.00')
  })

  it('is kept by what was sold after its day and before it was told, as of a close that was typed later', () => {
    const diary = assetDiary()
    diary.decide('2026-05-04', 'Buy', { quantity: '10', price: '100', levels: stopAt('80') ?? {} })
    diary.decide('2026-06-02', 'Sell Some', { quantity: '4', price: '81' })
    diary.decide('2026-06-03', 'Hold', { price: '82' })
    diary.reachEarlier('2026-06-04', '2026-06-01', 'stop-loss', '80', '79')
    const [judged] = judge(diary, '2026-09-01', '60')
    expect(judged?.line).toMatchObject({ on: '2026-06-01', quantity: '10', tradesBefore: 1 })
    expect(judged?.line.response).toEqual({
      was: 'kept',
      bySequence: 2,
      sales: [2],
      on: '2026-06-02',
      sold: '4',
      credited: { sales: [2], on: '2026-06-02', sold: '4' },
    })
    // 4 × (81 − 60)
    expect(judged?.outcome).toMatchObject({ amount: '84.00' })
  })

  it('is about what was held before a purchase whose own price reached it, and not about what that bought', () => {
    const bought = (levels: NonNullable<Parameters<DiaryOf['decide']>[2]>['levels'] = {}) => {
      const diary = assetDiary()
      diary.decide('2026-05-04', 'Buy', { quantity: '1', price: '100', levels: stopAt('90') ?? {} })
      diary.decide('2026-06-01', 'Buy More', { quantity: '10', price: '85', levels })
      return diary
    }
    const typed = bought()
    typed.reachByDecision('2026-06-01', 'stop-loss', '90', '85')
    const [judged] = judge(typed, '2026-09-01', '80')
    expect(judged?.line).toMatchObject({ quantity: '1', tradesBefore: 1, response: { was: 'held through' } })
    // 1 × (80 − 85)
    expect(judged?.outcome?.amount).toBe('-5.00')
    // A target is reached the same way, and what was bought before it belongs to it.
    const target = assetDiary()
    target.decide('2026-05-04', 'Buy', {
      ...{ quantity: '1', price: '100' },
      levels: { takeProfit: { from: null, to: '110', percent: null } },
    })
    target.decide('2026-06-01', 'Buy More', { quantity: '2', price: '105' })
    target.decide('2026-06-02', 'Buy More', { quantity: '4', price: '112' })
    target.reachByDecision('2026-06-02', 'take-profit', '110', '112')
    expect(judge(target, '2026-09-01', '120')[0]?.line.quantity).toBe('3')
    // A price that came after the purchase is of all that was held.
    const later = bought({ stopLoss: { from: '90', to: '80', percent: null } })
    later.reach('2026-06-02', 'stop-loss', '80', '79', 2)
    expect(judge(later, '2026-09-01', '70').map(({ line }) => [line.levelPrice, line.quantity])).toEqual([
      ['90', '1'],
      ['80', '11'],
    ])
  })

  it('is held through by a Hold, by more of it, and by six trading days without a sale', () => {
    const held = stopped()
    held.decide('2026-06-02', 'Hold')
    expect(judge(held, '2026-06-02', '89')[0]?.line.response).toEqual({ was: 'held through', bySequence: 3 })
    const more = stopped()
    more.decide('2026-06-02', 'Buy More', { quantity: '1', price: '89' })
    expect(judge(more, '2026-06-02', '89')[0]?.line.response.was).toBe('held through')
    const late = stopped()
    late.decide('2026-06-09', 'Sell', { price: '85' })
    expect(judge(late, '2026-06-09', null)[0]?.line.response).toEqual({ was: 'held through', bySequence: null })
    expect(judge(stopped(), '2026-06-08', '89')[0]).toMatchObject({
      line: { response: { was: 'open' } },
      outcome: null,
    })
    expect(judge(stopped(), '2026-06-09', '89')[0]?.line.response.was).toBe('held through')
  })

  it.each([
    ['Hold', null],
    ['Buy More', '5'],
  ] as const)('is held through by a %s at the very price that reached it, until the sale', (action, quantity) => {
    const diary = assetDiary()
    diary.decide('2026-05-04', 'Buy', { quantity: '10', price: '100', levels: stopAt('90') ?? {} })
    const gone = diary.decide('2026-06-01', action, { quantity, price: '85' })
    diary.reachByDecision('2026-06-01', 'stop-loss', '90', '85')
    diary.decide('2026-06-02', 'Sell Some', { quantity: '10', price: '84' })
    const lines = judge(diary, '2026-09-01', '80')
    expect(lines.map(({ line }) => [line.quantity, line.response])).toEqual([
      ['10', { was: 'held through', bySequence: gone }],
    ])
    // 10 × (84 − 85)
    expect(lines[0]?.outcome).toMatchObject({ amount: '-10.00', endedBy: 'sale' })
    expect(creditOf(lines)).toBeNull()
  })

  it('is not held through by a decision at a price that nobody knew to be at a line', () => {
    const diary = assetDiary()
    diary.decide('2026-05-04', 'Buy', { quantity: '10', price: '100', levels: stopAt('90') ?? {} })
    diary.decide('2026-06-01', 'Hold', { price: '85' })
    diary.reachByDecision('2026-06-01', 'stop-loss', '90', '85', 1, '2026-06-03')
    diary.decide('2026-06-04', 'Sell', { price: '84' })
    expect(judge(diary, '2026-09-01', '80')[0]?.line.response).toMatchObject({ was: 'kept', sold: '10' })
    // Nor by one at a price above it.
    const above = assetDiary()
    above.decide('2026-05-04', 'Buy', { quantity: '10', price: '100', levels: stopAt('90') ?? {} })
    above.decide('2026-06-01', 'Hold', { price: '91' })
    above.reachByDecision('2026-06-01', 'stop-loss', '90', '89')
    above.decide('2026-06-02', 'Sell', { price: '88' })
    expect(judge(above, '2026-09-01', '80')[0]?.line.response).toMatchObject({ was: 'kept', sold: '10' })
  })

  it('costs (price after − price at which it came) × what was held, to the sale or to the last price', () => {
    const diary = stopped()
    diary.decide('2026-06-02', 'Hold')
    // By the price that was typed, whatever the day closed at: 10 × (70 − 89.5).
    expect(judge(diary, '2026-09-01', '70', { '2026-06-01': '80' })[0]?.outcome?.amount).toBe('-195.00')
    expect(judge(diary, '2026-09-01', '70')[0]?.outcome?.amount).toBe('-195.00')
    expect(judge(diary, '2026-09-01', null)[0]?.outcome).toBeNull()
    diary.decide('2026-07-01', 'Sell Some', { quantity: '4', price: '85' })
    diary.decide('2026-08-03', 'Sell', { price: '95' })
    // 4 × (85 − 89.5) + 6 × (95 − 89.5)
    expect(judge(diary, '2026-09-01', '1')[0]?.outcome).toMatchObject({
      amount: '15.00',
      endedOn: '2026-08-03',
      endedBy: 'sale',
    })
  })

  it('that the prices of a session reached came at its close, where that is known', () => {
    const diary = assetDiary()
    diary.decide('2026-05-04', 'Buy', { quantity: '10', price: '100', levels: stopAt('90') ?? {} })
    diary.reachInSession('2026-06-02', '2026-06-01', 'stop-loss', '90', '89.5')
    diary.decide('2026-06-02', 'Hold')
    // By the close of the day, 88: 10 × (70 − 88). Without one by the price that reached it: 10 × (70 − 89.5).
    expect(judge(diary, '2026-09-01', '70', { '2026-06-01': '88' })[0]?.outcome?.amount).toBe('-180.00')
    expect(judge(diary, '2026-09-01', '70')[0]?.outcome?.amount).toBe('-195.00')
  })

  it('ends at the price at which the next line of the holding came, and not at the close of that day', () => {
    const diary = stopped()
    const moved = diary.decide('2026-06-02', 'Hold', { levels: stopAt('80', '90') ?? {} })
    diary.reach('2026-07-01', 'stop-loss', '80', '79', moved)
    diary.decide('2026-07-02', 'Hold')
    // 10 × (79 − 89.5), then 10 × (60 − 79)
    const lines = judge(diary, '2026-09-01', '60', { '2026-06-01': '85', '2026-07-01': '70' })
    expect(lines.map(({ outcome }) => outcome?.amount)).toEqual(['-105.00', '-190.00'])
  })

  it('counts no share that was bought after it, and none twice: the next line of the same holding goes on from there', () => {
    const diary = stopped()
    const moved = diary.decide('2026-06-02', 'Buy More', {
      quantity: '10',
      price: '89',
      levels: stopAt('80', '90') ?? {},
    })
    diary.reach('2026-07-01', 'stop-loss', '80', '79', moved)
    diary.decide('2026-07-02', 'Hold')
    diary.decide('2026-08-03', 'Sell', { price: '60' })
    // 10 × (79 − 89.5), then 20 × (60 − 79)
    expect(judge(diary, '2026-09-01', null).map(({ outcome }) => [outcome?.amount, outcome?.endedBy])).toEqual([
      ['-105.00', 'next line'],
      ['-380.00', 'sale'],
    ])
  })

  it('is in shares of after a split, whenever it was told', () => {
    const diary = stopped()
    diary.decide('2026-06-02', 'Hold')
    diary.split('2026-07-06', '2026-07-01', '2')
    // 20 shares from 44.75 to 40
    expect(judge(diary, '2026-09-01', '40')[0]).toMatchObject({
      line: { quantity: '20', price: '44.75', levelPrice: '45' },
      outcome: { amount: '-95.00' },
    })
  })

  it('of a holding that was bought again belongs to its own holding', () => {
    const diary = stopped()
    diary.decide('2026-06-15', 'Sell', { price: '85' })
    const again = diary.decide('2026-07-01', 'Buy', { quantity: '5', price: '60', levels: stopAt('50') ?? {} })
    diary.reach('2026-08-03', 'stop-loss', '50', '49', again)
    diary.decide('2026-08-04', 'Sell', { price: '48' })
    // 10 × (85 − 89.5); then 5 × (48 − 40), kept
    expect(judge(diary, '2026-09-01', '40').map(({ line, outcome }) => [line.response.was, outcome?.amount])).toEqual([
      ['held through', '-45.00'],
      ['kept', '40.00'],
    ])
  })
})

describe('a stop or target at whose price something is sold before anybody is told of it', () => {
  /** Ten at 100 with a stop at 90 and a target at 120. */
  function bracketed(): DiaryOf {
    const diary = assetDiary()
    const takeProfit = { from: null, to: '120', percent: null }
    diary.decide('2026-05-04', 'Buy', { quantity: '10', price: '100', levels: { ...stopAt('90'), takeProfit } })
    return diary
  }

  it.each([
    ['120', 'take-profit', '120'],
    ['131', 'take-profit', '120'],
    ['90', 'stop-loss', '90'],
    ['70.5', 'stop-loss', '90'],
  ])('is reached and kept by a Sell at %s', (price, kind, levelPrice) => {
    const diary = bracketed()
    const sequence = diary.decide('2026-06-01', 'Sell', { price })
    const [judged, ...others] = judge(diary, '2026-09-01', '100', { '2026-06-01': '99' })
    expect(others).toEqual([])
    expect(judged?.line).toMatchObject({
      kind,
      levelPrice,
      sequence,
      setBySequence: 1,
      quantity: '10',
      on: '2026-06-01',
    })
    expect(judged?.line.response).toMatchObject({ was: 'kept', bySequence: sequence, sold: '10' })
    // 10 × (price − 100)
    expect(judged?.outcome).toMatchObject({ priceThen: price, amount: ((Number(price) - 100) * 10).toFixed(2) })
  })

  it.each([
    ['30.00', 'stop-loss', '29.997'],
    ['36.66', 'take-profit', '36.663'],
  ])('is reached by a Sell at %s, as which a percentage of 33.33 is told', (price, kind, levelPrice) => {
    const diary = assetDiary()
    const of = (to: string) => ({ from: null, to, percent: '10' })
    const levels = { stopLoss: of('29.997'), takeProfit: of('36.663') }
    diary.decide('2026-05-04', 'Buy', { quantity: '10', price: '33.33', levels })
    diary.decide('2026-06-01', 'Sell', { price })
    const lines = judge(diary, '2026-09-01', '30')
    expect(lines.map(({ line }) => [line.kind, line.levelPrice, line.response.was])).toEqual([
      [kind, levelPrice, 'kept'],
    ])
    expect(usdWords(levelPrice)).toBe(usdWords(price))
  })

  it.each([
    ['30', '30.004', '30.005', '33'],
    ['0.02', '0.020004', '0.020006', '0.03'],
  ])(
    'of %s is reached by a Sell at an average of %s, which is shown as it, and not by one at %s',
    (stop, at, off, paid) => {
      const kept = (price: string, newShares?: string, asset: Partial<AssetFacts> = {}) => {
        const diary = assetDiary()
        const facts = { ...IBM, ticker: 'T1', stopLossPercent: null, ...asset }
        diary.decide('2026-05-04', 'Buy', { quantity: '10', price: paid, levels: stopAt(stop) ?? {}, asset: facts })
        if (newShares) diary.split('2026-05-20', '2026-05-20', newShares)
        diary.decide('2026-06-01', 'Sell', { price })
        return judge(diary, '2026-09-01', '30').map(({ line }) => [line.kind, line.response.was])
      }
      expect([kept(at), kept(off)]).toEqual([[['stop-loss', 'kept']], []])
      const contract = { right: 'call', strike: '120', expiresOn: '2027-01-15' } as const
      expect(kept(at, undefined, { type: 'options', contract })).toEqual([['stop-loss', 'kept']])
      // Each of both halves is shown in cents, or in the decimals of a price below a dollar, again.
      const half = (price: string) => String(Number((Number(price) / 2).toFixed(9)))
      expect(kept(half(at), '2')).toEqual([['stop-loss', 'kept']])
    },
  )

  it('is not reached by a Sell between them, nor by a price that nobody sent', () => {
    const diary = bracketed()
    diary.decide('2026-06-01', 'Sell', { price: '119.99' })
    expect(judge(diary, '2026-09-01', '100')).toEqual([])
    const attached = bracketed()
    attached.decide('2026-06-01', 'Sell', { price: '85', isPriceAttached: true })
    expect(judge(attached, '2026-09-01', '100')).toEqual([])
  })

  it('is one line, though what is left is told of it afterwards', () => {
    const diary = bracketed()
    diary.decide('2026-06-01', 'Sell Some', { quantity: '4', price: '89' })
    diary.reach('2026-06-01', 'stop-loss', '90', '89')
    const lines = judge(diary, '2026-09-01', '80')
    expect(lines[0]?.line).toMatchObject({ quantity: '10', response: { was: 'kept', sold: '4' } })
    // 4 × (89 − 80), and 6 × (80 − 89) with what is left.
    expect(lines.map(({ outcome }) => outcome?.amount)).toEqual(['36.00', '-54.00'])
    expect(summaryOfLines(lines)).toMatchObject({ reached: 1 })
  })

  it('is one line where it was told before', () => {
    const diary = bracketed()
    diary.reach('2026-06-01', 'stop-loss', '90', '89')
    diary.decide('2026-06-02', 'Sell', { price: '88' })
    expect(judge(diary, '2026-09-01', '80').map(({ line }) => [line.sequence, line.response.was])).toEqual([
      [2, 'kept'],
    ])
    const late = bracketed()
    late.reach('2026-06-01', 'stop-loss', '90', '89')
    late.decide('2026-07-02', 'Sell', { price: '80' })
    expect(judge(late, '2026-09-01', '80').map(({ line }) => line.response.was)).toEqual(['held through'])
  })

  it('compares in the same shares', () => {
    const diary = bracketed()
    diary.split('2026-05-20', '2026-05-18', '2')
    diary.decide('2026-06-01', 'Sell', { price: '50' })
    expect(judge(diary, '2026-09-01', '50')).toEqual([])
    const stoppedOut = bracketed()
    stoppedOut.split('2026-05-20', '2026-05-18', '2')
    stoppedOut.decide('2026-06-01', 'Sell', { price: '44' })
    expect(judge(stoppedOut, '2026-09-01', '40')[0]).toMatchObject({
      line: { levelPrice: '45', quantity: '20', response: { sold: '20' } },
      outcome: { amount: '80.00' },
    })
  })

  it('ends the stretch of the line before it at what the sale brought', () => {
    const diary = bracketed()
    diary.reach('2026-06-01', 'stop-loss', '90', '89')
    diary.decide('2026-06-02', 'Hold')
    diary.decide('2026-08-03', 'Sell', { price: '125' })
    // 10 × (125 − 89), and not by that day's close.
    expect(judge(diary, '2026-09-01', '125', { '2026-08-03': '118' }).map(({ outcome }) => outcome?.amount)).toEqual([
      '360.00',
      '0.00',
    ])
  })
})

describe('a decision that was written later', () => {
  it.each([
    // Written in September, when the price of June was known.
    ['2026-09-01', '2026-06-08', 0, null],
    ['2026-09-01', '2026-08-03', 0, null],
    ['2026-06-02', '2026-06-08', 0, null],
    ['2026-05-31', '2026-06-08', 1, 'T1: your own stop came, and you sold.'],
    ['2026-05-31', '2026-08-03', 1, null],
  ])(
    'on %s, with a sale on %s, has a stop that was reached on Jun 1 among its lines only where that came later',
    (writtenOn, soldOn, count, evidence) => {
      const diary = assetDiary()
      const levels = stopAt('96') ?? {}
      diary.decide(writtenOn, 'Buy', { quantity: '10', price: '100', levels, decidedOn: '2026-05-04' })
      diary.reachEarlier('2026-06-01', '2026-06-01', 'stop-loss', '96', '94')
      diary.decide('2026-09-01', 'Sell', { price: '94', decidedOn: soldOn })
      const lines = judge(diary, '2026-09-01', '94', { '2026-06-01': '94' })
      expect(lines).toHaveLength(count)
      expect(creditOf(lines)?.evidence ?? null).toBe(evidence)
      const steps = assetSteps(diary.entries)
      expect(lateLines(steps, foundLines(steps)).map((line) => lateLineWords(line, mirrorTexts('en')))).toEqual(
        count === 1
          ? []
          : [
              `the stop of $96.00 was reached on Jun 1, 2026, before you wrote it down on ${writtenOn === '2026-09-01' ? 'Sept 1, 2026' : 'Jun 2, 2026'}, and does not count`,
            ],
      )
    },
  )

  it('of a line’s own day is among the lines, and in no credit', () => {
    const diary = assetDiary()
    diary.decide('2026-06-01', 'Buy', {
      quantity: '10',
      price: '100',
      levels: stopAt('96') ?? {},
      decidedOn: '2026-05-04',
    })
    const [bought] = diary.entries
    const written = [{ ...bought, recordedAt: '2026-06-01T14:00:00.000Z' } as AssetEntry]
    diary.reach('2026-06-01', 'stop-loss', '96', '94')
    diary.decide('2026-06-02', 'Sell', { price: '94' })
    const entries = [...written, ...diary.entries.slice(1)]
    const lines = judge({ ...diary, entries }, '2026-09-01', '94', { '2026-06-01': '94' })
    expect(sumsByResponse(lines)).toMatchObject([{ response: 'kept', lines: 1 }])
    expect(creditOf(lines)).toBeNull()
  })

  it('or corrected later, leaves no credit to a stop that it gave only after it had come', () => {
    const sold = (...corrections: [on: string, to: string, from: string][]) => {
      const diary = assetDiary()
      diary.decide('2026-05-04', 'Buy', { quantity: '10', price: '100', levels: stopAt('60') ?? {} })
      diary.reachEarlier('2026-06-20', '2026-06-01', 'stop-loss', '90', '88')
      diary.decide('2026-06-02', 'Sell', { price: '88' })
      const entries = [...diary.entries]
      for (const [on, to, from] of corrections)
        entries.push(correctionOf(entries, 1, 'stopLoss', to, `${on}T15:00:00.000Z`, from))
      return creditOf(judge({ ...diary, entries }, '2026-09-01', '70'))?.title ?? null
    }
    expect(sold(['2026-06-20', '90', '60'])).toBeNull()
    expect(sold(['2026-06-01', '90', '60'])).toBeNull()
    expect(sold(['2026-05-31', '90', '60'])).toBe('You kept your own stop once.')
    // To what stood on the day before, by way of another level.
    expect(sold(['2026-05-20', '90', '60'], ['2026-06-20', '50', '90'], ['2026-06-21', '90', '50'])).toBe(
      'You kept your own stop once.',
    )
  })

  it('moves a stop of a percentage with the price that is corrected', () => {
    const sold = (correctedOn: string) => {
      const diary = assetDiary()
      const levels = { stopLoss: { from: null, to: '72', percent: '10' } }
      diary.decide('2026-05-04', 'Buy', { quantity: '10', price: '80', levels })
      diary.reachEarlier('2026-06-20', '2026-06-01', 'stop-loss', '90', '88')
      diary.decide('2026-06-02', 'Sell', { price: '88' })
      const correction = correctionOf(diary.entries, 1, 'price', '100', `${correctedOn}T15:00:00.000Z`, '80')
      return creditOf(judge({ ...diary, entries: [...diary.entries, correction] }, '2026-09-01', '70'))?.title ?? null
    }
    expect(sold('2026-06-20')).toBeNull()
    expect(sold('2026-05-31')).toBe('You kept your own stop once.')
  })

  it('leaves no credit to a stop whose sales kept a test of the same day too, for what they brought is of both', () => {
    const sold = (setOn: string) => {
      const diary = stopped()
      const ownTest = { line: 'Margin below 20%', on: null }
      diary.decide('2026-06-01', 'Sell Some', { price: '89', quantity: '4' })
      diary.decide(setOn, 'Sell Some', { price: '88', quantity: '3', ownTest })
      diary.answer('2026-06-02', 4, true)
      diary.decide('2026-06-03', 'Sell', { price: '87' })
      return creditOf(judge(diary, '2026-09-01', '87', { '2026-06-01': '89', '2026-06-02': '88' }))?.title
    }
    expect(sold('2026-06-02')).toBeUndefined()
    expect(sold('2026-06-01')).toBe('You kept your own stop or test twice.')
  })

  it('counts where it took effect: what was sold before a line is not sold after it', () => {
    // 4 of 10 were gone when the line was reached, though it was written after it.
    const before = assetDiary()
    before.decide('2026-05-04', 'Buy', { quantity: '10', price: '100', levels: stopAt('90') ?? {} })
    before.reach('2026-06-01', 'stop-loss', '90', '89.5')
    before.decide('2026-06-03', 'Sell Some', { quantity: '4', price: '95', decidedOn: '2026-05-11' })
    before.decide('2026-08-03', 'Sell', { price: '80' })
    expect(judge(before, '2026-09-01', '1')[0]).toMatchObject({
      line: { quantity: '6', response: { was: 'held through' } },
      // 6 × (80 − 89.5)
      outcome: { amount: '-57.00' },
    })
  })
})

describe('a test of one’s own', () => {
  function tested(hasHappened: boolean): DiaryOf {
    const diary = assetDiary()
    diary.decide('2026-05-04', 'Buy', { quantity: '10', price: '100', ownTest: { line: 'Margin below 20%', on: null } })
    diary.answer('2026-06-01', 1, hasHappened)
    return diary
  }

  it('is a line once its writer says that it happened', () => {
    const diary = tested(true)
    diary.decide('2026-06-02', 'Hold')
    expect(judge(diary, '2026-09-01', '70', { '2026-06-01': '88' })[0]).toMatchObject({
      line: { kind: 'own-test', words: 'Margin below 20%', on: '2026-06-01', response: { was: 'held through' } },
      outcome: { amount: '-180.00' },
    })
    expect(judge(diary, '2026-09-01', '70')[0]?.outcome).toBeNull()
    expect(judge(tested(false), '2026-09-01', '70')).toEqual([])
  })
})

it('the sums are of the lines with one response and a known amount, to the cent', () => {
  const [held, kept, open] = [stopped(), stopped(2), stopped(3)]
  held.decide('2026-06-02', 'Hold')
  kept.decide('2026-06-02', 'Sell', { price: '89' })
  const lines = [
    ...['110.1', '100.1', '0.1', null].flatMap((last) => judge(held, '2026-09-01', last)),
    ...judge(kept, '2026-09-01', '80'),
    ...judge(open, '2026-06-02', null),
  ]
  expect(sumsByResponse(lines)).toEqual([
    // 10 × (20.60 + 10.60 − 89.40)
    { response: 'held through', lines: 4, known: 3, amount: '-582.00' },
    { response: 'kept', lines: 1, known: 1, amount: '90.00' },
    { response: 'open', lines: 1, known: 0, amount: '0.00' },
  ])
  expect(sumsByResponse([])).toEqual([])
})

describe('the sentence', () => {
  it('says how often, where it paid and where it cost', () => {
    // Five stops of 10 shares, held from 89.50 to these prices: +20.5 and +10.5, −100, −94 and −100 a share.
    const lines = ['110', '100', '0.5', '1.5', '0.5'].flatMap((last, at) => {
      const diary = stopped(at + 1)
      diary.decide('2026-06-02', 'Hold')
      return judge(diary, '2026-09-01', last)
    })
    expect(heldThroughWords(lines)).toBe(
      'You broke your own stop five times. Twice it paid $310, three times it cost $2,660.',
    )
    expect(summaryOfLines(lines)).toMatchObject({ reached: 5, heldThrough: 5, kept: 0, total: '-2350.00' })
  })

  it('says also what made no difference, and what no price tells; and nothing where all were kept', () => {
    const held = stopped()
    held.decide('2026-06-02', 'Hold')
    const lines = [...judge(held, '2026-09-01', '89.5'), ...judge(held, '2026-09-01', null)]
    expect(heldThroughWords(lines)).toBe(
      'You broke your own stop twice. Once it made no difference, of one it is not known.',
    )
    const kept = stopped()
    kept.decide('2026-06-02', 'Sell', { price: '89' })
    expect(heldThroughWords(judge(kept, '2026-09-01', '80'))).toBeNull()
  })

  it('names a line that was dearest on its own day by that day', () => {
    const held = stopped()
    held.decide('2026-06-01', 'Hold')
    const { evidence } = linesFinding(judge(held, '2026-06-01', '80', { '2026-06-01': '89' }), null) ?? {}
    expect(evidence).toContain(' The dearest was T1: on the day of its stop, $95.00.')
  })

  it('is of lines where they are of several kinds', () => {
    const [stop, target] = [stopped(), assetDiary(2)]
    stop.decide('2026-06-02', 'Hold')
    target.decide('2026-05-04', 'Buy', {
      quantity: '1',
      price: '10',
      levels: { takeProfit: { from: null, to: '12', percent: null } },
    })
    target.reach('2026-06-01', 'take-profit', '12', '12')
    target.decide('2026-06-02', 'Hold')
    const lines = [...judge(stop, '2026-09-01', '90'), ...judge(target, '2026-09-01', '11')]
    expect(heldThroughWords(lines)).toBe('You broke your own stop or target twice. Once it paid $5, once it cost $1.')
    expect(heldThroughWords(lines, mirrorTexts('de'))).toMatch(
      /^Du hast deinen Stopp oder dein Ziel zweimal übergangen\./,
    )
    expect(linesFinding(lines, null)?.evidence).toMatch(
      /^A line is a stop, a target or a test that you wrote\. 2 of your stops, targets and tests were reached: /,
    )
    expect(linesFinding(judge(stop, '2026-09-01', '90'), null)?.evidence).not.toContain('A line is')
  })
})
