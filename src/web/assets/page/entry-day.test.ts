import { createElement } from 'react'
import { expect, it } from 'vitest'
import { wordsOf } from '#test/support/markup.ts'
import { EntryDay } from './entry-day.tsx'

const entry = { dateAdded: '2026-11-20T15:00:00.000Z', dateAddedReadable: 'Nov 20, 2026' }
const decided = { decidedOn: '2026-10-11', decidedOnReadable: 'Oct 11, 2026' }

it('is the day decided, with how much later it was written', () => {
  expect(wordsOf(createElement(EntryDay, { entry: { ...entry, ...decided, writtenDaysLater: 40 } }))).toBe(
    'Oct 11, 2026 written 40 days later, on Nov 20, 2026',
  )
})

it('is one day where it was written at once', () => {
  expect(wordsOf(createElement(EntryDay, { entry }))).toBe('Nov 20, 2026')
  expect(wordsOf(createElement(EntryDay, { entry: { ...entry, ...decided } }))).toBe('Oct 11, 2026')
})
