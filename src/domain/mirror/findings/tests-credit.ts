import { daysWrittenLater, decidedOn } from '../../assets/day-decided.ts'
import type { DecisionRecorded, Entry } from '../../ledger/entry.ts'
import type { MirrorAsset } from '../basis/mirror-asset.ts'
import type { AssetDrift } from '../drift/asset-drift.ts'
import type { JudgedLine } from '../lines/lines-summary.ts'
import { type MirrorTexts, mirrorTexts } from '../texts/mirror-texts.ts'
import type { Finding } from './finding.ts'
import { hasLine } from './has-line.ts'
import { type TestInText, testInText } from './test-in-text.ts'

/** To read a text takes a fifth of a millisecond, and a long one tens: of a long journal the latest decisions are counted, and it is said of which. */
const MOST_READ = 100
/** Fewer than one in so many is no credit. */
const ONE_IN = 10

/**
 * Decisions that say beforehand what would prove them wrong, with a stop, a test of one's own, or in their text. From the first
 * day on, and it costs nothing to say so. A sale begins nothing and goes on with nothing: what its text says is why it ends.
 * A stop that is only moved further away says so later than it was said before.
 * @param drift of the assets, which tells of such stops as they stand after corrections and splits
 * @param isCounted whether a decision was said beforehand; it is told how many were not
 * @param from the first of New York's days whose decisions are told
 */
export function testsCredit(
  assets: readonly MirrorAsset[],
  drift: readonly Pick<AssetDrift, 'findings'>[],
  isCounted: (decision: Entry<DecisionRecorded>) => boolean = () => true,
  testIn: TestInText = testInText,
  texts: MirrorTexts = mirrorTexts('en'),
  from = '',
): Omit<Finding, 'quotes'> | null {
  const ofPeriod = decisionsOf(assets, (decision) => decidedOn(decision) >= from)
  const begun = ofPeriod.filter(({ entry }) => !isSale(entry))
  const all = begun.filter(({ entry }) => isCounted(entry))
  const besideSales = begun.length < ofPeriod.length
  const decided = all.slice(-MOST_READ)
  const movedAway = stopsMovedAway(drift)
  const setsLine = (entry: Entry<DecisionRecorded>) =>
    Boolean(entry.ownTest) || (hasLine(entry) && !movedAway.has(entry.sequence))
  const tested = decided.filter(({ entry }) => setsLine(entry) || testIn(entry) !== null)
  if (tested.length === 0 || tested.length * ONE_IN < decided.length) return null
  const withLine = tested.filter(({ entry }) => setsLine(entry)).length
  const latest = all.length > MOST_READ ? MOST_READ : null
  const { tests, calibration } = texts
  const late = begun.length - all.length
  const others = late === 0 ? '' : calibration.leftOut(calibration.leftOutParts.late(late))
  return {
    kind: 'tests',
    title: tests.title(tested.length, latest, besideSales),
    evidence: `${tests.evidence(
      { count: decided.length, isLatest: latest !== null, besideSales },
      testedWords(withLine, tested.length - withLine, texts),
    )}${others}`,
    method: tests.method,
    cost: null,
    note: tests.note(tested.length, decided.length),
    entries: tested.map(({ ticker, entry }) => ({
      assetId: entry.assetId,
      ticker,
      sequence: entry.sequence,
      on: decidedOn(entry),
    })),
  }
}

/** Null where every line that the credit is for came and was held through: of those the page tells that they were broken. */
export function unlessAllBroken(
  credit: Omit<Finding, 'quotes'> | null,
  lines: readonly JudgedLine[],
): Omit<Finding, 'quotes'> | null {
  const broken = new Set(
    lines.flatMap(({ line }) => (line.response.was === 'held through' ? [line.setBySequence] : [])),
  )
  return credit?.entries.every(({ sequence }) => broken.has(sequence)) ? null : credit
}

/** The sequences of the decisions that moved a stop further away. */
const stopsMovedAway = (drift: readonly Pick<AssetDrift, 'findings'>[]): ReadonlySet<number> =>
  new Set(
    drift.flatMap(({ findings }) =>
      findings.flatMap(({ kind, sequences }) => (kind === 'stop-moved-away' ? sequences : [])),
    ),
  )

/**
 * Whether a decision was written down before its outcome could be known, by the day that it is of as corrected: what was written later, or
 * imported, says nothing beforehand.
 */
export const isSaidBeforehand = (decision: Entry<DecisionRecorded>, importedEntries: number): boolean =>
  decision.sequence > importedEntries && daysWrittenLater(decision) === null

/** A sale begins nothing that could be proved wrong. */
export const isSale = ({ action }: DecisionRecorded): boolean => action === 'Sell' || action === 'Sell Some'

const decisionsOf = (assets: readonly MirrorAsset[], isCounted: (decision: Entry<DecisionRecorded>) => boolean) =>
  assets
    .flatMap(({ asset, entries }) =>
      entries.flatMap((entry) =>
        entry.kind === 'decision-recorded' && isCounted(entry) ? [{ ticker: asset.facts.ticker, entry }] : [],
      ),
    )
    .toSorted((one, other) => one.entry.sequence - other.entry.sequence)

/** `2 carry a stop or a test of your own that they set, and one more says it in its text` */
function testedWords(withLine: number, inText: number, { tests }: MirrorTexts): string {
  if (inText === 0) return tests.withLine(withLine)
  return withLine === 0 ? tests.inText(inText) : tests.both(tests.withLine(withLine), inText)
}
