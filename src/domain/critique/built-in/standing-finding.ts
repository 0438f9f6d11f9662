import type { CritiqueRequest } from '../critique.ts'
import type { Finding, Part } from './finding.ts'
import { type Phrasings, phrasingsFrom, sharesWords, turnOf } from './phrasing.ts'
import { standingFacts } from './standing-facts.ts'
import { standingNumbers } from './standing-numbers.ts'
import { claimed, standingWorld } from './standing-world.ts'

/** Something that is known of any entry, and the ways to say it. */
export type StandingFact = {
  readonly ways: Phrasings
  readonly values: Readonly<Record<string, string>>
  /** What it quotes of this entry, with its marks. */
  readonly quoted?: string
  /** It points at nothing: an amount, a day or a number that stands on the page already. It is told where nothing else is. */
  readonly isOfAny?: true
  /** What the price, or the money, has become since the Buy: one such sentence is enough. */
  readonly isOutcome?: true
}

/**
 * What the ledger, the filings or the headlines tell of an entry where a part has nothing else to say: the most useful that no
 * earlier critique has told, and that quotes no words of another sentence. A part in which nothing points at anything stays empty.
 * Where all of them would, one fact that could be told of any entry is the whole critique.
 * @param picked what is said of the entry already
 */
export function standingWords(request: CritiqueRequest, picked: readonly Finding[]): readonly Finding[] {
  const filled = [...picked]
  let hasOutcome = false
  for (const part of PARTS) {
    if (filled.some((finding) => finding.part === part && !isOfSizes(finding))) continue
    const fact = OF_PART[part](request).find(
      (each) => !each.isOfAny && !(hasOutcome && each.isOutcome) && isSayable(each, request, filled),
    )
    if (!fact) continue
    hasOutcome ||= Boolean(fact.isOutcome)
    filled.push(findingOf(fact, part))
  }
  const isSilent = filled.every((finding) => isOfSizes(finding) || finding.kind.startsWith('ask-'))
  return [...filled.slice(picked.length), ...(isSilent ? [ofAnyEntry(request, filled)] : [])]
}

/** What sizes say in general is never the first sentence. */
export const isOfSizes = ({ kind }: Finding): boolean => kind === 'size-against-confidence'

function isSayable(fact: StandingFact, request: CritiqueRequest, taken: readonly Finding[]): boolean {
  const { ways, values, quoted } = fact
  if (quoted !== undefined && taken.some((other) => other.quoted !== null && sharesWords(other.quoted, quoted)))
    return false
  const before = (request.earlierCritiques ?? []).map(({ text }) => text).join('\n')
  return phrasingsFrom(ways, turnOf(request), values).some((text) => !before.includes(text))
}

/** Of a first entry what it is held to, of a later one how price and confidence have gone since. */
function ofAnyEntry(request: CritiqueRequest, taken: readonly Finding[]): Finding {
  const claim = request.earlier.length === 0 ? claimed(request) : null
  if (claim) return findingOf(claim, 'worldEvents')
  const numbers = standingNumbers(request)
  return findingOf(numbers.find((each) => isSayable(each, request, taken)) ?? numbers[0], 'psychology')
}

const findingOf = ({ ways, values, quoted }: StandingFact, part: Part): Finding => ({
  kind: 'standing-words',
  part,
  weight: 1,
  values,
  ways,
  quoted: quoted ?? null,
})

const PARTS: readonly Part[] = ['psychology', 'fundamentals', 'worldEvents']
/** The most useful first. */
const OF_PART: Readonly<Record<Part, (request: CritiqueRequest) => readonly StandingFact[]>> = {
  psychology: standingNumbers,
  fundamentals: standingFacts,
  worldEvents: standingWorld,
}
