/** What begins a formula in spreadsheets, in normal and in full width (ASVS 1.2.10), also behind blanks and quotation marks. */
const BEGINS_FORMULA = /^(?:[\t\r\n\0]|[\s\0"]*[=+\-@\uff1d\uff0b\uff0d\uff20])/

/**
 * The same within a text. Where the semicolon or the tab separates cells, as in a German or French Excel, the quotation marks around a
 * cell stand in the middle of another one and mean nothing: a separator or a line break in a text begins a cell there.
 */
const BEGINS_CELL_WITH_FORMULA = /([;\t\r\n][\s\0"]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g

const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/

/**
 * A cell as in RFC 4180. What a spreadsheet would run as a formula gets an apostrophe before it, which makes it a text
 * there; a number is unchanged.
 */
export function csvCell(value: string | number | null): string {
  if (value === null) return ''
  const text = String(value)
  if (PLAIN_NUMBER.test(text)) return text
  const asText = (BEGINS_FORMULA.test(text) ? `'${text}` : text).replaceAll(BEGINS_CELL_WITH_FORMULA, "$1'")
  return `"${asText.replaceAll('"', '""')}"`
}
