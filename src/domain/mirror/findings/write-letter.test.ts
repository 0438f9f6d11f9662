import { describe, expect, it } from 'vitest'
import { assetDiary, stopAt } from '#test/support/asset-diary.ts'
import { replayAsset } from '../../assets/replay-asset.ts'
import type { Withheld } from '../../reviews/withheld.ts'
import { emptyWords } from '../letter/letter.ts'
import { letterPeriods } from '../letter/letter-period.ts'
import { mirrorOf } from '../mirror.ts'
import { type JournalThen, writeLetter } from './write-letter.ts'

type DiaryOf = ReturnType<typeof assetDiary>
type Prices = Readonly<Record<string, string>>

/** Of whoever reads a letter when all its reviews are done. */
const NOTHING_WITHHELD: Withheld = { outcomes: new Map(), results: new Map(), confidences: new Set() }

/** Diaries as they stood on a day, each with the price of that day. */
function journalOn(until: string, diaries: readonly DiaryOf[], prices: Prices, withheldNow?: Withheld): JournalThen {
  const assets = diaries.flatMap((diary) => {
    const entries = diary.entries.filter(({ recordedAt }) => recordedAt.slice(0, 10) <= until)
    const asset = replayAsset(entries)
    const last = { price: prices[until] ?? '1', on: until }
    return asset ? [{ asset, entries, closes: [], pendingSplit: null, last }] : []
  })
  const time = { today: until, lastDay: until, imported: 0, benchmark: null, ...(withheldNow && { withheldNow }) }
  return { assets, mirror: mirrorOf(assets, time) }
}

const [Q3, Q2, Q1] = letterPeriods('2026-01-05', '2026-10-01')
const ENDS = { '2026-q1': '2025-12-31', '2026-q2': '2026-03-31', '2026-q3': '2026-06-30' } as const

function letterAbout(period: typeof Q1, diaries: readonly DiaryOf[], prices: Prices, withheldNow?: Withheld) {
  if (!period) throw new Error('three quarters are over')
  const before = journalOn(ENDS[period.id as keyof typeof ENDS], diaries, prices, withheldNow)
  const now = journalOn(period.until, diaries, prices, withheldNow)
  return writeLetter(period, now, before.mirror.decisions === 0 ? null : before)
}

const PLAIN = 'The order book keeps filling, and the new plant is ready.'

/** Ten at 100 with a stop at 90, reached in February and held through; a second one in May. */
function twoStops(): readonly DiaryOf[] {
  const [first, second] = [assetDiary(1), assetDiary(2, 'T2', 100)]
  first.decide('2026-01-05', 'Buy', { quantity: '10', price: '100', levels: stopAt('90') ?? {} })
  first.reach('2026-02-02', 'stop-loss', '90', '89')
  first.decide('2026-02-03', 'Hold', { price: '89', thesis: PLAIN })
  const bought = second.decide('2026-04-06', 'Buy', { quantity: '1', price: '100', levels: stopAt('90') ?? {} })
  second.reach('2026-05-04', 'stop-loss', '90', '88', bought)
  second.decide('2026-05-05', 'Hold', { price: '88', thesis: PLAIN })
  return [first, second]
}

/** Three that were bought and then held with more confidence, while their prices fell. */
const surerWhileFalling = (): readonly DiaryOf[] =>
  [1, 2, 3].map((nth) => {
    const diary = assetDiary(nth, `T${nth}`, nth * 100)
    diary.decide('2026-01-05', 'Buy', { quantity: '1', price: '100', confidence: 5, thesis: PLAIN })
    diary.decide(`2026-05-0${nth}`, 'Hold', { price: '80', confidence: 8, thesis: PLAIN })
    return diary
  })
/** Bought in the third quarter with a stop. */
function tested(): DiaryOf {
  const diary = assetDiary(3, 'T3', 300)
  diary.decide('2026-07-06', 'Buy', { quantity: '1', price: '100', levels: stopAt('90') ?? {} })
  return diary
}
const PRICES = { '2026-03-31': '80', '2026-06-30': '70', '2026-09-30': '60' }

describe('a letter', () => {
  it('speaks of the lines that were answered since the letter before, and of no others', () => {
    const [first, second, third] = [Q1, Q2, Q3].map((period) => letterAbout(period, twoStops(), PRICES))
    expect(first?.findings.map(({ title }) => title)).toEqual(['You broke your own stop once. It cost $90.'])
    expect(first?.changes).toEqual([])
    // 1 × (70 − 88), and not the 10 of the quarter before.
    expect(second?.findings.map(({ title }) => title)).toEqual(['You broke your own stop once. It cost $18.'])
    expect(second?.findings[0]?.entries.map(({ ticker }) => ticker)).toEqual(['T2'])
    expect(second?.changes).toEqual([
      'What holding through your stops, targets and tests has come to, over the whole record and by Jun 30, 2026, is −$208.00 (2 lines). On Mar 31, 2026 it was −$90.00 (one line).',
    ])
    expect([first, second, third].map((letter) => letter?.newCount)).toEqual([1, 1, 0])
    expect(second?.opening).toBe(
      'In the second quarter of 2026 you made 2 decisions. What follows came since Mar 31, 2026, when the letter before ended; what stood there is not said again. All figures are as of Jun 30, 2026.',
    )
  })

  describe('of lines that were reached in the time of the letter before', () => {
    /** A stop that was reached three days before the quarter ended, and answered in the next one. */
    const reachedLate = (answer: 'Hold' | 'Sell'): DiaryOf => {
      const diary = assetDiary(3, 'T3', 200)
      const bought = diary.decide('2026-01-06', 'Buy', { quantity: '1', price: '100', levels: stopAt('90') ?? {} })
      diary.reach('2026-03-30', 'stop-loss', '90', '88', bought)
      diary.decide('2026-04-01', answer, { price: '87', thesis: PLAIN })
      return diary
    }

    it('and held through after it, says so, and says it of no others', () => {
      const [, second] = twoStops()
      const evidenceOf = (diaries: readonly DiaryOf[]) => letterAbout(Q2, diaries, PRICES).findings[0]?.evidence
      expect(evidenceOf([reachedLate('Hold')])).toMatch(
        / It was reached by Mar 31, 2026 already, and answered only after that\.$/,
      )
      expect(evidenceOf(second ? [second, reachedLate('Hold')] : [])).toMatch(
        / 1 of them was reached by Mar 31, 2026 already, and answered only after that\.$/,
      )
      expect(evidenceOf(twoStops())).not.toContain('already')
    })

    it('and kept after it, says so behind the credit', () =>
      expect(letterAbout(Q2, [reachedLate('Sell')], PRICES).credit?.evidence).toMatch(
        /^Only what came since Mar 31, 2026 is counted here\. .* It was reached by Mar 31, 2026 already, and answered only after that\.$/,
      ))
  })

  it('says of how many lines what all of them came to is not known', () => {
    const unknown = assetDiary(3, 'T3', 200)
    const bought = unknown.decide('2026-04-06', 'Buy', { quantity: '1', price: '100', levels: stopAt('90') ?? {} })
    unknown.reach('2026-05-04', 'stop-loss', '90', '88', bought)
    unknown.decide('2026-05-05', 'Hold', { price: '88', thesis: PLAIN })
    unknown.decide('2026-06-05', 'Sell', { thesis: PLAIN })
    expect(letterAbout(Q2, [...twoStops(), unknown], PRICES).changes).toEqual([
      'What holding through your stops, targets and tests has come to, over the whole record and by Jun 30, 2026, is −$208.00 (3 lines, of which one is not known). On Mar 31, 2026 it was −$90.00 (one line).',
    ])
  })

  it('with fewer than three new findings tells what stood already, and says that it did', () => {
    const third = letterAbout(Q3, twoStops(), PRICES)
    expect(third.findings.map(({ title, evidence }) => [title, evidence.split('. ')[0]])).toEqual([
      [
        'You broke your own stop twice. All in all it cost $318.',
        'This finding stood when the letter before ended, too; its figures are as of Sept 30, 2026',
      ],
    ])
    expect(third.opening).toBe(
      'In the third quarter of 2026 you made no decisions. What came since Jun 30, 2026, when the letter before ended, is told first; a finding that stood already says so. All figures are as of Sept 30, 2026.',
    )
  })

  it('has three findings where the record has three, and tells none of them as new that is not', () => {
    const letter = letterAbout(Q3, surerWhileFalling(), PRICES, NOTHING_WITHHELD)
    expect(letter.newCount).toBe(0)
    expect(letter.findings.map(({ kind }) => kind)).toEqual(['drift', 'drift', 'drift'])
    expect(new Set(letter.findings.map(({ title }) => title)).size).toBe(3)
    const [kept] = letterAbout(Q2, surerWhileFalling(), PRICES).findings
    expect(kept?.evidence).not.toContain('This finding stood when')
  })

  it('asks what the letter before could not ask, and takes turns where nothing is new', () => {
    const [first, second, third] = [Q1, Q2, Q3].map((period) => letterAbout(period, twoStops(), PRICES).question)
    expect([first?.ticker, second?.ticker]).toEqual(['T1', 'T2'])
    expect(third?.words).toMatch(/^It could be asked in the letter before too, and no entry answers it\. International/)
    const [only] = twoStops()
    expect(letterAbout(Q2, only ? [only] : [], PRICES).question?.words).toMatch(
      /^It could be asked in the letter before/,
    )
  })

  it('tells in the first one too what came to its day and was looked back at', () => {
    const diary = assetDiary()
    for (const [place, outcome] of (['came-true', 'did-not-come-true'] as const).entries()) {
      const decided = diary.decide(`2026-01-0${place + 5}`, 'Watch', { price: '100', thesis: PLAIN })
      diary.resolve('2026-02-10', decided, outcome, '2026-02-09')
      diary.review('2026-02-11', decided, { confidence: 5, returnPercent: '4', actual: ['100', '90'] })
    }
    const letter = letterAbout(Q1, [diary], PRICES)
    expect(letter.isFirst).toBe(true)
    expect(letter.findings.map(({ kind }) => kind)).toEqual(['claims', 'reviews'])
  })

  it('asks about the surest claim that failed where nothing of what is held is without an answer', () => {
    const diary = assetDiary()
    for (const [place, confidence] of [4, 8, 7].entries()) {
      const decided = diary.decide(`2026-01-0${place + 5}`, 'Watch', { price: '100', confidence })
      diary.resolve('2026-04-08', decided, 'did-not-come-true', '2026-04-07')
      diary.review('2026-04-09', decided, { confidence: 5, returnPercent: '4', actual: ['100', '90'] })
    }
    expect(letterAbout(Q2, [diary], PRICES).question?.words).toBe(
      'On Jan 6, 2026 you were 8 of 10 sure: T1 does better than SPY until Apr 7, 2026. It did not come true. What would you have had to see that day to be less sure?',
    )
    expect(letterAbout(Q3, [diary], PRICES).question).toBeNull()
  })

  it('tells the claims and reviews that came to their end since the letter before, without a percentage', () => {
    const diary = assetDiary()
    const ends = ['came-true', 'did-not-come-true'] as const
    for (const [place, outcome] of ends.entries()) {
      const decided = diary.decide(`2026-01-0${place + 5}`, 'Watch', { price: '100', confidence: 9 - place })
      diary.resolve('2026-04-08', decided, outcome, '2026-04-07')
      diary.review('2026-04-09', decided, { confidence: 5, returnPercent: '4', actual: ['100', '90'] })
    }
    const { findings } = letterAbout(Q2, [diary], PRICES)
    expect(findings.map(({ title }) => title)).toEqual([
      '1 of 2 claims came true.',
      'You looked back at 2 decisions, and were furthest off on T1.',
    ])
    expect(findings.map(({ evidence }) => evidence)).toEqual([
      'Came true: T1 (9). Did not: T1 (8). The one that did not was decided on Jan 6, 2026.',
      'You remembered +4.0% of the Watch of Jan 5, 2026; it had been −10.0%. With no result on the screen, you graded 1 that did not come true as well decided.',
    ])
    expect(findings.flatMap(({ title, evidence, note }) => [title, evidence, note]).join()).not.toMatch(/\d\d+%(?! )/)
    expect(letterAbout(Q3, [diary], PRICES).newCount).toBe(0)
  })

  it.each([
    [[9, 7, 6], 'you were surest of T1: 9 of 10, on Jan 5, 2026.', 'You looked back at 3 decisions.'],
    [[9, 7, 9], 'you were surest of 2, 9 of 10 each: T1 and T3.', 'You looked back at 3 decisions.'],
    [[8, 8, 8], 'you had been as sure of each: 8 of 10.', 'You looked back at 3 decisions.'],
  ])('says that one was the surest, or the furthest off, only where no other was alike: %s', (levels, surest, back) => {
    const diaries = levels.map((confidence, at) => {
      const diary = assetDiary(at + 1, `T${at + 1}`, at * 100)
      const decided = diary.decide('2026-01-05', 'Watch', { price: '100', confidence })
      diary.resolve('2026-04-08', decided, 'did-not-come-true', '2026-04-07')
      diary.review('2026-04-09', decided, { confidence: 5, returnPercent: '4', actual: ['100', '90'] })
      return diary
    })
    const { findings } = letterAbout(Q2, diaries, PRICES)
    expect(findings[0]?.evidence).toMatch(new RegExp(`Of those that did not, ${surest}$`))
    expect(findings[1]?.title).toBe(back)
  })

  it('says of thirty claims or more that Calibration tests them, and of fewer that they say nothing in general', () => {
    const methodOf = (count: number) => {
      const diary = assetDiary()
      const days = Array.from({ length: count }, (_, at) => `2026-0${1 + Math.floor(at / 20)}-${10 + (at % 20)}`)
      for (const day of days) diary.resolve('2026-04-08', diary.decide(day, 'Watch'), 'came-true', '2026-04-07')
      return letterAbout(Q3, [diary], PRICES).findings.find(({ kind }) => kind === 'claims')?.method
    }
    expect(methodOf(29)).toContain('So few say nothing of how right you are in general.')
    expect(methodOf(30)).not.toContain('So few')
    expect(methodOf(30)).toContain('one test over all your claims, under Confidence')
  })

  it('says of a quarter with a line that was kept, and nothing else, that it was answered', () => {
    const diary = assetDiary()
    diary.decide('2026-01-05', 'Buy', { quantity: '10', price: '100', levels: stopAt('90') ?? {} })
    diary.reach('2026-04-06', 'stop-loss', '90', '89')
    diary.decide('2026-04-07', 'Sell', { quantity: '10', price: '89', thesis: PLAIN })
    const letter = letterAbout(Q2, [diary], PRICES)
    expect(letter.findings).toEqual([])
    expect(letter.credit?.kind).toBe('kept')
    expect(emptyWords(letter)).toBe(
      'You answered one stop, target or test of yours by selling, no claim and no review came to its end, and nothing else is new.',
    )
    expect(emptyWords(letterAbout(Q3, [diary], PRICES))).toMatch(
      /^None of your stops, targets and tests was answered, /,
    )
  })

  it('tells of a credit since when it counts, and by which day a price has saved what it did', () => {
    const stopped = (nth: number, month: string) => {
      const diary = assetDiary(nth, `T${nth}`, nth * 100)
      const bought = diary.decide('2026-01-05', 'Buy', { quantity: '10', price: '100', levels: stopAt('90') ?? {} })
      diary.reach(`2026-${month}-06`, 'stop-loss', '90', '89', bought)
      diary.decide(`2026-${month}-07`, 'Sell', { quantity: '10', price: '89', thesis: PLAIN })
      return diary
    }
    const diaries = [stopped(1, '02'), stopped(2, '04')]
    expect(letterAbout(Q2, diaries, PRICES).credit).toMatchObject({
      title: 'You kept your own stop once.',
      evidence:
        'Only what came since Mar 31, 2026 is counted here. T2: your own stop came, and you sold. Until the last price by Jun 30, 2026 it has saved you $190.00.',
    })
    const untested = letterAbout(Q3, [...diaries, tested()], PRICES).credit
    expect(untested).toMatchObject({
      kind: 'tests',
      evidence: expect.stringMatching(/^Only what came since Jun 30, 2026/),
    })
    expect(letterAbout(Q1, diaries, PRICES).credit?.evidence).toBe(
      'T1: your own stop came, and you sold. Until the last price by Mar 31, 2026 it has saved you $90.00.',
    )
  })

  it('says of a review whose result waits for another one that it is over, and that no claim was scored', () => {
    const diary = assetDiary()
    diary.decide('2026-01-05', 'Buy', { quantity: '10', price: '100' })
    const held = diary.decide('2026-01-06', 'Hold', { price: '101', thesis: PLAIN })
    diary.resolve('2026-04-07', 1, 'came-true', '2026-04-06')
    diary.resolve('2026-04-08', held, 'came-true', '2026-04-07')
    diary.review('2026-04-09', held, { confidence: 5, returnPercent: '4', actual: ['101', '105'] })
    expect(emptyWords(letterAbout(Q2, [diary], PRICES))).toMatch(
      /^None of your stops, targets and tests was answered, and nothing else is new\. .* One review is over; its result is told after another one\.$/,
    )
  })

  it('does not call nothing new what has changed below', () => {
    const letter = letterAbout(Q3, twoStops(), PRICES)
    expect(letter.newCount).toBe(0)
    expect(letter.changes).toHaveLength(1)
    expect(emptyWords(letter)).toBe(
      'None of your stops, targets and tests was answered, no claim and no review came to its end, and no other finding is new; how the figures of earlier ones have moved stands below.',
    )
  })
})

describe('of reviews a letter', () => {
  const actual = ['100', '110'] as const
  /** Decides on the fifth of January and after, one decision a day; all are reviewed in the second quarter. */
  const reviewed = (...recalled: readonly (string | null)[]) => {
    const diary = assetDiary()
    const decided = recalled.map((_, at) => diary.decide(`2026-01-0${at + 5}`, 'Watch', { price: '100' }))
    for (const [at, returnPercent] of recalled.entries()) {
      const sequence = decided[at] ?? 0
      if (returnPercent === null) {
        diary.answerReview('2026-04-09', sequence)
        diary.gradeReview('2026-04-09', sequence)
      } else diary.review('2026-04-09', sequence, { confidence: 5, returnPercent, actual })
    }
    return letterAbout(Q2, [diary], PRICES).findings.find(({ kind }) => kind === 'reviews')
  }

  it('counts those too whose return nobody gave', () => {
    expect(reviewed('25', null, null)).toMatchObject({
      title: 'You looked back at 3 decisions, and were furthest off on T1.',
      evidence:
        'You remembered +25.0% of the Watch of Jan 5, 2026; it had been +10.0%. The returns of 2 others are not compared: you gave none, or no close tells it.',
    })
    expect(reviewed('25', null)?.evidence).toContain(' The return of one other is not compared:')
    expect(reviewed(null)).toMatchObject({
      title: 'You looked back at one decision, on T1.',
      evidence: 'No return can be held against what you remembered: you gave none, or no close tells it.',
      note: '1 decision',
    })
  })

  it('calls nobody off who remembered every return rightly', () => {
    expect(reviewed('10', '10.4')).toMatchObject({
      title: 'You looked back at 2 decisions.',
      evidence: 'You remembered +10.4% of the Watch of Jan 6, 2026; it had been +10.0%. You were further off on none.',
    })
  })

  it('tells the first grade of a decision, once its outcome is there, and what was asked again', () => {
    const diary = assetDiary()
    const decided = diary.decide('2026-01-05', 'Buy', { quantity: '1', price: '100' })
    diary.review('2026-04-09', decided, { confidence: 5, returnPercent: '4', actual })
    diary.resolve('2026-07-06', decided, 'did-not-come-true', '2026-07-05')
    diary.review('2026-07-07', decided, { confidence: 5, returnPercent: '4', actual })
    const [second, third] = [Q2, Q3].map((period) =>
      letterAbout(period, [diary], PRICES).findings.find(({ kind }) => kind === 'reviews'),
    )
    expect(second?.evidence).not.toContain('you graded')
    expect(second?.method).not.toContain('again')
    expect(third?.evidence).toContain('you graded 1 that did not come true as well decided.')
    expect(third?.method).toContain(' 1 asked again about an entry that an earlier one had shown.')
  })
})
