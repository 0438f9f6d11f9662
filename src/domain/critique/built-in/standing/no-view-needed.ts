import type { CritiqueRequest } from '../../critique.ts'
import { eventsIn } from '../basis/facts-of-text.ts'
import type { Finding } from '../basis/finding.ts'
import { namesWorld } from './cause-named-again.ts'
import { goesByRule } from './of-plan.ts'
import type { StandingFact } from './standing-finding.ts'

/** A plan that names the world itself has a view of it, or a rule that hangs on it; any other one needs none. */
export function noViewNeeded({ decision }: CritiqueRequest, taken: readonly Finding[]): readonly StandingFact[] {
  const namesNothing = eventsIn(decision.thesis).length === 0 && !namesWorld(decision.thesis)
  return goesByRule(taken) && namesNothing ? [{ values: {}, ways: NO_VIEW }] : []
}

const NO_VIEW = ['A plan like this needs no view of what the world does next.'] as const
