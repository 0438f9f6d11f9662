/**
 * The source of a group that matches any one form of a vocabulary. Forms are parted by a comma and a space, or by lines; each is plain
 * words or a small pattern (`leav(?:e|ing)`). What is put in with `${}` is taken as it stands.
 */
export function oneOf({ raw }: TemplateStringsArray, ...fields: readonly string[]): string {
  const last = raw.length - 1
  const parts = raw.map((words, at) => {
    const inner = at === 0 ? words.replace(/^\n\s*/, '') : words
    return (at === last ? inner.replace(/\n\s*$/, '') : inner).replace(/\n\s*|, /g, '|') + (fields[at] ?? '')
  })
  return `(?:${parts.join('')})`
}
