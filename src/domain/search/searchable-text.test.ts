import { expect, it } from 'vitest'
import { critiqueOf, story, THESIS } from '#test/fixtures/entries.ts'
import { searchableText } from './searchable-text.ts'

const STAMP = { sequence: 3, recordedAt: '2026-11-20T15:00:00.000Z' }

it.each(story(['Buy']))('a decision is found by its thesis, and by what would prove it wrong', (bought) => {
  expect(searchableText(bought)).toBe(THESIS)
  const ownTest = { line: 'Revenue falls two quarters in a row.', on: null }
  expect(searchableText({ ...bought, ownTest })).toBe(`${THESIS}\n${ownTest.line}`)
})

it.each(story(['Buy']))('a critique is found by its text', (bought) => {
  expect(searchableText(critiqueOf([bought], bought))).toBe('Psychology: a.\n\nFundamentals: b.\n\nWorld events: c.')
})

it('a principle is found by its text, and other entries by nothing', () => {
  const written = { ...STAMP, kind: 'principle-written', principleId: 'p', text: 'Never average down.' } as const
  expect(searchableText(written)).toBe('Never average down.')
  expect(searchableText({ ...STAMP, kind: 'principle-retired', principleId: 'p' })).toBe('')
})
