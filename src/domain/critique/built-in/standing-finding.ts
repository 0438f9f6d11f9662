import type { CritiqueRequest } from '../critique.ts'
import type { Finding, FindingKind, Part } from './finding.ts'
import { type Phrasings, phrasingsFrom, sharesWords, turnOf } from './phrasing.ts'
import { standingFacts } from './standing-facts.ts'
import { standingNumbers } from './standing-numbers.ts'
import { standingWorld } from './standing-world.ts'

/** Something that is known of any entry, and the ways to say it. */
export type StandingFact = {
  readonly ways: Phrasings
  readonly values: Readonly<Record<string, string>>
  /** What it quotes of this entry, with its marks. */
  readonly quoted?: string
  /** It holds the entry to the claim that a form supposes: a plan made no such claim. */
  readonly isOfClaim?: true
}

/**
 * What a part says where nothing else belongs into it: the first fact of the ledger, of the filings or of the headlines that
 * helps this person with this entry, and that no earlier critique has told. It quotes no words that another
 * sentence of the critique quotes.
 */
export function standingWords(request: CritiqueRequest, part: Part, taken: readonly Finding[]): Finding {
  const isPlan = taken.some(({ kind }) => OF_PLAN.has(kind))
  const facts = OF_PART[part](request).filter(({ isOfClaim }) => !(isPlan && isOfClaim))
  const isFree = ({ quoted }: StandingFact) =>
    quoted === undefined || !taken.some((other) => other.quoted !== null && sharesWords(other.quoted, quoted))
  const before = (request.earlierCritiques ?? []).map(({ text }) => text).join('\n')
  const isNew = ({ ways, values }: StandingFact) =>
    phrasingsFrom(ways, turnOf(request), values).some((text) => !before.includes(text))
  const { ways, values, quoted } = facts.find((fact) => isFree(fact) && isNew(fact)) ?? lastOf(OF_PART[part](request))
  return { kind: 'standing-words', part, weight: 1, values, ways, quoted: quoted ?? null }
}

/** Whoever saves by a plan, keeps a weight, hedges or lives on dividends says nothing of doing better than the market. */
const OF_PLAN: ReadonlySet<FindingKind> = new Set([
  'index-plan',
  'rebalancing-by-rule',
  'hedge',
  'income-plan',
  'employer-shares',
])

const lastOf = (facts: readonly [StandingFact, ...StandingFact[]]): StandingFact => facts.at(-1) ?? facts[0]

/** The most useful first. The last one can be said of every entry. */
const OF_PART: Readonly<Record<Part, (request: CritiqueRequest) => readonly [StandingFact, ...StandingFact[]]>> = {
  psychology: standingNumbers,
  fundamentals: standingFacts,
  worldEvents: standingWorld,
}
