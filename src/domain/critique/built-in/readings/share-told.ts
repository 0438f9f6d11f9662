import { plainText, type Span } from '../../../language/plain-text.ts'
import { type Quantity, quantitiesOf } from '../../../language/quantities.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import { standingOf } from '../../../language/standing.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { namesOf } from '../basis/request.ts'

/** What share of everything a purchase says that it puts into this asset, or that the asset then is. */
export type ShareTold = {
  readonly span: Span
  /** In percent. */
  readonly percent: number
  readonly bound: 'exact' | 'rough' | 'more-than' | 'at-most'
  /** Whether it is the whole position, and not what is added to it. */
  readonly isWhole: boolean
}

/** "About 20% of the portfolio", "which makes it 9% of the account", "a 4% position"; not what a sector is, or what is risked. */
export function sharesTold(request: CritiqueRequest): readonly ShareTold[] {
  const { thesis } = request.decision
  return quantitiesOf(thesis).flatMap((share) => (share.unit === 'percent' ? (shareAt(share, request) ?? []) : []))
}

function shareAt(share: Quantity, request: CritiqueRequest): ShareTold | null {
  const { thesis } = request.decision
  const plain = plainText(thesis)
  const sentence = sentenceAround(thesis, share)
  const after = plain.slice(share.to, sentence.to)
  if (/^[-+]/.test(share.value)) return null
  const before = plain.slice(sentence.from, share.from)
  const exactness = EXACTNESS.exec(before)?.[0] ?? ''
  const lead = before.slice(0, before.length - exactness.length).trimEnd()
  const stands = standsAs(lead, after, request)
  if (!stands || USUALLY.test(lead) || !isOwnOfToday(thesis, share)) return null
  return { span: share, percent: Number(share.value), bound: boundOf(exactness), isWhole: stands === 'whole' }
}

function boundOf(exactness: string): ShareTold['bound'] {
  if (AT_MOST.test(exactness)) return 'at-most'
  if (MORE_THAN.test(exactness)) return 'more-than'
  return /[a-z~]/.test(exactness.replaceAll(EXACT, '')) ? 'rough' : 'exact'
}

/** What stands before the number itself: how exactly it is meant. */
const EXACTNESS =
  /(?:(?<![a-z])(?:over|more than|above|under|less than|below|at most|no more than|not more than|up to|max(?:imum)?\.?|of|about|around|roughly|some|nearly|almost|close to|approximately|circa|maybe|probably|only|just|exactly|now|then|already|well|an?|full)(?![a-z])|~|\s)*$/
const AT_MOST = /(?<![a-z])(?:under|less than|below|at most|no more than|not more than|up to|max)/
const MORE_THAN = /(?<![a-z])(?:over|more than|above)/
const EXACT = /(?<![a-z])(?:only|just|exactly|now|then|already|well|an?|full|of)(?![a-z])/g

function standsAs(words: string, after: string, request: CritiqueRequest): 'whole' | 'part' | null {
  if (IS_WEIGHT.test(after)) return BESIDE_WEIGHT.test(words) || isOfIt(words, request) ? 'whole' : null
  if (ENDS_CLAUSE.test(after) && NAMES_WEIGHT.test(words)) return 'whole'
  if (!IS_OF_ALL.test(after)) return null
  if (NAMES_WEIGHT.test(words) || BRINGS_TO.test(words) || isOfIt(words, request)) return 'whole'
  return PUTS.test(words) || STARTS.test(words) ? 'part' : null
}

/** "It is", "AMZN makes up": another subject is of something else. */
function isOfIt(words: string, request: CritiqueRequest): boolean {
  const subject = OF_SUBJECT.exec(words)?.groups?.subject
  return subject !== undefined && (PRONOUN.test(subject) || namesOf(request).includes(subject))
}

function isOwnOfToday(thesis: string, span: Span): boolean {
  const { isNegated, isReported, isQuoted, isIronic, isSupposed, isPast } = standingOf(thesis, span)
  return !(isNegated || isReported || isQuoted || isIronic || isSupposed || isPast)
}

const WHOLE =
  '(?:(?:my|our|the|total|whole|entire|liquid|invested) )*(?:portfolio|account|depot|money|capital|savings|net worth|wealth|book|nav|pf|pot|assets|holdings|isa|sipp|ira|401k|investments)|(?:what|all|all that|everything|everything that) (?:i|we) (?:own|have)'
const HERE =
  '(?:in(?:to)?|on|to|goes in(?:to)?|goes) (?:it|this|this one|here|them|one (?:stock|share|name|company|position))'
/** Behind it the clause ends, or names this asset: "in cash", "in tech" are of something else. */
const CLOSES = `(?= ?(?:[.,;:!)]|$|and |but |so |because |since |now|then|after |with |at |which |${HERE}|goes in))`
const IS_OF_ALL = new RegExp(`^ of (?:${WHOLE})${CLOSES}`)
const IS_WEIGHT =
  /^ (?:position|weight|stake)(?: in (?:it|this|here))?(?= ?(?:[.,;:!)]|$|and |but |so |because |since |now|of ))/
const ENDS_CLAUSE = new RegExp(`^(?: of (?:${WHOLE}))?(?= ?(?:[.,;:!)]|$|and |but |so |because ))`)

const PRONOUN = /^(?:it|this|that|which|position|stake|holding)$/
const OF_SUBJECT =
  /(?:^|[^a-z0-9])(?<subject>[a-z0-9][a-z0-9.&-]*?)(?: position| stake| one| purchase)?(?:'s|'ll(?: then)? be| is| makes(?: up)?| comes to| will be| will then be| takes(?: up)?| represents| equals| becomes)$/
const NAMES_WEIGHT =
  /(?:^|[.!?;:,(] ?|(?<![a-z])(?:my|the|and|with|at|is|a) )(?:position|position size|weight|weighting|size|sized)(?: is| at| to| of|:|=| now| then)*$/
const BRINGS_TO =
  /(?<![a-z])(?:makes?|making|brings?|bringing|takes?|taking|gets?|getting|lifts?|raises?)(?: it| this| the position| my position| me| us)(?: up)?(?: to| at)?$/
const PUTS =
  /(?<![a-z])(?:(?:i'm|i am|i|we|we're|am) (?:going(?: in)?|go in|go|put|putting|bought|buy|buying|bet|betting|invest|invested|investing)(?: with| for| in)?|(?:put|putting|bet|betting|buy|buying|bought|invest|invested|investing|went in|going in)(?: in)?(?: with| for| at)?|in with|in for)$/
/** The first words of a sentence, or beside how many are bought. */
const STARTS =
  /^(?:so|and|now|then)?,?$|(?:\d|(?<![a-z])(?:two|three|four|five|ten)) (?:shares|units|contracts|calls|puts|more),?$/
const BESIDE_WEIGHT =
  /^(?:so|and|now|then)?$|(?<![a-z])(?:is|it's|as|with|open|opening|start|starting|take|taking|makes? (?:it|this))$/
const USUALLY =
  /(?<![a-z])(?:normally|usually|typically|always|most of my|others?|each|both|together|instead|rather|was|were|had)(?![a-z])/
