import Big from 'big.js'
import { type Asset, type AssetEntry, replayAsset } from '../assets/asset.ts'
import type { ExitName } from '../assets/exits.ts'
import { currentHoldingPeriod } from '../assets/levels.ts'
import type { DecisionRecorded, Entry, Level } from '../ledger/entry.ts'
import { marketDayOf } from '../prices/market-calendar.ts'
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
  const round = currentHoldingPeriod(asset)
  const from = round?.openedAt ?? lastBuyAt(upTo)
  return upTo.flatMap((entry, index) =>
    entry.kind === 'decision-recorded' && entry.recordedAt > from
      ? (['stopLoss', 'takeProfit'] as const).flatMap((name) =>
          moveOf(upTo.slice(0, index), entry, name, splits, priceOf),
        )
      : [],
  )
}

/** What the last entry sold was held until then. */
const lastBuyAt = (entries: readonly AssetEntry[]): string =>
  entries.findLast((entry) => entry.kind === 'decision-recorded' && entry.action === 'Buy')?.recordedAt ?? '9999'

function moveOf(
  before: readonly AssetEntry[],
  entry: Entry<DecisionRecorded>,
  name: ExitName,
  splits: readonly Split[],
  priceOf: (entry: Entry<DecisionRecorded>) => Decimal | null,
): CritiquedMove[] {
  const change = entry.levels?.[name]
  if (!change) return []
  const setAt = replayAsset(before)?.exits[name]?.setBy.at ?? null
  const { action, recordedAt: at } = entry
  const inNewShares = (price: Decimal) => roundUnitPrice(adjustForSplits(price, marketDayOf(at), splits))
  const to = change.to && inNewShares(change.to)
  const from = change.from && inNewShares(change.from)
  return [{ level: LEVELS[name], from, to, setAt, action, at, price: priceOf(entry) }]
}

/** Whether a move leaves more room than before: a stop further down, a target further up, or none any more. */
export const isMovedAway = ({ level, from, to }: Pick<CritiquedMove, 'level' | 'from' | 'to'>): boolean =>
  from !== null && (to === null || isFurther(level, from, to))

const isFurther = (level: Level, from: Decimal, to: Decimal): boolean =>
  level === 'stop-loss' ? new Big(to).lt(from) : new Big(to).gt(from)
