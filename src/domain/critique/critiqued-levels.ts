import Big from 'big.js'
import type { Asset, AssetEntry } from '../assets/asset.ts'
import { decidedAt, decidedOn } from '../assets/day-decided.ts'
import { isOpening } from '../assets/effective-order.ts'
import { type ExitName, type Exits, exitsAfter, NO_EXITS } from '../assets/exits.ts'
import type { DecisionRecorded, Entry, Level } from '../ledger/entry.ts'
import { type Decimal, roundUnitPrice } from '../prices/money.ts'
import { adjustForSplits, type Split } from '../prices/split.ts'
import type { CritiquedMove } from './critique.ts'

const LEVELS: Readonly<Record<ExitName, Level>> = { stopLoss: 'stop-loss', takeProfit: 'take-profit' }

/**
 * The stops and targets that were set, moved or removed while what is held was held, up to and with the decision.
 * @param asset as the decision left it
 * @param upTo its entries, oldest first, the decision last
 * @param splits those up to the day of the decision
 * @param priceOf what one unit cost at a decision, in shares of the last one's day
 */
export function movesUpTo(
  asset: Asset,
  upTo: readonly AssetEntry[],
  splits: readonly Split[],
  priceOf: (entry: Entry<DecisionRecorded>) => Decimal | null,
): CritiquedMove[] {
  const purchase = sequenceOfPurchase(asset)
  const moves: CritiquedMove[] = []
  let before: Exits = { exits: NO_EXITS, exitPercents: { stopLoss: null, takeProfit: null } }
  for (const entry of upTo) {
    if (entry.kind === 'decision-recorded' && entry.sequence > purchase)
      for (const name of ['stopLoss', 'takeProfit'] as const)
        moves.push(...moveOf(before, entry, name, splits, priceOf))
    before = exitsWith(before, entry)
  }
  return moves
}

/** Stop and target after one more entry. A split changes their prices, and not the decision that set them, which is all that counts here. */
function exitsWith(before: Exits, entry: AssetEntry): Exits {
  if (entry.kind === 'option-settled') return { ...before, exits: NO_EXITS }
  if (entry.kind !== 'decision-recorded') return before
  if (!isOpening(entry)) return exitsAfter(before, entry, [])
  const { stopLossPercent, takeProfitPercent } = entry.asset
  return exitsAfter(
    { exits: NO_EXITS, exitPercents: { stopLoss: stopLossPercent, takeProfit: takeProfitPercent } },
    entry,
    [],
  )
}

/** The sequence of the Buy that began what is held, or what the last entry sold. */
const sequenceOfPurchase = ({ trades, rounds }: Asset): number =>
  trades.find(({ round }) => round === rounds.length - 1)?.sequence ?? Number.POSITIVE_INFINITY

function moveOf(
  { exits }: Exits,
  entry: Entry<DecisionRecorded>,
  name: ExitName,
  splits: readonly Split[],
  priceOf: (entry: Entry<DecisionRecorded>) => Decimal | null,
): CritiquedMove[] {
  const change = entry.levels?.[name]
  if (!change) return []
  const setAt = exits[name]?.setBy.at ?? null
  const { action } = entry
  const at = decidedAt(entry)
  const inNewShares = (price: Decimal) => roundUnitPrice(adjustForSplits(price, decidedOn(entry), splits))
  const to = change.to && inNewShares(change.to)
  const from = change.from && inNewShares(change.from)
  return [{ level: LEVELS[name], from, to, setAt, action, at, price: priceOf(entry) }]
}

/** Whether a move leaves more room than before: a stop further down, a target further up, or none any more. */
export const isMovedAway = ({ level, from, to }: Pick<CritiquedMove, 'level' | 'from' | 'to'>): boolean =>
  from !== null && (to === null || isFurther(level, from, to))

const isFurther = (level: Level, from: Decimal, to: Decimal): boolean =>
  level === 'stop-loss' ? new Big(to).lt(from) : new Big(to).gt(from)
