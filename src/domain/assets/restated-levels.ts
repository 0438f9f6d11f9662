import type { DecisionRecorded, Entry, Level, LevelCrossed } from '../ledger/entry.ts'
import { type Decimal, isSameAmount } from '../prices/money.ts'
import type { ExitName } from './exit-price.ts'
import { EXIT_NAMES, type Exits } from './exits.ts'

/**
 * A level of an earlier entry as a later entry states it: the decision that moved it, or the alert about it. If a
 * correction or a late split has put that level elsewhere, the replay finds it there.
 */
export type RestatedLevel = {
  /** Of the decision or the alert. */
  readonly sequence: number
  readonly name: ExitName
  /** Where the replay found the level, in USD per unit in shares of its day; null where there was none. */
  readonly foundAt: Decimal | null
  /** Of an alert: the price that reached it, in the same shares. */
  readonly reachedBy?: Decimal
}

/** The levels that a decision states at another place than where they stood before it. */
export const restatedByDecision = (
  { exits }: Pick<Exits, 'exits'>,
  decision: Entry<DecisionRecorded>,
): RestatedLevel[] =>
  EXIT_NAMES.flatMap((name) => {
    const change = decision.levels?.[name]
    const foundAt = exits[name]?.price ?? null
    return !change || isSamePlace(change.from, foundAt) ? [] : [{ sequence: decision.sequence, name, foundAt }]
  })

/**
 * The same of an alert.
 * @param counted its level and price as they are kept by now
 */
export function restatedByAlert(
  alert: Entry<LevelCrossed>,
  { levelPrice, price }: Pick<LevelCrossed, 'levelPrice' | 'price'>,
): RestatedLevel[] {
  if (isSameAmount(alert.levelPrice, levelPrice) && isSameAmount(alert.price.price, price.price)) return []
  return [{ sequence: alert.sequence, name: NAME_OF[alert.level], foundAt: levelPrice, reachedBy: price.price }]
}

const NAME_OF: Readonly<Record<Level, ExitName>> = { 'stop-loss': 'stopLoss', 'take-profit': 'takeProfit' }

const isSamePlace = (one: Decimal | null, other: Decimal | null): boolean =>
  one === null || other === null ? one === other : isSameAmount(one, other)
