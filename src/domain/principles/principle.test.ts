import { describe, expect, it } from 'vitest'
import type { Entry } from '../ledger/entry.ts'
import type { PrincipleFact } from '../ledger/principle-entries.ts'
import { MOST_PRINCIPLES, orderPrinciples, retirePrinciple, writePrinciple } from './change-principles.ts'
import { principlesInForce, replayPrinciples } from './principle.ts'

const textsInForce = (...asked: Parameters<typeof principlesInForce>) =>
  principlesInForce(...asked).map(({ text }) => text)
const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T15:00:00.000Z`

/** One entry a day, from Nov 1. */
const told = (...facts: PrincipleFact[]): Entry<PrincipleFact>[] =>
  facts.map((fact, index) => ({ ...fact, sequence: index + 1, recordedAt: at(index + 1) }))

const wrote = (principleId: string, text: string): PrincipleFact => ({ kind: 'principle-written', principleId, text })
const retired = (principleId: string): PrincipleFact => ({ kind: 'principle-retired', principleId })
const ordered = (...principleIds: string[]): PrincipleFact => ({ kind: 'principles-ordered', principleIds })

describe('principles are replayed', () => {
  it('with every wording that they had', () => {
    expect(replayPrinciples(told(wrote('a', 'Never average down.'), wrote('a', 'Average down once at most.')))).toEqual(
      [
        {
          principleId: 'a',
          versions: [
            { text: 'Never average down.', writtenAt: at(1) },
            { text: 'Average down once at most.', writtenAt: at(2) },
          ],
          retiredAt: null,
          takenUpAgainAt: null,
        },
      ],
    )
  })

  it('with the day on which a retired one was taken up again, without a new wording', () => {
    const entries = told(wrote('a', 'A'), wrote('b', 'B'), retired('a'), wrote('a', 'A'))
    expect(replayPrinciples(entries)).toMatchObject([
      { principleId: 'a', versions: [{ text: 'A', writtenAt: at(1) }], retiredAt: null, takenUpAgainAt: at(4) },
      { principleId: 'b', takenUpAgainAt: null },
    ])
    expect(replayPrinciples([...entries, ...told(retired('a'))])[0]).toMatchObject({ takenUpAgainAt: at(4) })
    expect(textsInForce(entries, at(3))).toEqual(['B'])
    expect(textsInForce(entries, at(4))).toEqual(['A', 'B'])
  })

  it('with a new wording, when a retired one was written again in other words', () => {
    const [principle] = replayPrinciples(told(wrote('a', 'A'), retired('a'), wrote('a', 'A2')))
    expect(principle).toMatchObject({
      versions: [{ text: 'A' }, { text: 'A2' }],
      retiredAt: null,
      takenUpAgainAt: at(3),
    })
  })

  it('in the last order given, followed by later ones', () => {
    const entries = told(wrote('a', 'A'), wrote('b', 'B'), wrote('c', 'C'), ordered('c', 'a', 'b'), wrote('d', 'D'))
    expect(replayPrinciples(entries).map(({ principleId }) => principleId)).toEqual(['c', 'a', 'b', 'd'])
    const unnamed = told(wrote('r', 'R'), retired('r'), wrote('a', 'A'), wrote('b', 'B'), ordered('b', 'a'))
    expect(replayPrinciples(unnamed).map(({ principleId }) => principleId)).toEqual(['b', 'a', 'r'])
  })

  it('as they were at the moment of a decision', () => {
    const entries = told(
      wrote('a', 'A'),
      wrote('b', 'B'),
      wrote('a', 'A, revised'),
      retired('b'),
      wrote('b', 'B again'),
    )
    expect([1, 2, 3, 4, 5].map((day) => textsInForce(entries, at(day)))).toEqual([
      ['A'],
      ['A', 'B'],
      ['A, revised', 'B'],
      ['A, revised'],
      ['A, revised', 'B again'],
    ])
  })
})

describe('changing principles', () => {
  const two = replayPrinciples(told(wrote('a', 'A'), wrote('b', 'B')))

  it('writes, revises, retires and orders', () => {
    expect(writePrinciple(two, { principleId: 'c', text: 'C' })).toEqual({ ok: true, value: wrote('c', 'C') })
    expect(writePrinciple(two, { principleId: 'a', text: 'A2' })).toEqual({ ok: true, value: wrote('a', 'A2') })
    expect(retirePrinciple(two, 'b')).toEqual({ ok: true, value: retired('b') })
    expect(orderPrinciples(two, { principleIds: ['b', 'a'], shownIds: ['a', 'b'] })).toEqual({
      ok: true,
      value: ordered('b', 'a'),
    })
  })

  it('refuses what would change nothing, and principles that do not exist', () => {
    expect(writePrinciple(two, { principleId: 'a', text: 'A' })).toEqual({
      ok: false,
      problem: { code: 'conflict', field: 'text', message: 'This is how the principle reads already.' },
    })
    expect(retirePrinciple(two, 'z')).toEqual({
      ok: false,
      problem: { code: 'not-found', message: 'This principle could not be found.' },
    })
    const gone = replayPrinciples(told(wrote('a', 'A'), retired('a')))
    expect(retirePrinciple(gone, 'a')).toEqual({
      ok: false,
      problem: { code: 'conflict', message: 'This principle is retired already.' },
    })
  })

  it('takes a retired one up again by writing it as it read', () => {
    const gone = replayPrinciples(told(wrote('a', 'A'), retired('a')))
    expect(writePrinciple(gone, { principleId: 'a', text: 'A' })).toEqual({ ok: true, value: wrote('a', 'A') })
    const back = replayPrinciples(told(wrote('a', 'A'), retired('a'), wrote('a', 'A')))
    expect(writePrinciple(back, { principleId: 'a', text: 'A' })).toMatchObject({ problem: { code: 'conflict' } })
    expect(retirePrinciple(back, 'a')).toEqual({ ok: true, value: retired('a') })
  })

  it.each([[['a']], [['a', 'a']], [['a', 'b', 'c']], [['a', 'z']]])('refuses the order %j of two', (ids) => {
    expect(orderPrinciples(two, { principleIds: ids, shownIds: ['a', 'b'] })).toMatchObject({
      problem: { code: 'conflict' },
    })
  })

  it.each([[['b', 'a']], [['a']], [['a', 'b', 'c']], [['a', 'z']], [[]]])(
    'refuses an order that was made while the page showed %j',
    (shownIds) => {
      expect(orderPrinciples(two, { principleIds: ['b', 'a'], shownIds })).toEqual({
        ok: false,
        problem: {
          code: 'conflict',
          message: 'Your principles have changed meanwhile. Look at them again, then put them in order.',
        },
      })
    },
  )

  it('refuses an order that names one twice in addition to all in force', () => {
    const one = replayPrinciples(told(wrote('a', 'A'), wrote('b', 'B'), retired('b')))
    expect(orderPrinciples(one, { principleIds: ['a', 'a'], shownIds: ['a'] }).ok).toBe(false)
  })

  it('orders the principles in force, without the retired ones', () => {
    const three = replayPrinciples(told(wrote('a', 'A'), wrote('b', 'B'), wrote('c', 'C'), retired('b')))
    expect(orderPrinciples(three, { principleIds: ['c', 'a'], shownIds: ['a', 'c'] })).toEqual({
      ok: true,
      value: ordered('c', 'a'),
    })
    expect(orderPrinciples(three, { principleIds: ['c', 'b', 'a'], shownIds: ['a', 'b', 'c'] }).ok).toBe(false)
  })

  it('does not count retired ones towards the most that can be in force', () => {
    const facts = Array.from({ length: MOST_PRINCIPLES }, (_, n) => wrote(`p${n}`, `P${n}`))
    const oneRetired = replayPrinciples(told(...facts, retired('p0')))
    expect(writePrinciple(oneRetired, { principleId: 'one-more', text: 'X' }).ok).toBe(true)
  })

  it('stops at the most that can be in force, but still revises', () => {
    const many = replayPrinciples(told(...Array.from({ length: MOST_PRINCIPLES }, (_, n) => wrote(`p${n}`, `P${n}`))))
    expect(writePrinciple(many, { principleId: 'one-more', text: 'X' })).toMatchObject({
      problem: { code: 'conflict', field: 'text' },
    })
    expect(writePrinciple(many, { principleId: 'p0', text: 'X' }).ok).toBe(true)
    const retiredOne = {
      principleId: 'r',
      versions: [{ text: 'R', writtenAt: at(1) }],
      retiredAt: at(2),
      takenUpAgainAt: null,
    }
    expect(writePrinciple([...many, retiredOne], { principleId: 'r', text: 'R' })).toMatchObject({
      problem: { code: 'conflict', message: expect.stringContaining('Retire one first.') },
    })
  })
})
