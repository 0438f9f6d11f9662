import { describe, expect, test } from 'vitest'
import type { CritiquedDecision } from '../critique.ts'
import { critiqueBuiltIn, readBuiltIn } from './built-in-critic.ts'
import { asked, decided } from './request.fixture.ts'

const DAY = '2026-03-03T15:00:00.000Z'
const LATER = '2026-09-21T15:00:00.000Z'
const later = (thesis: string, action: CritiquedDecision['action'], price = '50') =>
  decided(thesis, { action, at: LATER, price })
const kindsOf = (thesis: string, action: CritiquedDecision['action'], first: CritiquedDecision, price?: string) =>
  readBuiltIn(asked(later(thesis, action, price), [first])).sentences.map(({ kind }) => kind)

describe('earlier words that a sale names', () => {
  const bought = decided('Ore grades are rising. If they delay the smelter again I am out.', { at: DAY, price: '40' })

  test.each([
    'They delayed it in May. I said out on a delay and didnt do it. Gone now.',
    'Gone. As I wrote in March, a delay and I leave. Never did, until the price bailed me out.',
    'Sold. I promised myself and then stayed for the bounce.',
    'Out. I said I would leave, like I said, but then held on three months.',
    'Finally sold. I said out, should of gone in june',
    'It is done. As agreed with myself in March. I chickened out then.',
  ])('are no promise kept where it says that they were not: %s', (thesis) => {
    const kinds = kindsOf(thesis, 'Sell', bought)
    expect(kinds).not.toContain('rule-kept')
    expect(kinds).not.toContain('loss-taken-as-written')
  })

  test.each([
    'The smelter is late again. Sold, as I wrote in March.',
    'Delay number two is out. I sell as promised and kept the proceeds in cash.',
    'Late again so I am gone, like I said I would.',
    'Second delay came this morning. As agreed with myself, all of it is sold.',
  ])('are one where it was done: %s', (thesis) =>
    expect(kindsOf(thesis, 'Sell', bought).some((kind) => kind === 'rule-kept' || kind === 'test-answered')).toBe(true),
  )
})

describe('a verdict on an earlier purchase', () => {
  const bought = decided('Wrong if bookings fall.', { at: DAY, price: '40' })
  const testsOf = (thesis: string) => readBuiltIn(asked(later(thesis, 'Hold'), [bought])).falsifiers

  test.each([
    'Bookings rose. The June add worked but for reasons that I would not sign again, so I chalk it up to luck.',
    'The second lot paid off, wrongly reasoned, so I book it as a gift.',
    "My April buy turned out fine on grounds I wouldn't defend, and I count that as luck.",
  ])('is no test: %s', (thesis) => expect(testsOf(thesis)).toEqual([]))

  test.each([
    'The June add worked. If bookings fall twice I sell.',
    'If the June add turned out to be on restated numbers, I am out.',
    "I'd be wrong if one quarter shows fewer bookings than a year ago.",
  ])('hides none: %s', (thesis) => expect(testsOf(thesis)).toHaveLength(1))
})

describe('the terms of somebody who watches', () => {
  const saysOf = (thesis: string) =>
    critiqueBuiltIn(asked(decided(thesis, { action: 'Watch', at: DAY, price: '12', confidence: 4 })))

  test.each([
    [
      'Staying away till the covenant is renewed, because if they issue stock once I own it I am diluted.',
      'if they issue',
    ],
    ['No hurry. Otherwise, if they cut after I buy, I sit on it for years.', 'if they cut'],
    ['Not yet, cos if it drops when I own it I panic.', 'if it drops'],
  ])('are not why they wait: %s', (thesis, reason) => {
    expect(saysOf(thesis)).not.toContain(`“${reason}`)
    expect(saysOf(thesis)).not.toMatch(/let the others pay/)
  })

  test.each([
    ['If they refinance below 7% I buy a first piece.', 'If they refinance below 7% I buy a first piece'],
    ['Debt first. When the plant is running I buy.', 'When the plant is running I buy'],
  ])('are what they wait for: %s', (thesis, terms) => expect(saysOf(thesis)).toContain(`“${terms}”`))

  test('have no price that others would pay where they name none', () =>
    expect(saysOf('Debt first. When the plant is running I buy.')).not.toMatch(/let the others pay/))
})
