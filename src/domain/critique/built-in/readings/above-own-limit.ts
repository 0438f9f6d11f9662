import Big from 'big.js'
import { plainText } from '../../../language/plain-text.ts'
import { type Quantity, quantitiesOf } from '../../../language/quantities.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import { standingOf } from '../../../language/standing.ts'
import type { CritiqueRequest } from '../../critique.ts'
import type { Finding } from '../basis/finding.ts'
import { quotationOfTest } from '../basis/quotation-of-test.ts'
import { isPurchase } from '../basis/request.ts'

/**
 * A limit that the writer states, and a size or a risk of this purchase that is larger: "My limit for China is 10%. With this it is 13%."
 * Said only where both are told of today, by their own words, in the same unit.
 */
export function aboveOwnLimit(request: CritiqueRequest): readonly Finding[] {
  const { thesis } = request.decision
  if (!isPurchase(request) || !MAY_LIMIT.test(thesis)) return []
  const figures = quantitiesOf(thesis).filter((each) => isOwnOfToday(thesis, each))
  const limit = figures.find((each) => isLimit(thesis, each))
  if (!limit) return []
  const size = figures.find((each) => each.from > limit.to && isSizeOfThis(thesis, each, limit))
  if (!size || new Big(size.value).lte(limit.value) || KEEPS_WITHIN.test(plainText(thesis))) return []
  const quoted = quotationOfTest(thesis, sentenceAround(thesis, limit), sentenceAround(thesis, size))
  const values = { words: quoted }
  return [
    {
      kind: 'size-too-large',
      part: 'psychology',
      weight: 90,
      ways: ABOVE,
      values,
      quoted,
      hasOwnForm: true,
      standsBesideTests: true,
    },
  ]
}

const MAY_LIMIT = /limit|set myself|cap|max|rule|never|ceiling|at most|no more than/i

function isOwnOfToday(thesis: string, span: Quantity): boolean {
  const { isReported, isQuoted, isIronic, isSupposed, isPast } = standingOf(thesis, span)
  const lead = plainText(thesis).slice(sentenceAround(thesis, span).from, span.from)
  return !((isReported && !/^(?:the |my )?rule says /.test(lead)) || isQuoted || isIronic || isSupposed || isPast)
}

/** "My limit is 8%", "never more than 6% in one name", "I never risk more than 1,000". */
function isLimit(thesis: string, { from, to, unit, value }: Quantity): boolean {
  const plain = plainText(thesis)
  const lead = plain.slice(sentenceAround(thesis, { from, to }).from, from)
  if (unit === 'percent')
    return (
      SHARE_LIMIT.test(lead) ||
      /^ ?(?:max(?:imum)?(?: per|,|;|$)| (?:is )?my (?:limit|cap|maximum|max))/.test(plain.slice(to))
    )
  return new Big(value).gte(LEAST_SUM) && RISK_LIMIT.test(lead)
}
/** In dollars: a smaller number is no sum at risk. */
const LEAST_SUM = 100
const SHARE_LIMIT =
  /(?:(?<![a-z])i set (?:myself|it at)(?: at most)?|(?<![a-z])(?:my (?:own )?(?:[a-z]+ )?|the |^)(?:limit|cap|ceiling|max(?:imum)?|rule)(?: (?:for|on|in|per) (?:[a-z]+ ?){1,3})?(?:,? (?:is|says|of|stands at|was|at)| ?:)(?: (?:at most|max(?:imum)?|no more than|never more than))*|(?<![a-z])i (?:said|wrote|promised)?[a-z ]{0,14}never (?:put |have |hold |own |go )?(?:more than|above|over)) $/
const RISK_LIMIT =
  /(?<![a-z])(?:never|don't|do not|at most) (?:risk|lose|put)(?: at risk)? (?:more than |over |above )?\$?$/

/** "With this it is 13%", "this makes it 9%", "going to 14"; of a risk, what the sentence of the stop comes to. */
function isSizeOfThis(thesis: string, size: Quantity, limit: Quantity): boolean {
  const plain = plainText(thesis)
  const sentence = sentenceAround(thesis, size)
  const [lead, rest] = [plain.slice(sentence.from, size.from), plain.slice(size.to, sentence.to)]
  if (NOT_THIS.test(lead) || NOT_THIS.test(rest) || (limit.unit === 'percent' && !IS_SHARE.test(rest))) return false
  if (limit.unit === 'percent')
    return (
      (size.unit === 'percent' ||
        (size.unit === 'count' &&
          Number(size.value) < WHOLE &&
          (/going to $/.test(lead) || /^ ?(?:[.,;!]|$)/.test(rest)))) &&
      BRINGS_TO.test(lead)
    )
  return (
    new Big(size.value).gte(LEAST_SUM) &&
    /(?<![a-z])(?:stop|risk|lose)/.test(lead) &&
    /(?<![a-z])(?:is|=|are|makes?|risks?) \$?$/.test(lead)
  )
}
/** In percent. */
const WHOLE = 100
const BRINGS_TO =
  /(?:(?<![a-z])(?:with|after) (?:this|these|it)(?: purchase| buy| lot)?,? (?:it|i|we|this|that|[a-z]+)(?:'s|'m| is| am| are)(?: at)?|(?:this|that|it|which) (?:makes|brings|takes|puts|lifts) (?:it|me|this|that|us|the position|[a-z]+)(?: up)?(?: to| at)?|(?<![a-z])(?:going|go|up) to|(?<![a-z])this (?:one )?(?:is|will be))(?: (?:about|around|now|almost|over|already|nearly|roughly))* $/
/** Behind it the clause ends, or it is of what somebody owns: "12% cheaper" and "12% of its sales" are no sizes. */
const IS_SHARE =
  /^ ?(?:$|[.,;:!)–—-]|(?:now|here|then|and|but|because|so|position|weight|in (?:it|this|here|one))(?![a-z])|of (?:my|our|everything|all|the (?:account|portfolio|book|depot|money|pot|whole))(?![a-z]))/
const NOT_THIS =
  /(?<![a-z])(?:not|never|won't|will not|if|unless|until|would|could|sales|revenue|margin|growth|market|sector|index)(?![a-z])/
/** "So I sell some", "back under the limit by Friday": it is brought back. */
const KEEPS_WITHIN =
  /(?<![a-z])(?:so i (?:sell|sold|trim|cut)|i(?:'ll| will)? (?:sell|trim|cut)|sold (?:some|half|part)|back (?:under|below|to|within))(?![a-z])/

const ABOVE = [
  'You write {words}: by your own words this is above your limit.',
  'By {words} this is larger than you allow yourself.',
] as const
