import type { MirrorView } from '#contract/mirror.ts'
import { decidedOn } from '#domain/assets/day-decided.ts'
import { hasComeToItsDay } from '#domain/claims/claim-days.ts'
import { roundPrice } from '#domain/mirror/basis/round-close.ts'
import { untoldDaysOf } from '#domain/mirror/basis/untold-of-companies.ts'
import { LEAST_CLAIMS } from '#domain/mirror/claims/calibration.ts'
import { leftOutOfGap } from '#domain/mirror/claims/memory.ts'
import { ownMapping } from '#domain/mirror/claims/own-mapping.ts'
import { toldCloses } from '#domain/mirror/claims/told-closes.ts'
import { driftWords } from '#domain/mirror/findings/drift-finding.ts'
import { letterPeriods } from '#domain/mirror/letter/letter-period.ts'
import { type BoughtBackLine, boughtBackWords } from '#domain/mirror/lines/bought-back-lines.ts'
import { type CorrectedLine, correctedLineWords } from '#domain/mirror/lines/corrected-lines.ts'
import { type LateLine, lateLineWords } from '#domain/mirror/lines/late-lines.ts'
import { sumsByResponse } from '#domain/mirror/lines/lines-summary.ts'
import { type UndatedLine, undatedLineWords } from '#domain/mirror/lines/undated-lines.ts'
import type { Mirror } from '#domain/mirror/mirror.ts'
import { mirrorTexts } from '#domain/mirror/texts/mirror-texts.ts'
import { viewCloses } from '../claims/closes-view.ts'
import { viewLine } from './line-view.ts'
import type { LoadedMirror } from './load-mirror.ts'
import { rangeOf, viewMoney } from './money-view.ts'
import { viewThenAndNow } from './then-and-now-view.ts'

export function viewMirror({ mirror, reading, assets, missing }: LoadedMirror, today: string): MirrorView {
  const texts = mirrorTexts(mirror.language)
  const claims = new Map(mirror.claims.map((claim) => [claim.sequence, claim]))
  const tickerOf = (sequence: number) => claims.get(sequence)?.ticker ?? ''
  const leftOut = ({
    assetId,
    ticker,
    isOption,
    setBySequence,
    on,
    levelPrice,
  }: LateLine | CorrectedLine | UndatedLine | BoughtBackLine) => ({
    ...{ assetId, ticker, isOption, sequence: setBySequence, on: claims.get(setBySequence)?.on ?? on },
    ...{ reachedOn: on, levelPrice: levelPrice && roundPrice(levelPrice) },
  })
  const open = mirror.claims.filter(
    (claim) => claim.outcome === null && !claim.awaitsReview && claim.counts && !hasComeToItsDay(claim, today),
  )
  const { n, levels, scored: scores, tested } = mirror.calibration
  const untoldOf = untoldByTicker(mirror.untold)
  return {
    assets: [...assets],
    missing: [...missing],
    from: mirror.from,
    to: mirror.to,
    decisions: mirror.decisions,
    counted: mirror.counted,
    imported: mirror.imported,
    nextClaimOn: open.map(({ until }) => until).sort()[0] ?? null,
    hasLetter: letterPeriods(mirror.firstWrittenOn, today).length > 0,
    findings: reading.findings.map(viewFinding),
    credit: reading.credit && viewFinding(reading.credit),
    question: reading.question,
    calibration: {
      n,
      words: mirror.calibrationWords,
      clusters: mirror.clusters,
      clusterRanges: mirror.clusterRanges && { gap: mirror.clusterRanges.gap, brier: mirror.clusterRanges.brier },
      periods: { years: [...mirror.scorePeriods.years], quarters: [...mirror.scorePeriods.quarters] },
      levels: [...levels],
      scored: scores,
      tested: tested && viewTested(tested),
      ownMapping: n < LEAST_CLAIMS.ownMapping ? [] : [...ownMapping(mirror.scored)],
    },
    critics: mirror.critics.map(({ model, n, scored }) => ({
      model,
      n,
      scored: scored && { ...scored, difference: scored.difference && rangeOf(scored.difference) },
    })),
    judged: mirror.critics.reduce((sum, { n }) => sum + n, 0),
    claims: mirror.claims.map((claim) => viewClaim(claim, untoldOf, mirror.untoldConfidences.has(claim.sequence))),
    memory: viewMemory(mirror, tickerOf),
    lines: mirror.lines.map(viewLine),
    correctedLines: mirror.correctedLines.map((line) => ({
      ...leftOut(line),
      words: correctedLineWords(line, texts),
      correctedOn: line.correctedOn,
      correctedTo: line.correctedTo && roundPrice(line.correctedTo),
      reason: line.reason,
    })),
    lateLines: mirror.lateLines.map((line) => ({
      ...leftOut(line),
      words: lateLineWords(line, texts),
      writtenOn: line.writtenOn,
    })),
    undatedLines: mirror.undatedLines.map((line) => ({ ...leftOut(line), words: undatedLineWords(line, texts) })),
    boughtBackLines: mirror.boughtBackLines.map((line) => ({ ...leftOut(line), words: boughtBackWords(line, texts) })),
    lineSums: [...sumsByResponse(mirror.lines)],
    drift: mirror.drift.flatMap((asset) =>
      asset.findings.map((finding) => ({
        assetId: asset.assetId,
        ticker: asset.ticker,
        sequence: finding.sequences.at(-1) ?? 0,
        on: claims.get(finding.sequences.at(-1) ?? 0)?.on ?? '',
        kind: finding.kind,
        words: driftWords(asset, finding, texts),
      })),
    ),
    thenAndNow: mirror.drift.flatMap(viewThenAndNow),
    driftUnderReview: mirror.drift.flatMap(({ assetId, isUnderReview }) => (isUnderReview ? [assetId] : [])),
    money: viewMoney(mirror),
    hours: { n: mirror.hours.n, ofDay: [...mirror.hours.ofDay], ofWeek: [...mirror.hours.ofWeek] },
    benchmark: mirror.benchmark,
  }
}

/** Each member by its name, and all of them in each: of five thousand claims a copy of what is left of one takes several times as long. */
function viewClaim(
  claim: Mirror['claims'][number],
  untoldOf: UntoldOf,
  isAskedFor: boolean,
): MirrorView['claims'][number] {
  const { resolved, ticker, splits } = claim
  return {
    assetId: claim.assetId,
    ticker,
    sequence: claim.sequence,
    on: claim.on,
    action: claim.action,
    confidence: isAskedFor ? null : claim.confidence,
    probability: isAskedFor ? null : claim.probability,
    words: claim.words,
    until: claim.until,
    isSupposed: claim.isSupposed,
    leftOut: claim.leftOut,
    counts: claim.counts,
    outcome: claim.outcome,
    closes: resolved ? viewCloses(toldCloses(resolved, { ticker, splits, untoldOf })) : undefined,
    awaitsReview: !resolved && claim.awaitsReview ? true : undefined,
  }
}

type UntoldOf = (ticker: string) => readonly string[]

/** Most of thousands of claims are held against one ticker. */
function untoldByTicker(untold: Mirror['untold']): UntoldOf {
  const found = new Map<string, readonly string[]>()
  return (ticker) => {
    const days = found.get(ticker) ?? untoldDaysOf(ticker, untold)
    found.set(ticker, days)
    return days
  }
}

const viewTested = ({ withheldBy, ...tested }: NonNullable<Mirror['calibration']['tested']>) => ({
  ...tested,
  heldBackBy: withheldBy,
})

export const viewFinding = (finding: LoadedMirror['reading']['findings'][number]): MirrorView['findings'][number] => ({
  ...finding,
  entries: [...finding.entries],
  quotes: [...finding.quotes],
})

function viewMemory({ reviews, memory }: Mirror, tickerOf: (sequence: number) => string): MirrorView['memory'] {
  const leftOut = leftOutOfGap(reviews)
  const viewOf = (review: Mirror['reviews'][number]) => ({
    assetId: review.decision.assetId,
    ticker: tickerOf(review.decision.sequence),
    sequence: review.decision.sequence,
    on: decidedOn(review.decision),
    gradedBy: review.gradedBy,
    answeredOn: review.answeredOn,
    isWellDecided: review.isWellDecided,
    cameTrue: review.cameTrue,
    recalledReturn: review.recalledReturn,
    actualReturn: review.actualReturn,
    leftOut: leftOut.get(review) ?? null,
    recalledConfidence: review.recalledConfidence,
    confidence: review.decision.confidence,
  })
  return {
    gap: memory.gap,
    tooHigh: memory.tooHigh,
    exact: memory.exact,
    tooLow: memory.tooLow,
    compared: memory.compared,
    hindsight: memory.hindsight,
    reviews: reviews.toSorted(byAnswers).map(viewOf),
  }
}

const byAnswers = (one: Mirror['reviews'][number], other: Mirror['reviews'][number]): number =>
  one.answeredOn.localeCompare(other.answeredOn) || one.gradedBy - other.gradedBy
