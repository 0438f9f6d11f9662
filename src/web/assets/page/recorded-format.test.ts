import { expect, it } from 'vitest'
import { isOfCorrection, type RecordedNews, recordedWords } from './recorded-format.ts'
import { lastCorrection } from './use-new-correction.ts'

const price = { price: '180' }
const entry: RecordedNews['entry'] = { price, dateAdded: '2026-11-22T17:23:00.000Z', sequence: 7 }
const correction = { sequence: 8, dateAdded: '2026-11-22T17:25:00.000Z' }
const heading = (news: Partial<RecordedNews>) =>
  recordedWords({ entry, correction: null, isCostHidden: false, ...news })?.[0].replace(/, .*/, '')

it('says at which price it was recorded, where that is in sight', () => {
  expect(heading({})).toBe('Recorded at $180.00')
  expect(heading({ isCostHidden: true })).toBe('Recorded')
  expect(recordedWords({ entry: null, correction: null, isCostHidden: false })).toBeNull()
})

it('never says of what was corrected that it was recorded at the corrected price and stays as it is', () => {
  expect(heading({ correction })).toBe('Corrected')
  expect(heading({ entry: null, correction })).toBe('Corrected')
  expect(recordedWords({ entry, correction, isCostHidden: false })?.join(' ')).not.toContain('stays as it is')
  expect(heading({ entry: { price, dateAdded: correction.dateAdded, sequence: 9 }, correction })).toBe(
    'Recorded at $180.00',
  )
  expect(isOfCorrection({ entry, correction })).toBe(true)
  expect(isOfCorrection({ entry: { price, dateAdded: correction.dateAdded, sequence: 9 }, correction })).toBe(false)
})

it('finds the newest correction of all entries', () => {
  const corrected = (sequence: number) => ({ corrections: [{ sequence }] })
  expect(lastCorrection({ thesis: [corrected(5), corrected(9), {}, corrected(7)] })?.sequence).toBe(9)
  expect(lastCorrection({ thesis: [{}] })).toBeNull()
})
