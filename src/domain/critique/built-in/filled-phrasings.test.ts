import { expect, test } from 'vitest'
import type { FiledFigure } from '../../filings/filed-figures.ts'
import { ACTIONS } from '../../ledger/action.ts'
import type { CritiqueRequest } from '../critique.ts'
import { critiqueBuiltIn } from './built-in-critic.ts'
import { asked, decided } from './request.fixture.ts'
import { BIASES_IN_WORDS } from './signs/signs.fixture.ts'

const REVENUE: FiledFigure = {
  ...{
    kind: 'year' as const,
    start: '2025-01-01',
    end: '2025-12-31',
    value: '1000',
    filedOn: '2026-02-10',
    form: '10-K',
  },
  growthPercent: '4.00',
}
const FACTS: readonly Partial<CritiqueRequest>[] = [
  {},
  {
    filings: {
      cik: '0000000001',
      name: 'Acme',
      measures: [{ measure: 'revenue', tag: 'Revenues', unit: 'USD', figures: [REVENUE] }],
    },
  },
  {
    headlines: [
      {
        title: 'Acme wins',
        publisher: 'Reuters',
        url: 'https://example.com/',
        publishedAt: '2026-04-29T12:00:00.000Z',
      },
    ],
  },
  {
    headlines: [
      {
        title: 'Acme “wins',
        publisher: 'Reuters',
        url: 'https://example.com/',
        publishedAt: '2026-04-29T12:00:00.000Z',
      },
    ],
  },
  {
    claim: 'ACME does better than SPY until May 1, 2027',
    position: { moved: '10', quantity: '10', averageCost: '40', cost: '400', stopLoss: '30', takeProfit: '60' },
  },
]

const earlier = decided('I sell if churn rises above 3%. Backlog grew 24%.', {
  at: '2026-01-05T15:00:00.000Z',
  price: '40',
})
const TEXTS = [
  ...BIASES_IN_WORDS.flatMap(({ shows }) => shows.slice(0, 1)),
  'Three hospitals have the new pump.',
  'Churn was 4%.',
]

const requests = TEXTS.flatMap((text, index) =>
  ACTIONS.flatMap((action) => {
    const facts = FACTS[index % FACTS.length] ?? {}
    const price = index % 2 === 0 ? '42' : null
    const decision = decided(text, { action, price })
    return [asked(decision, [], facts), asked(decision, [earlier], facts)]
  }),
)
const everyFact = FACTS.flatMap((facts) =>
  ACTIONS.flatMap((action) =>
    ['50', '25', null].map((price) =>
      asked(decided('Three hospitals have the new pump.', { action, price }), [earlier], facts),
    ),
  ),
)

test('no sentence shows that something is missing in it', () => {
  for (const request of [...requests, ...everyFact])
    expect(critiqueBuiltIn(request)).not.toMatch(/ {2}|[{}]|undefined|null| [.,;:]/u)
})
