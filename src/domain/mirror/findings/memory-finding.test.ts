import { expect, it } from 'vitest'
import { memoryOf } from '../claims/memory.ts'
import { mirrorTexts } from '../texts/mirror-texts.ts'
import type { EntryLink } from './finding.ts'
import { memoryFinding } from './scored-findings.ts'

const link = (sequence: number): EntryLink => ({ assetId: 1, ticker: 'T1', sequence, on: '2026-03-03' })
const [IN_GAP, IN_HINDSIGHT] = [
  [link(1), link(2)],
  [link(2), link(3)],
]
const NONE = memoryOf([])
const hindsight = { n: 16, mean: 0.137, standardError: 0.034, from: 0.065, to: 0.21 }
const gap = { n: 12, mean: 6.3, standardError: 1.3, from: 3.5, to: 9.1 }
const withinChance = { n: 12, mean: 0.083, standardError: 0.04, from: -0.002, to: 0.168 }

it('tells hindsight beyond chance as its own sentence where no gap of returns is told', () => {
  const told = memoryFinding({ ...NONE, gap: { ...gap, from: -1 }, hindsight }, IN_GAP, IN_HINDSIGHT)
  expect(told).toMatchObject({
    title: 'You remember it as more foreseen than it was.',
    evidence:
      'Asked when the outcome was known, you remember having given what happened a chance 13.7 points higher than you had written, on average of 16 reviews.',
    note: '+13.7 points',
    entries: IN_HINDSIGHT,
  })
  expect(told?.method).toContain('n = 16, 95% range +6.5 to +21.0 points.')
})

it('tells hindsight beyond chance behind the gap of returns, with the entries of both', () => {
  const told = memoryFinding({ ...NONE, gap, tooHigh: 11, exact: 1, hindsight }, IN_GAP, IN_HINDSIGHT)
  expect(told).toMatchObject({
    title: 'You remember it kinder than it was.',
    evidence:
      'In 12 reviews you put the return 6.3 points above what it had been, on average: 11 too high, 1 right, 0 too low. Asked when the outcome was known, you remember having given what happened a chance 13.7 points higher than you had written, on average of 16 reviews.',
    note: '+6.3 points',
    entries: [link(1), link(2), link(3)],
  })
  expect(told?.method.match(/Asked each time before the review showed the entry/g)).toHaveLength(1)
})

it('tells hindsight the other way round, and in German', () => {
  const less = { ...hindsight, mean: -0.137, from: -0.21, to: -0.065 }
  expect(memoryFinding({ ...NONE, hindsight: less }, [], IN_HINDSIGHT)).toMatchObject({
    title: 'You remember it as less foreseen than it was.',
    evidence: expect.stringContaining('a chance 13.7 points lower than you had written'),
  })
  expect(memoryFinding({ ...NONE, hindsight }, [], IN_HINDSIGHT, mirrorTexts('de'))).toMatchObject({
    title: 'In deiner Erinnerung war es absehbarer, als es war.',
    evidence:
      'Gefragt, als der Ausgang bekannt war, hast du dem, was geschah, in der Erinnerung eine um 13,7 Prozentpunkte höhere Wahrscheinlichkeit gegeben, als du geschrieben hattest, im Durchschnitt von 16 Rückblicken.',
    note: '+13,7 Prozentpunkte',
  })
})

it('says in how many reviews of hindsight an earlier one had shown the entry', () => {
  const methodOf = (askedAgain: number, language: 'en' | 'de' = 'en') =>
    memoryFinding({ ...NONE, hindsight, askedAgain }, [], IN_HINDSIGHT, mirrorTexts(language))?.method
  expect(methodOf(0)).not.toContain('again')
  expect(methodOf(3)).toMatch(/ 3 of them asked again about an entry that an earlier review had shown\.$/)
  expect(methodOf(16)).toMatch(/ All 16 asked again about an entry that an earlier review had shown\.$/)
  expect(methodOf(1, 'de')).toMatch(
    / 1 davon fragte noch einmal nach einem Eintrag, den ein früherer Rückblick gezeigt hatte\.$/,
  )
})

it('says nothing of hindsight within chance, or of fewer than ten reviews', () => {
  expect(memoryFinding({ ...NONE, hindsight: withinChance }, IN_GAP, IN_HINDSIGHT)).toBeNull()
  expect(memoryFinding({ ...NONE, gap, hindsight: withinChance }, IN_GAP, IN_HINDSIGHT)).toMatchObject({
    evidence: expect.not.stringContaining('outcome'),
    entries: IN_GAP,
  })
  expect(memoryFinding({ ...NONE, gap, hindsight: null }, IN_GAP, IN_HINDSIGHT)?.entries).toEqual(IN_GAP)
})
