import { describe, expect, it } from 'vitest'
import type { CritiquedDecision, CritiqueRequest } from '../critique.ts'
import { readBuiltIn } from './built-in-critic.ts'
import { asked, decided } from './request.fixture.ts'

const bought = (thesis: string, facts: Partial<CritiquedDecision> = {}): CritiquedDecision =>
  decided(thesis, { at: '2026-03-02T15:00:00.000Z', price: '20', ...facts })
const later = (thesis: string, facts: Partial<CritiquedDecision> = {}): CritiquedDecision =>
  decided(thesis, { action: 'Hold', at: '2026-06-11T15:00:00.000Z', price: '20', ...facts })
const kinds = (request: CritiqueRequest) => readBuiltIn(request).sentences.map(({ kind }) => kind)
const textOf = (request: CritiqueRequest) =>
  readBuiltIn(request)
    .sentences.map(({ text }) => text)
    .join(' ')

describe('what somebody does not know', () => {
  it.each(["I keep it because I don't know what else to do.", 'I do not know how to decide. Rates.'])(
    'is no doubt about the company where it is what to do: %s',
    (thesis) => expect(kinds(asked(later(thesis), [bought('Solar.')]))).not.toContain('weighs-other-side'),
  )

  it('is one where it is the company', () =>
    expect(
      kinds(asked(later("I don't know whether the plant opens this year. Orders +4%."), [bought('Solar.')])),
    ).toContain('weighs-other-side'))
})

it('what others could not do is no harm that is still to come', () => {
  expect(kinds(asked('Full shops, and what they sell is what others could not. I need a winner.'))).not.toContain(
    'weighs-other-side',
  )
})

it('a price that was missed is not the one that is waited for', () => {
  const watched = decided('Looking at it.', { action: 'Watch', at: '2026-03-02T15:00:00.000Z', price: '210' })
  const again = later('I missed it at 90. I will look when the user count is out.', {
    action: 'Keep Watching',
    price: '210',
  })
  expect(textOf(asked(again, [watched]))).not.toContain('“I missed it at 90”')
})

it('what has to be there before it is touched is waited for', () => {
  const watch = decided('Auditor resigned. I am not touching this until there is a signed 10-K.', {
    action: 'Watch',
    price: '38',
  })
  expect(kinds(asked(watch))).toContain('waits-for-own-price')
})

it('a title is no piece of a test', () => {
  const text = textOf(
    asked('Mr. Flatt speaks of 25 percent; I shall be content with 12, and below 10 for two years I concede.'),
  )
  expect(text).not.toContain('“Mr”')
  expect(text).toContain('below 10 for two years I concede”')
})

describe('shares from an employer', () => {
  const held = [bought('RSUs vested.')]

  it('that are sold tie nobody to it', () => {
    const text = textOf(asked(later('RSUs vested, sold all same day as always.', { action: 'Sell' }), held))
    expect(text).toMatch(/“RSUs vested, sold all same day/)
    expect(text).not.toMatch(/your work and a part|depends on the same/)
  })

  it('that are held do', () =>
    expect(textOf(asked(later('My RSUs vested, I keep them.'), held))).toMatch(/hang on one|depends on the same/))
})

describe('a stop that was reached', () => {
  const position = { moved: '10', quantity: '10', averageCost: '20', cost: '200.00', stopLoss: '17', takeProfit: null }
  const buy = bought('Steel. Stop 17.')
  const sold = (price: string, day: string) =>
    asked(decided('Stopped. Fine.', { action: 'Sell', at: `${day}T15:00:00.000Z`, price }), [buy], {
      position,
      alerts: [
        {
          level: 'stop-loss',
          percent: null,
          levelPrice: '17',
          price: '16.9',
          at: '2026-06-05T20:00:00.000Z',
          setBy: { action: 'Buy', at: buy.at },
        },
      ],
    })

  it('is not praised at a sale far below it', () => {
    expect(kinds(sold('15.6', '2026-06-11'))).not.toContain('stop-obeyed')
    expect(kinds(sold('15.6', '2026-06-11'))).not.toContain('loss-taken-as-written')
    expect(textOf(sold('15.6', '2026-06-11'))).toMatch(/\$17\.00.*\$15\.60.*6 days later/)
  })

  it('is at a sale near it, and at the next session', () => {
    expect(kinds(sold('16.8', '2026-06-11'))).toContain('stop-obeyed')
    expect(kinds(sold('15.6', '2026-06-08'))).toContain('stop-obeyed')
  })
})

it('what somebody will do whatever comes is no test', () => {
  for (const thesis of [
    'If the court throws it out I stay anyway.',
    'If sales fall below 5% I hold regardless.',
    'January again. If I abandon it it should be with a reason, not with envy.',
  ])
    expect(kinds(asked(thesis))).not.toContain('falsifier-given')
  expect(kinds(asked('If sales fall below 5% I sell anyway.'))).toContain('falsifier-given')
})

it('a mistake in the order is no gain that is taken', () => {
  const position = { moved: '3', quantity: '10', averageCost: '20', cost: '200.00', stopLoss: null, takeProfit: null }
  const trimmed = later('Tripled the position by mistake (fat finger), taking it back to what I wanted.', {
    action: 'Sell Some',
    price: '24',
  })
  expect(textOf(asked(trimmed, [bought('Shops.')], { position }))).not.toContain('?')
})

it('the month that a plan has named is enough to say', () => {
  const plan = bought('10% of the pension goes to emerging markets, once a year in January.')
  const again = decided('January.', { action: 'Buy More', at: '2027-01-04T15:00:00.000Z', price: '18' })
  expect(kinds(asked(again, [plan]))).not.toContain('too-little-said')
})

it('a test in a sale of everything tells when the sale was wrong, for nothing is left to end', () => {
  const sold = later("Sold because of inventories. I'd be wrong if comps turn positive by August.", { action: 'Sell' })
  const text = textOf(asked(sold, [bought('Solar.')]))
  expect(text).toMatch(/(?:when you would be wrong,|sale wrong is written:) “I'd be wrong if comps/)
  expect(text).not.toContain('what would end it')
})

it('a later entry is told by the day before it, and is not numbered', () => {
  const text = textOf(
    asked(later('Recession is coming. Going to cash.', { action: 'Sell' }), [bought('Long-term core.')]),
  )
  expect(text).not.toContain('entry number')
})
