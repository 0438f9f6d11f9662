import { describe, expect, test } from 'vitest'
import type { Action } from '../../ledger/action.ts'
import { readBuiltIn } from './built-in-critic.ts'
import { asked, decided } from './request.fixture.ts'

const FIRST = '2026-02-02T15:00:00.000Z'
const LATER = '2026-05-04T15:00:00.000Z'
const POSITION = { moved: null, quantity: '10', averageCost: '75', cost: '750', stopLoss: null, takeProfit: null }

const sentencesOf = (wrote: string, writes: string, { action, price }: { action: Action; price: string }) =>
  readBuiltIn(
    asked(decided(writes, { action, at: LATER, price }), [decided(wrote, { at: FIRST, price: '75' })], {
      position: POSITION,
    }),
  ).sentences

const kindsOf = (...given: Parameters<typeof sentencesOf>) => sentencesOf(...given).map(({ kind }) => kind)

describe('all is sold at a loss', () => {
  const TEST = 'If subscribers shrink for a year, something is broken and I go.'
  const sold = { action: 'Sell', price: '56' } as const

  test('in words on what a test of before measures, by somebody who says that it is over: credited, with both quotes', () => {
    const [first] = sentencesOf(TEST, 'Subscribers: minus 304,000 over the year. Broken, as I put it. Gone.', sold)
    expect(first?.kind).toBe('loss-taken-as-written')
    expect(first?.text).toContain('“If subscribers shrink for a year, something is broken and I go”')
    expect(first?.text).toContain('“Subscribers: minus 304,000 over the year”')
    expect(first?.text).toContain('$56.00')
  })

  test.each([
    ['for the money', 'Subscribers are what they were. I need the money for the roof. Gone.'],
    ['for no reason of the test', 'Subscribers are what they were.'],
  ])('and not credited %s', (_, writes) => expect(kindsOf(TEST, writes, sold)).not.toContain('loss-taken-as-written'))

  test('nor where there is a gain', () =>
    expect(kindsOf(TEST, 'Subscribers shrank. I go.', { action: 'Sell', price: '96' })).not.toContain(
      'loss-taken-as-written',
    ))
})

describe('held at a loss', () => {
  const held = { action: 'Hold', price: '56' } as const

  test('and the price that is named for leaving is what was paid', () => {
    const told = sentencesOf('parks are good', 'ill get out at 75, not a cent less', held)
    expect(told.find(({ kind }) => kind === 'get-even')?.text).toContain('$75.00')
  })

  test.each(['ill get out at 85', 'They opened 75 parks.', 'I will not sell at 75.'])(
    'and nothing of it in: %s',
    (writes) => expect(kindsOf('parks are good', writes, held)).not.toContain('get-even'),
  )
})

describe('a test of something that moves one way', () => {
  const held = { action: 'Hold', price: '80' } as const
  const TEST = 'The yield is paid. Debt goes up and I am out.'

  test('is answered where it moved the other way', () => {
    const told = sentencesOf(TEST, 'Debt down again by 200 million.', held)
    expect(told.find(({ kind }) => kind === 'test-answered')?.text).toContain('other way')
  })

  test.each([
    'Debt up again by 200 million.',
    'Debt will be down by 200 million.',
    'Costs down again, debt paid on time.',
  ])('and not in: %s', (writes) =>
    expect(
      sentencesOf(TEST, writes, held)
        .map(({ text }) => text)
        .join(' '),
    ).not.toContain('other way'),
  )
})

describe('a test of what goes wrong', () => {
  const kindsOfBuy = (thesis: string) => readBuiltIn(asked(thesis)).sentences.map(({ kind }) => kind)

  test.each([
    'Delinquencies at 5, me at the door.',
    "Won't stay past a second covenant waiver.",
    'A loss in the insurance arm would take away the reason why I hold it.',
    'The joke is old. If it turns negative again for two quarters, I am the fool who sells.',
  ])('is credited: %s', (thesis) => expect(kindsOfBuy(thesis)).toContain('falsifier-given'))

  test('and one that nobody can see met is still asked about', () =>
    expect(kindsOfBuy('I hold this for years. If the story changes, I sell.')).toContain('vague-falsifier'))
})

describe('what would prove it wrong', () => {
  const kindsOfBuy = (thesis: string) => readBuiltIn(asked(thesis)).sentences.map(({ kind }) => kind)

  test('is asked where nothing in the entry may answer it', () =>
    expect(kindsOfBuy('Everything on the internet runs through their boxes.')).toContain('ask-what-would-prove-wrong'))

  test.each([
    'The covenants are what I watch.',
    'I look at outages and at recalls.',
    'All of my view hangs on the pilot.',
  ])('and not where something may: %s', (thesis) =>
    expect(kindsOfBuy(thesis)).not.toContain('ask-what-would-prove-wrong'),
  )
})
