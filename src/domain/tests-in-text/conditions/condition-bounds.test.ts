import { describe, expect, it } from 'vitest'
import { findOwnTests } from '../find-own-tests.ts'

const [day, price] = ['2025-11-17', '100']
const read = (text: string) =>
  findOwnTests(text, day, price).map(({ condition, side, value, unit }) => [condition, side, value, unit])

describe('where a condition ends', () => {
  it.each([
    [
      'If real yields rise another 75bp, gold no longer does its job in the book and we sell.',
      ['real yields rise another 75bp', 'above', '0.75', 'points'],
    ],
    [
      'Should the yield fall below 3% through price alone I hold, should it do so through a cut I sell.',
      ['it do so through a cut', 'happens', null, null],
    ],
    // The sign of a figure at the end belongs to it.
    ['My interest ends if retention is less than 50%.', ['retention is less than 50%', 'below', '50', 'percent']],
    ['The story breaks for me at a vacancy of 12%.', ['a vacancy of 12%', 'above', '12', 'percent']],
    // A rise or a fall of so much is a change.
    [
      'A drop of more than 10% in bookings and I sell.',
      ['A drop of more than 10% in bookings', 'below', '-10', 'percent'],
    ],
    ['The line for me is net debt of 2.5x EBITDA; above that I am gone.', ['above', 'above', '2.5', 'times']],
  ])('%s', (text, test) => expect(read(text)).toEqual([test]))

  it.each([
    'gonna dump my bags if MAU drops under 80m',
    'Anything above a 75% payout and I start selling.',
    'PMI below 45 for two prints and the cyclical leg comes off.',
    'CEO sells shares again? cya',
    'We stand down on any sign that they devalue.',
    'My exit mark is a debt ratio of over 60%.',
    'Premium income under 0.80 a month and this is no longer worth my collateral.',
  ])('is a test: %s', (text) =>
    expect(findOwnTests(text, day, price).map(({ followedBy }) => followedBy)).toEqual(['sell']),
  )

  it.each([
    'If they win the contract, I up my stake by 50%.',
    'After the second recall I was wrong for a year.',
    'A dip under 40 and I fill the other half.',
    'I had a rule to leave below 10% growth; I broke it in 2021.',
    'If I lose money on water I deserve to be poor.',
    'If revenue dips below plan I will give them the time.',
    'Should margins fall to 10%, that is already in my numbers.',
    'When the option expires I sell another one for March.',
    'If I get the job in Boston I close this account and move it to Fidelity.',
    'Never again will I stand aside.',
    'Down 90% by now, whatever, it is not worth the trouble to sell.',
  ])('is none: %s', (text) => expect(findOwnTests(text, day, price)).toEqual([]))
})
