import type { Language } from '../../locale.ts'
import type { DoneReview } from '../../reviews/recalled-reviews.ts'
import type { UntoldCloses } from '../basis/untold-of-companies.ts'
import type { BlindProbability } from '../claims/critic-score.ts'
import type { ScoredClaim } from '../claims/mirror-claims.ts'
import type { Book } from '../money/book.ts'
import type { Disposition } from '../money/disposition.ts'
import type { Later } from '../money/later-returns.ts'
import type { Deed, MirrorMoney, SizeAndConfidence } from '../money/mirror-money.ts'
import type { Sales } from '../money/positions.ts'
import { mirrorTexts } from '../texts/mirror-texts.ts'
import { criticRows, hourRows, levelRows, periodRows } from './claim-rows.ts'
import { dispositionRows } from './disposition-rows.ts'
import { type FigureRow, type OpenedFigure, SILENT, withoutUntoldRows } from './figure-rows.ts'
import {
  afterLossesRows,
  exchangeRows,
  othersRows,
  passedOnRows,
  sellingRows,
  sizeRows,
  type Written,
} from './money-rows.ts'
import type { OpenedFigureName } from './opened-figure-names.ts'
import { gapRows, hindsightRows, processRows } from './review-rows.ts'
import { yearRows } from './year-rows.ts'

/** What the figures of a Mirror are computed from. */
export type FigureSources = {
  readonly book: Book
  readonly sales: Sales
  readonly deeds: readonly Deed[]
  readonly money: MirrorMoney
  readonly size: SizeAndConfidence
  readonly disposition: Disposition
  readonly scored: readonly ScoredClaim[]
  readonly blind: readonly BlindProbability[]
  readonly reviews: readonly DoneReview[]
  readonly untold: UntoldCloses
}

/**
 * The entries of a figure, each with the numbers that it brings to it, so that it can be computed again on paper. Nothing where the figure
 * itself is silent. What would tell how a claim ended before its review is kept back, with the sums that it is in.
 * @param part the year, the level, the quarter, the time or the model of which the figure is, or the sale whose others are opened: of one
 * whose numbers are kept back they are, too
 */
export function openedFigure(
  sources: FigureSources,
  figure: OpenedFigureName,
  part: string,
  language: Language,
): OpenedFigure {
  const texts = mirrorTexts(language)
  const { money, untold } = sources
  const told = (opened: OpenedFigure) => withoutUntoldRows(opened, untold, texts)
  const salesOrOthers = (later: Later, as: Written): OpenedFigure => {
    const ofSales = sellingRows(sources, later, as, texts)
    if (part === '') return ofSales
    const rows = rowsOf(told(ofSales))
    const isTold = rows.some((row) => row.part === part && !row.isWithheld)
    return isTold
      ? othersRows(sources, later, part, { isSummed: as.isSummed && !rows.some(isKeptBack) }, texts)
      : SILENT
  }
  const found = (as: Written): OpenedFigure => {
    switch (figure) {
      case 'selling':
        return money.selling.difference ? salesOrOthers(252, as) : SILENT
      case 'selling-84':
        return money.after84Days.selling.difference ? salesOrOthers(84, as) : SILENT
      case 'exchanges':
        return money.exchanges.difference ? exchangeRows(sources, 252, as, texts) : SILENT
      case 'exchanges-84':
        return money.after84Days.exchanges.difference ? exchangeRows(sources, 84, as, texts) : SILENT
      case 'passed-on':
        return money.passedOn.difference ? passedOnRows(sources, as, texts) : SILENT
      case 'after-losses':
        return money.afterLosses.difference ? afterLossesRows(sources, texts) : SILENT
      case 'size':
        return sources.size.correlation ? sizeRows(sources, texts) : SILENT
      case 'disposition':
        return sources.disposition.effect ? dispositionRows(sources, texts) : SILENT
      case 'year':
        return yearRows(sources, part, texts)
      case 'level':
        return levelRows(sources, Number(part), texts)
      case 'period':
        return periodRows(sources, part, texts)
      case 'hours':
      case 'weekday':
        return hourRows(sources, part, texts)
      case 'critic':
        return criticRows(sources, part, texts)
      case 'process':
        return processRows(sources, texts)
      case 'memory-gap':
        return gapRows(sources, texts)
      case 'hindsight':
        return hindsightRows(sources, texts)
    }
  }
  const whole = told(found({ isSummed: true }))
  return rowsOf(whole).some(isKeptBack) ? told(found({ isSummed: false })) : whole
}

const rowsOf = ({ groups }: OpenedFigure): readonly FigureRow[] => groups.flatMap(({ rows }) => rows)

const isKeptBack = ({ isWithheld = false }: FigureRow): boolean => isWithheld
