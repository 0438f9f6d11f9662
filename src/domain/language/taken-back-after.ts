import { oneOf } from './one-of.ts'

/**
 * Whether a sentence points back at the one before it and denies it, its doing, or that it still holds: "None of this is what I think."
 * "I don't expect it" and "No excuses." take nothing back, and neither does who will not change or break what stands there.
 */
export const takesBack = (next: string): boolean => POINTS_BACK.test(next) || DISMISSES.test(next)

/** "Debt goes to 25 billion? Hardly.": a question that only yes or no can answer, and the answer. */
export const answersNo = (question: string, next: string): boolean =>
  !ASKS_FOR_MORE.test(question) && (ANSWERS_NO.test(next) || takesBack(next))

/** What stands for the sentence before: "that", "this idea". */
const ANAPHOR = oneOf`
  it, that, this, so, these, those, any of (?:it|this|that)
  (?:this|that|the) (?:idea|thought|view|line|sentence|rule|plan|claim|theory|thesis)
`
const NOT = oneOf`
  don't, do not, no longer, never, won't, will not, cannot, can't, wouldn't, would not, would never, should not, shouldn't, must not
  refuse to, am not going to, not
`
/** What somebody does with words that are theirs. */
const HOLDS_TO = oneOf`
  believe(?: in)?, think, buy, accept, share, mean, want, say, write, do, repeat, trust, sign, follow, act on, go by, live by, stand by
  apply, use, hold
`
/** What somebody has done with words that are theirs no longer. */
const DROPPED = oneOf`
  dropped, abandoned, discarded, given up(?: on)?, gave up(?: on)?, deleted, crossed out, struck, retract(?:ed)?, withdr(?:ew|awn)
  reject(?:ed)?, buried, outgrown, left behind, moved on from, (?:take|took|taken|taking) back
`
const DROPS = oneOf`withdraw, drop, reject, retract, abandon, discard, disown, dispute`
const MINE = oneOf`mine, me, my (?:view|own|plan|thesis|rule|words), what (?:i|we) (?:think|believe|mean|do|want)`
/** The clause ends, perhaps with a few words that change nothing about it: "... any more." */
const END =
  '(?: (?:any ?more|myself|at all|again|now|since|long ago|out|back|of mine|for a (?:minute|second|moment)))*(?=\\s*(?:[.!;,)]|$))'

/** "I would never act on that." */
const DOES_NOT_HOLD_TO_IT = `(?:i|we) (?:(?:really|simply|just|would|will|do|could|can) )*${NOT} (?:[a-z]+ )?${HOLDS_TO} (?:(?:a word|any|one word|none) of )?${ANAPHOR}${END}`
/** "I have since dropped that idea." */
const HAS_DROPPED_IT = `(?:i|we)(?: have|'ve| had|'d)?(?: (?:since|now|long|already|finally))* ${DROPPED} (?:all of )?${ANAPHOR}${END}`
/** "I hereby withdraw all of that." */
const DROPS_IT = `(?:i|we) (?:now |hereby |must )?${DROPS} (?:all of )?${ANAPHOR}${END}`
/** "With this I disagree." */
const DISAGREES = `(?:with ${ANAPHOR} )?(?:i|we) (?:strongly |firmly |now )?disagree(?: with ${ANAPHOR})?${END}`
/** "I take that back.", "Scratch that." */
const TAKES_IT_BACK = `(?:i |we )?(?:take|took|taking) (?:all of )?${ANAPHOR} back(?![a-z])|(?:scratch|strike|forget) ${ANAPHOR}${END}`
/** "That is exactly what I will not write." */
const IS_WHAT_IS_NOT_DONE = `(?:that|this|it|which)(?:'s| is| was| would be) (?:exactly |precisely |just |all )?(?:what|how|the (?:kind|sort) of (?:thing|sentence)) (?:that )?(?:i|we) (?:(?:really|simply|just|am|do) )*(?:${NOT}|mustn't|am not)(?![a-z])`
/** "None of this is what I think." */
const NONE_OF_IT =
  '(?:(?:none|nothing|not (?:a|one) word) of (?:this|that|it|the above)|neither of (?:these|this|that)) (?:is|was|are|holds|applies|stands)(?![a-z])'
/** "All of that is false.", "The last line is not mine." */
const IS_FALSE = `(?:(?:all|most) of )?(?:that|this|it|the above|(?:this|that|the last|the) (?:sentence|line|claim|view|statement|rule|plan)) (?:is|was|would be) (?:simply |just |plainly |all |of course )*(?:false|untrue|a lie|not true|not ${MINE}|somebody else's|someone else's|nobody's)(?![a-z])`
/** "That was yesterday's me.", "That is how I used to think." */
const WAS_ANOTHER_SELF =
  "(?:that|this|it) (?:was|is) (?:(?:yesterday's|the old|my old|(?:a|the|my) younger|(?:a|the|my) former) (?:me|self|i)|(?:me|i) (?:then|before|once|years ago|in (?:19|20)\\d\\d)|how (?:i|we) (?:used to|once))(?![a-z])"
/** "Cross that out.", "Delete it." */
const CROSSES_IT_OUT = `(?:cross|strike) ${ANAPHOR} out(?![a-z])|delete ${ANAPHOR}${END}`
const HOLDS_NO_LONGER = '(?:that|this|it) no longer (?:holds|applies|stands|counts)(?![a-z])'

const POINTS_BACK = new RegExp(
  `^(?:but |and |well,? |no,? |now |today |at least )*${oneOf`
    ${DOES_NOT_HOLD_TO_IT}
    ${HAS_DROPPED_IT}
    ${DROPS_IT}
    ${DISAGREES}
    ${TAKES_IT_BACK}
    ${IS_WHAT_IS_NOT_DONE}
    ${NONE_OF_IT}
    ${IS_FALSE}
    ${WAS_ANOTHER_SELF}
    ${CROSSES_IT_OUT}
    ${HOLDS_NO_LONGER}
  `}`,
)
const NONSENSE = '(?:nonsense|rubbish|bullshit|baloney|hogwash|garbage|wishful thinking)'
/** In a word or two: "What nonsense.", "As if." */
const DISMISSES = new RegExp(
  `^(?:but |no,? |well,? )*${oneOf`
    not really, or so i (?:thought|hoped)
    (?:(?:that|this|it|all of (?:it|that|this))(?:'s| is| was)(?: (?:all|just|pure|utter|simply|of course))* )?(?:what |such |pure |utter |total |complete )?${NONSENSE}
    yeah,? right, as if, famous last words, who am i kidding, (?:just |only )?(?:kidding|joking), says? who
  `}\\W*$`,
)

/** What, how and why, or what is done then: "Am I still holding if they lose it? No." denies the holding, and nothing that is said of the share. */
const ASKS_FOR_MORE =
  /^(?:so |and |but )?(?:what|when|where|which|how|why|who|whose|(?:am|are|do|would|will|should|could|can) (?:i|we) (?:still )?(?:be )?(?:hold|keep|own|stay|remain|buy|add|want)(?:ing)?)(?![a-z])/
const ANSWERS_NO = new RegExp(
  `^${oneOf`
    no, nope, nah, never, hardly, scarcely, wrong, false, doubtful, nonsense, as if
    (?:of course|certainly|surely|absolutely|definitely|probably|most likely) not
    not (?:really|at all|for a|a chance|likely|so|in|me|mine|yet|quite|any ?more|true)
    i (?:don't|do not) (?:think|believe) so, i doubt (?:it|that)
  `}(?![a-z])`,
)
