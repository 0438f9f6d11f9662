import { describe, expect, test } from 'vitest'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { critiqueBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'
import { waitsForPriceOfBefore } from './waits-for-price-of-before.ts'

type Given = { readonly action?: CritiquedDecision['action']; readonly facts?: Partial<CritiqueRequest> }
const told = (wrote: string, thesis: string, price: string, { action = 'Keep Watching', facts }: Given = {}) =>
  waitsForPriceOfBefore(
    asked(
      decided(thesis, { action, at: '2026-07-13T15:00:00.000Z', price }),
      [decided(wrote, { action: 'Watch', at: '2026-02-02T15:00:00.000Z', price: '149' })],
      facts,
    ),
  ).map(({ ways, values }) => ways[0].replaceAll(/\{(\w+)\}/g, (_, name: string) => values?.[name] ?? ''))

describe('another look at what an entry before would buy at a price of its own', () => {
  test('which is not there: that is waited for', () =>
    expect(told("I'd buy under 140.", 'Jumped on a letter. I feel the itch.', '154')).toEqual([
      "On Feb 2, 2026 you wrote “I'd buy under 140”; it is $154.00 today, and you wait.",
    ]))

  test('which is named in whatever words, below the price of its day', () => {
    expect(told('SOP: buy at 85 or under. Not a dollar over.', 'Everybody is up on this but me.', '154')).toEqual([
      'On Feb 2, 2026 you wrote “SOP: buy at 85 or under”; it is $154.00 today, and you wait.',
    ])
    expect(told('I would pay 160 for it.', 'Dull.', '164')).toEqual([])
  })

  describe('the price that ran away', () => {
    const said = (wrote: string) =>
      critiqueBuiltIn(
        asked(decided('Dull.', { action: 'Keep Watching', at: '2026-07-13T15:00:00.000Z', price: '190' }), [
          decided(wrote, { action: 'Watch', at: '2026-02-02T15:00:00.000Z', price: '149' }),
        ]),
      )
    test('which of two is the own one nobody tells', () => {
      expect(said("I'd take it at 60, at most 65; over that I pay for a party.")).not.toMatch(/\$60\.00|\$149\.00/)
    })
  })

  test('and is said again, whatever others paid', () =>
    expect(told("I'd buy under 140.", 'My friend Joan bought at 145. No, still 140.', '154')).toHaveLength(1))

  test('which is there, and not all that was to come', () =>
    expect(
      told(
        "I'd buy under 140 if North America volumes are no longer falling.",
        "Volumes aren't there. One of two isn't both.",
        '138',
      ),
    ).toEqual([
      "On Feb 2, 2026 you wrote “I'd buy under 140 if North America volumes are no longer falling”; it is $138.00 today, you write “One of two isn't both”, and wait.",
    ]))

  test.each<[string, string, string, string, Given]>([
    ['it is there and nothing else was to come', "I'd buy under 140.", 'Waiting.', '138', {}],
    [
      'it is there, and nothing is said of waiting',
      "I'd buy under 140 if North America volumes are no longer falling.",
      'Dull.',
      '138',
      {},
    ],
    ['another price is named now', "I'd buy under 140.", "Now I'd pay 150.", '154', {}],
    ['the price is to rise first', "I'd buy above 160.", 'Dull.', '154', {}],
    ['another number may be it now', "I'd pay 140, not more.", 'The limit goes from 140 to 146.', '154', {}],
    ['it is no price', "I'd buy at 12x.", 'Still 20x.', '154', {}],
    ['it is bought', "I'd buy under 140.", 'Bought.', '154', { action: 'Buy' }],
    [
      'the shares were split',
      "I'd buy under 140.",
      'Dull.',
      '154',
      { facts: { splits: [{ effectiveOn: '2026-04-10', newShares: '2', oldShares: '1' }] } },
    ],
  ])('nothing is said where %s', (_, wrote, thesis, price, given) =>
    expect(told(wrote, thesis, price, given)).toEqual([]),
  )
})
