import type { LineView, MirrorView } from '#contract/mirror.ts'
import type { MoneyView } from '#contract/mirror-money.ts'
import { decidedOn } from '#domain/assets/day-decided.ts'
import { hasComeToItsDay } from '#domain/claims/claim-days.ts'
import { type BoughtBackLine, boughtBackWords } from '#domain/mirror/bought-back-lines.ts'
import { LEAST_CLAIMS } from '#domain/mirror/calibration.ts'
import { type CorrectedLine, correctedLineWords } from '#domain/mirror/corrected-lines.ts'
import { driftWords } from '#domain/mirror/findings/drift-finding.ts'
import { type LateLine, lateLineWords } from '#domain/mirror/late-lines.ts'
import { isKeptWhole } from '#domain/mirror/lines.ts'
import { type JudgedLine, LINE_NAMES, sumsByResponse } from '#domain/mirror/lines-summary.ts'
import type { Mirror } from '#domain/mirror/mirror.ts'
import type { MirrorMoney } from '#domain/mirror/mirror-money.ts'
import { ownMapping } from '#domain/mirror/own-mapping.ts'
import { roundClose, roundPrice } from '#domain/mirror/round-close.ts'
import { mirrorTexts } from '#domain/mirror/texts/mirror-texts.ts'
import { toldCloses } from '#domain/mirror/told-closes.ts'
import { type UndatedLine, undatedLineWords } from '#domain/mirror/undated-lines.ts'
import { untoldDaysOf } from '#domain/mirror/untold-returns.ts'
import { viewCloses } from '../claims/closes-view.ts'
import type { LoadedMirror } from './load-mirror.ts'

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
    claims: mirror.claims.map((claim) => viewClaim(claim, untoldOf)),
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
    money: viewMoney(mirror),
    hours: { n: mirror.hours.n, ofDay: [...mirror.hours.ofDay], ofWeek: [...mirror.hours.ofWeek] },
    benchmark: mirror.benchmark,
  }
}

/** Each member by its name, and all of them in each: of five thousand claims a copy of what is left of one takes several times as long. */
function viewClaim(claim: Mirror['claims'][number], untoldOf: UntoldOf): MirrorView['claims'][number] {
  const { resolved, ticker, splits } = claim
  return {
    assetId: claim.assetId,
    ticker,
    sequence: claim.sequence,
    on: claim.on,
    action: claim.action,
    confidence: claim.confidence,
    probability: claim.probability,
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

const LONGEST_THESIS = 600

function viewThenAndNow({ assetId, ticker, thenAndNow, closes }: Mirror['drift'][number]): MirrorView['thenAndNow'] {
  if (!thenAndNow) return []
  const { first, last, changePercent, course } = thenAndNow
  const sideOf = ({ entry, on, price }: typeof first) => ({
    assetId,
    ticker,
    sequence: entry.sequence,
    on,
    action: entry.action,
    confidence: entry.confidence,
    words:
      entry.thesis.length <= LONGEST_THESIS ? entry.thesis : `${entry.thesis.slice(0, LONGEST_THESIS - 1).trimEnd()}…`,
    price: price && roundPrice(price),
  })
  const points = course.map(({ entry: { action, confidence }, on, price }) => ({
    on,
    action,
    confidence,
    price: price && roundPrice(price),
  }))
  const drawn = closes.map(({ on, close }) => ({ on, price: roundClose(close) }))
  return [{ assetId, ticker, first: sideOf(first), last: sideOf(last), changePercent, course: points, closes: drawn }]
}

const viewLine = ({
  line,
  outcome,
  benchmarkReturn,
  noPriceSince = null,
  isOutcomeWithheld = false,
  unpricedSales = [],
  isOverSplit = false,
}: JudgedLine): LineView => ({
  assetId: line.assetId,
  ticker: line.ticker,
  isOption: line.isOption,
  sequence: line.sequence,
  on: line.on,
  name: LINE_NAMES[line.kind],
  words: line.words,
  levelPrice: line.levelPrice && roundPrice(line.levelPrice),
  response: line.response.was,
  priceThen: outcome && roundPrice(outcome.priceThen),
  saleOn: outcome && line.response.was === 'kept' ? (line.response.credited?.on ?? null) : null,
  salePrice: outcome?.salePrice ? roundPrice(outcome.salePrice) : null,
  sales: (outcome && outcome.sales.length > 1 ? outcome.sales : []).map(rounded),
  ...viewEnds(outcome),
  endedOn: outcome?.amount ? outcome.endedOn : null,
  endedBy: outcome?.amount ? outcome.endedBy : null,
  noPriceSince,
  unpricedSales: isOutcomeWithheld ? [] : [...unpricedSales],
  isOverSplit: isOverSplit && !isOutcomeWithheld,
  isWithheld: isOutcomeWithheld,
  quantity: line.quantity,
  isRest: line.isRest,
  sold: soldOf(line),
  amount: outcome?.amount ?? null,
  benchmarkReturn,
})

/** The mean of several prices is none that ever was. */
function viewEnds(outcome: JudgedLine['outcome']): Pick<LineView, 'priceAfter' | 'ends'> {
  if (!outcome || outcome.ends.length < 2)
    return { priceAfter: outcome?.priceAfter ? roundPrice(outcome.priceAfter) : null, ends: [] }
  return { priceAfter: null, ends: outcome.ends.map(rounded) }
}

const rounded = <T extends { readonly price: string }>(part: T): T => ({ ...part, price: roundPrice(part.price) })

/** Of a part, and of what one of several lines that were kept together is told of; null where that is all or nothing. */
function soldOf(line: JudgedLine['line']): string | null {
  if (line.response.was !== 'kept' || !line.response.credited) return null
  const { credited, sales } = line.response
  return isKeptWhole(line) && credited.sales.length === sales.length ? null : credited.sold
}

function viewMoney({ disposition, money }: Pick<Mirror, 'disposition' | 'money'>): MoneyView {
  const { sequences: _, leftOut, withoutClose, overSplit, withoutCost, ...counts } = disposition
  const { years, size, purchases, optionsLeftOut, passedOn, afterLosses, after84Days } = money
  return {
    disposition: {
      ...counts,
      leftOut,
      withoutClose: [...withoutClose],
      overSplit: [...overSplit],
      withoutCost: [...withoutCost],
    },
    ...viewMoneyLater(money),
    after84Days: viewMoneyLater(after84Days),
    years: years.map(({ sequences: _, span: __, ...year }) => ({
      ...year,
      withoutClose: [...year.withoutClose],
      overSplit: [...year.overSplit],
      unpricedTrades: [...year.unpricedTrades],
    })),
    passedOn: {
      watched: passedOn.watched,
      bought: passedOn.bought,
      difference: passedOn.difference && rangeOf(passedOn.difference),
    },
    afterLosses: viewAfterLosses(afterLosses),
    optionsLeftOut,
    size: size && { ...size, n: purchases },
  }
}

const viewMoneyLater = ({ selling, exchanges }: MirrorMoney['after84Days']): MoneyView['after84Days'] => ({
  selling: selling.difference && { ...rangeOf(selling.difference), n: selling.sales },
  exchanges: exchanges.difference && { ...rangeOf(exchanges.difference), n: exchanges.purchases + exchanges.sales },
})

const viewAfterLosses = ({ after, other, difference }: MirrorMoney['afterLosses']): MoneyView['afterLosses'] => ({
  after,
  other,
  difference: difference && {
    value: difference.mean,
    standardError: difference.standardError,
    from: difference.from,
    to: difference.to,
  },
})

const rangeOf = ({
  mean,
  from,
  to,
}: Pick<NonNullable<MirrorMoney['exchanges']['difference']>, 'mean' | 'from' | 'to'>) => ({ mean, from, to })

const viewMemory = ({ reviews, memory }: Mirror, tickerOf: (sequence: number) => string): MirrorView['memory'] => ({
  gap: memory.gap,
  tooHigh: memory.tooHigh,
  exact: memory.exact,
  tooLow: memory.tooLow,
  compared: memory.compared,
  hindsight: memory.hindsight,
  reviews: reviews.map(({ decision, recalledConfidence, ...review }) => ({
    assetId: decision.assetId,
    ticker: tickerOf(decision.sequence),
    sequence: decision.sequence,
    on: decidedOn(decision),
    gradedBy: review.gradedBy,
    answeredOn: review.answeredOn,
    isWellDecided: review.isWellDecided,
    cameTrue: review.cameTrue,
    recalledReturn: review.recalledReturn,
    actualReturn: review.actualReturn,
    recalledConfidence,
    confidence: decision.confidence,
  })),
})
