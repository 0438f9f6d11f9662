import { expect, it } from 'vitest'
import { isOutdated } from './outdated-price.ts'

const NOW = '2026-11-20T20:00:00.000Z'

it.each([
  ['of the same day', '2026-11-20T15:00:00.000Z', false],
  ['of seven trading days ago', '2026-11-11T21:00:00.000Z', false],
  ['of eight trading days ago', '2026-11-10T21:00:00.000Z', true],
  ['of years ago', '2020-06-01T20:00:00.000Z', true],
])('a price %s', (_, pricedAt, expected) => expect(isOutdated(pricedAt, NOW)).toBe(expected))
