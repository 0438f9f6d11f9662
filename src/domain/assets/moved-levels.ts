import Big from 'big.js'
import type { DecisionRecorded, Entry, LevelChange } from '../ledger/entry.ts'
import type { Decimal } from '../prices/money.ts'
import { splitPrice } from '../prices/split.ts'
import type { AssetEntry, RecordedSplit } from './asset.ts'
import { decidedOn } from './day-decided.ts'
import type { ExitName } from './exits.ts'

type Levels = NonNullable<DecisionRecorded['levels']>

export function mapLevels(levels: Levels, map: (change: LevelChange, name: ExitName) => LevelChange): Levels {
  const { stopLoss, takeProfit } = levels
  return {
    ...(stopLoss && { stopLoss: map(stopLoss, 'stopLoss') }),
    ...(takeProfit && { takeProfit: map(takeProfit, 'takeProfit') }),
  }
}

/**
 * Where a decision found a stop or a target that it set, moved or removed, USD per unit in shares of its day: a split of until
 * then which was told only later was not counted when the decision was recorded.
 */
export function levelMovedFrom(
  decision: Entry<DecisionRecorded>,
  name: ExitName,
  splits: readonly RecordedSplit[],
): Decimal | null {
  const from = decision.levels?.[name]?.from ?? null
  const toldSince = splits.filter(
    ({ sequence, effectiveOn }) => sequence > decision.sequence && effectiveOn <= decidedOn(decision),
  )
  return from === null ? null : toldSince.reduce(splitPrice, from)
}

/** What a level is by now, over what it was when a later decision moved it. */
type Factor = (sequence: number) => readonly [is: Decimal, was: Decimal] | null

/**
 * Where a level was moved from is where the decision before had set it: both are corrected together, whatever split came
 * between. A decision that was recorded after a correction says what it had found by then.
 * @param entries as they were written
 * @param corrected the same as they count
 * @param asOf one of them as it counted when the entry of a sequence was recorded
 */
export function withFollowingLevels<E extends AssetEntry>(
  entries: readonly AssetEntry[],
  corrected: readonly E[],
  asOf: (entry: AssetEntry, sequence: number) => AssetEntry,
): E[] {
  const factors = new Map<string, Factor>()
  return corrected.map((after, index) => {
    const before = entries[index]
    if (after.kind !== 'decision-recorded' || before?.kind !== 'decision-recorded') return after
    const key = (name: ExitName) => `${after.assetId} ${name}`
    const levels =
      after.levels &&
      mapLevels(after.levels, (change, name) => movedFrom(change, factors.get(key(name))?.(after.sequence) ?? null))
    for (const name of ['stopLoss', 'takeProfit'] as const) {
      const is = after.levels?.[name]
      if (!is) continue
      const isChanged = is.to !== null && before.levels?.[name]?.to !== is.to
      factors.set(
        key(name),
        isChanged ? factorOf(is.to, (sequence) => levelOf(asOf(before, sequence), name)) : NO_FACTOR,
      )
    }
    return levels ? { ...after, levels } : after
  })
}

const NO_FACTOR: Factor = () => null

const factorOf =
  (is: Decimal | null, wasAt: (sequence: number) => Decimal | null): Factor =>
  (sequence) => {
    const was = wasAt(sequence)
    return is === null || was === null || was === is ? null : [is, was]
  }

const levelOf = (entry: AssetEntry, name: ExitName): Decimal | null =>
  entry.kind === 'decision-recorded' ? (entry.levels?.[name]?.to ?? null) : null

const movedFrom = (change: LevelChange, factor: ReturnType<Factor>): LevelChange =>
  factor && change.from !== null
    ? { ...change, from: new Big(change.from).times(factor[0]).div(factor[1]).toFixed() }
    : change
