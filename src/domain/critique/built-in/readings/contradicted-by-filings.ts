import Big from 'big.js'
import type { Measure } from '../../../filings/filed-figures.ts'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import type { CritiqueRequest } from '../../critique.ts'

/**
 * Whether a growth of a year that is over, told as a fact, is not what was filed: "sales grew 12% last year" beside years filed of 3%
 * and 4%. Only of the whole company, and by whole words: of a segment, or of what is "organic", nothing is filed. Where no measure is
 * named, it may be any that is.
 * @param figure the percentage in the thesis
 */
export function isContradictedByFilings({ decision, filings }: CritiqueRequest, figure: Span): boolean {
  if (!filings) return false
  const { from, to } = sentenceAround(decision.thesis, figure)
  const told = TOLD.exec(plainText(decision.thesis).slice(from, to))
  const [start, end] = told?.indices?.groups?.share ?? [0, 0]
  if (!told?.groups || figure.from >= from + end || figure.to <= from + start) return false
  const { measure, verb = '', share = '', year } = told.groups
  const growth = new Big(share).times(/^(?:fell|shrank|declined|dropped|decreased|down)/.test(verb) ? -1 : 1)
  const filed = measuresOf(measure).flatMap((each) => yearsFiled(filings.measures, each, year))
  return filed.length > 0 && filed.every((each) => each.minus(growth).abs().gt(ROUNDING))
}

/** Texts tell whole percents, and "last year" may be the one before the latest filed. */
const ROUNDING = 1
const YEARS = 2

function yearsFiled(
  measures: NonNullable<CritiqueRequest['filings']>['measures'],
  measure: Measure,
  year: string | undefined,
): readonly Big[] {
  const years = (measures.find((each) => each.measure === measure)?.figures ?? []).filter(({ kind }) => kind === 'year')
  const meant = year ? years.filter(({ end }) => end.startsWith(year)) : years.slice(0, YEARS)
  return meant.flatMap(({ growthPercent }) => (growthPercent === null ? [] : [new Big(growthPercent)]))
}

function measuresOf(words: string | undefined): readonly Measure[] {
  if (words === undefined) return ['revenue', 'net-income', 'diluted-eps']
  if (/^(?:eps|earnings per share)$/.test(words)) return ['diluted-eps']
  return /^(?:revenue|sales|turnover)/.test(words) ? ['revenue'] : ['net-income']
}

const TOLD =
  /(?:^|[,;:(] |(?<![a-z])(?:and|but|it|they|the company|company|total|its|their|because|that) )(?:(?:total |its |their )?(?<measure>revenues?|sales|turnover|eps|earnings per share|net income|net profits?) (?:has |have )?)?(?<verb>grew|rose|increased|climbed|jumped|were up|was up|is up|are up|up|fell|shrank|declined|dropped|decreased|down)(?: by| about| around| some| roughly| nearly| almost)* (?<share>\d+(?:\.\d+)?) ?(?:%|percent)(?: (?:last year|in (?:the )?(?:last|past) (?:fiscal |full )?year|in (?:fy ?|fiscal )?(?<year>20\d\d)))(?! (?:in|at|for) [a-z])/d
