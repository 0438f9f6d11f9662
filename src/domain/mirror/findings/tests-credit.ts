import { decidedOn } from '../../assets/day-decided.ts'
import type { DecisionRecorded, Entry } from '../../ledger/entry.ts'
import type { MirrorAsset } from '../mirror-asset.ts'
import type { Finding } from './finding.ts'
import { hasLine } from './has-line.ts'
import { type TestInText, testInText } from './test-in-text.ts'

/** To read a text takes a fifth of a millisecond, and a long one tens: of a long journal the latest decisions are counted, and it is said of which. */
const MOST_READ = 100
/** Fewer than one in so many is no credit. */
const ONE_IN = 10

/**
 * Decisions that say beforehand what would prove them wrong, with a stop, a test of one's own, or in their text. From the first
 * day on, and it costs nothing to say so.
 */
export function testsCredit(
  assets: readonly MirrorAsset[],
  isCounted: (decision: Entry<DecisionRecorded>) => boolean = () => true,
  testIn: TestInText = testInText,
): Omit<Finding, 'quotes'> | null {
  const all = decisionsOf(assets, isCounted)
  const decided = all.slice(-MOST_READ)
  const tested = decided.filter(({ entry }) => hasLine(entry) || testIn(entry) !== null)
  if (tested.length === 0 || tested.length * ONE_IN < decided.length) return null
  const withLine = tested.filter(({ entry }) => hasLine(entry)).length
  const which = all.length > MOST_READ ? `latest ${MOST_READ} ` : ''
  const isOne = tested.length === 1
  return {
    kind: 'tests',
    title: `${isOne ? 'One decision says' : `${tested.length} of your ${which}decisions say`} beforehand when ${isOne ? 'it is' : 'they are'} wrong.`,
    evidence: `Of ${which === '' ? '' : 'the latest '}${decided.length} ${decided.length === 1 ? 'decision' : 'decisions'}, ${testedWords(withLine, tested.length - withLine)}.`,
    method:
      'Counted from the entries. A text counts where it says in so many words what would make you sell, or admit that you were wrong. Whether a line is worth having shows when it is reached.',
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

const decisionsOf = (assets: readonly MirrorAsset[], isCounted: (decision: Entry<DecisionRecorded>) => boolean) =>
  assets
    .flatMap(({ asset, entries }) =>
      entries.flatMap((entry) =>
        entry.kind === 'decision-recorded' && isCounted(entry) ? [{ ticker: asset.facts.ticker, entry }] : [],
      ),
    )
    .toSorted((one, other) => one.entry.sequence - other.entry.sequence)

/** `2 carry a stop or a test of your own that they set, and one more says it in its text` */
function testedWords(withLine: number, inText: number): string {
  const line = `${withLine} ${withLine === 1 ? 'carries' : 'carry'} a stop or a test of your own that ${withLine === 1 ? 'it' : 'they'} set`
  const text = `${inText === 1 ? 'says it in its' : 'say it in their'} text`
  if (inText === 0) return line
  return withLine === 0 ? `${inText} ${text}` : `${line}, and ${inText} more ${text}`
}
