import { decidedOn } from '../../assets/day-decided.ts'
import type { DecisionRecorded, Entry } from '../../ledger/entry.ts'
import type { MirrorAsset } from '../mirror.ts'
import type { Finding } from './finding.ts'

/** Decisions that say beforehand what would prove them wrong. From the first day on, and it costs nothing to say so. */
export function testsCredit(
  assets: readonly MirrorAsset[],
  isCounted: (decision: Entry<DecisionRecorded>) => boolean = () => true,
): Omit<Finding, 'quotes'> | null {
  const decided = assets.flatMap(({ asset, entries }) =>
    entries.flatMap((entry) =>
      entry.kind === 'decision-recorded' && isCounted(entry) ? [{ ticker: asset.facts.ticker, entry }] : [],
    ),
  )
  const tested = decided.filter(({ entry }) => entry.ownTest || entry.levels?.stopLoss?.to)
  if (tested.length === 0) return null
  const one = tested.length === 1
  return {
    kind: 'tests',
    title: `${one ? 'One decision says' : `${tested.length} of your decisions say`} beforehand when ${one ? 'it is' : 'they are'} wrong.`,
    evidence: `Of ${decided.length} ${decided.length === 1 ? 'decision' : 'decisions'}, ${tested.length} ${one ? 'carries' : 'carry'} a stop or a test of your own that ${one ? 'it' : 'they'} set.`,
    method: 'Counted from the entries. Whether a line is worth having shows when it is reached.',
    cost: null,
    note: `${tested.length} of ${decided.length}`,
    entries: tested.map(({ ticker, entry }) => ({
      assetId: entry.assetId,
      ticker,
      sequence: entry.sequence,
      on: decidedOn(entry),
    })),
  }
}
