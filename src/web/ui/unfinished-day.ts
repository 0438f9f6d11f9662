/**
 * Stands in a form's field for a day of which only parts are typed. It reads like a day, so that nothing that counts with days fails
 * on it, and no form is sent with it.
 */
export const UNFINISHED_DAY = '0001-01-01'

export const UNFINISHED_MESSAGE = 'This day is not whole yet: it takes a day, a month and a year of four digits.'

/**
 * What a date input says, as the value of a form's field.
 * @param text the value of the input, an ISO day or empty
 * @param hasParts whether some parts are typed, which are no day together
 */
export function dayTyped(text: string, hasParts: boolean): string {
  if (text === '') return hasParts ? UNFINISHED_DAY : ''
  // While a year is typed, its first digits are a year themselves: `0020-06-10`.
  return text < '1000' ? UNFINISHED_DAY : text
}

/** The day of a field for texts and figures; empty while it is not whole. */
export const wholeDay = (day: string): string => (day === UNFINISHED_DAY ? '' : day)

/** A message for each field whose day is not whole. */
export const unfinishedDays = (fields: object): { readonly [field: string]: string } =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value === UNFINISHED_DAY)
      .map(([name]) => [name, UNFINISHED_MESSAGE]),
  )
