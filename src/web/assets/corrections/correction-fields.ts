import type { CorrectableView, CorrectionBody } from '#contract/corrections.ts'
import { readDecimal, unreadDecimal } from '#domain/prices/money.ts'
import { checkPrice } from '#web/decisions/decision-checks.ts'
import type { FieldErrors } from '#web/forms/form-errors.ts'
import { UNFINISHED_DAY, UNFINISHED_MESSAGE } from '#web/ui/unfinished-day.ts'
import { lineMessages } from '../line-messages.ts'

type Field = CorrectableView['field']

/** The input of the correction form, as typed. */
export type CorrectionFields = {
  readonly correctionId: string
  readonly correctsSequence: number
  readonly field: Field
  readonly to: string
  /** What one contract brought in, where the outcome of an option is corrected to one with a price; empty otherwise. */
  readonly outcomePrice: string
  readonly reason: string
}

export const OUTCOMES = ['expired-worthless', 'exercised', 'sold-before'] as const

const DAYS: ReadonlySet<Field> = new Set(['decidedOn', 'expiresOn', 'splitOn'])
const WORDS: ReadonlySet<Field> = new Set(['right', 'ticker', 'splitRatio', 'outcome'])
/** The terms of a contract that may be empty. */
const OPTIONAL: ReadonlySet<Field> = new Set(['right', 'strike', 'expiresOn'])

export const inputTypeOf = (field: Field): 'date' | 'number' | 'text' =>
  DAYS.has(field) ? 'date' : WORDS.has(field) ? 'text' : 'number'

/** The outcomes of an option in which it brought something in. */
export const isPricedOutcome = ({ field, to }: Pick<CorrectionFields, 'field' | 'to'>): boolean =>
  field === 'outcome' && (to === 'exercised' || to === 'sold-before')

const NO_SPLIT = /^(?:none|no|keiner?|keinen)$/i
const RATIO = /^([\d.,]+)\s*(?::|for|für|zu)\s*([\d.,]+)$/i

/** The ratio of a split as typed, as `4:1`; null for a split that there never was, undefined where it cannot be read. */
export function typedRatio(to: string): string | null | undefined {
  if (NO_SPLIT.test(to.trim())) return null
  const [, newShares, oldShares] = (RATIO.exec(to.trim()) ?? []).map((part) => readDecimal(part))
  return newShares && oldShares ? `${newShares}:${oldShares}` : undefined
}

/** Finds what the server would refuse, before the form is sent. */
export function checkCorrection({ field, to, outcomePrice, reason }: CorrectionFields): FieldErrors {
  return {
    to: checkValue(field, to.trim()),
    outcomePrice: isPricedOutcome({ field, to }) ? checkPrice(outcomePrice.trim()) : undefined,
    reason: reason.trim() === '' ? 'Say why, in a few words, for example: typing mistake.' : undefined,
  }
}

function checkValue(field: Field, to: string): string | undefined {
  if (to === '') return OPTIONAL.has(field) ? undefined : `Say what it should be.`
  if (to === UNFINISHED_DAY) return UNFINISHED_MESSAGE
  if (field === 'splitRatio' && typedRatio(to) === undefined)
    return 'Write the split like 4:1, new shares for old ones, or none.'
  if (inputTypeOf(field) !== 'number') return undefined
  return readDecimal(to) === null || to.length > 24
    ? `${lineMessages('en').fields[field]} is a number, for example 189.23.${unreadDecimal(to)}`
    : undefined
}

/** The request body made from the form. An empty term of a contract becomes null, which means not known. */
export function correctionBody({
  correctionId,
  correctsSequence,
  field,
  to,
  outcomePrice,
  reason,
}: CorrectionFields): CorrectionBody {
  const shared = { correctionId, correctsSequence, reason: reason.trim() }
  const value = to.trim()
  if (field === 'right') return { ...shared, field, to: value === 'call' || value === 'put' ? value : null }
  if (field === 'strike' || field === 'expiresOn') return { ...shared, field, to: value || null }
  if (field === 'splitRatio') return { ...shared, field, to: typedRatio(value) ?? null }
  if (field === 'outcome')
    return {
      ...{ ...shared, field, to: OUTCOMES.find((outcome) => outcome === value) ?? 'expired-worthless' },
      ...(isPricedOutcome({ field, to }) && { outcomePrice: outcomePrice.trim() }),
    }
  return { ...shared, field, to: value }
}
