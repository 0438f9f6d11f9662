import { describe, expect, it } from 'vitest'
import { compose } from '../compose.ts'
import { asked, decided } from '../request.fixture.ts'
import { besideMarket, readMarketNamed } from './beside-market.ts'

const BUY = decided('Orders grow by 9% a year.', { at: '2026-03-02T15:30:00.000Z', price: '100' })
const MARKET = {
  ...{ market: 'SPY', from: '2026-03-02', until: '2026-04-01' },
  ofAsset: { from: '101', until: '81' },
  ofMarket: { from: '500', until: '510' },
}
const held = (thesis: string) =>
  asked(decided(thesis, { action: 'Hold', at: '2026-04-02T15:30:00.000Z', price: '80' }), [BUY], {
    purchasedAt: BUY.at,
    market: MARKET,
  })
const said = (thesis: string) => compose(held(thesis)).map(({ text }) => text)

describe('the market beside the words', () => {
  it.each([
    ['The rest of the market is down too.', 'The rest of the market is down too'],
    ['Nothing wrong with them. This is the market being in a mood.', 'This is the market being in a mood'],
    ['Everything is red, so I wait.', 'Everything is red'],
    ['It is just the market. Orders are fine.', 'It is just the market'],
  ])('stands where it is named as what fell: %s', (thesis, quoted) => {
    const [finding] = readMarketNamed(held(thesis))
    expect(finding?.quoted).toBe(`“${quoted}”`)
    expect(said(thesis).join(' ')).toMatch(/SPY rose 2\.00%.*ACME fell 19\.80%/)
  })

  it.each([
    'If the market falls, I buy more.',
    'The market is not down.',
    'My brother says the market is crashing.',
    'The market leader is down.',
    'The market still does not get it.',
    'I think the market will be down in autumn.',
  ])('does not where nothing is said to have fallen: %s', (thesis) => {
    expect(readMarketNamed(held(thesis))).toEqual([])
  })

  it('is what world events says where nothing else belongs there, with both days', () => {
    const last = said('Orders are up again and I stay.').at(-1)
    expect(last).toMatch(/Mar 2, 2026.*Apr 1, 2026/)
    expect(last).toContain('ACME fell 19.80%')
    expect(last).toContain('SPY rose 2.00%')
  })

  it('calls a share of an option the share, and a price that stands again where it stood so', () => {
    const option = { right: 'call' as const, strike: '90', expiresOn: '2026-09-18', multiplier: '100' }
    const market = { ...MARKET, ofMarket: { from: '500', until: '500.00' } }
    const [fact] = besideMarket({ ...held('I wait.'), option, market })
    expect(fact?.values).toMatchObject({ name: 'the share', index: 'stood where it had stood' })
  })
})
