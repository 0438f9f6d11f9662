import { isWrittenNumber } from '#domain/prices/written-number.ts'

/**
 * How a number is read that somebody typed as it is written in German. One separator with three digits behind it may part thousands or
 * decimals, and the wrong guess would be off by a factor of 1000: then both numbers are told, and its writer chooses.
 */
type TypedNumber =
  | { readonly kind: 'number'; readonly number: string }
  | { readonly kind: 'ambiguous'; readonly grouped: string; readonly decimal: string }
  | { readonly kind: 'unread' }

const UNREAD: TypedNumber = { kind: 'unread' }

/** `1.212`, `1,234`: not `0,125`, which has no thousands, nor `1.2125`. */
const ONE_SEPARATOR = /^(0|[1-9]\d*)[.,](\d+)$/
const MAY_BE_THOUSANDS = /^[1-9]\d{0,2}[.,]\d{3}$/

/** Thousands that are parted as in one of the two languages, or by spaces, and decimals behind the other sign. */
const GROUPED = /^[1-9]\d{0,2}(?:(?:\.\d{3})+(?:,\d+)?|(?:,\d{3})+(?:\.\d+)?|(?: \d{3})+(?:[.,]\d+)?)$/

/** Reads a number as people write it in German, where a comma is before the decimals and a point or a space between thousands. */
export function readTyped(typed: string): TypedNumber {
  // Spaces that do not break are spaces: else two kinds in one number would be taken for thousands and decimals.
  const text = typed.trim().replaceAll(/[\u00a0\u202f]/g, ' ')
  if (/^\d+$/.test(text)) return asNumber(text)
  if (MAY_BE_THOUSANDS.test(text))
    return { kind: 'ambiguous', grouped: text.replace(/[.,]/, ''), decimal: text.replace(',', '.') }
  if (ONE_SEPARATOR.test(text)) return asNumber(text.replace(',', '.'))
  if (!GROUPED.test(text)) return UNREAD
  const signs = [...text.matchAll(/[^\d]/g)].map(([sign]) => sign)
  const [first, last] = [signs[0] ?? '', signs.at(-1) ?? '']
  const [whole = '', decimals] = last === first ? [text] : text.split(last)
  return asNumber([whole.replaceAll(first, ''), ...(decimals === undefined ? [] : [decimals])].join('.'))
}

const asNumber = (plain: string): TypedNumber => (isWrittenNumber(plain) ? { kind: 'number', number: plain } : UNREAD)

/** Behind a text that is not read yet, but would be read as a plain number: `1.212` means 1212 or 1,212. */
const NOT_READ = '?'

/**
 * The value of a form's field for what was typed in German: a plain number, as everywhere behind the fields, or a text that no rule
 * takes for one.
 */
export function plainOf(typed: string): string {
  const reading = readTyped(typed)
  if (reading.kind === 'number') return reading.number
  return isWrittenNumber(typed) ? `${typed}${NOT_READ}` : typed
}

/**
 * The number of a value that was typed in English, where it is none, and is one as it is read in German: `11,40`.
 * @returns null where the value needs no other reading, or has none
 */
export function readAnew(value: string): string | null {
  const reading = isWrittenNumber(value) ? null : readTyped(value)
  return reading?.kind === 'number' ? reading.number : null
}

/** The value of a form's field as it is typed in German. */
export const typedOf = (value: string): string =>
  isWrittenNumber(value) ? value.trim().replace(/\./, ',') : value.replace(NOT_READ, '')
