import { describe, expect, test } from 'vitest'
import type { CritiqueRequest } from '../../critique.ts'
import { asked, decided } from '../request.fixture.ts'
import { saidOfOneself } from './said-of-oneself.ts'

const toldIn = (thesis: string, facts: Partial<CritiqueRequest> = {}) =>
  Array.from(saidOfOneself(asked(decided(thesis), [], facts)), ({ quoted, ways }) => [ways[0], quoted])
const ofKind = (thesis: string, kind: RegExp) => toldIn(thesis).filter(([way]) => kind.test(way ?? ''))

describe('a leaning that is owned', () => {
  test.each([
    ['I like these nurses more than I should. Beds are full.', 'I like these nurses more than I should'],
    ['I have every reason to hate a seed company and I buy one.', 'I have every reason to hate a seed company'],
    ['I am biased here: my wife works in one of their shops.', 'I am biased here'],
  ])('is named: %s', (thesis, words) => {
    const [told] = ofKind(thesis, /leaning/)
    expect(told?.[1]).toContain(words)
  })

  test.each([
    'He likes it more than he should.',
    'I like it more than the market does.',
    'People say I am biased.',
    'I am not biased.',
    'I have every reason to buy.',
    'I am biased lol.',
  ])('and nothing else is one: %s', (thesis) => expect(ofKind(thesis, /leaning/)).toEqual([]))
})

describe('those who were asked', () => {
  test.each([
    ['No designer I know can leave it, and I have asked eleven of them.', 'I have asked eleven of them'],
    ['The chairs sell themselves. I asked 14 dentists, all of them reorder.', 'I asked 14 dentists'],
    ['I’ve polled nine farmers here and seven buy the seed again.', 'I’ve polled nine farmers here'],
    ['I rang a dozen shops; ten had it sold out.', 'I rang a dozen shops'],
    ['I interviewed five former customers, and four came back.', 'I interviewed five former customers'],
    ['Orders are up. I called six owners last week.', 'I called six owners last week'],
  ])('are few of all: %s', (thesis, words) => expect(ofKind(thesis, /asked/)[0]?.[1]).toContain(words))

  test.each([
    'My son has asked eleven of them.',
    'I asked eleven times.',
    'I asked two brokers, and neither knew.',
    'I asked the board for two weeks.',
    'If I asked eleven of them, what would they say?',
    'I asked 300 customers.',
    'He says I asked eleven of them.',
    'I have not asked eleven of them.',
  ])('and nobody else is: %s', (thesis) => expect(ofKind(thesis, /asked/)).toEqual([]))
})

describe('where knowledge ends', () => {
  test.each([
    'I know the fuel side badly.',
    'I honestly can’t tell whether the ruling holds.',
    'I am not an expert in chips.',
    'I understand a third of what they do.',
    'I may be late.',
    'The rest prints money. I cannot make up my mind.',
  ])('is quoted: %s', (thesis) => expect(ofKind(thesis, /knowledge/)).toHaveLength(1))

  test.each([
    'Compliance means I cannot tell you what I know.',
    'I can’t tell you how good this is.',
    'The market does not know what it has.',
    'My friend says he is no expert.',
    'I know the fuel side well.',
    'Do I know whether it holds?',
    'I am not an expert lol, who cares.',
    'I don’t know and I don’t care.',
    'They ask whether it works. I don’t know and don’t care.',
  ])('and no figure of speech: %s', (thesis) => expect(ofKind(thesis, /knowledge/)).toEqual([]))
})

describe('evidence that is given little weight', () => {
  test.each([
    ['My own gallbladder was taken by one, which proves nothing.', 'which proves nothing'],
    ['Five cases. That is a small sample and no law.', 'That is a small sample'],
  ])('is quoted with what it is: %s', (thesis, words) => {
    const [told] = ofKind(thesis, /weighs/)
    expect(told?.[1]).toContain(words)
  })

  test.each(['One red day proves nothing.', 'He says it proves nothing.', 'That is not a small sample.'])(
    'and what is waved away is none: %s',
    (thesis) => expect(ofKind(thesis, /weighs/)).toEqual([]),
  )
})

describe('from where somebody sees it', () => {
  test.each([
    ['Diabetes nurse. Half my patients switched.', '“Diabetes nurse”'],
    ['I run a 22-room inn and lose guests to them.', '“I run a 22-room inn”'],
    ['Dispatcher for 14 years, LTL.', '“Dispatcher for 14 years”'],
  ])('is quoted: %s', (thesis, words) => expect(ofKind(thesis, /where you see it/)[0]?.[1]).toBe(words))

  test.each([
    'Engineers love it.',
    'My nurse says it is safe.',
    'Operator of 40 mines with no debt.',
    'I own shares of three banks.',
    'I run the numbers every week.',
    'Driver shortages hurt them.',
    'I make money here.',
    'Drive thru bots, revenue up 80%.',
    'Sold my truck last week.',
    'Farm income is down for the third year.',
  ])('and nobody else does: %s', (thesis) => expect(ofKind(thesis, /where you see it/)).toEqual([]))
})

describe('a size that is told', () => {
  test.each([
    ['Position 3% of savings, no more.', '1.5%'],
    ['It is 5% of the portfolio.', '2.5%'],
  ])('is told by half of it: %s', (thesis, half) => {
    const [told] = Array.from(saidOfOneself(asked(decided(thesis))), ({ values }) => values.half)
    expect(told).toBe(half)
  })

  test.each(['Services are 30% of sales.', 'Tech is 40% of my portfolio.', 'He has 5% of his money in it.'])(
    'and no other share: %s',
    (thesis) => expect(Array.from(saidOfOneself(asked(decided(thesis))), ({ values }) => values.half)).toEqual([]),
  )
})
