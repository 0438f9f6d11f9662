import type { Calibration } from '../claims/calibration.ts'
import { atMostOneIn, evidenceWords } from '../claims/evidence-format.ts'
import type { Memory } from '../claims/memory.ts'
import { salesLeftOutWords } from '../money/book-left-out.ts'
import { type Disposition, isBeyondChance } from '../money/disposition.ts'
import type { ClusterRanges } from '../statistics/cluster-bootstrap.ts'
import { excludesZero, hasRange } from '../statistics/has-range.ts'
import { EVIDENCE_SPEAKS } from '../statistics/sequential-test.ts'
import { type MirrorTexts, mirrorTexts, namedWords } from '../texts/mirror-texts.ts'
import { type EntryLink, type Finding, printsZero } from './finding.ts'

type Found = Omit<Finding, 'quotes'>

/** How sure against how right, only where the pooled test speaks. */
export function calibrationFinding(
  calibration: Calibration,
  ranges: ClusterRanges | null,
  entries: readonly EntryLink[],
  leftOut: string | null,
  texts: MirrorTexts = mirrorTexts('en'),
): Found | null {
  const { scored, tested, n, levels } = calibration
  if (!scored || !tested || tested.verdict === 'not told apart from exactly right') return null
  const { calibration: words, figures, list } = texts
  const isOver = tested.verdict === 'overconfident'
  const [stated, right] = [figures.share(scored.meanProbability), figures.share(scored.hits / n)]
  if (stated === right) return null
  const speaking = levels.filter(({ speaks }) => speaks).map(({ probability }) => figures.share(probability))
  const method = words.method(
    figures.hundredths(tested.z),
    EVIDENCE_SPEAKS,
    evidenceWords(tested.evidence, texts.evidence),
  )
  const ofLevels = speaking.length === 0 ? words.noLevel : words.levels(list(speaking))
  return {
    kind: 'calibration',
    title: isOver ? words.title.over : words.title.under,
    evidence: words.evidence(n, scored.hits, stated, right, atMostOneIn(tested.evidence, texts.evidence)),
    method: `${method}${ofLevels}${besideClusters(ranges, texts)}${leftOut === null ? '' : words.leftOut(leftOut)}`,
    cost: null,
    note: words.note(stated, right),
    entries,
  }
}

/** Z takes each claim for itself; here those that move together are drawn together. */
function besideClusters(ranges: ClusterRanges | null, { calibration: words, figures }: MirrorTexts): string {
  if (!ranges) return words.together
  const { clusters, gap } = ranges
  if (!hasRange(gap)) return words.equallyFar
  return words.drawnAnew(clusters, figures.signed(gap.from * 100), figures.signed(gap.to * 100))
}

/** Gains sold sooner than losses, or the other way round, beyond chance. */
export function dispositionFinding(
  disposition: Disposition,
  linkOf: (sequence: number) => EntryLink[],
  texts: MirrorTexts = mirrorTexts('en'),
): Found | null {
  const {
    effect,
    realizedGains,
    paperGains,
    realizedLosses,
    paperLosses,
    sales,
    days,
    inDecember,
    daysLeftOut,
    withoutClose,
    overSplit,
    withoutCost,
    notToldYet,
  } = disposition

  if (!effect || !isBeyondChance(effect)) return null
  const { disposition: words, figures } = texts
  const named = (tickers: readonly string[]) => namedWords(tickers, MOST_NAMED, texts)
  const [closes, splits] = [withoutClose, overSplit].map((of) => named(of.map(({ ticker }) => ticker)))
  const leftOut =
    daysLeftOut === 0 ? '' : words.daysLeftOut(daysLeftOut, { closes: closes ?? '', splits: splits ?? '' })
  const costless = withoutCost.length === 0 ? '' : words.withoutCost(named(withoutCost))
  const withheld = notToldYet.length === 0 ? '' : words.notToldYet(named(notToldYet))
  const [gainsShare, lossesShare] = [figures.share(effect.gainsRealized), figures.share(effect.lossesRealized)]
  if (gainsShare === lossesShare) return null
  const difference = figures.points(effect.difference * 100)
  return {
    kind: 'disposition',
    title: effect.difference > 0 ? words.title.effect : words.title.reverse,
    evidence: words.evidence({
      days,
      all: days + daysLeftOut,
      gains: words.of(realizedGains, realizedGains + paperGains),
      losses: words.of(realizedLosses, realizedLosses + paperLosses),
      gainsShare,
      lossesShare,
    }),
    method: `${words.method(difference, errorWords(effect, texts), inDecember, sales)}${leftOut}${salesLeftOutWords(disposition.leftOut, texts)}${costless}${withheld}${words.notTold}`,
    cost: null,
    note: words.note(gainsShare, lossesShare),
    entries: disposition.sequences.flatMap(linkOf),
  }
}

function errorWords(
  { standardError, range }: NonNullable<Disposition['effect']>,
  { disposition: words, figures }: MirrorTexts,
): string {
  if (!range) return words.standardError(figures.points(standardError * 100))
  return words.range(figures.signed(range.from * 100), figures.signed(range.to * 100))
}

const MOST_NAMED = 5

/**
 * Returns remembered kinder, or harsher, than they were, and outcomes as more foreseen, or less: each only beyond chance.
 * @param inGap the entries whose returns were remembered
 * @param inHindsight those whose outcome was known when their confidence was remembered
 */
export function memoryFinding(
  memory: Memory,
  inGap: readonly EntryLink[],
  inHindsight: readonly EntryLink[],
  texts: MirrorTexts = mirrorTexts('en'),
): Found | null {
  const { memory: words } = texts
  const [ofGap, ofHindsight] = [gapWords(memory, texts), hindsightWords(memory, texts)]
  if (!ofGap && !ofHindsight) return null
  const told = [ofGap ?? [], ofHindsight ?? []].flat()
  const links = [ofGap ? inGap : [], ofHindsight ? inHindsight : []].flat()
  const [first] = told
  return {
    kind: 'memory',
    title: first?.title ?? '',
    evidence: told.map(({ evidence }) => evidence).join(' '),
    method: `${words.asked}${told.map(({ method }) => ` ${method}`).join('')}`,
    cost: null,
    note: first?.note ?? '',
    entries: [...new Map(links.map((link) => [link.sequence, link])).values()],
  }
}

type OfMemory = Pick<Found, 'title' | 'evidence' | 'method' | 'note'>

function gapWords(memory: Memory, texts: MirrorTexts): OfMemory | null {
  const { gap, tooHigh, exact, tooLow } = memory
  if (!gap || !excludesZero(gap) || printsZero(gap.mean / 100)) return null
  const { memory: words, figures } = texts
  const [points, isAbove] = [figures.points(Math.abs(gap.mean)), gap.mean > 0]
  return {
    title: isAbove ? words.title.kinder : words.title.harsher,
    evidence: words.evidence({ n: gap.n, points, isAbove, tooHigh, exact, tooLow }),
    method: `${words.method(gap.n, figures.signed(gap.from), figures.signed(gap.to))}${leftOutReviews(memory, texts)}`,
    note: words.note(figures.signed(gap.mean)),
  }
}

function hindsightWords({ hindsight, askedAgain }: Memory, { memory: words, figures }: MirrorTexts): OfMemory | null {
  if (!hindsight || !excludesZero(hindsight) || printsZero(hindsight.mean)) return null
  const { n, mean, from, to } = hindsight
  const isMore = mean > 0
  return {
    title: isMore ? words.title.foreseen : words.title.unforeseen,
    evidence: words.hindsight(n, figures.points(Math.abs(mean) * 100), isMore),
    method: `${words.hindsightMethod(n, figures.signed(from * 100), figures.signed(to * 100))}${askedAgain === 0 ? '' : words.askedAgain(askedAgain, n)}`,
    note: words.note(figures.signed(mean * 100)),
  }
}

/** ` Left out: 1 review of a sale, or without a guess or a return that is known, 2 later reviews of what an earlier one had shown.` */
function leftOutReviews(
  { ungapped, later, together }: Memory,
  { memory: { leftOut, leftOutParts } }: MirrorTexts,
): string {
  const parts = [
    ungapped > 0 ? [leftOutParts.ungapped(ungapped)] : [],
    later > 0 ? [leftOutParts.later(later)] : [],
    together > 0 ? [leftOutParts.together(together)] : [],
  ].flat()
  return parts.length === 0 ? '' : leftOut(parts.join(', '))
}
