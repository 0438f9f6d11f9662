import type { DecisionRecorded, Entry } from '../../ledger/entry.ts'
import type { MirrorAsset } from '../basis/mirror-asset.ts'
import { reviewsInGap, reviewsInHindsight } from '../claims/memory.ts'
import { leftOutWords } from '../claims/mirror-claims.ts'
import type { Mirror } from '../mirror.ts'
import { type MirrorTexts, mirrorTexts } from '../texts/mirror-texts.ts'
import { criticFinding } from './critic-finding.ts'
import { driftFinding } from './drift-finding.ts'
import type { EntryLink, Finding } from './finding.ts'
import { firstFindings } from './first-findings.ts'
import { heldFinding } from './held-finding.ts'
import { keptFinding } from './kept-finding.ts'
import { linesFinding } from './lines-finding.ts'
import { afterLossesFinding, dragFinding, passedOnFinding, sellingFinding } from './money-findings.ts'
import { failedClaimQuestion, type Question, questionsOf } from './question.ts'
import { decisionsBySequence, linksIn, quotesOf } from './quotes.ts'
import { calibrationFinding, dispositionFinding, memoryFinding } from './scored-findings.ts'
import { type TestInText, testInText } from './test-in-text.ts'
import { isSaidBeforehand, testsCredit, unlessAllBroken } from './tests-credit.ts'

/** What the Mirror says, in sentences. */
export type Reading = {
  /** In the order of what they cost; those without a price after them. */
  readonly findings: readonly Finding[]
  /** Something that it would be unfair to leave out. */
  readonly credit: Finding | null
  readonly question: Question | null
}

/**
 * At most so many sentences, the newest of each asset before a second one of any. The others are sentences of the Mirror's drift,
 * which its page unfolds after the findings, so that what one asset shows never hides what another one does.
 */
const MOST_DRIFT = 3
/** Below so many findings of all assets together, what can be said from the first day on is said too. Another asset's drift hides none of it. */
const FEWEST_OF_ALL = 3

/** @param testIn for a reader that remembers the texts it has read */
export const readMirror = (mirror: Mirror, assets: readonly MirrorAsset[], testIn: TestInText = testInText): Reading =>
  readingBesideTexts(mirror, assets)(testIn)

/**
 * Reads all that needs no text of a decision.
 * @returns what reads the rest, which is called again and again while texts are being read
 */
export function readingBesideTexts(mirror: Mirror, assets: readonly MirrorAsset[]): (testIn: TestInText) => Reading {
  const texts = mirrorTexts(mirror.language)
  const entries = decisionsBySequence(assets)
  const linkOf = linksIn(entries)
  const { scored } = mirror
  const claimLinks = scored.map(({ assetId, ticker, sequence, on }) => ({
    assetId,
    ticker,
    sequence,
    on,
  }))
  const money = [
    sellingFinding(mirror.money.selling, linkOf, texts, mirror.money.optionsLeftOut),
    passedOnFinding(mirror.money.passedOn, linkOf, texts, mirror.money.optionsLeftOut),
    dragFinding(mirror.money.years, linkOf, texts),
    afterLossesFinding(mirror.money.afterLosses, linkOf, texts, mirror.money.optionsLeftOut),
  ]
  const notCounted = {
    corrected: mirror.correctedLines.length,
    late: mirror.lateLines.length,
    undated: mirror.undatedLines.length,
    boughtBack: mirror.boughtBackLines.length,
  }
  const told = [
    linesFinding(mirror.lines, mirror.benchmark, texts, notCounted),
    dispositionFinding(mirror.disposition, linkOf, texts),
    calibrationFinding(mirror.calibration, mirror.clusterRanges, claimLinks, leftOutWords(mirror.claims, texts), texts),
    memoryFinding(
      mirror.memory,
      reviewsInGap(mirror.reviews).flatMap(({ decision }) => linkOf(decision.sequence)),
      reviewsInHindsight(mirror.reviews).flatMap(({ decision }) => linkOf(decision.sequence)),
      texts,
    ),
    ...money,
    ...mirror.critics.map((score) => criticFinding(score, linkOf, texts)),
    ...driftFindings(mirror, linkOf, texts),
  ].flatMap((finding) => finding ?? [])
  const first =
    told.filter(({ kind }) => kind !== 'drift').length < FEWEST_OF_ALL ? firstFindings(mirror, assets, texts) : []
  const spoken = [...told, ...first]
  const journal = { today: mirror.today, isReviewDue: mirror.dueReviews.length > 0 }
  const held = spoken.every(({ kind }) => kind === 'untested') ? heldFinding(assets, journal, linkOf, texts) : null
  const found = [...spoken, ...(held ? [held] : [])].toSorted(byCost)
  const creditOfLines = keptFinding(mirror)
  const [failed = null] = failedClaimQuestion(scored, texts)
  const isOfItsTime = (decision: Entry<DecisionRecorded>) => isSaidBeforehand(decision, mirror.importedEntries)
  return (testIn) => {
    const [question = failed] = questionsOf(assets, mirror, testIn, texts)
    const credit =
      creditOfLines ?? unlessAllBroken(testsCredit(assets, mirror.drift, isOfItsTime, testIn, texts), mirror.lines)
    const quoted = (finding: Omit<Finding, 'quotes'>): Finding => ({
      ...finding,
      quotes: quotesOf(finding, mirror, entries, testIn),
    })
    return { findings: found.map(quoted), credit: credit && quoted(credit), question }
  }
}

/** The dearest first, then what has no price: a sort keeps those in the order in which they came. */
const byCost = (one: Omit<Finding, 'quotes'>, other: Omit<Finding, 'quotes'>): number => rankOf(one) - rankOf(other)

const rankOf = ({ cost }: Omit<Finding, 'quotes'>): number => (cost === null ? Number.MAX_VALUE : Number(cost))

function driftFindings({ drift }: Mirror, linkOf: (sequence: number) => EntryLink[], texts: MirrorTexts) {
  const newestFirst = drift
    .flatMap((asset) => asset.findings.map((finding) => ({ asset, finding })))
    // Figures are forgotten in nearly every journal: that is told under Drift.
    .filter(({ finding }) => finding.kind !== 'figures-forgotten')
    .toSorted((one, other) => (other.finding.sequences.at(-1) ?? 0) - (one.finding.sequences.at(-1) ?? 0))
  const newest = new Map(newestFirst.toReversed().map((found) => [found.asset.ticker, found]))
  const isNewest = (found: (typeof newestFirst)[number]) => newest.get(found.asset.ticker) === found
  return [...newestFirst.filter(isNewest), ...newestFirst.filter((found) => !isNewest(found))]
    .slice(0, MOST_DRIFT)
    .map(({ asset, finding }) => driftFinding(asset, finding, finding.sequences.flatMap(linkOf), texts))
}
