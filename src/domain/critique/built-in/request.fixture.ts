import type { CritiquedDecision, CritiqueRequest } from '../critique.ts'

/** A decision for a test, which names only what it is about. */
export const decided = (thesis: string, facts: Partial<CritiquedDecision> = {}): CritiquedDecision => ({
  action: 'Buy',
  at: '2026-05-01T14:30:00.000Z',
  confidence: 6,
  price: null,
  ...facts,
  thesis,
})

export const asked = (
  decision: CritiquedDecision | string,
  earlier: readonly CritiquedDecision[] = [],
  facts: Partial<CritiqueRequest> = {},
): CritiqueRequest => ({
  ticker: 'ACME',
  companyName: 'Acme Corporation',
  purchasedAt: null,
  decision: typeof decision === 'string' ? decided(decision) : decision,
  earlier,
  alerts: [],
  moves: [],
  splits: [],
  principles: [],
  ...facts,
})

/** What a text quotes, without the marks, in its order. */
export const quotations = (text: string): readonly string[] =>
  Array.from(text.matchAll(/“([^”]*)”/gu), ([, words]) => words ?? '')

/** The story of design/journal.html: surer with every fall, and the stop that was written forgotten. */
export const IBM_BUY = decided(
  "Hybrid cloud revenue should grow above 8% for three straight quarters. If it doesn't, I was wrong. Out at −10%.",
  { at: '2026-04-06T14:30:00.000Z', confidence: 6, price: '121.23' },
)
export const IBM_HOLD = decided(
  "The market still doesn't get the hybrid cloud story. It has to come back, and at this price the dividend alone pays me to wait. I'm more sure than when I bought.",
  { action: 'Hold', at: '2026-11-20T15:30:00.000Z', confidence: 9, price: '98.92' },
)
