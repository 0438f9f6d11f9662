import Big from 'big.js'
import type { Asset, AssetEntry } from '../assets/asset.ts'
import { decidedAt, isWrittenLater } from '../assets/day-decided.ts'
import { dayOfLevels, isOpening } from '../assets/effective-order.ts'
import { type ExitName, isSameLevel } from '../assets/exit-price.ts'
import {
  EXIT_NAMES,
  type Exits,
  exitsAfter,
  levelSetBy,
  NO_EXITS,
  type StandingExit,
  splitExits,
} from '../assets/exits.ts'
import type { DecisionRecorded, Entry, Level, SplitRecorded } from '../ledger/entry.ts'
import type { Decimal } from '../prices/money.ts'
import { adjustForSplits, type Split } from '../prices/split.ts'
import type { Instant } from '../time.ts'
import type { CritiquedMove } from './critique.ts'

const LEVELS: Readonly<Record<ExitName, Level>> = { stopLoss: 'stop-loss', takeProfit: 'take-profit' }

/** Those that had taken effect by a decision, and all that the user has recorded. */
export type KnownSplits = {
  readonly splits: readonly Split[]
  readonly recorded: readonly Entry<SplitRecorded>[]
}

/**
 * The stops and targets that were set, moved or removed during the present holding period, up to and with the decision.
 * A level was moved from where the decision before had set it, as is known now. The entry itself may say otherwise,
 * because a value was mistyped or a split was recorded later.
 * @param asset as the decision left it
 * @param upTo its entries, oldest first, the decision last
 * @param knownSplits those up to the day of the decision, and all that are recorded
 * @param priceOf the price of one unit at a decision, in shares of the last decision's day
 */
export function movesUpTo(
  asset: Asset,
  upTo: readonly AssetEntry[],
  { splits, recorded }: KnownSplits,
  priceOf: (entry: Entry<DecisionRecorded>) => Decimal | null,
): CritiquedMove[] {
  const purchase = sequenceOfPurchase(asset)
  const moves: CritiquedMove[] = []
  const writtenLater = new Map<number, Instant>()
  let before: Exits = { exits: NO_EXITS, exitPercents: { stopLoss: null, takeProfit: null } }
  let day = ''
  for (const entry of upTo) {
    if (entry.kind === 'decision-recorded') {
      const ownDay = dayOfLevels(entry, recorded)
      before = { ...before, exits: inSharesOf(before.exits, splitsBetween(splits, day, ownDay)) }
      day = ownDay
      const inSharesNow = (price: Decimal) => adjustForSplits(price, ownDay, splits)
      // Whoever sells all that is left moves nothing: the stop and the target end with it.
      if (entry.sequence > purchase && entry.action !== 'Sell')
        for (const name of EXIT_NAMES)
          if (isMoved(before, entry, name, splits))
            moves.push({
              ...moveOf(before, entry, name, splits, inSharesNow),
              ...setterWritten(before.exits[name], writtenLater),
              price: priceOf(entry),
            })
      if (isWrittenLater(entry)) writtenLater.set(entry.sequence, entry.recordedAt)
    }
    before = exitsWith(before, entry, splits)
  }
  return moves
}

const splitsBetween = (splits: readonly Split[], after: string, day: string): readonly Split[] =>
  splits.filter(({ effectiveOn }) => effectiveOn > after && effectiveOn <= day)

const inSharesOf = (exits: Exits['exits'], splits: readonly Split[]): Exits['exits'] => splits.reduce(splitExits, exits)

/** What is stated where it stands already is no move. */
const isMoved = ({ exits }: Exits, entry: Entry<DecisionRecorded>, name: ExitName, splits: readonly Split[]): boolean =>
  entry.levels?.[name] !== undefined && !isSameLevel(exits[name]?.price ?? null, levelSetBy(entry, name, splits))

/** Stop and target after one more entry, in shares of the last decision's day. */
function exitsWith(before: Exits, entry: AssetEntry, splits: readonly Split[]): Exits {
  if (entry.kind === 'option-settled') return { ...before, exits: NO_EXITS }
  if (entry.kind !== 'decision-recorded') return before
  if (!isOpening(entry)) return exitsAfter(before, entry, splits)
  const { stopLossPercent: stopLoss, takeProfitPercent: takeProfit } = entry.asset
  return exitsAfter({ exits: NO_EXITS, exitPercents: { stopLoss, takeProfit } }, entry, splits)
}

/** The sequence of the Buy that began what is held, or what the last entry sold. */
const sequenceOfPurchase = ({ trades, holdingPeriods }: Asset): number =>
  trades.find(({ periodIndex }) => periodIndex === holdingPeriods.length - 1)?.sequence ?? Number.POSITIVE_INFINITY

function moveOf(
  { exits }: Exits,
  entry: Entry<DecisionRecorded>,
  name: ExitName,
  splits: readonly Split[],
  inSharesNow: (price: Decimal) => Decimal,
): Omit<CritiquedMove, 'price' | 'setWrittenAt'> {
  const [found, set] = [exits[name], levelSetBy(entry, name, splits)]
  return {
    level: LEVELS[name],
    from: found && inSharesNow(found.price),
    to: set && inSharesNow(set),
    setAt: found?.setBy.at ?? null,
    action: entry.action,
    at: decidedAt(entry),
    ...(isWrittenLater(entry) && { writtenAt: entry.recordedAt }),
  }
}

function setterWritten(
  found: StandingExit | null,
  writtenLater: ReadonlyMap<number, Instant>,
): Pick<CritiquedMove, 'setWrittenAt'> {
  const setWrittenAt = found ? writtenLater.get(found.setBy.sequence) : undefined
  return setWrittenAt === undefined ? {} : { setWrittenAt }
}

/** Whether a move leaves more room than before: a stop further down, a target further up, or none any more. */
export const isMovedAway = ({ level, from, to }: Pick<CritiquedMove, 'level' | 'from' | 'to'>): boolean =>
  from !== null && (to === null || isFurther(level, from, to))

const isFurther = (level: Level, from: Decimal, to: Decimal): boolean =>
  level === 'stop-loss' ? new Big(to).lt(from) : new Big(to).gt(from)
