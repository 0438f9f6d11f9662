import type { Asset, AssetEntry, RecordedSplit } from './asset.ts'
import { decidedAfter, decidedOn } from './day-decided.ts'
import { type Exits, exitsAfter, NO_EXITS, splitExits } from './exits.ts'
import { isBeforeFirst } from './split-before-first.ts'

/** The stop and target that stood before an entry, with the splits that had taken effect by then. */
type ExitsFound = Exits & {
  readonly splits: readonly RecordedSplit[]
  readonly lastDecision: Pick<Asset['lastDecision'], 'at'> | null
  /** The day of the first entry, before which a split restates nothing; null before it. */
  readonly openedOn: string | null
}

const NOTHING_FOUND: ExitsFound = {
  exits: NO_EXITS,
  exitPercents: { stopLoss: null, takeProfit: null },
  splits: [],
  lastDecision: null,
  openedOn: null,
}

/**
 * The same for each entry, without replaying the rest of the asset: the places of alerts depend on it, and are needed
 * before there is a replay.
 * @param ordered in their effective order
 */
export function exitsFoundBy(ordered: readonly AssetEntry[]): readonly ExitsFound[] {
  let found = NOTHING_FOUND
  return ordered.map((entry) => {
    const before = found
    found = foundAfter(before, entry)
    return before
  })
}

function foundAfter(found: ExitsFound, entry: AssetEntry): ExitsFound {
  switch (entry.kind) {
    case 'split-recorded': {
      const isEarly = found.openedOn !== null && isBeforeFirst(entry, found.openedOn)
      const exits = isEarly ? found.exits : splitExits(found.exits, entry)
      return { ...found, exits, splits: [...found.splits, entry] }
    }
    case 'option-settled':
      return { ...found, exits: NO_EXITS, lastDecision: { at: decidedAfter(entry, found.lastDecision) } }
    case 'decision-recorded': {
      const { asset } = entry
      const ofOpening = asset && { stopLoss: asset.stopLossPercent, takeProfit: asset.takeProfitPercent }
      const before = { exits: found.exits, exitPercents: ofOpening ?? found.exitPercents }
      const at = decidedAfter(entry, found.lastDecision)
      const openedOn = found.openedOn ?? decidedOn(entry)
      return { ...found, ...exitsAfter(before, entry, found.splits, at), lastDecision: { at }, openedOn }
    }
    default:
      return found
  }
}
