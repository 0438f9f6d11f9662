import { describe, expect, test } from 'vitest'
import { critiqueBuiltIn, readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const buy = decided('Phones.', { at: '2026-07-01T15:00:00.000Z', price: '231.40' })
const more = (thesis: string) =>
  asked(decided(thesis, { action: 'Buy More', at: '2026-07-29T14:30:00.000Z', price: '204' }), [buy], {
    alerts: [
      {
        ...{ level: 'stop-loss', percent: null, levelPrice: '208.26', price: '204', at: '2026-07-28T20:00:00.000Z' },
        setBy: { action: 'Buy', at: buy.at },
      },
    ],
  })

describe('a Buy More below a stop that was reached', () => {
  test('says once that it was', () =>
    expect(critiqueBuiltIn(more('Good company.')).match(/\$208\.26/g)).toHaveLength(1))

  test.each([
    ['Averaging down makes my cost lower.', 'anchoring-to-cost'],
    ['I average down, it gets my average price down.', 'anchoring-to-cost'],
    ['I add before everyone else sees it.', 'fear-of-missing-out'],
  ] as const)('reads beside it what was written: %s', (thesis, kind) => {
    const kinds = readBuiltIn(more(thesis)).sentences.map((sentence) => sentence.kind)
    expect(kinds.slice(0, 2)).toEqual(['stop-broken-and-held', kind])
  })

  test.each(['Scale makes their cost lower.', 'They sell it before everyone else sees it.'])(
    'and not what is said of the company: %s',
    (thesis) => {
      const kinds = readBuiltIn(more(thesis)).sentences.map((sentence) => sentence.kind)
      expect(kinds).not.toContain('anchoring-to-cost')
      expect(kinds).not.toContain('fear-of-missing-out')
    },
  )
})
