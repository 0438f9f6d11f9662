import type { DecisionRecorded } from '../../ledger/entry.ts'

type Lines = Pick<DecisionRecorded, 'action' | 'asset' | 'levels' | 'ownTest'>

/** Whether a decision sets a stop or a test of its own. */
export const hasLine = (decision: Lines): boolean => Boolean(decision.ownTest || setsStop(decision))

/** A Buy from before entries stored levels has its stop as a percentage among the facts of its asset. */
const setsStop = ({ action, asset, levels }: Lines): boolean =>
  Boolean(levels ? levels.stopLoss?.to : action === 'Buy' && asset?.stopLossPercent)
