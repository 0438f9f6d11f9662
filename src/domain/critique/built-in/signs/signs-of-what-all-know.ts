import { together } from '../../../language/together.ts'
import { words } from '../../../language/wording.ts'
import type { Sign } from './sign.ts'

/** What has a price or a rate that everybody reads. */
const QUOTED_DAILY =
  '(?:(?:freight|charter|tanker|spot|day|interest|policy|mortgage|shipping|container) rates?|(?<=(?:^|[.!?;:,] ?|(?:the|and|because|since|as) ))rates)|oil|crude|brent|wti|natural gas|gas|gold|silver|copper|uranium|lithium|nickel|palladium|platinum|coffee|cocoa|sugar|wheat|corn|steel|iron ore|aluminium|aluminum|bitcoin|dollar|yen|euro|nasdaq|(?:(?:oil|gas|gold|copper|power|electricity|chip|memory|dram|egg|beef|milk|house) )prices?|fed|ecb|bank of [a-z]+|central banks?|boj|boe|rba|snb'
const MOVED =
  '(?:doubled|tripled|halved|rose|risen|rise|rises|raised?|raises|raising|hiked?|hikes|cuts?|cutting|jumped|soared|climbed|(?:went|gone|go|is|are|goes) (?:way )?(?:up|down|higher|lower)|(?:at )?(?:a |an )?(?:new )?(?:record|all[- ]time) highs?|at (?:a |an )?(?:new )?record|falling|rising|fell|fallen|exploded|spiked)'
const MOVE = `(?:${QUOTED_DAILY})(?: (?!(?:if|when|once|not|never|if|under|below|above|over)(?![a-z]))[a-z0-9]+){0,5}? ${MOVED}`

/** A move of a rate or a raw material from which the share follows by itself. */
export const SIGNS_OF_WHAT_ALL_KNOW: readonly Sign[] = [
  {
    kind: 'known-to-all',
    of: 'others',
    weight: 58,
    at: 'purchase',
    unless:
      /\d ?%|(?<![a-z])(?:margin|cash flow|break-?even|cost per|all-in cost|priced in|already in|hedg\w*|i (?:don't|do not) know)(?![a-z])/,
    pattern: words(`
      ${MOVE}(?: [a-z0-9%]+){0,6},? (?:so|then|and so|therefore|that is why|which means)(?: [a-z]+){0,4}? (?:must|have to|has to|will|should|can only|follow|follows|profit|profits|benefit|benefits|go up|goes up|win|wins)(?: [a-z]+){0,2}|
      ${MOVE}(?: [a-z0-9%]+){0,4}[.!] (?:so )?(?:the )?[a-z]+ (?:must|have to|has to|can only) (?:go up|rise|follow|benefit|profit|go higher)`),
    says: [
      'You write {words}: who of those who sell {ticker} today does not know that?',
      'You write {words}: since everybody can read that, what do you see that the price does not?',
    ],
  },
  {
    kind: 'known-to-all',
    of: 'others',
    weight: 58,
    at: 'purchase',
    unless: /(?<![a-z])(?:priced in|already in|not enough|isn't enough|hedg\w*)(?![a-z])/,
    pattern: together(
      [words(`${MOVE}(?: (?:since|in|this|by|from|over|to)(?: [a-z0-9]+){1,3})?`)],
      [
        words(
          "(?:for me )?(?:that|this|it)(?:'s| is) enough(?: for (?:me|a position|a trade))?|enough for (?:me|a position)|(?:that|this)(?:'s| is) (?:the|my) (?:whole |entire )?(?:trade|thesis|reason|case|idea|bet)|nothing (?:more|else) (?:to it|to say|needed)|simple as that|no more (?:to it|needed)",
        ),
      ],
    ),
    says: [
      'You write {words}: who of those who sell {ticker} today does not know that?',
      'You write {words}: since everybody can read that, what do you see that the price does not?',
    ],
  },
]
