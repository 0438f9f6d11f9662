import type { DecisionRecorded, LevelChange } from '../ledger/entry.ts'
import type { ExitName } from './exit-price.ts'

type Levels = NonNullable<DecisionRecorded['levels']>

/** Maps what a decision did to its stop and its target; a level that it left alone stays left out. */
export function mapLevels(levels: Levels, map: (change: LevelChange, name: ExitName) => LevelChange): Levels {
  const { stopLoss, takeProfit } = levels
  return {
    ...(stopLoss && { stopLoss: map(stopLoss, 'stopLoss') }),
    ...(takeProfit && { takeProfit: map(takeProfit, 'takeProfit') }),
  }
}
