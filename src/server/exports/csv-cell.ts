/** The characters that begin a formula in spreadsheets, in normal and in full width (ASVS 1.2.10). */
const BEGINS_FORMULA = /^[=+\-@\t\r\n\0\uff1d\uff0b\uff0d\uff20]/

const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/

/**
 * A cell as in RFC 4180. A text that a spreadsheet would run as a formula gets a leading apostrophe, which makes it a text
 * there; a number is unchanged.
 */
export function csvCell(value: string | number | null): string {
  if (value === null) return ''
  const text = String(value)
  if (PLAIN_NUMBER.test(text)) return text
  return `"${(BEGINS_FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}
