import { describe, expect, test } from 'vitest'
import type { Action } from '../../../ledger/action.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const bought = (wrote: string) => decided(wrote, { at: '2026-01-12T15:00:00.000Z', price: '40' })
const held = (thesis: string, action: Action = 'Hold', at = '2026-08-10') =>
  decided(thesis, { action, at: `${at}T15:00:00.000Z`, price: '38' })
const saidOf = (wrote: string, thesis: string) => readBuiltIn(asked(held(thesis), [bought(wrote)])).sentences
const kindsOf = (wrote: string, thesis: string) => saidOf(wrote, thesis).map(({ kind }) => kind)

const CHARTER = 'Day rates under 30 000 for a whole quarter: I sell.'
const LEVERAGE = 'Leverage over 3.5 times and I am out.'
const OCCUPANCY = 'If occupancy falls below 88% I sell.'

describe('a figure without its name, and the side on which its writer sees it', () => {
  test.each([
    ['that is under', CHARTER, 'Second quarter 27 400. That is under. But one ship was in dock.'],
    ['that is above my line', LEVERAGE, 'Came in at 3.9. That is above my line, and I wait for the sale of the unit.'],
    ['it is below it', OCCUPANCY, 'Second quarter 86%. It is now below it. Summer, I say.'],
    ['in one sentence', OCCUPANCY, 'This quarter 85, so that is under 88. I stay.'],
    ['the test is met', OCCUPANCY, '84% this time. The condition is met. I stay all the same.'],
  ])('a test that broke: %s', (_, wrote, thesis) =>
    expect(kindsOf(wrote, thesis)).toContain('falsifier-broken-and-held'),
  )

  test.each([
    ['far from it', CHARTER, 'Winter quarter 51 300 on average. Far from 30 000. Fine.'],
    ['not under', CHARTER, 'Spring 31 000. That is not under. I stay.'],
    ['still below', LEVERAGE, 'Now 3.1. It is still below 3.5. Nothing to do.'],
    ['that passed', OCCUPANCY, 'Second quarter 91%. That passed.'],
  ])('a test that held: %s', (_, wrote, thesis) => {
    const kinds = kindsOf(wrote, thesis)
    expect(kinds).toContain('test-answered')
    expect(kinds).not.toContain('falsifier-broken-and-held')
  })

  test('is quoted with both', () =>
    expect(
      saidOf(CHARTER, 'Second quarter 27 400. That is under. But one ship was in dock.')
        .map(({ text }) => text)
        .join(' '),
    ).toMatch(/“Second quarter 27 400( and |” and “|\. )That is under”/))

  test.each([
    ['the other side', CHARTER, 'Second quarter 44 000. That is under. Hm.'],
    ['two figures', CHARTER, 'First 27 400, then 33 000. That is under.'],
    ['another size', CHARTER, 'Sold 210 tickets. That is under.'],
    ['the price', OCCUPANCY, 'The price is 80. That is under.'],
    ['another measure', OCCUPANCY, 'Gross margin 61%. That is under.'],
    ['what is feared', OCCUPANCY, 'Analysts expect 85%. That is under.'],
    ['another line', OCCUPANCY, 'Second quarter 86%. That is under 95.'],
    ['a moment', CHARTER, 'Today 27 400. That is under.'],
    ['another thing', CHARTER, 'They sold 27 400 tons in the quarter. That is under.'],
    ['another name', OCCUPANCY, 'Hilton 86%. That is under.'],
    ['a question', OCCUPANCY, 'Second quarter 86%. That is under?'],
    ['last year', OCCUPANCY, 'A year ago 86%. That is under.'],
    ['under something else', OCCUPANCY, 'Second quarter 86%. That is under review.'],
  ])('and nothing is said beside %s', (_, wrote, thesis) => {
    const kinds = kindsOf(wrote, thesis)
    expect(kinds).not.toContain('falsifier-broken-and-held')
    expect(kinds).not.toContain('test-answered')
  })
})

describe('the entry after one that stayed although it said that its test came', () => {
  const CUT = 'If they cut the payout I sell.'
  const [start, stayed] = [
    bought(CUT),
    held('They cut the payout by a fifth. A one-off. I stay.', 'Hold', '2026-04-06'),
  ]
  const textOf = (thesis: string, action: Action = 'Hold', earlier = [start, stayed]) =>
    readBuiltIn(asked(held(thesis, action, '2026-06-15'), earlier))
      .sentences.map(({ text }) => text)
      .join(' ')
  const SAID =
    /On Jan 12, 2026 you wrote “If they cut the payout I sell”; the Hold of Apr 6, 2026 at \$38\.00 said “They cut the payout by a fifth/

  test.each(['Every day another bad story. I do not look.', 'Rain, strikes, and the boss on television.'])(
    'is told both: %s',
    (thesis) => expect(textOf(thesis)).toMatch(SAID),
  )

  test('once', () =>
    expect(
      textOf('And on it goes.', 'Hold', [start, stayed, held('I do not look.', 'Hold', '2026-05-04')]),
    ).not.toMatch(SAID))

  test('but not where nothing came', () => {
    const kept = held('They kept the payout. I stay.', 'Hold', '2026-04-06')
    expect(textOf('I do not look.', 'Hold', [start, kept])).not.toMatch(/and this is a Hold/)
  })

  test('nor where a new test is written, then or now', () => {
    expect(textOf('New line: if the payout is cut once more I sell.')).not.toMatch(SAID)
    const redrawn = held('They cut the payout by a fifth. If debt goes over 4bn I sell.', 'Hold', '2026-04-06')
    expect(textOf('I do not look.', 'Hold', [start, redrawn])).not.toMatch(SAID)
  })

  test('nor at a sale of it all, which is told as that', () =>
    expect(textOf('Out.', 'Sell')).not.toMatch(/and this is a/))
})
