/** Ways to say the same thing. `{words}` and other names in braces are filled in. */
export type Phrasings = readonly [string, ...string[]]

/**
 * One of several ways to say the same thing, chosen by the text that is read: entries differ from each other, while the
 * same entry is always read in the same words.
 */
export function phrase(ways: Phrasings, thesis: string, values: Readonly<Record<string, string>> = {}): string {
  const fitting = isOneWord(values.words) ? ways.filter((way) => !way.includes('words {words}')) : ways
  const way = fitting[fingerprint(thesis + ways[0]) % fitting.length] ?? ways[0]
  return way.replace(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? '')
}

/** “Guaranteed” alone is not "the words". */
const isOneWord = (quotation: string | undefined): boolean => quotation !== undefined && !/\s/u.test(quotation)

/** FNV-1a, 32 bits: spreads texts evenly, and is no secret. */
function fingerprint(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
