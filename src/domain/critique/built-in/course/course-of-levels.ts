import type { CritiqueRequest } from '../../critique.ts'
import type { Finding } from '../basis/finding.ts'
import type { HoldingPeriod } from '../basis/holding-period.ts'
import { halfOfCost } from './half-of-cost.ts'
import { levelPassedByThis } from './level-passed-by-this.ts'
import { isMovedOnceReached, movedBefore, movesNow } from './moved-levels.ts'
import { reachedLevel } from './reached-levels.ts'
import { writtenExit } from './written-exit.ts'
import { writtenTarget } from './written-target.ts'

/** What became of the stops and targets that the ledger keeps, and of exits that an earlier entry wrote in words. */
export function courseOfLevels(request: CritiqueRequest, period: HoldingPeriod): readonly Finding[] {
  const reached = reachedLevel(request, period) ?? levelPassedByThis(request, period)
  const written = [...writtenExit(request, period), ...halfOfCost(request, period), ...writtenTarget(request, period)]
  const told = isMovedOnceReached(request) ? reached?.filter(({ kind }) => !CREDITS_STOP.has(kind)) : reached
  return [...movesNow(request), ...movedBefore(request), ...(told ?? written)]
}

/** No credit is due at a stop where an earlier one was reached, and moved away then. */
const CREDITS_STOP = new Set<Finding['kind']>(['stop-obeyed', 'loss-taken-as-written'])
