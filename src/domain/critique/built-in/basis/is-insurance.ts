import { plainText } from '../../../language/plain-text.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { sideOfOption } from './side-of-option.ts'

/**
 * Whether a put is held for what it covers, by its writer's words: "these puts are not a view", "same as a smoke alarm". What was paid for
 * it is a premium and no stake, and that it ends worthless is what they hope.
 */
export const isInsurance = (request: CritiqueRequest): boolean =>
  request.option?.right === 'put' &&
  sideOfOption(request) === 'bought' &&
  [request.decision, ...request.earlier].some(({ thesis }) => {
    const plain = plainText(thesis)
    return (IS_CALLED.test(plain) || coversOthers(plain)) && !IS_NONE.test(plain)
  })

/** What somebody has elsewhere, and a put on an index may cover. */
const OWN_THINGS =
  '(?:my|our) (?:(?:whole|entire|own|other|state|company|old|long|us|stock|index|tech) ){0,2}(?:pensions?|portfolio|retirement|nest egg|savings|funds?|etfs?|trackers?|shares|stocks?|stock options|rsus|holdings|account|isa|401k|401\\(k\\)|ira|job|salary|bonus|business|house|flat|longs?|book|position)'
/** "Put on the index against my pension", "for the portfolio:", "so that a bad year in tech doesn't take all of it": how it is told what a put covers. */
export const COVERS_OTHERS = [
  `(?:puts?|spreads?|options?|contracts?)(?: (?!because|if)[a-z0-9.%&$']+){0,6},? (?:against|behind|beside|to cover|to protect|to guard) ${OWN_THINGS}`,
  `(?:against|for) ${OWN_THINGS}(?= ?(?:[.,;:!)]|$|and |which ))`,
  'for the (?:portfolio|book|pension|account|rest)(?= ?(?:[.,;:!)]|$))',
  "so (?:that )?(?:an?|one|the|another|no) (?:[a-z]+ ){1,5}?(?:doesn't|does not|doesnt|can't|cannot|can not|won't|will not) (?:take|cost|sink|wipe|ruin|undo|eat|halve|end)(?: (?:out|up|me|us|all|half|most|of|it|them|everything|the|my|our|[a-z]+)){0,5}",
]

/** Whether words say that something of the writer's is covered, and nothing of a bet. */
export const coversOthers = (plain: string): boolean => COVERS.test(plain) && !BETS.test(plain)
const COVERS = new RegExp(`(?<![a-z])(?:${COVERS_OTHERS.join('|')})(?![a-z])`)
const IS_CALLED =
  /(?<![a-z])(?:hedg(?:e|es|ed|ing)(?! funds?)|insurance(?! (?:compan|business|stock|sector|industry|broker))|insures? (?:my|our|the)|(?:smoke|fire) (?:alarm|detector)|seat ?belts?|airbags?|fire extinguisher|lifeboat|belt and (?:braces|suspenders)|(?:is|are|as) (?:no|not (?:a|my)) (?:view|opinion|bet|forecast)|protect(?:s|ion|ing)?(?= (?:for |of |against |on )?(?:my|our|the (?:shares|stock|rest|position)))|protective|hop(?:e|ing) (?:that )?(?:it|they|these|this|the puts?) (?:all )?(?:expires?|ends?|goes?|go|lapses?|dies?) (?:worthless|at zero|to zero|unused)|let(?:ting)? (?:the|these|my|our) puts? (?:go|expire|lapse|die|run (?:out|off))|shares (?:they|it|these) covers?|cover(?:s|ing)? (?:[a-z0-9%]+ ){0,3}(?:my|our|the) (?:[a-z]+ )?(?:shares|stock|position|rest))(?![a-z])/
/** Whoever bets with it covers nothing. */
const BETS = /(?<![a-z])(?:bets?|betting|punt|gamble|short(?:ing)?|win|profit|doubles?)(?![a-z])/
const IS_NONE =
  /(?<![a-z])(?:no|not an?|not my|isn't an?|is not an?|hardly an?|never an?|instead of an?|rather than an?) (?:[a-z]+ )?(?:hedge|insurance|protection)(?![a-z])/
