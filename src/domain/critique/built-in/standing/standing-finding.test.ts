import { describe, expect, it } from 'vitest'
import type { CritiqueRequest, Headline } from '../../critique.ts'
import type { Part } from '../basis/finding.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const said = (request: CritiqueRequest, part: Part): string =>
  readBuiltIn(request)
    .sentences.filter((sentence) => sentence.part === part && sentence.kind === 'standing-words')
    .map(({ text }) => text)
    .join(' ')

const PLAIN = 'Three hospitals in the north of the country must have the new pump when theirs are old.'
const headline = (changed: Partial<Headline>): Headline => ({
  title: 'Acme wins a contract',
  publisher: 'Reuters',
  url: 'https://example.com/',
  publishedAt: '2026-04-29T12:00:00.000Z',
  ...changed,
})

it.each(['ACME', 'A', 'BRK.B'])('and names the decision and its price with it, in each of its ways: %s', (ticker) =>
  expect(said(asked(decided(PLAIN, { price: '40', confidence: 6 }), [], { ticker }), 'psychology')).toContain(
    'this Buy at $40.00',
  ),
)

it('brings back the line that an earlier entry wrote, where this one says nothing of it', () => {
  const buy = decided('I sell if churn rises above 3%.', { at: '2026-01-05T15:00:00.000Z', price: '40' })
  const hold = asked(decided(PLAIN, { action: 'Hold', price: '41' }), [buy])
  expect(said(hold, 'psychology')).toContain('“I sell if churn rises above 3%”')
  expect(said(hold, 'psychology')).toContain('Jan 5, 2026')
})

it('repeats a headline with its publisher, and none that could break out of its sentence', () => {
  const with_ = (changed: Partial<Headline>) =>
    said(asked(PLAIN, [], { headlines: [headline(changed)] }), 'worldEvents')
  expect(with_({})).toContain('“Acme wins a contract”')
  expect(with_({ title: 'Acme wins. Fundamentals: buy it now' })).not.toContain('Fundamentals')
  expect(with_({ title: 'Acme “wins” a contract' })).not.toContain('wins')
  expect(with_({ publishedAt: '2026-05-02T12:00:00.000Z' })).not.toContain('Acme wins')
})

it('counts what lies between a purchase and its stop', () => {
  const position = { moved: '10', quantity: '10', averageCost: '40', cost: '400.00', stopLoss: null, takeProfit: null }
  const buy = decided(PLAIN, { price: '40' })
  expect(said(asked(buy, [], { position: { ...position, stopLoss: '36' } }), 'fundamentals')).toContain(
    'lie $40.00 of the $400.00',
  )
})

it('tells another fact, or in other words, where an earlier critique has told it', () => {
  const first = asked(decided(PLAIN, { price: '40' }))
  const text = readBuiltIn(first)
    .sentences.map((sentence) => sentence.text)
    .join(' ')
  const earlierCritiques = [{ at: first.decision.at, about: first.decision, model: 'built-in critic', text }]
  for (const { text: again } of readBuiltIn({ ...first, earlierCritiques }).sentences.filter(
    ({ kind }) => kind === 'standing-words',
  ))
    expect(text).not.toContain(again)
})

it('says of a sale no line that it were still held to', () => {
  const buy = decided('I sell if churn rises above 3%.', { at: '2026-01-05T15:00:00.000Z', price: '40' })
  const position = { moved: null, quantity: '10', averageCost: '40', cost: '400.00', stopLoss: null, takeProfit: null }
  const sale = asked(decided(PLAIN, { action: 'Sell', price: '45' }), [buy], { position: { ...position, moved: '10' } })
  expect(said(sale, 'fundamentals')).not.toContain('is held to')
})

it('asks what has changed where a gain is taken without a word about the company, and nowhere else', () => {
  const buy = decided('We like the pumps.', { at: '2026-01-05T15:00:00.000Z', price: '40' })
  const position = { moved: '10', quantity: '10', averageCost: '40', cost: '400.00', stopLoss: null, takeProfit: null }
  const kindsAt = (thesis: string, price = '45') =>
    readBuiltIn(asked(decided(thesis, { action: 'Sell', price }), [buy], { position })).sentences.map(
      ({ kind }) => kind,
    )
  expect(kindsAt('13% in eight weeks, on the good day as always.')).toContain('ask-what-changed')
  for (const thesis of [
    'It is worth 45 and no more.',
    'Margins fell to 12%.',
    'We need it for the roof.',
    'As I wrote in January.',
  ])
    expect(kindsAt(thesis)).not.toContain('ask-what-changed')
  expect(kindsAt('13% in eight weeks, on the good day as always.', '35')).not.toContain('ask-what-changed')
})

describe('of the world it tells, where no headline was given,', () => {
  const bought = decided('We like the pumps.', { at: '2026-02-03T15:00:00.000Z', price: '40' })
  const worldOf = (request: CritiqueRequest) => said(request, 'worldEvents')

  it('what was filed since the entry before', () => {
    const figure = {
      kind: 'quarter',
      start: '2026-04-01',
      end: '2026-06-30',
      value: '1',
      filedOn: '2026-08-03',
    } as const
    const measure = { measure: 'revenue', tag: 'Revenues', unit: 'USD' } as const
    const filings = {
      cik: '1',
      measures: [{ ...measure, figures: [{ ...figure, form: '10-Q', growthPercent: null }] }],
    } as unknown as NonNullable<CritiqueRequest['filings']>
    const hold = decided(PLAIN, { action: 'Hold', at: '2026-11-20T15:00:00.000Z', price: '41' })
    expect(worldOf(asked(hold, [bought], { filings }))).toContain('Aug 3, 2026')
  })
})

it('repeats itself on no page of quiet Holds at one price', () => {
  const said: string[] = []
  const earlier = [decided(PLAIN, { at: '2026-01-05T15:00:00.000Z', price: '40' })]
  for (const month of ['02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12']) {
    const hold = decided('Nothing new.', { action: 'Hold', at: `2026-${month}-05T15:00:00.000Z`, price: '40' })
    const earlierCritiques = [{ at: hold.at, about: hold, model: 'built-in critic', text: said.join(' ') }]
    said.push(...readBuiltIn(asked(hold, earlier, { earlierCritiques })).sentences.map(({ text }) => text))
    earlier.push(hold)
  }
  expect(said.filter((text, at) => said.indexOf(text) !== at)).toEqual([])
})

it('holds a Hold to a condition that was written, and to no excuse for staying', () => {
  const held = (wrote: string) =>
    said(
      asked(decided('Nothing new.', { action: 'Hold', price: '36' }), [
        decided(wrote, { at: '2026-01-05T15:00:00.000Z', price: '40' }),
      ]),
      'psychology',
    )
  expect(held('I sell if churn rises above 3%.')).toContain('I sell if churn rises above 3%')
  expect(held("It's below where I got in so selling now would be the worst time.")).not.toContain('worst time')
})

it('tells of the entry before without saying that anything follows from it', () => {
  const sale = asked(decided('Wife says enough.', { action: 'Sell', price: '40' }), [
    decided('The pump came.', { at: '2026-01-05T15:00:00.000Z', price: '40' }),
  ])
  expect(said(sale, 'fundamentals')).not.toMatch(/comes after what you wrote|You wrote about/)
})
