import type { CorrectableView, CorrectionBody } from '#contract/corrections.ts'
import { readDecimal, unreadDecimal } from '#domain/prices/money.ts'
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
  readonly reason: string
}

const DAYS: ReadonlySet<Field> = new Set(['decidedOn', 'expiresOn'])
const WORDS: ReadonlySet<Field> = new Set(['right', 'ticker'])
/** The terms of a contract that may be empty. */
const OPTIONAL: ReadonlySet<Field> = new Set(['right', 'strike', 'expiresOn'])

export const inputTypeOf = (field: Field): 'date' | 'number' | 'text' =>
  DAYS.has(field) ? 'date' : WORDS.has(field) ? 'text' : 'number'

/** Finds what the server would refuse, before the form is sent. */
export function checkCorrection({ field, to, reason }: CorrectionFields): FieldErrors {
  return {
    to: checkValue(field, to.trim()),
    reason: reason.trim() === '' ? 'Say why, in a few words, for example: typing mistake.' : undefined,
  }
}

function checkValue(field: Field, to: string): string | undefined {
  if (to === '') return OPTIONAL.has(field) ? undefined : `Say what it should be.`
  if (to === UNFINISHED_DAY) return UNFINISHED_MESSAGE
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
  reason,
}: CorrectionFields): CorrectionBody {
  const shared = { correctionId, correctsSequence, reason: reason.trim() }
  const value = to.trim()
  if (field === 'right') return { ...shared, field, to: value === 'call' || value === 'put' ? value : null }
  if (field === 'strike' || field === 'expiresOn') return { ...shared, field, to: value || null }
  return { ...shared, field, to: value }
}
