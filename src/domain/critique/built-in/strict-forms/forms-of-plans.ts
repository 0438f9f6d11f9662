import { wholeWords } from '../../../language/whole-word-pattern.ts'
import { holdingPeriodOf } from '../basis/holding-period.ts'
import { CLOSES_THEN } from '../basis/side-of-option.ts'
import type { Place } from './place.ts'
import type { StrictForms } from './strict-form.ts'

/** What is said to follow a rule, and to ask no view of the asset: only where the entry gives no other reason for this act. */
export const STRICT_FORMS_OF_PLANS: StrictForms = {
  // "Same as a smoke alarm": nobody buys an option month after month.
  'index-plan': (place) => !place.request.option && hasNoOtherReason(place),
  'rebalancing-by-rule': (place) => hasNoOtherReason(place) && isHeld(place) && bringsBack(place),
  hedge: (place) =>
    hasNoOtherReason(place) &&
    (isPut(place) ||
      ((COVERS_OWN.test(place.words) || /(?<![a-z])hedge, not a bet/.test(place.sentence)) &&
        !OF_A_FEELING.test(place.sentence))),
}

function hasNoOtherReason({ text, words }: Place): boolean {
  const beside = text.replace(words, ' ')
  return !OTHER_REASON.test(beside)
}

const OTHER_REASON = wholeWords(
  "(?:i|i'm|we)(?: am)? (?:buy|bought|buying|add|added|adding|sell|sold|selling|own|hold|want|like)(?: [a-z0-9%$]+){0,5} because|(?:my|the|main|real) (?:reason|thesis|case)(?: is|:| here)|(?:reason|thesis|why|case)s?:|i (?:think|believe|expect|am sure|bet) (?:that )?(?:it|this|the (?:stock|share|shares|price|market))(?:'s)? (?:will|is (?:cheap|undervalued|going)|goes|should|has to|must)|undervalued|price target|will (?:double|triple|rise|fall|crash)|upside",
)

/** Nothing is brought back to its share of the whole that was not held before. */
function isHeld({ request, text }: Place): boolean {
  if (STANDS_AT.test(text) && STANDS_BESIDE.test(text)) return true
  return request.decision.action !== 'Buy' || holdingPeriodOf(request)?.buy != null
}

/** "Target 30%, band +/-5, we stand at 24.6%": held elsewhere, in other funds or with another broker. */
const STANDS_AT =
  /(?<![a-z])(?:(?:i|we) (?:stand|are|sit)|(?:it|that) (?:stands|sits)|now|currently) (?:now )?at \d+(?:\.\d+)? ?(?:%|percent)/
const STANDS_BESIDE = /(?<![a-z])(?:target(?! price)|band)(?: [a-z]+){0,4}(?: is| of|:)? ?(?:\+\/-)? ?\d+(?:\.\d+)?/

/** A limit that stands there decides nothing yet: a purchase or a sale that leads back to it does. */
const bringsBack = ({ text }: Place): boolean => BRINGS_BACK.test(text)
const BRINGS_BACK = wholeWords(
  'back|down to|up to|buy(?:ing)? to \\d+|rebalanc\\w*|trim\\w*|sell\\w*|sold|cut\\w*|fill\\w*|top(?:ped|ping)? up|until it is|so (?:that )?it is|(?:lower|upper) band|equal weights?|target weights?|drift\\w*|too (?:big|large|much|little|small|heavy)|outgr[a-z]+|shrunk|grown|over(?:weight)?|under(?:weight)?|lighten\\w*|brings?|reduc\\w+|add(?:ed|ing)? to|buy(?:ing)? (?:so much|as much|until|what)|same rule|a rule is a rule|rule is (?:a )?rule|by the rule|as the rule',
)

function isPut({ request, text, words }: Place): boolean {
  return (
    (request.option?.right === 'put' || /(?<![a-z])puts?(?![a-z])/.test(words)) &&
    !WRITES_PUTS.test(text.replace(CLOSES_THEN, ' '))
  )
}
const WRITES_PUTS = wholeWords(
  '(?:sell|sold|selling|write|wrote|writing|written|short|shorted|shorting) (?:[a-z0-9]+ ){0,3}puts?|collect(?:ing|ed)? (?:the )?premium',
)
/** "As a hedge against my salary", "insurance for my other shares": what of the writer's it covers. */
const COVERS_OWN = wholeWords(
  'portfolio insurance|hedge, not a bet|for the (?:case|day)(?: that| when) (?:everything|all|the rest)',
  '(?:hedge|hedges|hedging|insurance|protection|protects|insures|covers) (?:for|against|on|of|over)? ?(?:[a-z]+ ){0,3}?(?:my|our) (?:[a-z]+ ){0,2}?(?:shares?|stocks?|portfolio|book|account|holdings?|positions?|savings|pension|job|salary|pay|wages|mortgage|house|flat|rest|other|money|bonds?|funds?|longs?|wealth|business|farm|rent|bills?)',
)
const OF_A_FEELING = wholeWords('bias|bets?|words|ego|regret|feelings?|fomo|opinion|view|language')
