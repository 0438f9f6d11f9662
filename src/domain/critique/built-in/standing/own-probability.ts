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
    const percent = Number(groups.a ?? groups.b)
    const quoted = quotationAround(decision.thesis, span)
    const isOfChance = groups.b !== undefined || OF_CHANCE.test(plain.slice(from, to))
    if (percent <= EVEN || percent >= 100 || !isOfChance || GOES_WRONG.test(plain.slice(from, to))) continue
    if (!isMeant(decision.thesis, span) || !quotesWhole(quoted, decision.thesis)) continue
    const right = String(percentSureOf(decision.confidence))
    return [{ quoted, values: { words: quoted, confidence: String(decision.confidence), right }, ways: WAYS }]
  }
  return []
}

const EVEN = 50
const OWN =
  /(?<![a-z])i (?:put|see|rate|have|estimate|judge|call) (?:it|this|that|the (?:odds|chances?|probability)) (?:at |as )?(?:about |around |roughly )?(?<a>\d{2})(?: ?%| ?percent| (?:in|of|out of) (?:100|a hundred))?(?![\d.,]\d|\d| ?(?:dollars|times|x|bn|m)(?![a-z]))|(?<![a-z])i (?:give|put|see|assign)[^.;:!?]{0,40}? (?<b>\d{2}) ?(?:%|percent) (?:chance|probability|odds|likely|likelihood)/g
const OF_CHANCE = /(?<![a-z])(?:probabilit\w+|chances?|odds|likel\w+|how likely|percent sure)(?![a-z])/
/** Of a loss, a crash, a delay, or of another time. */
const GOES_WRONG =
  /(?<![a-z])(?:recession|crash|invasion|default|bankrupt\w*|fails?|loss|lose|wrong|worthless|zero|delay\w*|cut|last (?:year|time|month)|once|used to|back then|in 20\d\d)(?![a-z])/

const WAYS = [
  'You write {words}; your {confidence} of 10 stands for {right} in 100 on Candor’s scale.',
  'Beside your own {words} stands {confidence} of 10, which Candor reads as {right} in 100.',
] as const
