import { expect, it } from 'vitest'
import { asksForAPart } from './asks-for-a-part.ts'

it.each([
  ['If it doubles I sell half', true],
  ['Churn above 3%: then I sell half of it', true],
  ['Sell 50% if margin < 20%', true],
  ['margin below 20% -> sell 5 shares', true],
  ['I trim if churn passes 3%', true],
  ['Orders shrink: half goes', true],
  ['Churn above 3%: then I sell', false],
  ['Churn above 3%', false],
  ['If guidance is cut by half I sell', false],
  ['If they sell part of the stake I sell', false],
  ['Sell 100% if margin < 20%', false],
])('%s: %s', (words, expected) => expect(asksForAPart(words, '2026-01-05')).toBe(expected))
