import type { CritiqueRequest } from '../critique.ts'
import type { Finding } from './finding.ts'
import { type Phrasings, phrase } from './phrasing.ts'
import { drawsLine, quotePrinciple } from './principle-quotation.ts'
import { PRINCIPLE_TOPICS } from './principle-topics.ts'
import { openingQuotation, quotationAround } from './quotation.ts'
import { isSale } from './request.ts'
import { findWording, wording } from './wording.ts'

const BUYING = wording('buy | buying | bought | purchase | averag(e|ing) | add | adding | get in')
const SELLING = wording('sell | selling | sold | sale | exit | get out')
const NAMED = wording('principles? | (my|own|golden) rules?')

const BEARS: Phrasings = [
  'Your principle {principle} and {words} speak of the same thing: say how this {action} goes with it.',
  'What you write, {words}, is what your principle {principle} is about: does this {action} keep to it?',
]
const DRAWS_LINE: Phrasings = [
  'Your principle {principle} draws a line, and {words} speaks of the same thing: on which side of it is this {action}?',
  'Beside {words} stands your principle {principle}, which draws a line: say on which side of it this {action} is.',
]
const BEARS_ON_ACTION: Phrasings = [
  'Your principle {principle} bears on this {action}, and {fact}: say how the two go together.',
  'For this {action} there is your principle {principle}, and {fact}: does the one keep to the other?',
]
const BEARS_UNQUOTED: Phrasings = [
  'Your principle {principle} speaks of something that is in this entry too: say how this {action} goes with it.',
]
const WHICH_OF_MANY: Phrasings = [
  'You have {count} principles in force: which of them bears on this {action}?',
  'Of your {count} principles in force, which one would you hold this {action} to?',
]
const WHETHER_THE_ONE: Phrasings = [
  'Your principle {principle} is the one that you have in force: does it bear on this {action}?',
]
const WHETHER_ONE_TOO_LONG: Phrasings = ['You have one principle in force: does it bear on this {action}?']

/**
 * The principle in force that speaks of what this decision is about, in its owner's order; null when this reading sees
 * none. It names the principle and never judges whether it was kept.
 * @param taken what other findings quote already
 */
export function findBearing(request: CritiqueRequest, taken: readonly (string | null)[] = []): Finding | null {
  const touched = request.principles
    .filter((principle) => isAbout(principle, request))
    .flatMap((principle) => bearingsOf(principle, request, taken))
  return touched.find(({ quoted }) => quoted !== null) ?? touched[0] ?? null
}

/** One calm question where no principle seems to bear on a thesis that names none; null when there is nothing to ask. */
export function askWhichPrinciple({ principles, decision }: CritiqueRequest): string | null {
  const [first] = principles
  if (first === undefined || findWording(decision.thesis, NAMED)) return null
  const count = String(principles.length)
  if (principles.length > 1) return phrase(WHICH_OF_MANY, decision.thesis, { count, action: decision.action })
  const principle = openingQuotation(first)
  const isWhole = principle?.slice(1, -1) === first.trim().replace(/[.!]$/u, '')
  return phrase(isWhole ? WHETHER_THE_ONE : WHETHER_ONE_TOO_LONG, decision.thesis, {
    principle: principle ?? '',
    action: decision.action,
  })
}

/** A rule about selling says nothing of a purchase, nor the other way round; holding is a decision about both. */
function isAbout(principle: string, request: CritiqueRequest): boolean {
  const isOfBuying = findWording(principle, BUYING) !== null
  const isOfSelling = findWording(principle, SELLING) !== null
  if (isOfBuying === isOfSelling || request.decision.action === 'Hold') return true
  return isSale(request) ? isOfSelling : isOfBuying
}

function bearingsOf(
  principle: string,
  request: CritiqueRequest,
  taken: readonly (string | null)[],
): readonly Finding[] {
  const { thesis, action } = request.decision
  return PRINCIPLE_TOPICS.flatMap((topic): Finding[] => {
    const span = findWording(principle, topic.inPrinciple)
    if (!span) return []
    const words = topic.inThesis(request)
    const fact = topic.inDecision?.(request) ?? null
    const quoted = words && quotationAround(thesis, words)
    const values = { principle: quotePrinciple(principle, span), action, words: quoted ?? '', fact: fact ?? '' }
    const says = (ways: Phrasings) => phrase(ways, thesis, values)
    if (quoted && !taken.includes(quoted)) return [bearing(says(drawsLine(principle) ? DRAWS_LINE : BEARS), quoted)]
    if (fact) return [bearing(says(BEARS_ON_ACTION), null)]
    return quoted ? [bearing(says(BEARS_UNQUOTED), null)] : []
  })
}

/** It asks in the same sentence in which it says. */
const bearing = (says: string, quoted: string | null): Finding => ({ says, asks: says, quoted })
