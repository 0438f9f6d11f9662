import { EXIT_PERCENT_MIN, THESIS_LENGTH } from '#domain/decisions/limits.ts'
import { readDecimal, unreadDecimal } from '#domain/prices/money.ts'
import { OWN_TEST_LENGTH } from '#domain/tests-of-own/write-own-test.ts'

/**
 * The contract's rules for the fields of a decision, repeated because the browser does not load the schema library; a test keeps
 * the messages equal. Each check returns what is wrong and what to type instead, or undefined.
 */

export function checkThesis(thesis: string): string | undefined {
  if (thesis.length > THESIS_LENGTH.max)
    return `Your thesis may have at most ${THESIS_LENGTH.max} characters. Shorten it; nothing was recorded.`
  return thesis.trim().length < THESIS_LENGTH.min
    ? `Write at least ${THESIS_LENGTH.min} characters: why do you decide this?`
    : undefined
}

/** A line that is too long is refused, never cut. */
export const checkWrongIf = (line: string): string | undefined =>
  line.trim().length <= OWN_TEST_LENGTH.max
    ? undefined
    : `One line of at most ${OWN_TEST_LENGTH.max} characters: what would prove you wrong?`

export const checkQuantity = (typed: string): string | undefined =>
  reads(typed) ? undefined : `Quantity is a number of at least 0, for example 10 or 2.5.${unreadDecimal(typed)}`

export const checkPrice = (typed: string): string | undefined =>
  reads(typed) ? undefined : `A price is a number of at least 0, for example 189.23.${unreadDecimal(typed)}`

export const checkStrike = (typed: string): string | undefined =>
  reads(typed) ? undefined : `A strike is a number of at least 0.${unreadDecimal(typed)}`

/** An empty multiplier stands for the usual one of 100. */
export const checkMultiplier = (typed: string): string | undefined =>
  typed.trim() === '' || (reads(typed) && Number(typed) > 0)
    ? undefined
    : `A multiplier is how many shares one contract stands for, usually 100.${unreadDecimal(typed)}`

/** Checks a percentage that is required because «Yes» was chosen. */
export function checkExitPercent(typed: string): string | undefined {
  if (typed.trim() === '') return 'Say at which percentage, 1 at least, or choose No.'
  const percent = readDecimal(typed)
  return percent !== null && Number(percent) >= EXIT_PERCENT_MIN && Number(percent) <= 100_000
    ? undefined
    : `This is a percentage of at least ${EXIT_PERCENT_MIN}.${unreadDecimal(typed)}`
}

/** Checks a stop or a target that is typed as a price. */
export const checkLevelPrice = (typed: string): string | undefined =>
  reads(typed) && Number(typed) > 0
    ? undefined
    : `A stop or a target is a price above zero, for example 85.50.${unreadDecimal(typed)}`

/** The domain's message for an action that moves a quantity but has no price. */
export const needsPrice = (action: string): string =>
  `${action} needs a price per unit. Type the price that you paid or got.`

/** Checks the day of a decision; empty means today. A day that has not begun in New York is refused by the server. */
export const checkDayDecided = (day: string): string | undefined =>
  day === '' || day >= '1900-01-01' ? undefined : 'The day decided is Jan 1, 1900 or later.'

/** Whether the contract accepts the number, which has at most 24 characters. */
const reads = (typed: string): boolean => typed.length <= 24 && readDecimal(typed) !== null
