import { withinBytes } from '../database/within-bytes.ts'

/**
 * All characters with a meaning in Markdown, Obsidian or one of its common extensions: emphasis, links and images,
 * which would load from another server, code, which plugins run, HTML, comments, highlights, formulas, tags and block ids.
 */
const SIGNS = /[\\`*_{}[\]()<>#!|~$%^&=]/g

/** What programs make links of by themselves, with the sign that is escaped against that, and the `::` by which Dataview knows a field. */
const LINKED = /:(?=\/\/|:)|(?<=\bwww)\.|@/gi

/** Characters that begin a list or a rule only at the start of a line. */
const LINE_START = /^(\s*)([-+]|\d+(?=[.)]))/

/** A text of a user or a model as Markdown that displays it literally and runs nothing. */
export const plain = (text: string): string =>
  text
    .split(/\r\n|[\r\n]/)
    .map((line) => line.trim().replace(SIGNS, '\\$&').replace(LINKED, '\\$&').replace(LINE_START, escapedStart))
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

/** Front matter in YAML, in which JSON strings are valid, but for some characters that JSON does not escape. */
export const frontMatter = (members: Readonly<Record<string, string | number | readonly string[] | null>>): string =>
  ['---', ...Object.entries(members).map(([name, value]) => `${name}: ${yamlOf(value)}`), '---'].join('\n')

const yamlOf = (value: unknown): string => JSON.stringify(value).replace(NOT_IN_YAML, escapedInYaml)
const NOT_IN_YAML = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g
const escapedInYaml = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/** File systems take 255 bytes, of which an ending and a number need some. */
const LONGEST_NAME_BYTES = 120

/** A file name that every file system accepts and that does not break links of Obsidian. */
export function fileName(text: string, taken: Set<string>): string {
  const named = text
    .normalize('NFC')
    .replace(/[^\p{L}\p{N} .&()'-]/gu, '-')
    .replace(/^[. ]+|[. ]+$/g, '')
  const signs = [...named].map((sign) => ({ sign, bytes: Buffer.byteLength(sign) }))
  const fitting = withinBytes(signs, LONGEST_NAME_BYTES).map(({ sign }) => sign)
  const plainName = fitting.join('').trim() || 'Unnamed'
  let name = plainName
  for (let count = 2; taken.has(name.toLowerCase()); count += 1) name = `${plainName} ${count}`
  taken.add(name.toLowerCase())
  return name
}
