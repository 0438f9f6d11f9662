/**
 * Signs of which Markdown would make emphasis, code, links, images, HTML, headings, tables, struck words or other signs. Unlike an export, a
 * letter is also read as the text that it is, so that signs of money, percentages and brackets stay: alone they do nothing.
 */
const SIGNS = /[\\`*_[\]<>#~|]|&(?=#?\w+;)/g

/** What begins a list, a rule or code only where it begins a line. */
const LINE_START = /^\s*([-+=]|\d+(?=[.)]))?/

/** Words of a person, or a sentence that holds some, as Markdown that shows them as they were written. */
export const literalMarkdown = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(SIGNS, '\\$&').replace(LINE_START, escapedStart))
    .join('\n')

/** `- one` becomes `\- one`, `1. one` becomes `1\. one`. */
const escapedStart = (_: string, sign = ''): string => (/^\d/.test(sign) ? `${sign}\\` : sign && `\\${sign}`)
