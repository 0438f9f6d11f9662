import { expect, it } from 'vitest'
import { assetDiary, stopAt } from '#test/support/asset-diary.ts'
import { correctionOf } from '#test/support/correction-of.ts'
import type { AssetEntry } from '../../assets/asset.ts'
import type { CorrectedField } from '../../ledger/correction-recorded.ts'
import { linesFinding } from '../findings/lines-finding.ts'
import { mirrorTexts } from '../texts/mirror-texts.ts'
import { assetSteps } from './asset-steps.ts'
import { type CorrectedLine, correctedLines, correctedLineWords } from './corrected-lines.ts'
import { reachedLines } from './lines.ts'

/** Ten shares at 100 with a stop at 90, which 89.50 reached on the first day of June, and a Hold on the day after. */
function broken() {
  const diary = assetDiary()
  diary.decide('2026-05-04', 'Buy', { quantity: '10', price: '100', levels: stopAt('90') ?? {} })
  diary.reach('2026-06-01', 'stop-loss', '90', '89.5')
  diary.decide('2026-06-02', 'Hold', { price: '88' })
  return diary
}

const corrected = (
  entries: readonly AssetEntry[],
  field: CorrectedField,
  to: string,
  { on = '2026-11-20', sequence = 1 } = {},
): readonly AssetEntry[] => [...entries, correctionOf(entries, sequence, field, to, `${on}T15:00:00.000Z`)]

const told = (entries: readonly AssetEntry[], language: 'en' | 'de' = 'en') =>
  correctedLines(entries, assetSteps(entries)).map((line) => correctedLineWords(line, mirrorTexts(language)))

it('a stop that was reached until a correction is told, and counts as no line', () => {
  const entries = corrected(broken().entries, 'stopLoss', '30')
  expect(reachedLines(assetSteps(entries), '2026-11-20')).toEqual([])
  expect(told(entries)).toEqual([
    'the stop of $90.00 was reached on Jun 1, 2026; on Nov 20, 2026 you corrected it to $30.00 (“A typing mistake.”), and it does not count',
  ])
  expect(told(entries, 'de')).toEqual([
    'der Stopp von 90,00\u00a0$ wurde am 1. Juni 2026 erreicht; am 20. Nov. 2026 hast du ihn auf 30,00\u00a0$ berichtigt („A typing mistake.“), und er zählt nicht',
  ])
})

it('is told in shares of today after a split, and once though the stop is corrected again', () => {
  const diary = broken()
  const once = corrected(diary.entries, 'stopLoss', '30')
  const splitAt: AssetEntry = {
    ...{ kind: 'split-recorded', assetId: 1, effectiveOn: '2026-12-01', newShares: '2', oldShares: '1' },
    ...{ source: 'typed', sequence: once.length + 1, recordedAt: '2026-12-01T16:00:00.000Z' },
  } as AssetEntry
  expect(told(corrected([...once, splitAt], 'stopLoss', '20', { on: '2026-12-02' }))).toEqual([
    'the stop of $45.00 was reached on Jun 1, 2026; on Nov 20, 2026 you corrected it to $15.00 (“A typing mistake.”), and it does not count',
  ])
})

it('is told of another correction without a level: the day of a sale, before which the stop is reached no more', () => {
  const diary = broken()
  const sale = diary.decide('2026-07-01', 'Sell', { price: '97' })
  const hold = corrected(diary.entries, 'decidedOn', '2026-05-05', { sequence: 3 })
  expect(told(hold)).toEqual([])
  expect(told(corrected(hold, 'decidedOn', '2026-05-06', { sequence: sale }))).toEqual([
    'the stop of $90.00 was reached on Jun 1, 2026; on Nov 20, 2026 you corrected an entry (“A typing mistake.”), and that line does not count',
  ])
})

it('is not told where the line still counts, was never reached, or was corrected on its own day', () => {
  const { entries } = broken()
  expect(told(entries)).toEqual([])
  expect(told(corrected(entries, 'quantity', '9'))).toEqual([])
  expect(told(corrected(corrected(entries, 'stopLoss', '30'), 'stopLoss', '90', { on: '2026-11-21' }))).toEqual([])
  const sameDay = entries.slice(0, 2)
  expect(told(corrected(sameDay, 'stopLoss', '30', { on: '2026-06-01' }))).toEqual([])
  expect(told(corrected(sameDay, 'stopLoss', '30', { on: '2026-06-02' }))).toHaveLength(1)
  expect(told(corrected(entries.slice(0, 1), 'stopLoss', '30'))).toEqual([])
})

it('is counted by what is told of the other lines', () => {
  const line = reachedLines(assetSteps(broken().entries), '2026-11-20').map((one) => ({
    ...{ line: one, outcome: null, benchmarkReturn: null },
  }))
  expect(
    linesFinding(line, null, mirrorTexts('en'), { corrected: 1, late: 0, undated: 0, boughtBack: 0 })?.method,
  ).toMatch(/95% range \d+% to \d+%\. Not counted: 1 line that was reached until you corrected an entry afterwards\.$/)
  expect(
    linesFinding(line, null, mirrorTexts('de'), { corrected: 2, late: 0, undated: 0, boughtBack: 0 })?.method,
  ).toMatch(/ Nicht mitgezählt: 2 Regeln, die erreicht waren, bis du danach einen Eintrag berichtigt hast\.$/)
  expect(
    linesFinding(line, null, mirrorTexts('en'), { corrected: 1, late: 1, undated: 0, boughtBack: 0 })?.method,
  ).toMatch(
    / Not counted: 1 line that you wrote down only after it had come\. Not counted: 1 line that was reached until you corrected an entry afterwards\.$/,
  )
  expect(
    linesFinding(line, null, mirrorTexts('de'), { corrected: 0, late: 2, undated: 0, boughtBack: 0 })?.method,
  ).toMatch(/ Nicht mitgezählt: 2 Regeln, die du erst aufgeschrieben hast, als sie schon gegriffen hatten\.$/)
})

it('a test is told by its own words', () => {
  const line: CorrectedLine = {
    ...{ assetId: 1, ticker: 'T1', isOption: false, kind: 'own-test', levelPrice: null, words: 'Margin below 20%' },
    ...{ setBySequence: 1, on: '2026-06-01', correctedOn: '2026-11-20', correctedTo: null, reason: 'typing mistake' },
  }
  expect(correctedLineWords(line, mirrorTexts('en'))).toBe(
    'the test “Margin below 20%” was reached on Jun 1, 2026; on Nov 20, 2026 you corrected an entry (“typing mistake”), and that line does not count',
  )
  expect(correctedLineWords(line, mirrorTexts('de'))).toBe(
    'die Probe „Margin below 20%“ wurde am 1. Juni 2026 erreicht; am 20. Nov. 2026 hast du einen Eintrag berichtigt („typing mistake“), und diese Regel zählt nicht',
  )
})
