/** Ways to say the same thing. `{words}` and other names in braces are filled in. */
export type Phrasings = readonly [string, ...string[]]

/**
 * The ways to say a thing, the one that is due first: entries of one asset go through them in turn, and the same entry is always
 * read in the same words.
 * @param turn how many entries came before
 */
export function phrasingsFrom(
  ways: Phrasings,
  turn: number,
  values: Readonly<Record<string, string>>,
): readonly string[] {
  const fitting = isOneWord(values.words) ? ways.filter((way) => !way.includes('words {words}')) : ways
  const first = fitting.length === 0 ? 0 : (fingerprint(ways[0]) + turn) % fitting.length
  return [...fitting.slice(first), ...fitting.slice(0, first)].map((way) =>
    way.replace(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? ''),
  )
}

/** “Guaranteed” alone is not "the words". */
const isOneWord = (quotation: string | undefined): boolean => quotation !== undefined && !/\s/u.test(quotation)

/** FNV-1a, 32 bits: spreads texts evenly, and is no secret. */
function fingerprint(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
