import type { CorrectionView } from '#contract/corrections.ts'
import type { Language } from '#domain/locale.ts'
import { exactUsdWords } from '#domain/prices/exact-format.ts'
import { formatDay, formatQuantity, formatUsd } from '#web/ui/format.ts'
import { lineMessages } from './line-messages.ts'

type Field = CorrectionView['field']

const AMOUNTS: ReadonlySet<Field> = new Set(['price', 'stopLoss', 'takeProfit', 'strike'])
const DAYS: ReadonlySet<Field> = new Set(['decidedOn', 'expiresOn', 'splitOn'])
const NUMBERS: ReadonlySet<Field> = new Set(['quantity', 'multiplier'])

/** One that is not said counts as this, as everywhere on the pages. */
const STANDARD_MULTIPLIER = '100'

/** A value of a field as shown to people. */
export function correctedValue(field: Field, value: string | null, language: Language = 'en'): string {
  const { notSaid, rights, outcomes, ratio, none } = lineMessages(language)
  if (value === null) return field === 'splitRatio' ? none : field === 'multiplier' ? STANDARD_MULTIPLIER : notSaid
  if (field === 'outcome') return Object.entries(outcomes).find(([outcome]) => outcome === value)?.[1] ?? value
  if (field === 'splitRatio') {
    const [newShares = '', oldShares = ''] = value.split(':')
    return ratio(formatQuantity(newShares, language), formatQuantity(oldShares, language))
  }
  if (AMOUNTS.has(field)) return formatUsd(value, language)
  if (DAYS.has(field)) return formatDay(value, language)
  if (value === 'call' || value === 'put') return rights[value]
  return NUMBERS.has(field) ? formatQuantity(value, language) : value
}

type Corrected = Pick<CorrectionView, 'field' | 'from' | 'to' | 'reason'>

/** `Price corrected from $18,000.00 to $180.00: a typing mistake` */
export const correctionLine = (corrected: Corrected, language: Language = 'en'): string =>
  `${correctionChange(corrected, language)}: ${corrected.reason}`

/** The same without the reason. */
export const correctionChange = ({ field, from, to }: Omit<Corrected, 'reason'>, language: Language = 'en'): string => {
  const { fields, corrected } = lineMessages(language)
  return corrected(fields[field], ...correctedValues(field, from, to, language))
}

/** The old and the new value, with all their digits where they differ in parts of a cent: `$12.123` and `$12.12`. */
export function correctedValues(
  field: Field,
  from: string | null,
  to: string | null,
  language: Language = 'en',
): [from: string, to: string] {
  const words: [string, string] = [correctedValue(field, from, language), correctedValue(field, to, language)]
  const isRounded = words[0] === words[1] && AMOUNTS.has(field) && from !== null && to !== null
  return isRounded ? [exactUsdWords(from, language), exactUsdWords(to, language)] : words
}

/** `Price corrected from $18,000.00`: for where the value that counts stands already. */
export const correctedFrom = ({ field, from, to }: Omit<Corrected, 'reason'>, language: Language = 'en'): string => {
  const messages = lineMessages(language)
  return messages.correctedFrom(messages.fields[field], correctedValues(field, from, to, language)[0])
}
