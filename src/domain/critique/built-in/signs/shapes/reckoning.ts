import { together } from '../../../../language/together.ts'
import { words } from '../../../../language/wording.ts'
import { AMOUNT, type Shape, tail } from './shape.ts'

const OWN_LINE = words(
  '(?:my|our|the)(?: own| old| first| original| written)? (?:\\d{1,2} ?% )?(?:rule|stop|line|limit|plan|test)(?: (?:at|of) \\$?\\d[\\d.,]*)?|(?:had|if) i (?:had )?(?:followed|kept|obeyed|respected|listened to|acted on|stuck to)',
)
/** With a sum: what the line would have cost, saved or left. */
const WOULD_HAVE = words(
  `(?:would(?: have|'ve)|i'd have|would) (?:cost|saved|spared|gotten|got|taken|been|kept|brought|had|lost)(?: (?:me|us|it|out|only|just|at|about|around|a loss of|at a loss of)){0,4} ${AMOUNT}(?: ?%)?(?: or so)?(?: instead of ${AMOUNT})?|${AMOUNT} that (?:the|my) (?:rule|stop|line|limit|plan) would have (?:spared|saved|kept)`,
)
const FAULT =
  'anger|rage|greed|spite|vanity|pride|stubbornness|revenge|envy|boredom|panic|ego|hubris|laziness|cowardice'

/**
 * What somebody who sells at a loss says of their own part in it: what the line would have come to, a feeling that decided, what they do
 * otherwise from now on. That it is a loss is a fact of the ledger, and without it the same words are a boast or a plan.
 */
export const RECKONING_SHAPES: readonly Shape[] = [
  {
    kind: 'error-admitted',
    saysOnlyThat: true,
    at: 'sale',
    when: 'loss',
    of: 'others',
    weight: 66,
    allows: ['isPast', 'isSupposed', 'isNegated'],
    says: [
      'You set beside it what your own line would have come to: {words}.',
      'You count what your own line would have come to, {words}, which few look at.',
    ],
    pattern: together([OWN_LINE, WOULD_HAVE]),
  },
  {
    kind: 'error-admitted',
    saysOnlyThat: true,
    at: 'sale',
    when: 'loss',
    of: 'others',
    allows: ['isPast', 'isNegated'],
    unless:
      /(?<![a-z])(?:their|his|her|management's|the market's|traders'?) (?:own )?(?:greed|ego|pride|vanity|hubris|panic)/,
    pattern: words(
      `(?:(?:that|this|it|the (?:first|second|third|last|whole) (?:one|buy|purchase|lot|trade)?|the (?:first|second|third|last)) )(?:was|were) (?:(?:just|only|pure|plain|sheer|simply|nothing but|my|all) )*(?:${FAULT})|it was (?:(?:my|only|just|pure|plain) )*(?:${FAULT}) that (?:kept|made|held|drove|got|had) me${tail(3)}|
      my (?:omission|oversight|blunder|own doing|stubbornness|pride|vanity)(?= ?(?:[.,;!]|$))|(?:this|that) (?:one )?i did to myself|
      because i (?:couldn't|could not|didn't want to|did not want to|was too proud to|wouldn't) (?:admit|accept|face|see|say)(?: (?:it|that|the loss))?|because i wanted to be (?:right|even)${tail(2)}|
      i hate that i knew|i knew (?:it|that|better)(?: [a-z]+){0,2} and (?:did nothing|did not act|didn't act|waited|held|stayed)|i had it in writing${tail(0)} and (?:did nothing|did not act|didn't act|held|stayed|waited)|i (?:never )?had (?:no|a) reason after [a-z ]{3,24}, only hope`,
    ),
  },
  {
    // From the second sale on it may be a habit; a promise to oneself is no error, and is told as what it is.
    kind: 'error-admitted',
    saysOnlyThat: true,
    at: 'sale',
    when: 'loss',
    of: 'others',
    allows: ['isPast', 'isNegated', 'isSupposed'],
    says: ['You draw a rule from it: {words}.', 'What you take from the loss stands there as a rule, {words}.'],
    pattern: words(
      `(?<=(?:^|[.!?] ))(?:(?:and )?next time,? (?:i |my |no |the (?:rule|line|stop|order|plan|test|size|limit) )|note to self: |from now on,? (?:i |my |no |never |always |only )|never again )(?:[^.,;:!?]|[.,](?=\\d)){8,90}`,
    ),
  },
]
