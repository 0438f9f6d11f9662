import { percentSureOf } from '../../../claims/probability.ts'
import { matchesOf } from '../../../language/matches-of.ts'
import { plainText } from '../../../language/plain-text.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import { isMeant } from '../../../language/standing.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { isWrittenInTime } from '../basis/day-of-writing.ts'
import { quotationAround } from '../basis/quotation.ts'
import { isReadable } from '../basis/readable.ts'
import { isPurchase } from '../basis/request.ts'
import { quotesWhole } from '../strict-forms/quotes-whole.ts'
import type { StandingFact } from './standing-finding.ts'

/**
 * A probability in the writer's own words, "I put it at 92", beside what their number stands for. Of what it is a probability is theirs to say,
 * so both only stand beside each other; one below even is mostly of something that goes wrong.
 */
export function ownProbability(request: CritiqueRequest): readonly StandingFact[] {
  const { decision } = request
  if (!isPurchase(request) || !isWrittenInTime(decision) || !isReadable(request)) return []
  const plain = plainText(decision.thesis)
  for (const { index, 0: words, groups = {} } of matchesOf(OWN, plain)) {
    const span = { from: index, to: index + words.length }
    const { from, to } = sentenceAround(decision.thesis, span)
    const { a, b, c, d, e } = groups
    const percent = Number(a ?? b ?? c ?? d ?? e)
    const quoted = quotationAround(decision.thesis, span)
    const isOfChance = a === undefined || OF_CHANCE.test(plain.slice(from, to))
    if (percent <= EVEN || percent >= 100 || !isOfChance || GOES_WRONG.test(plain.slice(from, to))) continue
    if (!isMeant(decision.thesis, span) || !quotesWhole(quoted, decision.thesis)) continue
    const right = percentSureOf(decision.confidence)
    const values = { words: quoted, confidence: String(decision.confidence), right: String(right) }
    return [{ quoted, values, ways: percent === right ? SAME : WAYS }]
  }
  return []
}

const EVEN = 50
const ABOUT = '(?:(?:about|around|roughly|some|maybe|perhaps|at) )*'
const MINE = 'my (?:(?:own|honest|best|rough|sober|first|real|private) )*'
const OF_HUNDRED = ' ?(?:in|out of|of|\\/) ?(?:100|a hundred|one hundred)(?!\\d|[.,]\\d|%)'
const OWN = new RegExp(
  [
    // Beside a word of chance.
    `i (?:put|see|rate|have|estimate|judge|call) (?:it|this|that|the (?:odds|chances?|probability)) (?:at |as )?(?:about |around |roughly )?(?<a>\\d{2})(?: ?%| ?percent| (?:in|of|out of) (?:100|a hundred))?(?![\\d.,]\\d|\\d| ?(?:dollars|times|x|bn|m)(?![a-z]))`,
    `i (?:give|put|see|assign)[^.;:!?]{0,40}? (?<b>\\d{2}) ?(?:%|percent) (?:chance|probability|odds|likely|likelihood)`,
    `${MINE}(?:estimate|guess|odds|probability|chances?|reckoning|number|figure)(?: (?:of|for|on) (?:it|this|that|being right|(?:the|my) (?:thesis|case|idea)))?(?: (?:is|are|would be|stands|comes (?:to|out)|comes)|:| =)? ${ABOUT}(?<c>\\d{2})${OF_HUNDRED}`,
    `${MINE}(?:odds|probability|chances?)(?: (?:of|for|on) (?:it|this|that|being right|(?:the|my) (?:thesis|case|idea)))?(?: (?:is|are|would be|stands|comes (?:to|out)|comes)|:| =)? ${ABOUT}(?<d>\\d{2}) ?(?:%|percent)`,
    `i(?:'d| would)? (?:say|guess|call it|make it|go with) (?:(?:it's|it is|that's|that is) )?${ABOUT}(?<e>\\d{2})${OF_HUNDRED}(?= ?(?:[.,;:!)–—-]|$|that |to ))`,
  ]
    .map((way) => `(?<![a-z])${way}`)
    .join('|'),
  'g',
)
const OF_CHANCE = /(?<![a-z])(?:probabilit\w+|chances?|odds|likel\w+|how likely|percent sure)(?![a-z])/
/** Of a loss, a crash, a delay, or of another time. */
const GOES_WRONG =
  /(?<![a-z])(?:recession|crash|invasion|default|bankrupt\w*|fails?|loss|lose|wrong|worthless|zero|delay\w*|cut|last (?:year|time|month)|once|used to|back then|in 20\d\d)(?![a-z])/

const WAYS = [
  'You write {words}; your {confidence} of 10 stands for {right} in 100 on Candor’s scale.',
  'Beside your own {words} stands {confidence} of 10, which Candor reads as {right} in 100.',
] as const
const SAME = [
  'You write {words}, and your {confidence} of 10 stands for just that on Candor’s scale: {right} in 100.',
] as const
