import { expect, test } from 'vitest'
import { critiqueBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const saidOf = (thesis: string) => critiqueBuiltIn(asked(decided(thesis, { price: '25', confidence: 8 })))

test.each([
  "If it falls 5% I buy the double, another 5% the double again, till it turns. I can't lose with it.",
  "I double after each fall until it comes back. It can't lose.",
  "Martingale on a share that always came back. I can't lose.",
])('of a way of staking the sum is told: %s', (thesis) => {
  expect(saidOf(thesis)).toContain('the fifth purchase alone is sixteen times the first')
  expect(saidOf(thesis)).not.toMatch(/in the price already|expect instead/)
})

test.each([
  "It doubled after each report. It can't lose.",
  "It will double again by May, it can't lose.",
  "They double the stores each year. It can't fail.",
])('and of what doubles by itself none: %s', (thesis) => expect(saidOf(thesis)).not.toContain('sixteen'))
