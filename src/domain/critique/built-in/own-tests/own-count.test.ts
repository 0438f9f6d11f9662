import { describe, expect, test } from 'vitest'
import type { CritiquedDecision } from '../../critique.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const WROTE = 'Ferries fill up. If two reports come in below 70% occupancy, I was wrong.'
const hold = (thesis: string, month = 6, facts: Partial<CritiquedDecision> = {}) =>
  decided(thesis, { action: 'Hold', at: `2026-0${month}-09T15:00:00.000Z`, price: '44', ...facts })
const told = (thesis: string, wrote = WROTE, between: readonly CritiquedDecision[] = []) =>
  readBuiltIn(
    asked(hold(thesis), [decided(wrote, { at: '2026-01-13T15:00:00.000Z', price: '50' }), ...between]),
  ).sentences.filter(({ text }) => text.includes('You count it yourself'))

describe('somebody who counts what their own test takes', () => {
  test('is told what is left of it', () =>
    expect(told('A bit short of it, then. That’s one miss, and I said two. I stay.').map(({ text }) => text)).toEqual([
      'You count it yourself, “That’s one miss, and I said two”: your test of Jan 13, 2026, “If two reports come in below 70% occupancy, I was wrong”, takes one more.',
    ]))

  test.each([
    ['Strike one of my two.', WROTE],
    ['First miss of the two that I wrote down.', WROTE],
    ['That makes two misses and I had written three.', WROTE.replace('two', 'three')],
    ['One bad report out of the two I allow.', WROTE],
    ['Occupancy was a bit short. First strike.', WROTE],
    ['First miss in nine years. That’s one.', WROTE],
    ['That is one weak quarter, but I gave it two.', 'If occupancy is below 70% for two quarters I sell.'],
  ])('%s', (thesis, wrote) => expect(told(thesis, wrote)).toHaveLength(1))

  test.each([
    ['another count than the ledger has', 'That’s one miss, and I said three.', WROTE],
    ['a test that takes one', 'That’s one miss, and I said two.', 'If occupancy falls below 70% I sell.'],
    ['a count that is full', 'That’s two misses, and I said two.', WROTE],
    ['good ones', 'That’s one good report, and I said two.', WROTE],
    ['other things', 'That’s one of two ferries.', WROTE],
    ['a miss against others', 'That’s one miss for the analysts.', WROTE],
    ['a count of others', 'My aunt says that’s one miss and I said two.', WROTE],
    ['one that is only named', 'First miss in nine years.', WROTE],
    ['one of anything', 'The new ferry sails. That’s one.', WROTE],
    ['a strike of the crew', 'The crew is on its first strike.', WROTE],
    ['a walkout', 'The pilots left at noon. First strike.', WROTE],
    ['one strike beside two tests', 'First strike.', `${WROTE} If they cut the dividend I sell.`],
    ['one strike where one is enough', 'First strike.', 'If occupancy falls below 70% I sell.'],
    ['no miss', 'That’s not one miss of my two.', WROTE],
    ['a supposed one', 'If that’s one miss of my two I stay.', WROTE],
    ['a question', 'Is that one miss of my two?', WROTE],
  ])('and nothing is said of %s', (_, thesis, wrote) => expect(told(thesis, wrote)).toEqual([]))

  test('nor where an entry between has counted one already', () =>
    expect(told('That’s one miss, and I said two.', WROTE, [hold('That’s one miss, and I said two.', 3)])).toEqual([]))
  test('nor where two tests take as many', () =>
    expect(
      told('That’s one miss, and I said two.', `${WROTE} If they cut the dividend for two quarters I sell.`),
    ).toEqual([]))
})
