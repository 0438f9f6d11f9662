import { decidedOn } from '../../assets/day-decided.ts'
import { firstGrades } from '../../reviews/first-grades.ts'
import type { DoneReview } from '../../reviews/recalled-reviews.ts'
import { LEAST_REVIEWS } from '../basis/least-counts.ts'
import { memoryGap, reviewsInGap, reviewsInHindsight, shiftOf } from '../claims/memory.ts'
import type { MirrorTexts } from '../texts/mirror-texts.ts'
import { type FigureRow, meanOf, type OpenedFigure, SILENT } from './figure-rows.ts'
import type { FigureSources } from './opened-figure.ts'

/** The reviewed decisions in each cell of the table of grades and outcomes, with their claims. */
export function processRows({ reviews, scored }: FigureSources, { opened, figures }: MirrorTexts): OpenedFigure {
  const graded = firstGrades(reviews, ({ decision }) => decision.sequence)
    .filter(({ cameTrue }) => cameTrue !== null)
    .toSorted((one, other) => one.answeredOn.localeCompare(other.answeredOn))
  if (graded.length === 0) return SILENT
  const claims = new Map(scored.map(({ sequence, words }) => [sequence, words]))
  const groups = CELLS.map(([name, isWell, isTrue]) => {
    const ofCell = graded.filter(({ isWellDecided, cameTrue }) => isWellDecided === isWell && cameTrue === isTrue)
    const rows = ofCell.map((review) =>
      rowOf(review, [
        figures.day(review.answeredOn),
        isWell ? opened.well : opened.poorly,
        claims.get(review.decision.sequence) ?? opened.notKnown,
        isTrue ? opened.cameTrue : opened.didNot,
      ]),
    )
    return { title: opened.cells[name](rows.length), columns: opened.columns.process, rows }
  })
  return { groups, sums: [] }
}

const CELLS = [
  ['deserved', true, true],
  ['unlucky', true, false],
  ['lucky', false, true],
  ['earned', false, false],
] as const

/** The reviews that the memory gap is the mean of. */
export function gapRows({ reviews }: FigureSources, texts: MirrorTexts): OpenedFigure {
  const { opened, figures } = texts
  return meanOfReviews(
    reviewsInGap(reviews).map((review) => {
      const { recalledReturn, actualReturn } = review
      const gap = memoryGap(review) ?? 0
      const percents = [recalledReturn ?? 0, actualReturn ?? 0].map(figures.signedPercent)
      return { value: gap, row: rowOf(review, [figures.day(review.answeredOn), ...percents, figures.signed(gap)]) }
    }),
    opened.columns.gap,
    texts,
  )
}

/** The reviews that hindsight is the mean of. */
export function hindsightRows({ reviews }: FigureSources, texts: MirrorTexts): OpenedFigure {
  const { opened, figures } = texts
  return meanOfReviews(
    reviewsInHindsight(reviews).map((review) => {
      const value = shiftOf(review) * 100
      const [remembered, recorded] = [review.recalledProbability, review.recordedProbability].map(figures.share)
      const outcome = review.knownThen ? opened.cameTrue : opened.didNot
      const cells = [figures.day(review.answeredOn), remembered ?? '', recorded ?? '', outcome, figures.signed(value)]
      return { value, row: rowOf(review, cells) }
    }),
    opened.columns.hindsight,
    texts,
  )
}

type Counted = { readonly row: FigureRow; readonly value: number }

function meanOfReviews(
  counted: readonly Counted[],
  columns: readonly string[],
  { opened, figures }: MirrorTexts,
): OpenedFigure {
  if (counted.length < LEAST_REVIEWS) return SILENT
  const rows = counted.map(({ row }) => row)
  return {
    groups: [{ title: opened.reviews(rows.length), columns, rows }],
    sums: [opened.meanOfReviews(rows.length, figures.signed(meanOf(counted.map(({ value }) => value))))],
  }
}

/** What a finished review shows is told already. */
const rowOf = ({ ticker, decision }: DoneReview, cells: readonly string[]): FigureRow => ({
  ...{ assetId: decision.assetId, ticker, sequence: decision.sequence, on: decidedOn(decision) },
  cells,
  tells: [],
})
