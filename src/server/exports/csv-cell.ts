/** What spreadsheets take for the beginning of a formula, in ordinary and in full width (ASVS 1.2.10). */
const BEGINS_FORMULA = /^[=+\-@\t\r\n\0\uff1d\uff0b\uff0d\uff20]/

const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/

/**
 * A cell after RFC 4180. A text that a spreadsheet would run as a formula begins with an apostrophe, which makes it a text
 * there; a number stays one.
 */
export function csvCell(value: string | number | null): string {
  if (value === null) return ''
  const text = String(value)
  if (PLAIN_NUMBER.test(text)) return text
  return `"${(BEGINS_FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}
