/**
 * All characters with a meaning in Markdown, Obsidian or one of its common extensions: emphasis, links and images,
 * which would load from another server, code, which plugins run, HTML, comments, highlights, formulas, tags and block ids.
 */
const SIGNS = /[\\`*_{}[\]()<>#!|~$%^&=]/g

/** Characters that begin a list or a rule only at the start of a line. */
const LINE_START = /^(\s*)([-+]|\d+(?=[.)]))/

/** A text of a user or a model as Markdown that displays it literally and runs nothing. */
export const plain = (text: string): string =>
  text
    .split(/\r\n|[\r\n]/)
    .map((line) => line.trim().replace(SIGNS, '\\$&').replace(LINE_START, escapedStart))
    .join('\n')

/** `- one` becomes `\- one`, `1. one` becomes `1\. one`. */
const escapedStart = (_: string, blanks: string, sign: string): string =>
  /\d/.test(sign) ? `${blanks}${sign}\\` : `${blanks}\\${sign}`

/** The same on one line, for places where a second line would no longer belong to the text. */
export const plainLine = (text: string): string => plain(text).replaceAll('\n', ' ')

/** A callout for Obsidian; other readers show a quotation. */
export const callout = (kind: string, title: string, text: string): string =>
  [
    `> [!${kind}] ${plainLine(title)}`,
    ...plain(text)
      .split('\n')
      .map((line) => `> ${line}`.trimEnd()),
  ].join('\n')

/** Front matter in YAML, in which JSON strings are valid. */
export const frontMatter = (members: Readonly<Record<string, string | number | readonly string[] | null>>): string =>
  ['---', ...Object.entries(members).map(([name, value]) => `${name}: ${JSON.stringify(value)}`), '---'].join('\n')

/** A file name that every file system accepts and that does not break links of Obsidian. */
export function fileName(text: string, taken: Set<string>): string {
  const plainName =
    text
      .normalize('NFC')
      .replace(/[^\p{L}\p{N} .&()'-]/gu, '-')
      .replace(/^[. ]+|[. ]+$/g, '')
      .slice(0, 100)
      .trim() || 'Unnamed'
  let name = plainName
  for (let count = 2; taken.has(name.toLowerCase()); count += 1) name = `${plainName} ${count}`
  taken.add(name.toLowerCase())
  return name
}
