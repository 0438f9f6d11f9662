import type { Entry } from '../ledger/entry.ts'
import type { PrincipleFact } from '../ledger/principle-entries.ts'
import type { Instant } from '../time.ts'

/** A rule that users set themselves, with every wording that it ever had. */
export type Principle = {
  readonly principleId: string
  /** Oldest first; the last one is in force. */
  readonly versions: readonly { readonly text: string; readonly writtenAt: Instant }[]
  /** null while the principle is in force */
  readonly retiredAt: Instant | null
  /** When it was last taken up again after it had been retired; null when it never was. */
  readonly takenUpAgainAt: Instant | null
}

/** Replays the entries about principles, oldest first. The principles are in their owner's order, with new ones last. */
export function replayPrinciples(entries: readonly Entry<PrincipleFact>[]): readonly Principle[] {
  return entries.reduce<readonly Principle[]>(applyEntry, [])
}

/** The wordings in force at a moment, in order, as a critic of a decision of that moment is told them. */
export function principlesInForce(
  entries: readonly Entry<PrincipleFact>[],
  at: Instant,
): readonly Principle['versions'][number][] {
  return replayPrinciples(entries.filter(({ recordedAt }) => recordedAt <= at))
    .filter(({ retiredAt }) => retiredAt === null)
    .flatMap(({ versions }) => versions.at(-1) ?? [])
}

function applyEntry(principles: readonly Principle[], entry: Entry<PrincipleFact>): readonly Principle[] {
  switch (entry.kind) {
    case 'principle-written':
      return written(principles, entry.principleId, { text: entry.text, writtenAt: entry.recordedAt })
    case 'principle-retired':
      return principles.map((principle) =>
        principle.principleId === entry.principleId ? { ...principle, retiredAt: entry.recordedAt } : principle,
      )
    case 'principles-ordered':
      return ordered(principles, entry.principleIds)
  }
}

function written(
  principles: readonly Principle[],
  principleId: string,
  version: Principle['versions'][number],
): readonly Principle[] {
  if (!principles.some((principle) => principle.principleId === principleId))
    return [...principles, { principleId, versions: [version], retiredAt: null, takenUpAgainAt: null }]
  return principles.map((principle) =>
    principle.principleId === principleId ? writtenAgain(principle, version) : principle,
  )
}

/** Writing a retired principle brings it back into force at its place; the same words are not a new wording. */
function writtenAgain(principle: Principle, version: Principle['versions'][number]): Principle {
  const isSame = principle.versions.at(-1)?.text === version.text
  return {
    ...principle,
    versions: isSame ? principle.versions : [...principle.versions, version],
    retiredAt: null,
    takenUpAgainAt: principle.retiredAt === null ? principle.takenUpAgainAt : version.writtenAt,
  }
}

/** Sorts by the named order; principles that it does not name come last, in their own order. */
function ordered(principles: readonly Principle[], ids: readonly string[]): readonly Principle[] {
  const place = ({ principleId }: Principle) => {
    const at = ids.indexOf(principleId)
    return at < 0 ? ids.length : at
  }
  return [...principles].sort((one, other) => place(one) - place(other))
}
