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
    return INSURES.test(plain) && !IS_NONE.test(plain)
  })

const INSURES =
  /(?<![a-z])(?:hedg(?:e|es|ed|ing)(?! funds?)|insurance(?! (?:compan|business|stock|sector|industry|broker))|insures? (?:my|our|the)|(?:smoke|fire) (?:alarm|detector)|seat ?belts?|airbags?|fire extinguisher|lifeboat|belt and (?:braces|suspenders)|(?:is|are|as) (?:no|not (?:a|my)) (?:view|opinion|bet|forecast)|protect(?:s|ion|ing)?(?= (?:for |of |against |on )?(?:my|our|the (?:shares|stock|rest|position)))|protective|hop(?:e|ing) (?:that )?(?:it|they|these|this|the puts?) (?:all )?(?:expires?|ends?|goes?|go|lapses?|dies?) (?:worthless|at zero|to zero|unused)|let(?:ting)? (?:the|these|my|our) puts? (?:go|expire|lapse|die|run (?:out|off))|shares (?:they|it|these) covers?|cover(?:s|ing)? (?:[a-z0-9%]+ ){0,3}(?:my|our|the) (?:[a-z]+ )?(?:shares|stock|position|rest))(?![a-z])/
const IS_NONE =
  /(?<![a-z])(?:no|not an?|not my|isn't an?|is not an?|hardly an?|never an?|instead of an?|rather than an?) (?:[a-z]+ )?(?:hedge|insurance|protection)(?![a-z])/
