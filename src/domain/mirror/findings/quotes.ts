import { decidedOn } from '../../assets/day-decided.ts'
import type { DecisionRecorded, Entry } from '../../ledger/entry.ts'
import type { JudgedLine } from '../lines-summary.ts'
import type { Mirror } from '../mirror.ts'
import type { MirrorAsset } from '../mirror-asset.ts'
import { type EntryLink, type Finding, type Quote, quoteOf } from './finding.ts'
import type { TestInText } from './test-in-text.ts'

/** The decisions of a journal by their sequence, each with its ticker. */
type Found = ReadonlyMap<number, { readonly ticker: string; readonly entry: Entry<DecisionRecorded> }>

export function decisionsBySequence(assets: readonly MirrorAsset[]): Found {
  return new Map(
    assets.flatMap(({ asset, entries }) =>
      entries.flatMap((entry) =>
        entry.kind === 'decision-recorded' ? [[entry.sequence, { ticker: asset.facts.ticker, entry }] as const] : [],
      ),
    ),
  )
}

/** An entry that a sentence rests on, or nothing where there is no such decision. */
export const linksIn =
  (entries: Found) =>
  (sequence: number): EntryLink[] => {
    const found = entries.get(sequence)
    if (!found) return []
    const { ticker, entry } = found
    return [{ assetId: entry.assetId, ticker, sequence, on: decidedOn(entry) }]
  }

/** Of many entries alike, two of them would be chance. */
const WITHOUT_QUOTES: ReadonlySet<Finding['kind']> = new Set([
  'disposition',
  'calibration',
  'selling',
  'passed-on',
  'drag',
  'after-losses',
  'critic',
  'expected',
  'untested',
  'claims',
])

/**
 * For a line: what was written when it was set, and when it was stepped over. Of reviews the one that memory was furthest from, else
 * the first and the last entry; of tests their own words.
 */
export function quotesOf(
  kind: Finding['kind'],
  { lines }: Mirror,
  links: readonly EntryLink[],
  entries: Found,
  testIn: TestInText,
): readonly Quote[] {
  if (WITHOUT_QUOTES.has(kind)) return []
  const sequences =
    kind === 'lines' || kind === 'kept'
      ? sequencesOfDearest(kind === 'kept' ? 'kept' : 'held through', lines, links)
      : [links[0]?.sequence, links.length > 1 && kind !== 'reviews' ? links.at(-1)?.sequence : null]
  return sequences.flatMap((sequence) => {
    const found = entries.get(sequence ?? -1)
    if (!found) return []
    const { ticker, entry } = found
    const words = kind === 'tests' ? (entry.ownTest?.line ?? testIn(entry)) : null
    return [quoteOf(ticker, entry, words ?? undefined)]
  })
}

/** Of the told line that cost most: the decision that set it, and the one by which it was answered. */
function sequencesOfDearest(
  was: JudgedLine['line']['response']['was'],
  lines: Mirror['lines'],
  links: readonly EntryLink[],
) {
  const told = new Set(links.map(({ sequence }) => sequence))
  const [dearest] = lines
    .filter(({ line }) => line.response.was === was && told.has(line.sequence))
    .toSorted((one, other) => Number(one.outcome?.amount ?? 0) - Number(other.outcome?.amount ?? 0))
  const response = dearest?.line.response
  return [dearest?.line.setBySequence, response && 'bySequence' in response ? response.bySequence : null]
}
