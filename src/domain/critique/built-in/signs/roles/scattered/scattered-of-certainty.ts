import { together } from '../../../../../language/together.ts'
import { words } from '../../../../../language/wording.ts'
import type { Sign } from '../../sign.ts'
import { CAME_BACK, NO_FALL } from '../said-of-errors.ts'
import { SCATTERED_ERROR, STANDS_FOR } from './scattered-error.ts'

/** That nothing can go wrong, and of whom or of what else the same words are said. */
const FEARLESS =
  "(?:(?:not|im)? ?(?:possible|impossible) to (?:lose|fail|go wrong)|(?:not possible|impossible)(?: [a-z]+){0,2} (?:to lose|loss|losing|that (?:it|this) (?:falls|fails|loses))|(?:isn't|is not|no|never|without)(?: [a-z]+)? (?:a )?(?:losing side|losers?|loss side|down ?side|possible loss|danger|risk(?: (?:here|in (?:it|this)|at all|whatsoever))?)(?= ?(?:[.,;!)]|$|to (?:this|it)|in (?:this|it)|here))|(?:doesn't|does not|can't|cannot|never|won't|will not)(?: [a-z]+)? (?:come out|end|fall|go|drop|be|close)(?: [a-z]+)? (?:below|under|beneath) [$€£]?\\d[\\d.,]*|(?:already|long|as good as) (?:decided|settled|done|won|sealed|signed|certain|over)|decided already|(?:only|merely|just|simply) (?:a )?(?:matter|question) of (?:time|when|days|weeks|patience)|foregone conclusion|written in (?:the )?(?:stars|stone)|in the bag|(?:what|nothing)(?: [a-z]+){0,3} to (?:be afraid of|fear|worry about|be scared of)|whether (?:anyone|anybody|they|one|people|the [a-z]+) (?:likes?|wants?) it or not|(?:i'd|i would|i'll|i will|i could|i can) (?:stake|bet|swear|put|wager)(?: [a-z]+){0,3} (?:my|our|on my|by my) [a-z]+|one (?:only|just|simply) has to wait|(?:cannot|can't|could not) but (?:win|rise|gain)|money (?:is|lies) (?:lying )?(?:on|in) the (?:street|table|floor)|like (?:printing|picking up) money|sure as (?:eggs|death|sunrise|the sunrise|taxes|night)|eat my (?:hat|shoes?|boots?|tie|beret|cap|words|shirt|socks|apron|helmet|gloves|[a-z]+)(?= ?(?:[.,;!)]|$))|nothing (?:that|which) (?:could|can|would|will) (?:make|let|bring|get|force) (?:it|this)(?: [a-z]+){0,2} (?:fall|drop|lose|down|sink|break|fail)|(?:none|neither|nothing) of (?:them|it|that|these) can(?= ?(?:[.,;!)]|$|go |happen|fail))|(?:this one|this|it)(?:'s| is) (?:absolutely |completely |perfectly |totally |bomb-?proof|as )?(?:safe|bulletproof|bomb-?proof|bullet-?proof|unsinkable|indestructible)(?= ?(?:[.,;!)]|$))|gravity|as (?:certain|sure) as)"
const OTHERS_FEARLESS =
  /(?<![a-z])(?:but (?!i (?:bought|am in)|then)|except|unless|salesman|brochure|used to|i (?:would|'d) not|wouldn't|worr(?:y|ies|ied)|of the dividend|the licence|the license|customers|treaty|concession|the order|contract is|court|merger|deal is (?:done|signed)|vote|patent|index)(?![a-z])/

/** Every time that it fell, that it rose again, and that it will. */
const ALL_HOLES =
  "(?:(?:every|each|any|all) (?:the |its |those )?(?:single )?(?:hole|holes|crisis|crises|crash|crashes|war|wars|dip|slump|slumps|storm|storms|fall|falls|time|downturn|recession|panic|trough|valley|low|setback|winter)(?: [a-z']+){0,5}|(?:always|every time|each time|without exception|never once failed to)(?: [a-z]+){0,3})"
const ROSE_AGAIN =
  '(?:(?:crawl|climb|claw|come|came|dug|dig|get|got|rise|rose|risen|stand|stood|recover|bounce|pull|pick|surviv|fight|fought|work)(?:ed|s|es|ing|e|ed)?(?: (?:itself|its way))?(?: (?:back|out|up|again|of|from|through))+|(?:recovered|survived|rebounded|came back|outlived|weathered|rose again))'
const WILL_AGAIN =
  "(?:(?:(?:it|this|they) |and )(?:will|'ll|is going to|shall)(?: [a-z]+){1,4}(?: (?:this|again|too|as well|one))|so (?:will|shall|does) (?:it|this|i)|will (?:again|too|this time)|this one (?:too|as well)|no different|again(?= ?[.!]))"

/** That it cannot fall, or has always come back. */
export const SCATTERED_OF_CERTAINTY: readonly Sign[] = [
  {
    ...SCATTERED_ERROR,
    kind: 'overconfidence',
    weight: 69,
    at: 'purchase',
    fromConfidence: 8,
    allows: ['isNegated', 'isSupposed', 'isPast'],
    isRhetorical: true,
    notBeside: OTHERS_FEARLESS,
    pattern: words(FEARLESS),
    says: NO_FALL,
  },
  {
    ...SCATTERED_ERROR,
    kind: 'recency',
    weight: 63,
    at: 'purchase',
    allows: STANDS_FOR,
    notBeside: /(?<![a-z])(?:the state|bailed|customers|patients|guests|volumes?|demand|index|unless)(?![a-z])/,
    pattern: together([words(ALL_HOLES), words(ROSE_AGAIN)], [words(WILL_AGAIN)]),
    says: CAME_BACK,
  },
]
