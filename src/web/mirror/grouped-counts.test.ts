import { expect, test } from 'vitest'
import { mirror as german } from './mirror-messages.de.ts'
import { mirrorMessages } from './mirror-messages.ts'

test('the counts of a long journal have separators, as their language writes them', () => {
  const english = mirrorMessages('en')
  expect([english.span.decisions('2016 to 2026', 5100), english.of(1204, 5100)]).toEqual([
    '2016 to 2026: 5,100 decisions.',
    '1,204 of 5,100',
  ])
  expect(german.of(1204, 5100)).toBe('1.204 von 5.100')
})
