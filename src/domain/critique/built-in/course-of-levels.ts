import type { CritiqueRequest } from '../critique.ts'
import type { Finding } from './finding.ts'
import type { HoldingPeriod } from './holding-period.ts'
import { levelPassedByThis } from './level-passed-by-this.ts'
import { movedBefore, movesNow } from './moved-levels.ts'
import { reachedLevel } from './reached-levels.ts'
import { writtenExit } from './written-exit.ts'
import { writtenTarget } from './written-target.ts'

/** What became of the stops and targets that the ledger keeps, and of exits that an earlier entry wrote in words. */
export function courseOfLevels(request: CritiqueRequest, period: HoldingPeriod): readonly Finding[] {
  const reached = reachedLevel(request, period) ?? levelPassedByThis(request, period)
  const written = [...writtenExit(request, period), ...writtenTarget(request, period)]
  return [...movesNow(request), ...movedBefore(request), ...(reached ?? written)]
}
