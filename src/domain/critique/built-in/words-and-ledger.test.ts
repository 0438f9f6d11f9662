import { describe, expect, it } from 'vitest'
import type { CritiqueRequest } from '../critique.ts'
import { readBuiltIn } from './built-in-critic.ts'
import { asked, decided } from './request.fixture.ts'

const FIRST = '2025-02-03T15:00:00.000Z'
const NOW = '2026-05-04T15:00:00.000Z'
const POSITION = { moved: null, quantity: '10', averageCost: '75', cost: '750', stopLoss: null, takeProfit: null }

const kindsOf = (request: CritiqueRequest) => readBuiltIn(request).sentences.map(({ kind }) => kind)
const textOf = (request: CritiqueRequest, kind: string) =>
  readBuiltIn(request).sentences.find((sentence) => sentence.kind === kind)?.text

describe('an exception from one’s own rule', () => {
  const buy = (thesis: string) => asked(thesis, [], { principles: ['No airlines.'] })

  it('is set beside the rule that it is one from', () => {
    const text = textOf(buy('Despite my rule about airlines, this one is cheap.'), 'principle-broken')
    expect(text).toContain('“No airlines”')
    expect(text).toContain('“Despite my rule about airlines, this one is cheap”')
  })

  it.each([
    ['of another rule', 'Despite my rule about banks, this one is cheap.'],
    ['that is not made', 'I make no exception from my rule on airlines.'],
    ['of somebody else', 'My brother says he bought it despite his rule about airlines.'],
    ['that was', 'Last year I bought airlines against my rule.'],
  ])('and not where it is one %s', (_, thesis) => expect(kindsOf(buy(thesis))).not.toContain('principle-broken'))
})

describe('more time, once the time that the first thesis gave is over', () => {
  const held = (wrote: string, writes: string) =>
    asked(decided(writes, { action: 'Hold', at: NOW, price: '80' }), [decided(wrote, { at: FIRST, price: '75' })], {
      position: POSITION,
    })
  const WITHIN_A_YEAR = 'Comps turn positive within a year.'

  it.each(['Turnarounds take longer.', 'I give him two more quarters.', 'It needs more time.'])('%s', (writes) =>
    expect(textOf(held(WITHIN_A_YEAR, writes), 'horizon-stretched')).toContain('“Comps turn positive within a year”'),
  )

  it('quoting who gets it, before how long such things take', () =>
    expect(
      textOf(
        held(WITHIN_A_YEAR, 'These take longer than one thinks, so I give him until the end of 2027.'),
        'horizon-stretched',
      ),
    ).toContain('I give him until the end of 2027'))

  it.each([
    ['while it lasts', 'Comps turn positive within three years.', 'It needs more time.'],
    ['where it is denied', WITHIN_A_YEAR, 'I do not give him two more quarters.'],
    ['where somebody else asks for it', WITHIN_A_YEAR, 'Management says it needs more time.'],
  ])('and not %s', (_, wrote, writes) => expect(kindsOf(held(wrote, writes))).not.toContain('horizon-stretched'))
})

describe('what an option does not live to see', () => {
  const call = (thesis: string) =>
    asked(decided(thesis, { at: NOW, price: '2' }), [], {
      option: { right: 'call', strike: '50', expiresOn: '2026-05-15' } as CritiqueRequest['option'] & {},
    })

  it.each([
    'Earnings are on the 29th.',
    'The contract award is expected in July.',
    'Earnings come out at the end of May.',
    'Top-line data are guided for the end of 2026.',
  ])('%s', (thesis) => expect(kindsOf(call(thesis))).toContain('expiry-before-event'))
  it('also where it is an insurance', () =>
    expect(
      kindsOf(
        asked(
          decided("Insurance for my shares. It's for the house deposit due in July.", { at: NOW, price: '2' }),
          [],
          {
            option: { right: 'put', strike: '50', expiresOn: '2026-05-15' } as CritiqueRequest['option'] & {},
          },
        ),
      ),
    ).toEqual(expect.arrayContaining(['hedge', 'expiry-before-event'])))
  it.each([
    'Earnings are on the 12th.',
    'Earnings come out in May.',
    'Data are guided for 2026.',
    'The option expires on the 29th.',
    'Earnings came on the 29th.',
  ])('and not %s', (thesis) => expect(kindsOf(call(thesis))).not.toContain('expiry-before-event'))
})

describe('a stop that was reached, and that the same decision takes away', () => {
  const buy = decided('Power contracts.', { at: FIRST, price: '75' })
  const reachedAt = '2026-05-01T21:00:00.000Z'
  const alert = { level: 'stop-loss', percent: null, levelPrice: '60', price: '59', at: reachedAt, setBy: buy } as const
  const moved = (to: string | null, action: 'Hold' | 'Sell') =>
    asked(decided('Took it off.', { action, at: NOW, price: '58' }), [buy], {
      position: POSITION,
      alerts: [alert],
      moves: [{ level: 'stop-loss', action, from: '60', to, at: NOW, price: '58', setAt: FIRST }],
    })

  it('was reached all the same', () => {
    expect(kindsOf(moved(null, 'Hold'))).toContain('stop-broken-and-held')
    expect(kindsOf(moved('50', 'Hold'))).toContain('stop-broken-and-held')
    expect(textOf(moved(null, 'Hold'), 'stop-broken-and-held')).toContain('May 1, 2026')
  })

  it('but not where it moves closer', () => expect(kindsOf(moved('65', 'Hold'))).not.toContain('stop-broken-and-held'))
})
