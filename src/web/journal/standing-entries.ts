import type { Language } from '#domain/locale.ts'
import { formatCount } from '#web/ui/format.ts'
import { journalMessages } from './journal-messages.ts'

type Counted =
  | { readonly kind: 'decision'; readonly decision: { readonly decisionId: string } }
  | { readonly kind: 'critique'; readonly critique: { readonly decisionId: string } }
  | { readonly kind: 'event' | 'principle' }

/** What stands in the Journal as an entry of its own. A critique stands in its decision, unless that is not among the entries. */
export function standingEntries<Entry extends Counted>(entries: readonly Entry[]): Entry[] {
  const decided = new Set(entries.flatMap((entry) => (entry.kind === 'decision' ? [entry.decision.decisionId] : [])))
  return entries.filter((entry) => entry.kind !== 'critique' || !decided.has(entry.critique.decisionId))
}

/** `5 entries found`, as many as stand below; that none is, where some were asked for; and nothing where none is written. */
export function countWords(
  entries: readonly Counted[],
  of: { isAsked: boolean; hasOlder: boolean },
  language: Language = 'en',
): string {
  const { length } = standingEntries(entries)
  if (length === 0) return of.isAsked ? journalMessages(language).nothingFound : ''
  const { all, found, newest, newestFound } = journalMessages(language).counted
  const [those, newestOfThem] = of.isAsked ? [found, newestFound] : [all, newest]
  const words = of.hasOlder ? newestOfThem : those
  return length === 1 ? words.one : words.other(formatCount(length, language))
}
