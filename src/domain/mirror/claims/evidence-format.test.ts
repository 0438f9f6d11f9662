import { expect, it } from 'vitest'
import { atMostOneIn, evidenceWords } from './evidence-format.ts'

it('is told once, and never more than there is', () => {
  const told = [0.98, 9.96, 55.52, 1234.9, 1_000_000.5].map((evidence) => [
    evidenceWords(evidence),
    atMostOneIn(evidence),
  ])
  expect(told).toEqual([
    ['0.9 to 1', 'at most one in 0.9'],
    ['9.9 to 1', 'at most one in 9.9'],
    ['55 to 1', 'at most one in 55'],
    ['1,234 to 1', 'at most one in 1,234'],
    ['above a million to 1', 'fewer than one in a million'],
  ])
})
