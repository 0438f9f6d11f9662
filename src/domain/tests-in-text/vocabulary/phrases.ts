import type { Token } from '../../language/tokens.ts'

/**
 * Phrases to find at a place in a list of tokens. `a/b` is one word of several, `?` after it makes it optional, and `*` is any
 * word. They are found by their first words, so that a text is compared only with phrases that may begin in it.
 */
export type PhraseBook<T> = ReadonlyMap<string, readonly Phrase<T>[]>
type Phrase<T> = { readonly slots: readonly Slot[]; readonly means: T }
type Slot = { readonly words: ReadonlySet<string>; readonly isAny: boolean; readonly isOptional: boolean }

/** @param groups phrases by their meaning, one on each line or separated by `|` */
export function phraseBook<T extends string>(groups: Readonly<Record<T, string>>): PhraseBook<T> {
  const book = new Map<string, Phrase<T>[]>()
  for (const means in groups)
    for (const written of groups[means].split(/[|\n]/)) {
      const slots = written.trim().split(/\s+/).filter(Boolean).map(slotOf)
      for (const word of firstKeysOf(slots)) book.set(word, [...(book.get(word) ?? []), { slots, means }])
    }
  return book
}

/** The words of the leading optional slots, and of the first required one. */
function firstKeysOf(slots: readonly Slot[]): readonly string[] {
  const required = slots.findIndex(({ isOptional }) => !isOptional)
  return slots.slice(0, required + 1).flatMap(({ words }) => [...words])
}

function slotOf(written: string): Slot {
  const isOptional = written.endsWith('?')
  const words = new Set((isOptional ? written.slice(0, -1) : written).split('/'))
  return { words, isAny: words.has('*'), isOptional }
}

/** The longest phrase that begins at a token: its meaning and its number of tokens; null when none does. */
export function phraseAt<T>(
  book: PhraseBook<T>,
  tokens: readonly Token[],
  at: number,
): { readonly means: T; readonly count: number } | null {
  let longest: { means: T; count: number } | null = null
  for (const { slots, means } of book.get(tokens[at]?.word ?? '') ?? []) {
    const count = lengthOf(slots, 0, tokens, at)
    if (count > (longest?.count ?? 0)) longest = { means, count }
  }
  return longest
}

/** How many tokens the slots from one on take when they fit; -1 when they do not. */
function lengthOf(slots: readonly Slot[], from: number, tokens: readonly Token[], at: number): number {
  const slot = slots[from]
  if (!slot) return 0
  const word = tokens[at]?.word
  const fits = word !== undefined && (slot.isAny || slot.words.has(word))
  const after = fits ? lengthOf(slots, from + 1, tokens, at + 1) : -1
  if (after >= 0) return after + 1
  return slot.isOptional ? lengthOf(slots, from + 1, tokens, at) : -1
}
