import type { CritiquedDecision, CritiqueRequest } from '../critique.ts'
import { critiqueBuiltIn } from './built-in-critic.ts'

/**
 * Reads three entries that nobody wrote, in which most of what the critic looks for stands, or nothing of it: a pattern costs most when it is first
 * used, and so the first person to record something does not wait for all of them.
 * @returns what it made of the entries
 */
export const rehearse = (): readonly string[] => [
  critiqueBuiltIn(requestOf(BUY)),
  critiqueBuiltIn(requestOf(HOLD, [BUY])),
  critiqueBuiltIn(requestOf(THIN)),
]

const BUY: CritiquedDecision = {
  action: 'Buy',
  at: '2025-06-02T14:30:00.000Z',
  confidence: 6,
  price: '50',
  thesis:
    'I bought because the cloud backlog grew 28% to $4.2bn last year and customers cannot easily change. If the backlog grows less than 20% in two quarters, my thesis is broken and I sell half. My neighbour thinks it is a sure thing; I am not so sure, because margins fell to 12% in 2024 and the debt is 3x EBITDA. The Fed meets on Dec 10. It was at $90 in March. Stop at 38, target 60 by June 2026. I would be wrong if churn goes above 2%.',
}

const HOLD: CritiquedDecision = {
  action: 'Hold',
  at: '2025-11-17T14:30:00.000Z',
  confidence: 7,
  price: '42',
  thesis:
    "Backlog grew 24%. Not selling: I don't want to lose money on it, everyone says it will come back and I should have bought more at the low. It can't go lower. Revenue must stay above 5bn or I'm out, unless the CEO leaves. Up 30% this week, I hope it doubles soon. 10% of my portfolio, the dividend of 3% pays while I wait until earnings on Nov 20.",
}

const THIN: CritiquedDecision = {
  action: 'Buy',
  at: '2025-06-02T14:30:00.000Z',
  confidence: 8,
  price: '50',
  thesis: 'Clinics order the new scanner before the old one is paid off. 26 times earnings is dear, sales are up 18%.',
}

const requestOf = (decision: CritiquedDecision, earlier: readonly CritiquedDecision[] = []): CritiqueRequest => ({
  ticker: 'ACME',
  companyName: 'Acme Corporation',
  purchasedAt: BUY.at,
  decision,
  earlier,
  alerts: [],
  moves: [],
  splits: [],
  principles: [],
})
