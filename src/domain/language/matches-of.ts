/**
 * The matches of a global pattern in a text, in order. It is `matchAll` without the copy of the pattern that each call of that makes:
 * in texts of a few sentences the copy takes longer than the search, and a critique searches some hundred times.
 */
export function matchesOf(pattern: RegExp, text: string): readonly RegExpExecArray[] {
  const matches: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    matches.push(match)
    if (match[0] === '') pattern.lastIndex += 1
  }
  return matches
}
