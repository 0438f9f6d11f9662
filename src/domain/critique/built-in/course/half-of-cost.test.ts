import { describe, expect, test } from 'vitest'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const OPTION = { right: 'call', strike: '15', expiresOn: '2026-12-18', multiplier: '100' } as const
const later = (action: CritiquedDecision['action'], price: string, day = '06-16') =>
  decided('It is what it is.', { action, price, at: `2026-${day}T15:00:00.000Z` })
const told = (
  wrote: string,
  now: CritiquedDecision,
  between: readonly CritiquedDecision[] = [],
  facts: Partial<CritiqueRequest> = { option: OPTION },
) =>
  readBuiltIn(
    asked(now, [decided(wrote, { price: '92', at: '2026-02-17T15:00:00.000Z' }), ...between], facts),
  ).sentences.flatMap(({ text }) => (/\d% of what you paid/.test(text) ? [text] : []))

describe('half of what was paid', () => {
  test.each([
    ["If these are down to half (46) they're sold.", "If these are down to half (46) they're sold"],
    ["If they're worth half what I paid, I close.", "If they're worth half what I paid, I close"],
    ['If the calls fall to half of my cost I sell.', 'If the calls fall to half of my cost I sell'],
    ['Once they are worth half of what I paid they go.', 'Once they are worth half of what I paid they go'],
    ['If it loses half its value, I am out.', 'If it loses half its value, I am out'],
    ['I sell them all if they drop to half of what I paid.', 'I sell them all if they drop to half of what I paid'],
  ])('is broken by a Hold, and kept by a sale: %s', (wrote, words) => {
    expect(told(wrote, later('Hold', '38'))).toEqual([
      `On Feb 17, 2026 you wrote “${words}”; the price is 41% of what you paid, and this is a Hold.`,
    ])
    expect(told(wrote, later('Sell', '44'))).toEqual([
      `On Feb 17, 2026 you wrote “${words}”; at 48% of what you paid you sold, as you had written: that is rare.`,
    ])
    expect(told(wrote, later('Hold', '60'))).toEqual([])
  })

  test('a sale far below it, or after a Hold below it, keeps nothing', () => {
    const wrote = "If they're worth half what I paid, I close."
    expect(told(wrote, later('Sell', '12'))).toEqual([])
    expect(told(wrote, later('Sell', '40'), [later('Hold', '41', '05-04')])).toEqual([])
  })

  test.each([
    'If sales fall to half I sell.',
    'If it falls to half of what it was at the peak, I sell.',
    'If it is down to half (60) I sell.',
    'If they drop to half of what I paid I sell half.',
    'If they drop to half of what I paid I buy more.',
    'My brother says if it falls to half I close.',
    'Would I sell if it falls to half?',
    'If it drops to half I never sell.',
    'Once it doubles I take half off.',
  ])('and is no line in: %s', (wrote) => expect(told(wrote, later('Hold', '38'))).toEqual([]))

  test('is another figure after more was bought, or a split', () => {
    const wrote = "If it's worth half what I paid, I close."
    expect(told(wrote, later('Hold', '38'), [later('Buy More', '70', '05-04')])).toEqual([])
    const splits = [{ effectiveOn: '2026-04-10', newShares: '2', oldShares: '1' }]
    expect(told(wrote, later('Hold', '38'), [], { splits })).toEqual([])
  })
})
