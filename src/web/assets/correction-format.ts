import type { CorrectionView } from '#contract/corrections.ts'
import { formatDay, formatQuantity, formatUsd } from '#web/ui/format.ts'

type Field = CorrectionView['field']

/** The names of the fields as the forms show them. */
export const FIELD_NAMES: Readonly<Record<Field, string>> = {
  price: 'Price',
  quantity: 'Quantity',
  decidedOn: 'Decided on',
  stopLoss: 'Stop loss',
  takeProfit: 'Take profit',
  right: 'Call or put',
  strike: 'Strike',
  expiresOn: 'Expiry',
  multiplier: 'Multiplier',
  ticker: 'Ticker',
}

const AMOUNTS: ReadonlySet<Field> = new Set(['price', 'stopLoss', 'takeProfit', 'strike'])
const DAYS: ReadonlySet<Field> = new Set(['decidedOn', 'expiresOn'])
const NUMBERS: ReadonlySet<Field> = new Set(['quantity', 'multiplier'])

/** A value of a field as shown to people. */
export function correctedValue(field: Field, value: string | null): string {
  if (value === null) return 'not said'
  if (AMOUNTS.has(field)) return formatUsd(value)
  if (DAYS.has(field)) return formatDay(value)
  return NUMBERS.has(field) ? formatQuantity(value) : value
}

type Corrected = Pick<CorrectionView, 'field' | 'from' | 'to' | 'reason'>

/** `Price corrected from $18,000.00 to $180.00: a typing mistake` */
export const correctionLine = (corrected: Corrected): string => `${correctionChange(corrected)}: ${corrected.reason}`

/** The same without the reason. */
export const correctionChange = ({ field, from, to }: Omit<Corrected, 'reason'>): string =>
  `${FIELD_NAMES[field]} corrected from ${correctedValue(field, from)} to ${correctedValue(field, to)}`
