import { describe, expect, it } from 'vitest'
import { asked, decided } from '../built-in/request.fixture.ts'
import type { CritiquedMove, CritiqueRequest } from '../critique.ts'
import { checkCritique } from './check-critique.ts'

const STOP: CritiquedMove = {
  level: 'stop-loss',
  from: '90',
  to: '80',
  setAt: '2026-04-06T14:00:00.000Z',
  action: 'Hold',
  at: '2026-05-06T14:00:00.000Z',
  price: '92',
}
const requestOf = (thesis: string, more: Partial<CritiqueRequest> = {}) =>
  asked(
    decided(thesis, { action: 'Hold', at: '2026-06-06T14:00:00.000Z', confidence: 8, price: '120' }),
    [decided('Cheap at 100.', { at: '2026-04-06T14:00:00.000Z', confidence: 6, price: '100' })],
    more,
  )
const PLAIN = requestOf('Margins rose from 4.1% to 5.3%. Growth is 3%.')
const marked = (said: string, request = PLAIN) =>
  checkCritique(
    `Psychology: ${said}\n\nFundamentals: Fine.\n\nWorld events: None. What would you see?`,
    request,
    null,
  ).map(({ kind, text }) => `${kind}: ${text}`)

describe('a figure in basis points', () => {
  it.each([
    ['that is small', 'Margins rose 5 basis points.', '5 basis points'],
    ['with thousands', 'Spreads widened by 1,200bps.', '1,200bps'],
    ['in words', 'Margins rose one hundred and fifty basis points.', 'one hundred and fifty basis points'],
  ])('%s is marked', (_, said, mark) => expect(marked(said)).toEqual([`figure: ${mark}`]))

  it('whose number a price has is marked', () =>
    expect(marked('Margins fell 120 basis points.', requestOf('Margins are 40%.'))).toEqual([
      'figure: 120 basis points',
    ]))

  it.each([
    ['of a difference', 'Margins rose 120 basis points.'],
    ['of a difference, short', 'Margins rose 120bps.'],
    ['of a percentage', 'Growth of 300 basis points is little.'],
    ['in words', 'Margins rose by one hundred and twenty basis points.'],
    ['in words, as they are said', 'Margins rose by a hundred and twenty basis points.'],
    ['that is only asked about', 'What if margins fell 50 basis points?'],
  ])('%s is not', (_, said) => expect(marked(said)).toEqual([]))

  it.each([
    ['that was given', 'Take rate 30 bps under the plan.', 'You name 30 basis points.'],
    ['that was given as points', 'Margins fell 0.9 points.', 'That is 90 basis points.'],
    ['that was given as a price is', 'It is 45 dollars.', 'That is a fall of 4500 basis points.'],
  ])('%s', (words, thesis, said) => expect(marked(said, requestOf(thesis))).toHaveLength(words.endsWith(' is') ? 1 : 0))
})

describe('a number of analysts', () => {
  it.each(['Four analysts raised their targets.', '4 analysts have cut it.', 'Three of five analysts rate it a buy.'])(
    'of whom nothing was given is marked: %s',
    (said) => expect(marked(said)).toHaveLength(1),
  )
  it.each([
    'Analysts disagree about it.',
    'Ask four analysts and you get five answers.',
    'What would four analysts say?',
    'If two analysts cut it, would you sell?',
    'No two analysts see it alike.',
  ])('is not seen in: %s', (said) => expect(marked(said)).toEqual([]))
  it.each(['The analysts love it.', 'Consensus is too low.', 'UBS and two other banks rate it a sell.'])(
    'is not marked where the thesis speaks of them: %s',
    (thesis) => expect(marked('Four analysts raised their targets.', requestOf(thesis))).toEqual([]),
  )
})

describe('how often a stop was moved', () => {
  const once = requestOf('Margins rose.', { moves: [STOP] })
  it.each(['You moved your stop twice.', 'You have lowered the stop three times.'])('is marked: %s', (said) =>
    expect(marked(said, once)).toHaveLength(1),
  )
  it.each([
    'You moved your stop.',
    'You moved your stop once.',
    'You never moved your stop twice.',
    'If you moved your stop twice, what was it for?',
  ])('is not: %s', (said) => expect(marked(said, once)).toEqual([]))
  it.each([
    ['the ledger has it', requestOf('Margins rose.', { moves: [STOP, { ...STOP, from: '80', to: '70' }] })],
    ['the entry says so', requestOf('I moved the stop for the second time.', { moves: [STOP] })],
  ])('nor where %s', (_, request) => expect(marked('You moved your stop twice.', request)).toEqual([]))
})

describe('how sure somebody was, in words', () => {
  it.each(['You are eighty percent sure.', 'Your confidence of eighty percent rests on margins.'])(
    'is marked where only 8 of 10 was given: %s',
    (said) => expect(marked(said)).toEqual(['figure: eighty percent']),
  )
  it.each([
    'You are a hundred percent sure of this.',
    'Nobody is eighty percent sure of that, and you need not be.',
    'Your 8 of 10 rests on margins.',
    'Would you be eighty percent sure?',
  ])('is not: %s', (said) => expect(marked(said)).toEqual([]))
  it('once, also where another rule sees it', () =>
    expect(marked('You are seventy-five percent sure.')).toEqual(['figure: seventy-five percent']))
  it('nor where the entry says so', () =>
    expect(marked('You are eighty percent sure.', requestOf('I am 80% sure.'))).toEqual([]))
})
