import type { CritiqueRequest } from '../critique.ts'
import { findPassedLevel } from './drift-from-alerts.ts'
import { findMovedExit, findPassedExit } from './drift-from-exits.ts'
import { findMovedStop } from './drift-from-levels.ts'
import { findHoldsBelowCost, findSurerWhileFalling } from './drift-from-prices.ts'
import { findNewReason, findShrunkThesis } from './drift-from-words.ts'
import type { Finding } from './finding.ts'
import { holdingPeriodOf } from './round.ts'

/**
 * How a thesis has drifted from the earlier entries of its round, the plainest first. Description, never a score of
 * character. What is `taken` is left to be quoted by others. A figure that was forgotten belongs to the fundamentals: see `findForgottenFigure`.
 */
export function findDrift(request: CritiqueRequest, taken: readonly (string | null)[] = []): readonly Finding[] {
  const round = holdingPeriodOf(request)
  if (!round) return []
  const looks = [
    findMovedStop,
    findPassed,
    findSurerWhileFalling,
    findNewReason,
    findMovedExit,
    findHoldsBelowCost,
    findShrunkThesis,
  ]
  return looks.flatMap((look) => look(request, round, taken) ?? [])
}

/** One line is mentioned once: what the price did is known better than what can be reckoned from the words. */
const findPassed: typeof findPassedLevel = (request, round, taken) =>
  findPassedLevel(request, round, taken) ?? findPassedExit(request, round)
