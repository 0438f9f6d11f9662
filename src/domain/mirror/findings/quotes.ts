import { decidedOn } from '../../assets/day-decided.ts'
import { sentencesOf } from '../../language/sentences.ts'
import type { DecisionRecorded, Entry } from '../../ledger/entry.ts'
import type { ReachedLine } from '../lines.ts'
import type { JudgedLine } from '../lines-summary.ts'
import type { Mirror } from '../mirror.ts'
import type { MirrorAsset } from '../mirror-asset.ts'
import { type EntryLink, type Finding, type Quote, quoteOf } from './finding.ts'
import { sentenceOfLine } from './sentence-of-line.ts'
import type { TestInText } from './test-in-text.ts'

/** The decisions of a journal by their sequence, each with its ticker. */
type Found = ReadonlyMap<number, { readonly ticker: string; readonly entry: Entry<DecisionRecorded> }>

export function decisionsBySequence(assets: readonly MirrorAsset[]): Found {
  const found = new Map<number, { readonly ticker: string; readonly entry: Entry<DecisionRecorded> }>()
  for (const { asset, entries } of assets)
    for (const entry of entries)
      if (entry.kind === 'decision-recorded') found.set(entry.sequence, { ticker: asset.facts.ticker, entry })
  return found
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
  'held',
  'claims',
])

/**
 * For a line, what its entries say of it, and for a new reason the sentence that gives it. Of reviews the one that memory was furthest from, else the first and the last entry; of
 * tests their own words.
 */
export function quotesOf(
  kind: Finding['kind'],
  { lines, drift }: Pick<Mirror, 'lines' | 'drift'>,
  links: readonly EntryLink[],
  entries: Found,
  testIn: TestInText,
): readonly Quote[] {
  if (WITHOUT_QUOTES.has(kind)) return []
  if (kind === 'lines' || kind === 'kept')
    return quotesOfLine(dearestLine(kind === 'kept' ? 'kept' : 'held through', lines, links), entries)
  const sequences = [links[0]?.sequence, links.length > 1 && kind !== 'reviews' ? links.at(-1)?.sequence : null]
  return sequences.flatMap((sequence) => {
    const found = entries.get(sequence ?? -1)
    if (!found) return []
    const { ticker, entry } = found
    const words =
      kind === 'tests' ? (entry.ownTest?.line ?? testIn(entry)) : kind === 'drift' && newReasonOf(entry, drift)
    return [quoteOf(ticker, entry, words || undefined)]
  })
}

/** The sentence that gives a reason which the entry was the first to give. */
function newReasonOf({ sequence, thesis }: Entry<DecisionRecorded>, drift: Mirror['drift']): string | undefined {
  const [reason] = drift.flatMap(({ findings }) =>
    findings.flatMap((one) =>
      one.kind === 'new-reason-after-fall' && one.sequences.at(-1) === sequence ? [one.reason] : [],
    ),
  )
  const all = sentencesOf(thesis).map(({ from, to }) => thesis.slice(from, to))
  return reason === undefined ? undefined : all.find((sentence) => sentence.includes(reason))
}

/** Of the told lines the one that cost most. */
function dearestLine(
  was: JudgedLine['line']['response']['was'],
  lines: Mirror['lines'],
  links: readonly EntryLink[],
): ReachedLine | undefined {
  const told = new Set(links.map(({ sequence }) => sequence))
  const [dearest] = lines
    .filter(({ line }) => line.response.was === was && told.has(line.sequence))
    .toSorted((one, other) => Number(one.outcome?.amount ?? 0) - Number(other.outcome?.amount ?? 0))
  return dearest?.line
}

/**
 * Of the decision that set a line and of the one that answered it the sentences that speak of it: a thesis begins with something else.
 * Only where neither speaks of it are they quoted by how they begin.
 */
function quotesOfLine(line: ReachedLine | undefined, entries: Found): readonly Quote[] {
  if (!line) return []
  const { response, setBySequence } = line
  const answer = 'bySequence' in response ? response.bySequence : null
  const both = [setBySequence, answer].flatMap((sequence) => entries.get(sequence ?? -1) ?? [])
  const later = answer === null ? nextOf(line, entries) : []
  const speaking = [...both, ...later].flatMap(({ ticker, entry }) => {
    const words = wordsOfLine(entry, line)
    return words === null ? [] : [quoteOf(ticker, entry, words)]
  })
  return speaking.length > 0 ? speaking : both.map(({ ticker, entry }) => quoteOf(ticker, entry))
}

/** Where nobody answered in time, what was written next about the asset. */
function nextOf({ assetId, sequence }: ReachedLine, entries: Found) {
  for (const found of entries.values())
    if (found.entry.assetId === assetId && found.entry.sequence > sequence) return [found]
  return []
}

/** A test stands as a line of its own beside the thesis that set it. */
const wordsOfLine = (entry: Entry<DecisionRecorded>, line: ReachedLine): string | null =>
  line.words !== null && entry.sequence === line.setBySequence && entry.ownTest
    ? entry.ownTest.line
    : sentenceOfLine(entry.thesis, line)
