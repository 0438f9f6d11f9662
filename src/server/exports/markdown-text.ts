/**
 * Every sign that Markdown, Obsidian or one of its common extensions reads as more than itself: emphasis, links and images,
 * which would ask another server, code, which plugins run, HTML, comments, highlights, formulas, tags and block ids.
 */
const SIGNS = /[\\`*_{}[\]()<>#!|~$%^&=]/g

/** A list, a rule, a heading or a table begins at the start of a line. */
const LINE_START = /^(\s*)([-+]|\d+(?=[.)]))/

/** A person's or a model's words as Markdown that shows them as they are, and runs nothing. */
export const plain = (text: string): string =>
  text
    .split(/\r\n|[\r\n]/)
    .map((line) => line.trim().replace(SIGNS, '\\$&').replace(LINE_START, escapedStart))
    .join('\n')

/** `- one` becomes `\- one`, `1. one` becomes `1\. one`. */
const escapedStart = (_: string, blanks: string, sign: string): string =>
  /\d/.test(sign) ? `${blanks}${sign}\\` : `${blanks}\\${sign}`

/** The same on one line, where a second one would be none of the text any more. */
export const plainLine = (text: string): string => plain(text).replaceAll('\n', ' ')

/** A callout, as Obsidian shows it; other readers show a quotation. */
export const callout = (kind: string, title: string, text: string): string =>
  [
    `> [!${kind}] ${plainLine(title)}`,
    ...plain(text)
      .split('\n')
      .map((line) => `> ${line}`.trimEnd()),
  ].join('\n')

/** Front matter: YAML, whose quoted texts are JSON's. */
export const frontMatter = (members: Readonly<Record<string, string | number | readonly string[] | null>>): string =>
  ['---', ...Object.entries(members).map(([name, value]) => `${name}: ${JSON.stringify(value)}`), '---'].join('\n')

/** What every file system takes for a name, and no link of Obsidian breaks at. */
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
