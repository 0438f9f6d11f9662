import { describe, expect, it, test } from 'vitest'
import type { CritiqueRequest } from '../../critique.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const FLAT = 'Three hospitals all over the country have the new pump.'

type Facts = Parameters<typeof decided>[1]
const questionsOf = (thesis: string, facts: Facts = {}, request: Partial<CritiqueRequest> = {}) =>
  readBuiltIn(asked(decided(thesis, { price: '58', confidence: 8, ...facts }), [], request)).sentences.flatMap(
    ({ kind, text }) => (kind === 'ask-what-would-move' ? [text] : []),
  )

describe('a first entry of which nothing else can be said about the world', () => {
  it.each([
    FLAT,
    'It came out of the split with a clean balance sheet, and I like who runs it.',
    'Phones get hot and somebody has to cool them, for years.',
  ])('is asked what would lower its confidence: %s', (thesis) =>
    expect(questionsOf(thesis).join()).toMatch(/ACME.* 8 of 10 .*5|8 of 10 to fall to 5/),
  )

  test('and what would raise it, where it is low', () =>
    expect(questionsOf(FLAT, { confidence: 3 }).join()).toMatch(/3 of 10 (?:up to|to rise to) 6/))

  test('and one that only watches, where a price is named, what would raise it at the middle', () =>
    expect(questionsOf(FLAT, { action: 'Keep Watching', confidence: 6 }).join()).toMatch(
      /6 of 10 (?:up to|to rise to) 9/,
    ))
})

describe('is not asked', () => {
  it.each([
    'Unless the mine floods again this pays for itself.',
    'Should the licence lapse, I shall have misjudged it.',
    'I shall wait for a full year of the new plant before I have a view.',
    'I leave with the minister.',
    'Is it the pump or the service that earns the money?',
    'Two weeks into the FDA day, flat on Friday the 12th whichever way it goes.',
    'A lottery ticket until the vote, win or lose.',
    'El margen crece y la deuda baja; no vendo.',
    'Ferries run full and fares rise with diesel. A bridge would hurt.',
    'Ferries run full, and the fares rise every year. The bridge is the enemy.',
    'Ferries run full, and the fares rise every year. Cheap flights are bad for them.',
    'Ferries run full, and the fares rise every year. I worry about the harbour dues.',
  ])('where the text may answer it: %s', (thesis) => expect(questionsOf(thesis)).toEqual([]))

  test('beside another question', () => {
    const { sentences } = readBuiltIn(asked(decided('Margins hold and debt falls every year.', { price: '58' })))
    expect(sentences.filter(({ text }) => text.endsWith('?'))).toHaveLength(1)
  })

  test('of a sale, of a later entry, or of what was written down afterwards', () => {
    expect(questionsOf(FLAT, { action: 'Sell' })).toEqual([])
    expect(questionsOf(FLAT, { writtenAt: '2026-06-20T14:30:00.000Z' })).toEqual([])
    const later = asked(decided(FLAT, { action: 'Hold', at: '2026-06-20T14:30:00.000Z' }), [decided(FLAT)])
    expect(readBuiltIn(later).sentences.filter(({ kind }) => kind === 'ask-what-would-move')).toEqual([])
  })

  test('of a fund, or of whoever saves by a plan', () => {
    expect(questionsOf(FLAT, {}, { companyName: 'Vanguard S&P 500 ETF' })).toEqual([])
    expect(questionsOf('Monthly savings plan, 300 dollars, as always.')).toEqual([])
  })
})
