import { isNegated } from './negation.ts'
import { findWording, type Span, type Wording, wording } from './wording.ts'

/** Up to six words of one sentence: what may stand between an "if" and what follows from it. */
const CONDITION = 'if( ([\\w\\x27’$€£%+−–,/&-]|[.](?=[0-9])){1,18}){1,6}'

const I_AM = "I (was|am|'m|will be|would be|'d be|'ll be)"
const I_WILL = "I('d| would| will|'ll)( then)?"
const LEAVE = '(sell|exit|get out|leave|close|reconsider|change my mind)'

/** "Sell if it doubles" names a goal and proves nobody wrong. */
const NOT_A_GOAL =
  "(?! (it|this|they|(the )?(price|stock|shares?|share price)) (hits|reaches|gets to|doubles|triples|goes (up|above|over)|rises|is (up|above|over)))(?! I( am|'m|'ve| have) (up|made|doubled))"

const FALSIFIER = wording(`
  ${CONDITION} (${I_AM}( \\w{1,12})? (wrong|out|mistaken)|(${I_WILL}|I) ${LEAVE}|(my|the|this) (thesis|case|idea) (is|was|breaks)) |
  ${I_AM}( \\w{1,12})? (wrong|mistaken) | (proves?|proven|proving) me wrong |
  (wrong|mistaken) (if|when|once|should) |
  ${I_WILL} ${LEAVE}( it| this| all| everything)? (if|when|once|below|under|as soon as)${NOT_A_GOAL} |
  ${LEAVE}( it| this| all| everything)? (if|when|once|below|under)${NOT_A_GOAL} |
  (sell|exit|out|close it) at [-−–] ?[0-9]{1,3} | out (if|below|under|when|once)${NOT_A_GOAL} | out at a loss |
  I'm out | stop~loss( is| set)? (at|of|is|below|under) | stop (at|of|is|set|below|under) | unless |
  walk away (if|when|once) | (cut|sell)( it)? at a [0-9]{1,2} ?% loss |
  (thesis|case|idea) (is|would be) (broken|wrong|dead|over) |
  (breaks|invalidates?|falsify|falsifies|falsified|disproves?|kills) (the|my|this) (thesis|case|idea) |
  kill criteri(a|on) | deal~breakers?`)

const BUY = '(buy|get in|add|start buying|take a position)'

const BUY_CONDITION = wording(`
  ${CONDITION} (${I_WILL}|I) ${BUY} |
  (would|will|I'd|I'll|to|can|could|I) ${BUY}( it| this| some| more)? (if|when|below|under|once|as soon as|on a (drop|dip|fall|pullback)) |
  (would|will|I'd|I'll|to|can|could|I) ${BUY}( it| this| some| more)? (at|around|near) \\$? ?[0-9]{1,6} |
  buy (if|when|below|under|once) | (wait|waiting|waits) (for|until|till) |
  entry (at|below|under|point|price|near|around) | interested (at|below|under|if|when|once) |
  pull the trigger (if|when|at|below|once) | looking for (a|an|the|it|more|signs) |
  before (I|I'd|I'll|I would|I will) ${BUY} | becomes a buy | (want|need|like) to see`)

/** Where a thesis says what would prove it wrong, or where it ends; null when it doesn't. */
export const findFalsifier = (thesis: string): Span | null => findMeant(thesis, FALSIFIER)

/** Where the thesis of something watched says what it waits for; null when it doesn't. */
export const findBuyCondition = (thesis: string): Span | null => findMeant(thesis, BUY_CONDITION)

const findMeant = (thesis: string, patterns: Wording): Span | null =>
  findWording(thesis, patterns, (span) => isUnless(thesis, span) || !isNegated(thesis, span.from))

/** "I won't sell unless": the "not" belongs to it. */
const isUnless = (thesis: string, { from, to }: Span): boolean => thesis.slice(from, to).toLowerCase() === 'unless'
