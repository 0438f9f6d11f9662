import { expect, it } from 'vitest'
import { unbrokenWords } from './unbroken-format.ts'

it.each([
  [1204, '2025-04-06T14:00:00.000Z', '1,204 entries, unbroken since Apr 6, 2025'],
  [1, '2025-04-07T03:59:00.000Z', '1 entry, unbroken since Apr 6, 2025'],
  [0, null, 'No entries yet'],
])('%i entries since %s', (entries, since, words) => {
  expect(unbrokenWords({ entries, since }, 'en')).toBe(words)
})
