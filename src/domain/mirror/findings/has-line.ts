import Big from 'big.js'
import type { DecisionRecorded } from '../../ledger/entry.ts'

type Lines = Pick<DecisionRecorded, 'action' | 'asset' | 'levels' | 'ownTest'>

/** Whether a decision sets a stop or a test of its own. */
export const hasLine = (decision: Lines): boolean => Boolean(decision.ownTest || setsStop(decision))

/**
 * Whether a decision says beforehand when it is wrong, by a test or a stop that it sets or moves nearer. A stop that is only moved
 * further away says so later than it was said before.
 */
export const setsLine = (decision: Lines): boolean =>
  Boolean(decision.ownTest || (setsStop(decision) && !movesStopAway(decision)))

/** Of what is bought as of what is watched, a stop stands below the price. */
function movesStopAway({ levels }: Lines): boolean {
  const { from = null, to = null } = levels?.stopLoss ?? {}
  return from !== null && to !== null && new Big(to).lt(from)
}

/** A Buy from before entries stored levels has its stop as a percentage among the facts of its asset. */
const setsStop = ({ action, asset, levels }: Lines): boolean =>
  Boolean(levels ? levels.stopLoss?.to : action === 'Buy' && asset?.stopLossPercent)
