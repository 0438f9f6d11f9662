import { expect, it } from 'vitest'
import { whenRead } from './offline-notice.tsx'

const now = Date.parse('2026-11-21T14:00:00.000Z')

it.each([
  ['2026-11-21T12:38:00.000Z', 'at 12:38'],
  ['2026-11-20T23:59:00.000Z', 'on Nov 20, 2026, 23:59'],
  ['2026-09-01T08:05:00.000Z', 'on Sept 1, 2026, 08:05'],
])('a reading time of %s is written %s', (at, words) => expect(whenRead(Date.parse(at), now, 'en', 'UTC')).toBe(words))
