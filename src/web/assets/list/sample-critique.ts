import { BUILT_IN_CRITIC, critiqueBuiltIn } from '#domain/critique/built-in/built-in-critic.ts'
import type { CritiquedDecision } from '#domain/critique/critique.ts'

const DECISION: CritiquedDecision = {
  action: 'Buy',
  at: '2026-04-06T14:30:00.000Z',
  confidence: 6,
  price: '121.23',
  thesis:
    'Hybrid cloud revenue should grow above 8% for three straight quarters. If two reports come in below 8%, I was wrong. Out at −10%. Everyone I know says that it only goes up from here.',
}

/**
 * The sample entry with what the built-in critic writes to it. The build reads it once and puts the words in this module's place
 * (`scripts/constant-modules.ts`), so that no new account has to load the whole critic, and the sample still never differs from it.
 */
export const SAMPLE = {
  decision: DECISION,
  critic: BUILT_IN_CRITIC.model,
  critique: critiqueBuiltIn({
    ticker: 'IBM',
    companyName: 'International Business Machines Corporation',
    purchasedAt: DECISION.at,
    decision: DECISION,
    earlier: [],
    alerts: [],
    moves: [],
    splits: [],
    principles: [],
  }),
}
