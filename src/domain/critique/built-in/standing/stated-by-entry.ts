import { quantitiesOf } from '../../../language/quantities.ts'
import type { CritiqueRequest } from '../../critique.ts'
import type { Part } from '../basis/finding.ts'
import { isReadable } from '../basis/readable.ts'
import { isOfAnother, tellsOfCompany } from '../basis/tells-of-company.ts'
import { isWorthNaming } from '../basis/worth-naming.ts'
import { clauseOn } from '../own-tests/open-test-before.ts'
import { testsBefore } from '../own-tests/tests-before.ts'
import { standsBesidePromise } from '../readings/figure-beside-promise.ts'
import { isOfAnotherShare } from '../readings/figure-of-another-share.ts'
import { isPublishedFigure } from '../readings/read-figures.ts'
import { isOfThePast, withWhatIsJoined } from '../readings/whole-figure.ts'
import { clausesThat, ownView } from './standing-claims.ts'
import { ownDay } from './standing-days.ts'
import type { FactReader, StandingFact } from './standing-finding.ts'

/**
 * What the entry itself states that can be read again: a view of one's own, a figure, a day ahead. It is told that it stands
 * there, and nothing of whether it is right.
 */
export const STATED_BY_ENTRY: Readonly<Record<Part, readonly FactReader[]>> = {
  psychology: [ownView],
  fundamentals: [ownFigure],
  worldEvents: [ownDay],
}

/** A share, an amount or a multiple, in figures, that is told of the company: neither of the price nor of the writer's own money. */
function* ownFigure(request: CritiqueRequest): Iterable<StandingFact> {
  // A figure of what an earlier test measures is one to be measured, and not one to be nodded at.
  const isTested = (words: string) => testsBefore(request).some(({ test }) => clauseOn(test, words) !== null)
  for (const quoted of figuresStated(request))
    if (!isTested(quoted)) yield { quoted, values: { words: quoted }, ways: FIGURE_GIVEN }
}

/** Quotations of the clauses of an entry that state such a figure. */
export function* figuresStated(request: CritiqueRequest): Iterable<string> {
  const { thesis } = request.decision
  if (!isReadable(request)) return
  const figures = quantitiesOf(thesis).filter(
    ({ from, to, unit }) => unit !== 'count' && /\d/.test(thesis.slice(from, to)),
  )
  const stated = clausesThat(
    request,
    (words, span) =>
      !IS_LIMIT.test(words) &&
      figures.some(({ from, to }) => from >= span.from && to <= span.to) &&
      isWorthNaming(words) &&
      !OF_PRICE_OR_SELF.test(words) &&
      !MAY_BE_ERROR.test(words) &&
      tellsOfCompany(thesis, span, request) &&
      !isOfAnother(thesis, span, request),
  )
  for (const quoted of stated) {
    const whole = withWhatIsJoined(thesis, quoted)
    const isTold = whole !== null && !isOfAnotherShare(whole, request) && isPublishedFigure(request, whole)
    if (isTold && !isOfThePast(whole, request) && !standsBesidePromise(thesis, whole)) yield whole
  }
}

/** Also what its writer takes back ("3.1% no wait, 0.31%"), and what somebody else says. */
const OF_PRICE_OR_SELF =
  /^(?:it )?was \$?\d[\d.]* (?:dollars?|bucks?|cents?)(?![a-z])|(?<![a-z])(?:i|i'[a-z]+|im|ill|me|my|mine|we|us|our|you|your|says?|said|stocks?|shares?|prices?|priced|market(?! share)|position|portfolio|acc(?:oun)?t|sleeve|weight|names?|cost me|burn\w*|paid|pay|stop|target|up|down|off|ris(?:es?|en|ing)|rose|fell|fall(?:s|en|ing)?|drop(?:s|ped)?|ripp\w+|r[au]n|jump(?:s|ed)|made|los[et]|an? loss of|left|gain(?:s|ed)?|returns?(?! on)|profits? tak\w+|taking|took|weeks?|wks?|months?|today|a day|yesterday|trim\w*|sell|sold|buy|bought|the rate|contracts?|calls?|puts?|bet|chart|top|dip|squeeze|moon|cares?|wait|scratch|correction|bucks|lol)(?![a-z])/

/** What the price is hoped to bring, and a yield of 8% and more: to nod at the figure would be to nod at the error. */
const MAY_BE_ERROR =
  /(?<![a-z])(?:upside|downside|cheaper|dearer|undervalued|overvalued|potential|discount to|can(?:not|'t| not) (?:lose|fall)|(?:math|maths|arithmetic) (?:don't|does not|doesn't) lie)(?![a-z])|(?<![a-z])(?:yields?|yielding|dividends?|distributions?|payouts?|pays|paying|coupons?|interest)(?![a-z])(?=[^;:]* (?:[89]|[1-9]\d)(?:\.\d+)? ?(?:%|per ?cent))|(?<![\d.])(?:[89]|[1-9]\d)(?:\.\d+)? ?(?:%|per ?cent)(?= (?:[a-z]+ ){0,3}(?:yields?|dividends?|distributions?|coupons?)(?![a-z]))/

/** "Line was cash under $1bn", "a third when cancellations come under 15%": a limit, and no figure of anything. */
const IS_LIMIT =
  /[<>≤≥=]|(?<![a-z])(?:under|below|above|over|less than|more than|fewer than|at least|at most|or (?:better|worse|more|less)|line|limit|rule|test|trigger|threshold|stop|when|once|until|must|needs?|should|no wait|third|tranche)(?![a-z])/

const FIGURE_GIVEN = ['You put a figure on it: {words}.', 'There is a figure in it: {words}.'] as const
