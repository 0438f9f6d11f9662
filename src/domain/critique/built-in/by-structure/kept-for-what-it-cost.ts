import type { CritiqueRequest } from '../../critique.ts'
import type { Finding, FindingKind } from '../basis/finding.ts'
import { money, sideOfCost } from '../basis/holding-period.ts'
import type { Phrasings } from '../basis/phrasing.ts'
import { isSale, isWatched } from '../basis/request.ts'
import { errorAt, isOwnWord, sentencesWithNames, spanIn } from './stated-sentences.ts'

/**
 * What is held at a loss, as the ledger knows, because it would be a loss only by the sale, because of the work and the years that went into it,
 * or because less than what was paid is out of the question.
 */
export function keptForWhatItCost(request: CritiqueRequest): readonly Finding[] {
  if (isSale(request) || isWatched(request) || request.option || request.earlier.length === 0) return []
  const { thesis, price } = request.decision
  if (price === null || sideOfCost(request) !== 'loss') return []
  const sentences = sentencesWithNames(request)
  return READINGS.flatMap(({ patterns, ...error }): readonly Finding[] => {
    for (const sentence of sentences) {
      const pattern = patterns.find((each) => each.test(sentence.words))
      const span = pattern && !NOT_SO.test(sentence.words) ? spanIn(sentence, pattern) : null
      if (!span || !isOwnWord(thesis, span, { negated: true, supposed: true, past: true })) continue
      const finding = errorAt(error, span, request)
      if (finding) return [{ ...finding, values: { ...finding.values, now: money(price) } }]
    }
    return []
  })
}

const KEEP =
  "(?:don't (?:sell|let (?:it|this|them) go)|do not sell|haven't sold|have not sold|hold(?: on)?|keep (?:it|them|this)|sit (?:still|tight|here)|stay(?: in)?|leave it alone)"
const SELL =
  '(?:sell|sold|selling|let (?:it|this|them|this one) go|letting (?:it |this |them )?go|get out|got out|leave|leaving|give (?:it|this|them) up|giving (?:it|this|them) up|part with (?:it|this|them)|walk away|go)'
const NO_LOSS =
  "(?:nothing(?:'s| is)? (?:is )?lost|i(?:'ve| have)? (?:lost nothing|haven't lost(?: (?:anything|a [a-z]+))?|have not lost(?: (?:anything|a [a-z]+))?|not lost(?: (?:anything|a [a-z]+))?)|there(?:'s| is) no loss|it(?:'s| is) (?:no|not a|not a real|no real) loss|it isn't (?:a|a real) loss|the loss (?:isn't real|is not real|doesn't count|doesn't exist)|no loss(?: is made)?)"
const ONLY_BY_SALE: readonly RegExp[] = [
  new RegExp(
    `(?<![a-z])(?:as long as|so long as|while|if) i (?:just |only |simply )?${KEEP}(?: [a-z]+){0,2},? ${NO_LOSS}(?![a-z])`,
  ),
  new RegExp(
    `(?<![a-z])(?:${NO_LOSS}|it(?:'s| is) (?:only|just) a (?:real )?loss|a loss is(?: only)? (?:a loss|one|real)|it(?:'s| is)(?: only)? (?:a )?(?:real|final)(?: loss)?) (?:as long as i ${KEEP}|so long as i ${KEEP}|until i (?:actually )?${SELL}|unless i ${SELL}|if i (?:actually )?${SELL}|(?:once|when|the moment) i ${SELL})(?![a-z])`,
  ),
  new RegExp(
    `(?<![a-z])if i ${SELL}(?: (?:now|here|today|at (?:this price|\\$?\\d[\\d.]*)))*,? (?:then )?(?:the loss (?:is|becomes|will be|would be) (?:real|final|mine)|it (?:is|becomes|would be|will be) a (?:real )?loss|i(?:'d)? (?:lock in|lock|cement) (?:the|a|my) loss)(?![a-z])`,
  ),
  /(?<![a-z])(?:it(?:'s| is)|that(?:'s| is)|this is|all) (?:only|just|merely|nothing but) (?:an? )?(?:paper|book) loss(?:es)?(?![a-z])|(?<![a-z])(?:paper|book) loss(?:es)?(?:,? (?:and|which|that))? (?:[a-z]+ )?(?:doesn't|does not|don't|do not) (?:hurt|count|exist|bother me)(?![a-z])/,
]
const NO_SALE_NO_LOSS =
  /(?:^|[.;:,] )(?:no sale|not sold|unsold|no selling|nothing sold)(?:[,:;]| is| means?) ?(?:no loss|not lost|nothing lost)(?= ?(?:[.,;!)]|$))/
const SPENT =
  '(?:(?:years?|months?|weeks|hours|nights|weekends|evenings)(?: of [a-z]+(?: [a-z]+){0,4})?|work|time|money|effort|patience|nerves|sweat|energy|thought|love|blood)'
const MUCH =
  '(?:too much|too many|so much|so many|all (?:the|that|this|these|those)|everything|\\d+|two|three|four|five|six|seven|eight|ten|twelve|countless)'
const WENT_INTO_IT: readonly RegExp[] = [
  new RegExp(
    `(?<![a-z])(?:can't|cannot|couldn't|could not|won't|will not|not going to|refuse to|hard to|impossible to|how could i) ${SELL}(?: (?:it|this|them|now|here|at (?:this price|\\$?\\d[\\d.]*|half)))* (?:after|with) ${MUCH}(?: ${SPENT})?(?: (?:that )?(?:i|we)(?:'ve| have)? (?:gave|given|put|spent|invested|went|gone|been|held|sunk|waited|paid)(?: [a-z]+){0,3})?(?= ?(?:[.,;:!)]|$))`,
  ),
  new RegExp(
    `(?<![a-z])i(?:'ve| have)? (?:already )?(?:put|invested|sunk|spent|given|gave|waited|sat through|gone through|been through) (?:(?:it|this|this one|them) )?(?:too much|too many|so much|too long)(?: ${SPENT})?(?: (?:into|in|on|with|through|for) (?:it|this|this one|them|here|this (?:company|share|stock|thing)))?(?: (?:now|already))? to (?:now )?(?:just )?(?:${SELL}|stop|quit|throw (?:it|this) away|drop (?:it|this))(?![a-z])`,
  ),
  new RegExp(
    `(?<![a-z])(?:all (?:the|that|this|these|those)|${MUCH}) ${SPENT}(?: (?:that )?(?:i|we)(?:'ve| have)? (?:put|spent|gave|given|invested)(?: [a-z]+){0,3})? (?:can't|cannot|must not|mustn't|won't|shouldn't|may not|is not|are not|isn't|aren't)(?: (?:have|all|going to))* (?:been |be )?(?:for nothing|in vain|wasted|for naught)(?![a-z])`,
  ),
  new RegExp(
    `(?<![a-z])(?:having come (?:this|so) far(?: (?:down )?with (?:it|this|them))?|after (?:coming|holding|waiting|sitting through) (?:so|this|that) (?:far|long|much)(?: (?:down|with it|for it))*),? (?:i|we) (?:may as well|might as well|can't|cannot|won't|will not|'ll not|shall not|am not going to|'m not going to)(?: now)? (?:see|stay|hold|keep|wait|sit|${SELL})(?![a-z])`,
  ),
]
const COST_TOO_MUCH = new RegExp(
  `(?<![a-z])(?:cost|taken)(?: me)? (?:so|too) (?:much|many)(?: ${SPENT})? (?:that i(?:'m not| am not|'ll not| will not| won't| can't| cannot|'d never)(?: (?:going|able|willing|about) to)? (?:${SELL}|hand (?:it|this) (?:over|to [a-z]+))|to (?:just )?${SELL})(?![a-z])`,
)
const PAID =
  '(?:what i (?:paid|gave|put in|laid out)|my (?:cost|entry|purchase price|buy price|money|average)|the \\$?\\d[\\d.]* (?:i|that i) (?:paid|gave))'
const NOT_BELOW_COST: readonly RegExp[] = [
  new RegExp(
    `(?<![a-z])(?:letting (?:it |this |them )?go|selling|leaving|getting out|parting with it)(?: (?:it|this|now|here))* (?:at|for|below|under) (?:(?:less than|half(?: of)?|a (?:third|quarter|half)(?: of)?|two thirds of|a fraction of|below) )?${PAID} (?:is|would be)? ?(?:out of the question|not an option|no option|unthinkable|not on|never going to happen|not going to happen)(?![a-z])`,
  ),
  new RegExp(
    `(?<![a-z])(?:i (?:won't|will not|would never|'ll never|will never|refuse to|am not going to|can't|cannot)|i'm not) ?(?:selling|sell|let(?:ting)? (?:it|this|them) go|hand(?:ing)? (?:it|this|them) over|part(?:ing)? with (?:it|this|them)|giv(?:e|ing) (?:it|this|them) (?:up|away)) (?:at|for|below|under) (?:(?:less than|half(?: of)?|a (?:third|quarter|half)(?: of)?|a fraction of|anything (?:below|under)|below) )?${PAID}(?= ?(?:[.,;:!)]|$|and |even ))`,
  ),
]
const STAYS_BELOW = new RegExp(
  `(?<![a-z])(?:under|below|for less than) \\$?\\d[\\d.]* (?:it|this|they) (?:stays?|(?:doesn't|don't|won't) (?:go|leave|get sold)|(?:isn't|aren't) (?:sold|for sale))(?: [a-z]+){0,4}[,:;]? (?:because )?(?:that's|that is|which is|that was) ${PAID}(?![a-z])`,
)
/** Another measure, or an end that is near. */
const NOT_SO =
  /(?<![a-z])(?:tax|wash sale|year end|yield|dividend|coupon|wrong|mistake|rule|stop|whether i|either way|if i don't|too(?= ?[.!]?$)|(?:he|she|they|people|some|many) (?:say|says|think|thinks))(?![a-z])/

type Reading = {
  readonly kind: FindingKind
  readonly weight: number
  readonly ways: Phrasings
  readonly patterns: readonly RegExp[]
}
const READINGS: readonly Reading[] = [
  {
    kind: 'loss-aversion',
    weight: 78,
    ways: ['You write {words}: at {now} a share of {ticker} is worth {now}, sold or kept.'],
    patterns: [...ONLY_BY_SALE, NO_SALE_NO_LOSS],
  },
  {
    kind: 'sunk-cost',
    weight: 78,
    ways: ['You write {words}: that is spent, whatever you decide now.'],
    patterns: [...WENT_INTO_IT, COST_TOO_MUCH],
  },
  {
    kind: 'anchoring-to-cost',
    weight: 78,
    ways: ['You write {words}: what you paid is known to you alone, and no buyer of {ticker} looks at it.'],
    patterns: [...NOT_BELOW_COST, STAYS_BELOW],
  },
]
