import Big from 'big.js'
import type { FiledFigure, Measure } from '../../../filings/filed-figures.ts'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { sentencesOf } from '../../../language/sentences.ts'
import { standingOf } from '../../../language/standing.ts'
import { listWords } from '../../../list-format.ts'
import { readableDay } from '../../../time.ts'
import type { CritiqueRequest } from '../../critique.ts'
import type { Finding } from '../basis/finding.ts'
import { quotationAround } from '../basis/quotation.ts'
import { assetName, isSale } from '../basis/request.ts'

/** With fewer years filed a growth says nothing about what is usual. */
const LEAST_YEARS = 2

/**
 * A yearly growth that the writer counts on, beside what the company had filed before the decision. Only of the whole company's revenue, net
 * income or earnings per share, named by these words: of a segment, a country or a measure that companies define for themselves ("organic",
 * "adjusted") nothing is filed, and nothing is said.
 */
export function readGrowthClaim(request: CritiqueRequest): readonly Finding[] {
  const { thesis } = request.decision
  if (isSale(request) || !request.filings) return []
  const claims = sentencesOf(thesis).flatMap((sentence) => claimIn(thesis, sentence) ?? [])
  const [found] = claims.flatMap((claim) => {
    const years = filedYears(request, claim.measure)
    return years.length < LEAST_YEARS ? [] : [{ claim, years }]
  })
  if (!found) return []
  const { claim, years } = found
  const quoted = quotationAround(thesis, claim.span)
  const values = {
    words: quoted,
    ticker: assetName(request),
    measure: NAMES[claim.measure],
    count: years.length === 3 ? 'three' : 'two',
    figures: listWords(years.map(({ growth }) => growth).toReversed()),
    until: readableDay(years[0]?.end ?? ''),
  }
  return [{ kind: 'growth-beside-filed', part: 'fundamentals', weight: 72, ways: BESIDE_FILED, values, quoted }]
}

type Claim = { readonly measure: Named; readonly span: Span }
type Named = Extract<Measure, 'revenue' | 'net-income' | 'diluted-eps'>

const NAMES: Readonly<Record<Named, string>> = {
  revenue: 'revenue',
  'net-income': 'net income',
  'diluted-eps': 'diluted earnings per share',
}

const MEASURED =
  '(?<measure>revenues?|sales|turnover|top line|eps|earnings per share|earnings|net income|net profits?|profits?)'
/** What may stand before it without narrowing it to a part of the company. */
const WHOLE =
  '(?:^|[,;:(] ?|(?<![a-z])(?:that|and|the|its|their|total|group|overall|company|whole|expect|assume|see|think|because|with|grow|grows|growing|compound|compounds|compounding|annual|yearly|to|if|of) )'
const SHARE = '(?<share>\\d[\\d.]* ?(?:%|percent))'
const A_YEAR =
  '(?: (?:or more|at least|growth))?,? (?:a|per|each|every) (?:year|yr)|(?: growth)? (?:annually|per annum|p\\.a|yearly|cagr)'
const SMALL_WORDS =
  '(?: (?:will|should|can|could|must|may|to|growth|grow|grows|growing|rise|rises|rising|increase|increases|increasing|compound|compounds|compounding|at|by|of|about|around|roughly|some|is|be|keep|keeps|stay|stays|goes|go|up))+'

/** "Revenue should grow 12% a year", "12% annual revenue growth", "they grow sales by 12% a year". */
const FORMS: readonly RegExp[] = [
  new RegExp(`${WHOLE}${MEASURED}${SMALL_WORDS} ${SHARE}(?:${A_YEAR})`, 'd'),
  new RegExp(`${SHARE}(?: (?:a|per) (?:year|yr))? (?:annual |yearly )${MEASURED} growth`, 'd'),
  new RegExp(`${SHARE} ${MEASURED} growth(?:${A_YEAR})`, 'd'),
  new RegExp(
    `(?<![a-z])(?:grow|grows|growing|compound|compounds|compounding) (?:its |their |the )?${MEASURED}(?: (?:at|by|about|around))* ${SHARE}(?:${A_YEAR})`,
    'd',
  ),
]

function claimIn(text: string, sentence: Span): Claim | null {
  const plain = plainText(text).slice(sentence.from, sentence.to)
  for (const form of FORMS) {
    const match = form.exec(plain)
    const { measure, share } = match?.indices?.groups ?? {}
    if (!match || !measure || !share) continue
    const from = sentence.from + Math.min(measure[0], share[0])
    const span = { from, to: sentence.from + match.index + match[0].length }
    return isClaimed(text, { from: sentence.from + share[0], to: sentence.from + share[1] }, plain)
      ? { measure: measureOf(plain.slice(...measure)), span }
      : null
  }
  return null
}

/** The writer's own, of what is to come: neither denied, supposed nor of the past, and nobody else's. */
function isClaimed(text: string, share: Span, sentence: string): boolean {
  const standing = standingOf(text, share)
  return (
    !Object.values(standing).some(Boolean) &&
    !/(?<![a-z])(?:grew|has grown|have grown|had grown|since|guid\w+|consensus|analysts?|management|said|says)(?![a-z])/.test(
      sentence,
    )
  )
}

function measureOf(words: string): Named {
  if (/^(?:eps|earnings per share)$/.test(words)) return 'diluted-eps'
  return /^(?:revenues?|sales|turnover|top line)$/.test(words) ? 'revenue' : 'net-income'
}

/** The latest years of which the growth is known, the latest first and without a gap. */
function filedYears(
  { filings }: CritiqueRequest,
  measure: Measure,
): readonly { readonly end: string; readonly growth: string }[] {
  const figures = filings?.measures.find((each) => each.measure === measure)?.figures ?? []
  const years = figures.filter(({ kind }) => kind === 'year')
  const end = years.findIndex(({ growthPercent }) => growthPercent === null)
  return (end < 0 ? years : years.slice(0, end)).slice(0, 3).map((year) => ({ end: year.end, growth: inPercent(year) }))
}

/** To a tenth of a percent, with a true minus sign. */
const inPercent = ({ growthPercent }: FiledFigure): string =>
  `${new Big(growthPercent ?? 0).round(1, Big.roundHalfUp).toFixed().replace(/^-/, '−')}%`

const BESIDE_FILED = [
  'You write {words}; in the last {count} years filed, the latest to {until}, {measure} of {ticker} changed by {figures}.',
  'Beside {words} stand the last {count} years filed, the latest to {until}: {measure} of {ticker} changed by {figures}.',
] as const
