import { critiqueBuiltIn } from '#domain/critique/built-in/built-in-critic.ts'
import type { CritiquedDecision, CritiqueSections } from '#domain/critique/critique.ts'
import { readCritique } from '#domain/critique/read-critique.ts'

/** A made-up story of four decisions: the price falls below the writer's own stop, and their confidence rises. */
export const BUY: CritiquedDecision = {
  action: 'Buy',
  at: '2026-04-06T14:30:00.000Z',
  confidence: 6,
  price: '121.23',
  thesis:
    'Cloud revenue should grow above 8% for three quarters. If cloud growth is below 8%, I was wrong. Out at −10%.',
}

const EARLIER_HOLDS: readonly CritiquedDecision[] = [
  {
    action: 'Hold',
    at: '2026-06-26T14:30:00.000Z',
    confidence: 7,
    price: '116.80',
    thesis: 'Cloud grew 9%. The market does not get it yet.',
  },
  {
    action: 'Hold',
    at: '2026-09-25T14:30:00.000Z',
    confidence: 8,
    price: '104.05',
    thesis: 'It fell because rates rose. The story is the same.',
  },
]

export const LAST_HOLD: CritiquedDecision = {
  action: 'Hold',
  at: '2026-11-20T15:30:00.000Z',
  confidence: 9,
  price: '98.92',
  thesis:
    'The market still doesn’t get the story. It has to come back, and the dividend pays me to wait. I’m more sure than when I bought.',
}

const STOP = { level: 'stop-loss', percent: '10', levelPrice: '109.11', setBy: BUY } as const

/** The built-in critic's answer to the last decision. It is computed when the page is built, so it is always a real one. */
export const CRITIQUE: CritiqueSections = readCritique(
  critiqueBuiltIn({
    ticker: 'IBM',
    companyName: 'International Business Machines Corporation',
    purchasedAt: BUY.at,
    decision: LAST_HOLD,
    earlier: [BUY, ...EARLIER_HOLDS],
    alerts: [{ ...STOP, price: '109.02', at: '2026-09-04T20:00:00.000Z' }],
    moves: [],
    splits: [],
    principles: [],
    market: {
      ...{ market: 'SPY', from: '2026-04-06', until: '2026-11-19' },
      ofAsset: { from: '121.80', until: '99.40' },
      ofMarket: { from: '655.10', until: '688.30' },
    },
  }),
)
