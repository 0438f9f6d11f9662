import { comparisonsOf } from '../language/comparison.ts'
import { quantitiesOf } from '../language/quantities.ts'
import { TOLD } from './vocabulary/condition-patterns.ts'
import type { Found } from './vocabulary/found-test.ts'
import type { Sentence } from './vocabulary/sentence.ts'

/**
 * What has to come, said by the shape of its clause: something other than the writer, a verb of necessity, and a figure or a time
 * by which it can be checked. "GMS must stop shrinking by Q4", "needs 10% growth to be worth my time". Also what a decision is
 * said to stand and fall with.
 */
export function requirementIn({ words, span }: Sentence): Found | null {
  if (/\?\W*$/.test(words) || SAID_BY_OTHERS.test(words)) return null
  const named = MILESTONE.exec(words)
  const match = STANDS_AND_FALLS.exec(words) ?? named ?? REQUIREMENT.exec(words)
  const [from, to] = match?.indices?.groups?.condition ?? [0, 0]
  const condition = words.slice(from, to)
  if (!match || to - from < SHORTEST || to - from > LONGEST || OF_SOMETHING_ELSE.test(condition)) return null
  if (TELLS_EFFECT.test(condition) || OF_LENDERS.test(words)) return null
  const isOfAll = match.groups?.all !== undefined
  // "Consensus would have to fall below $5 for the multiple to exceed 20x" supposes, and requires nothing.
  if (/(?<![a-z])would (?:have|need) to(?![a-z]).*(?<![a-z])(?:for|before) /.test(condition)) return null
  if (!isOfAll && (TOLD.test(condition) || SUPPOSED.test(words.slice(0, from)) || !isCheckable(condition))) return null
  const start = span.from + (isOfAll ? match.index + (match.groups?.lead?.length ?? 0) : from)
  // "... is the milestone" belongs to the words: without it they name an event, and not what has to come.
  const end = span.from + (match === named ? match.index + match[0].length : to)
  return {
    span: { from: start, to: end },
    condition: { from: span.from + from, to: span.from + to },
    takes: 'reversed',
    followedBy: 'was-wrong',
  }
}

/**
 * "Demand has to fall when the subsidy ends", "they have to be fed by the desk, and I think they leave": what cannot but follow from
 * something, and what somebody thinks, is expected and not required.
 */
const TELLS_EFFECT =
  /(?<![a-z])(?:must|has to|have to|needs? to)(?![a-z]).*(?<![a-z])(?:when|once|as soon as|because|before (?!q\d|20|the (?:end|year|summer|spring))[a-z]+ [a-z]+ [a-z]+|i (?:think|believe|expect|suspect|reckon|guess)|to be [a-z]+ by (?:the|a|an|their|its) (?!(?:end|year|spring|summer|autumn|fall|winter|close|time|next|middle|start|beginning|first|second|third|fourth)))(?![a-z])/

/** "They must print above 12 or the covenant bites": what others hold the company to, and what they do then, is no line of the writer's. */
const OF_LENDERS =
  /(?<![a-z])(?:or|else|otherwise),? (?:else )?(?:the |their |its |they're in |it's in |they are in |it is in )?(?:covenants?|banks?|lenders?|creditors?|bond ?holders?|note ?holders?|term loan|loans?|notes|revolver|debt|rating agenc[a-z]+|ratings?|default|breach|regulators?|exchange|nasdaq|nyse|fda|licen[cs]es?|contracts?|franchise|earn-?out|bonus(?:es)?|landlords?|union|activists?)(?! i(?![a-z]))(?=[^;.]*[a-z])|(?<![a-z])(?:covenants?|banks|lenders|creditors|bond ?holders|the (?:loan|credit agreement|indenture|regulator|contract|licen[cs]e)) (?:[a-z]+ )?(?:requires?|demands?|wants?|asks?|says?|calls? for|insists?)(?![a-z])/

const SHORTEST = 12
const LONGEST = 160

/** A figure, a comparison, or a time by which it has to have come. */
const isCheckable = (condition: string): boolean =>
  comparisonsOf(condition).length > 0 ||
  BY_A_TIME.test(condition) ||
  quantitiesOf(condition).some(({ unit }) => unit === 'percent' || unit === 'points')

/** "..., they say": what somebody else wants. */
const SAID_BY_OTHERS =
  /,(?: or)? (?:so )?(?:they|he|she|management|analysts|people|the (?:company|ceo|cfo)) (?:says?|said|claims?|thinks?|promises?|promised)\W*$/

const BY_A_TIME =
  /(?<![a-z])(?:by|until|before|within|in|for|this|next|every|each) (?:the )?(?:[a-z]+ ){0,2}(?:20\d\d|q[1-4]|h[12]|\d+ (?:quarters|months|years)|(?:two|three|four|six|twelve) (?:quarters|months|years|reports|prints)|quarters?|reports?|prints?|year(?: ?end)?|christmas|spring|summer|autumn|fall|winter|january|february|march|april|june|july|august|september|october|november|december)(?![a-z0-9])/

const MUST = '(?:must|has to|have to|needs? to|needs(?= (?:a |an |at least |more |\\d|[+>]))|need(?= (?:a|an) ))'
/** The subject is a noun of the business: neither the writer nor somebody who is left out, and no pronoun that may be the price. */
const REQUIREMENT = new RegExp(
  `(?:^|[,;:] |[–—-] |(?<![a-z])(?:and|but) )(?<condition>(?:needs (?=(?:a |an |at least |more )?[+>]?\\d|to (?:stay|hold|keep|remain|get|be|come|grow|fall|improve|reach|hit) )|(?!(?:i|we|you|it|this|that|he|she|one|people|everyone|everything|somebody|someone|nobody|nothing|who|there|what|which|the (?:stock|share|shares|price|market)|stock|shares|price|market|my|our|and|but|so|yet|or) )(?:[a-z0-9&'/.%-]+ ){1,6}?${MUST} )(?:[^.;:!?(]|\\.(?=\\d))*[^.;:!?( ])`,
  'd',
)
const STANDS_AND_FALLS =
  /(?<lead>^|[,;:] |(?<![a-z])(?:and|but|so) )(?<all>(?:it|(?:the|this|my) (?:[a-z]+ ){0,2}[a-z]+|everything|all of (?:it|this)) (?:only )?(?:stands? (?:or|and) falls?|lives? (?:or|and) dies?|sinks? or swims?|rises? or falls?|wins? or loses?) (?:with|by|on) )(?<condition>[^;!?]+?)(?=[.;!?]*$|, (?:nothing|not|and not)(?![a-z]))/d

/** "First customer shipment in Q2 is the milestone": what has to come, by the name that its writer gives it. */
const MILESTONE =
  /(?:^|[;:] |(?<![a-z])(?:and|but) )(?<condition>[a-z0-9][^.;:!?,]+?) (?:is|are|will be) (?:the|my) (?:only |real |whole |first |next )?(?:milestone|test|bar|hurdle|yardstick|checkpoint|make[- ]or[- ]break|acid test|litmus test)(?![a-z])(?! (?:that|which|of|for))/d

/** A price to buy at, money of the writer's own, what a price assumes, and what would have to go right for others. */
const OF_SOMETHING_ELSE =
  /(?<![a-z])(?:before (?:i|we)|(?:for|until) (?:me|us) to (?:buy|add|start|get)|(?:i|we)(?:'d|'ll)? (?:buy|add|get interested)|to get interested|(?:stock|shares?|price) (?:must|has to|have to|needs?)|break ?even|my (?:cost|money|loss|gain|account|portfolio)|gains?|upside|(?:the|my) (?:loan|rent)|to justify|go right|worth it|if|who|whoever|nobody|never|(?:has|have|needs?|must)(?: to)? (?:approve|agree|consent|notify|file|disclose|publish|repay|ask|vote|decide)(?![a-z])|(?:has|have|needs?) to (?:go|leave|resign|step down)(?= ?(?:[.,;!]|$|if |when |once |by |after ))|not (?:have|need)|needs? (?:(?:a|an|some|more|much|another|at least|\d+|[a-z]+) )*(?:time|patience))(?![a-z])|n't(?![a-z])/
/** "If it must", "because rates have to": a part of another thought. */
const SUPPOSED =
  /(?<![a-z])(?:if|unless|when|once|because|since|whether|why|how|what|says?|said|thinks?|told|believes?|that)(?![a-z])[^.;]*$/
