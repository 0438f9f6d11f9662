import { describe, expect, it } from 'vitest'
import { IBM } from '#test/fixtures/entries.ts'
import { assetDiary, stopAt } from '#test/support/asset-diary.ts'
import { correctionOf } from '#test/support/correction-of.ts'
import { dayOfNumber } from '../../prices/day-number.ts'
import type { Split } from '../../prices/split.ts'
import { driftFinding } from '../findings/drift-finding.ts'
import { type AssetStep, assetSteps } from '../lines/asset-steps.ts'
import { boughtAfterRises } from './bought-after-rise.ts'
import { driftInEntries, inOrderOfEntries } from './drift.ts'
import { forgottenFigures as forgotten } from './forgotten-figures.ts'

const NONE = () => null
const driftOf = (
  steps: readonly AssetStep[],
  closeOn: (day: string) => number | null,
  pending: Split | null = null,
) => {
  const entries = steps.map(({ entry }) => entry)
  const splits = steps.at(-1)?.after.splits ?? []
  const rises = boughtAfterRises(entries, splits, (day) => closeOn(dayOfNumber(day)), pending)
  return inOrderOfEntries([...rises, ...driftInEntries(steps, pending)])
}
/** Long enough that nothing after it has shrunk, and without a figure. */
const WORDS = 'The order book keeps filling, and the new plant is ready.'
const bought = (confidence = 6) => {
  const diary = assetDiary()
  diary.decide('2026-05-04', 'Buy', {
    quantity: '10',
    price: '100',
    confidence,
    thesis: WORDS,
    levels: stopAt('90') ?? {},
  })
  return diary
}

describe('drift', () => {
  it('tells a reason that nobody gave before the price had fallen, in the person’s words', () => {
    const diary = bought()
    diary.decide('2026-06-01', 'Hold', { price: '96', thesis: `${WORDS} The dividend helps.` })
    diary.decide('2026-07-01', 'Hold', { price: '88', thesis: `${WORDS} The dividend helps, and it is cheap.` })
    diary.decide('2026-08-03', 'Sell', { price: '70', thesis: `${WORDS} It was a turnaround.` })
    expect(driftOf(assetSteps(diary.entries), NONE).filter(({ kind }) => kind === 'new-reason-after-fall')).toEqual([
      // 100 to 88; the dividend came after a fall of 4%, which is the noise of a week.
      {
        kind: 'new-reason-after-fall',
        reason: 'cheap',
        at: 88,
        fellPercent: 12,
        from: '100',
        to: '88',
        sequences: [1, 3],
      },
    ])
  })

  it('tells no new reason where a price is missing, or where the reason was given before', () => {
    const diary = assetDiary()
    diary.decide('2026-05-04', 'Buy', { quantity: '1', price: '100', thesis: `${WORDS} And it is cheap.` })
    diary.decide('2026-06-01', 'Hold', { price: '70', thesis: `${WORDS} It is cheaper now.` })
    diary.decide('2026-07-01', 'Hold', { thesis: `${WORDS} There is the dividend.` })
    expect(driftOf(assetSteps(diary.entries), NONE).filter(({ kind }) => kind === 'new-reason-after-fall')).toEqual([])
  })

  it('tells no reason as new that an entry from before the purchase gave, one of an earlier holding, or a test of one’s own', () => {
    const reasonsOf = (begin: (diary: ReturnType<typeof assetDiary>) => void) => {
      const diary = assetDiary()
      begin(diary)
      diary.decide('2026-07-01', 'Hold', { price: '80', thesis: `${WORDS} The dividend is safe.` })
      return driftOf(assetSteps(diary.entries), NONE).filter(({ kind }) => kind === 'new-reason-after-fall')
    }
    const paying = `${WORDS} The dividend is safe.`
    const buy = { quantity: '10', price: '100' }
    expect(reasonsOf((diary) => diary.decide('2026-05-04', 'Buy', { ...buy, thesis: WORDS }))).toHaveLength(1)
    const watched = (diary: ReturnType<typeof assetDiary>) => {
      diary.decide('2026-04-01', 'Watch', { price: '100', thesis: paying })
      diary.decide('2026-05-04', 'Buy', { ...buy, thesis: WORDS })
    }
    expect(reasonsOf(watched)).toEqual([])
    const heldBefore = (diary: ReturnType<typeof assetDiary>) => {
      diary.decide('2026-04-01', 'Buy', { ...buy, thesis: paying })
      diary.decide('2026-04-02', 'Sell', { price: '101', thesis: WORDS })
      diary.decide('2026-05-04', 'Buy', { ...buy, thesis: WORDS })
    }
    expect(reasonsOf(heldBefore)).toEqual([])
    const ownTest = { line: 'The dividend grows by less than 4%', on: null }
    expect(reasonsOf((diary) => diary.decide('2026-05-04', 'Buy', { ...buy, thesis: WORDS, ownTest }))).toEqual([])
  })

  it.each([
    'The dividend has stopped.',
    'The merger is off.',
    'AI is eating their lunch.',
    'It looks cheap but is a trap.',
  ])('tells no new reason of what speaks against the company: %s', (thesis) => {
    const diary = bought()
    diary.decide('2026-07-01', 'Hold', { price: '80', thesis: `${WORDS} ${thesis} I hold on.` })
    expect(driftOf(assetSteps(diary.entries), NONE).filter(({ kind }) => kind === 'new-reason-after-fall')).toEqual([])
  })

  it('tells where somebody got surer while the price fell', () => {
    const diary = bought(6)
    diary.decide('2026-06-01', 'Hold', { price: '82', confidence: 9, thesis: WORDS })
    diary.decide('2026-07-01', 'Hold', { price: '83', confidence: 10, thesis: WORDS })
    diary.decide('2026-08-03', 'Sell', { price: '70', confidence: 10, thesis: WORDS })
    expect(driftOf(assetSteps(diary.entries), NONE)).toEqual([
      {
        ...{ kind: 'surer-while-down', from: 6, to: 9, fellPercent: 18, sequences: [1, 2] },
        prices: [
          { on: '2026-05-04', price: '100' },
          { on: '2026-06-01', price: '82' },
        ],
      },
    ])
  })

  it('tells nobody how sure they were on a day of which they wrote later', () => {
    const kinds = (recordedAt: string) => {
      const diary = bought(6)
      diary.decide('2026-06-01', 'Hold', { price: '82', confidence: 9, thesis: WORDS })
      const entries = diary.entries.map((entry) =>
        entry.sequence === 2 ? { ...entry, decidedOn: '2026-06-01', recordedAt } : entry,
      )
      return driftOf(assetSteps(entries), NONE).map(({ kind }) => kind)
    }
    expect(kinds('2026-06-03T16:00:00.000Z')).toEqual(['surer-while-down'])
    expect(kinds('2026-06-04T16:00:00.000Z')).toEqual([])
  })

  it('says of no fall that it was of everything while something is left', () => {
    const wordsAt = (price: string) => {
      const diary = bought(6)
      diary.decide('2026-06-01', 'Hold', { price, confidence: 9, thesis: WORDS })
      const [drift] = driftOf(assetSteps(diary.entries), NONE)
      return drift && driftFinding({ ticker: 'T1', isOption: false }, drift, []).title
    }
    expect(wordsAt('0.000001')).toBe('On T1 you were surer by 3 while the price fell more than 99.9%.')
    expect(wordsAt('0.0000000001')).toBe('On T1 you were surer by 3 while the price fell more than 99.9%.')
    expect(wordsAt('0')).toBe('On T1 you were surer by 3 while the price fell 100.0%.')
  })

  it('reckons across a split that was told late', () => {
    const diary = bought(6)
    diary.decide('2026-06-03', 'Hold', { price: '52', confidence: 9, thesis: WORDS })
    expect(driftOf(assetSteps(diary.entries), NONE)).toHaveLength(1)
    diary.split('2026-06-08', '2026-06-01', '2')
    expect(driftOf(assetSteps(diary.entries), NONE)).toEqual([])
  })

  it('tells where a stop was moved further away, or taken away, and not where it came nearer', () => {
    const diary = bought()
    diary.decide('2026-06-01', 'Hold', { thesis: WORDS, levels: stopAt('80', '90') ?? {} })
    diary.decide('2026-07-01', 'Hold', { thesis: WORDS, levels: stopAt('85', '80') ?? {} })
    diary.decide('2026-08-03', 'Hold', { thesis: WORDS, levels: stopAt(null, '85') ?? {} })
    expect(driftOf(assetSteps(diary.entries), NONE)).toEqual([
      { kind: 'stop-moved-away', from: '90', to: '80', on: '2026-06-01', price: null, sequences: [2] },
      { kind: 'stop-moved-away', from: '85', to: null, on: '2026-08-03', price: null, sequences: [4] },
    ])
  })

  it('holds a stop against the one before it in the same shares, though the split between them was told later', () => {
    const diary = bought()
    diary.decide('2026-06-03', 'Hold', { price: '52', thesis: WORDS, levels: stopAt('48', '90') ?? {} })
    diary.decide('2026-06-04', 'Hold', { price: '52', thesis: WORDS, levels: stopAt('40', '48') ?? {} })
    diary.split('2026-06-08', '2026-06-01', '2')
    expect(driftOf(assetSteps(diary.entries), NONE)).toEqual([
      { kind: 'stop-moved-away', from: '48', to: '40', on: '2026-06-04', price: '52', sequences: [3] },
    ])
  })

  it('tells a stop from where a correction has put it', () => {
    const diary = bought()
    diary.decide('2026-06-01', 'Hold', { thesis: WORDS, levels: stopAt('80', '90') ?? {} })
    const corrected = (to: string) => [...diary.entries, correctionOf(diary.entries, 1, 'stopLoss', to)]
    expect(driftOf(assetSteps(corrected('85')), NONE)).toMatchObject([{ from: '85', to: '80' }])
    expect(driftOf(assetSteps(corrected('75')), NONE)).toEqual([])
  })

  it('says nothing of a price that looks like a split, or of one from after a split that is only reported', () => {
    const diary = bought(6)
    const quarantined = { doubtedAfter: '100', confidence: 9, thesis: `${WORDS} It is cheap.` }
    diary.decide('2026-06-03', 'Hold', { price: '50', ...quarantined, levels: stopAt('40', '90') ?? {} })
    expect(driftOf(assetSteps(diary.entries), NONE).map(({ kind }) => kind)).toEqual(['stop-moved-away'])
    const pending = { effectiveOn: '2026-06-02', newShares: '2', oldShares: '1' }
    expect(driftOf(assetSteps(diary.entries), NONE, pending)).toEqual([])
    const later = { ...pending, effectiveOn: '2026-06-04' }
    expect(driftOf(assetSteps(diary.entries), NONE, later)).toHaveLength(1)
  })

  it('tells of three Holds below cost in one holding, and of none where one was above', () => {
    const diary = bought()
    for (const [at, price] of ['99', '101', '98'].entries())
      diary.decide(`2026-0${6 + at}-01`, 'Hold', { price, confidence: 5, thesis: WORDS })
    expect(driftOf(assetSteps(diary.entries), NONE)).toEqual([])
    diary.decide('2026-09-01', 'Hold', { price: '97', confidence: 5, thesis: WORDS })
    expect(driftOf(assetSteps(diary.entries), NONE)).toEqual([
      {
        ...{ kind: 'held-below-cost', count: 3, sequences: [2, 4, 5] },
        holds: [
          { on: '2026-06-01', price: '99', cost: '100' },
          { on: '2026-08-01', price: '98', cost: '100' },
          { on: '2026-09-01', price: '97', cost: '100' },
        ],
      },
    ])
  })

  it('tells of a thesis that shrank to less than a quarter', () => {
    const diary = assetDiary()
    diary.decide('2026-05-04', 'Watch', { thesis: 'x'.repeat(100) })
    diary.decide('2026-06-01', 'Keep Watching', { thesis: 'y'.repeat(25) })
    expect(driftOf(assetSteps(diary.entries), NONE)).toEqual([])
    diary.decide('2026-07-01', 'Keep Watching', { thesis: 'y'.repeat(24) })
    expect(driftOf(assetSteps(diary.entries), NONE)).toEqual([
      { kind: 'thesis-shrank', from: 100, to: 24, sequences: [1, 3] },
    ])
  })

  it('does not take the note of a sale for a thesis that shrank, nor a fall of less than 1% for one', () => {
    const diary = assetDiary()
    diary.decide('2026-05-04', 'Buy', { thesis: 'x'.repeat(100), price: '100', confidence: 6 })
    diary.decide('2026-06-01', 'Hold', { thesis: 'y'.repeat(100), price: '99.01', confidence: 7 })
    diary.decide('2026-07-01', 'Sell', { thesis: 'Target reached.', price: '120', confidence: 7 })
    expect(driftOf(assetSteps(diary.entries), NONE)).toEqual([])
  })

  it('tells of a purchase after a rise of more than 20% in thirty days, by daily closes alone', () => {
    const rise = (close: number) =>
      driftOf(assetSteps(bought().entries), (day) => (day === '2026-04-02' ? close : null))
    // Thirty days before May 4 is April 4, a Saturday after Good Friday.
    const [paid, close] = [
      { on: '2026-05-04', price: '100' },
      { on: '2026-04-02', price: '80' },
    ]
    expect(rise(80)).toEqual([{ kind: 'bought-after-rise', rosePercent: 25, paid, close, sequences: [1] }])
    expect([rise(84), driftOf(assetSteps(bought().entries), NONE)]).toEqual([[], []])
  })
})

describe('forgotten figures', () => {
  const forgottenFigures = (...told: Parameters<typeof forgotten>) => forgotten(...told).map(({ figure }) => figure)
  const on = '2026-05-04'
  const first = { text: 'Margin above 44% by June 2026, or $3.50 a share. I have 3 reasons.', on }

  it('are percentages, amounts and dates that no later thesis mentions', () => {
    expect(forgottenFigures(first, [{ text: 'Margin was 44%.', on: '2026-07-01' }])).toEqual(['June 2026', '$3.50'])
  })

  it('are mentioned by another spelling too', () => {
    const later = { text: 'It is at 44 percent. In June it earned 3.50 dollars.', on: '2026-06-15' }
    expect(forgottenFigures(first, [later])).toEqual([])
  })

  it('are none where a later text writes the number alone, nor how long something takes', () => {
    const first = {
      text: 'I get in below $18. Five million members in a quarter, or in three months.',
      on: '2026-05-04',
    }
    expect(forgottenFigures(first, [{ text: 'First 18, then 24.', on: '2026-07-01' }])).toEqual([])
    expect(forgottenFigures(first, [{ text: 'Now 180.', on: '2026-07-01' }])).toEqual(['$18'])
  })
})

describe('in words', () => {
  const WITHOUT = 'The order book keeps filling.'
  const told = (diary: ReturnType<typeof assetDiary>) =>
    driftOf(assetSteps(diary.entries), NONE).map((found) => driftFinding({ ticker: 'T1', isOption: false }, found, []))

  it('a stop that was moved is told with where the price stood, and judges nobody', () => {
    const diary = assetDiary()
    diary.decide('2026-05-04', 'Buy', { quantity: '10', price: '100', thesis: WITHOUT, levels: stopAt('90') ?? {} })
    diary.decide('2026-06-01', 'Hold', { price: '200', thesis: WITHOUT, levels: stopAt('85', '90') ?? {} })
    diary.decide('2026-07-01', 'Hold', { price: '83.30', thesis: WITHOUT, levels: stopAt('80', '85') ?? {} })
    diary.decide('2026-08-03', 'Hold', { thesis: WITHOUT, levels: stopAt(null, '80') ?? {} })
    expect(told(diary).map(({ evidence }) => evidence)).toEqual([
      'The price stood at $200.00, 122.2% above it.',
      'The price stood at $83.30, 2.0% below it.',
      'The price of then is not known.',
    ])
  })

  it('a bare number is one where it is of the size of the price, or of the strike of an option', () => {
    const of = (price: string, asset: typeof IBM) => {
      const diary = assetDiary()
      diary.decide('2026-05-04', 'Buy', {
        quantity: '1',
        price,
        asset,
        thesis: `${WORDS} I see the stock at 150 within a year.`,
      })
      diary.decide('2026-06-01', 'Hold', { price, thesis: WORDS })
      return driftOf(assetSteps(diary.entries), NONE).flatMap((found) =>
        found.kind === 'figures-forgotten' ? found.figures.map(({ figure }) => figure) : [],
      )
    }
    const call = { right: 'call', strike: '120', expiresOn: '2027-01-15' } as const
    expect(of('62', IBM)).toEqual(['150'])
    expect(of('6.2', IBM)).toEqual([])
    expect(of('6.2', { ...IBM, type: 'options', contract: call })).toEqual(['150'])
  })

  it('a forgotten figure is told with its clause, and none that stands as a stop, a target or a test', () => {
    const diary = assetDiary()
    const thesis =
      'Margins grow by 5% a year and reach 30% in 2028. Out at −10%. The debt falls below $2 billion. Wrong if cash < $300m.'
    const levels = { stopLoss: { from: null, to: '90', percent: '10' } }
    const ownTest = { line: 'cash below 300 million', on: null }
    diary.decide('2026-05-04', 'Buy', { quantity: '10', price: '100', thesis, levels, ownTest })
    diary.decide('2026-06-01', 'Hold', { price: '100', thesis: WITHOUT })
    expect(told(diary).map(({ title }) => title)).toContain(
      'Of your first reasons for T1, no later entry repeats the “5%” of “Margins grow by 5% a year”, the “30%” and “2028” of “reach 30% in 2028” and one more figure.',
    )
  })

  it('a percentage is forgotten beside a stop of as many dollars, and a price beside a stop of as many percent', () => {
    const diary = assetDiary()
    const levels = { stopLoss: { from: null, to: '8', percent: '20' } }
    const thesis = 'Services grow by 8% a year. Cash comes to $20 a share.'
    diary.decide('2026-05-04', 'Buy', { quantity: '10', price: '10', thesis, levels })
    diary.decide('2026-06-01', 'Hold', { price: '10', thesis: WITHOUT })
    expect(told(diary).map(({ title }) => title)).toContain(
      'Of your first reasons for T1, no later entry repeats the “8%” of “Services grow by 8% a year” and the “$20” of “Cash comes to $20 a share”.',
    )
  })

  it('a figure that a review or the reason of a correction repeats is in a later entry', () => {
    const toldAfter = (why: string, reason: string) => {
      const diary = assetDiary()
      const thesis = 'Margins grow by 5% a year and reach 30% in 2028. The debt falls below $2 billion.'
      diary.decide('2026-05-04', 'Buy', { quantity: '10', price: '100', thesis })
      diary.decide('2026-06-01', 'Hold', { price: '100', thesis: WITHOUT })
      diary.review('2026-08-03', 1, { confidence: 5, returnPercent: '1', actual: ['100', '101'], why })
      const correction = { ...correctionOf(diary.entries, 1, 'quantity', '11'), reason }
      const steps = assetSteps([...diary.entries, correction])
      return driftOf(steps, NONE).map((found) => driftFinding({ ticker: 'T1', isOption: false }, found, []).title)
    }
    expect(toldAfter('The margins, up 5% each year.', 'I typed it while thinking of $2 billion.')).toEqual([
      'Of your first reasons for T1, no later entry repeats the “30%” and “2028” of “reach 30% in 2028”.',
    ])
    expect(toldAfter('As I remember it.', 'A typing mistake.')).toEqual([
      'Of your first reasons for T1, no later entry repeats the “5%” of “Margins grow by 5% a year”, the “30%” and “2028” of “reach 30% in 2028” and one more figure.',
    ])
  })
})
