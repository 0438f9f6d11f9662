import { z } from 'zod'
import { CLAIM_HORIZONS } from '#domain/claims/claim.ts'
import { CONFIDENCE, EXIT_PERCENT_MIN, FIRST_DAY, THESIS_LENGTH } from '#domain/decisions/limits.ts'
import { readDecimal, unreadDecimal } from '#domain/prices/money.ts'
import { OWN_TEST_LENGTH } from '#domain/tests-of-own/write-own-test.ts'

/** The characters below U+0020 and from U+007F to U+009F. Prose may contain two of them, tab and line feed. */
const CONTROL_CHARACTER = /[\p{Cc}]/u
const isPlain = (text: string): boolean => text.isWellFormed() && !CONTROL_CHARACTER.test(text)
const isPlainProse = (text: string): boolean => isPlain(text.replace(/[\t\n]/g, ''))

const NOT_PLAIN = 'This contains characters that cannot be shown. Please remove them.'

/** One line of text. */
export const line = (maxLength: number, needed: string) =>
  z
    .string(needed)
    .trim()
    .min(1, needed)
    .max(maxLength, `Please use at most ${maxLength} characters.`)
    .refine(isPlain, NOT_PLAIN)

/** Text of several lines. */
export const prose = (needed: string) => z.string(needed).refine(isPlainProse, NOT_PLAIN)

export const ThesisField = prose('Write your thesis.')
  .max(
    THESIS_LENGTH.max,
    `Your thesis may have at most ${THESIS_LENGTH.max} characters. Shorten it; nothing was recorded.`,
  )
  .refine(
    (text) => text.trim().length >= THESIS_LENGTH.min,
    `Write at least ${THESIS_LENGTH.min} characters: why do you decide this?`,
  )

export const ConfidenceField = z
  .int(`Confidence is a whole number from ${CONFIDENCE.min} to ${CONFIDENCE.max}.`)
  .min(CONFIDENCE.min, `Confidence is a whole number from ${CONFIDENCE.min} to ${CONFIDENCE.max}.`)
  .max(CONFIDENCE.max, `Confidence is a whole number from ${CONFIDENCE.min} to ${CONFIDENCE.max}.`)

/** "Wrong if" (ruling 21) in every decision: one line and a day, both optional. A line of blanks counts as none. */
export const ownTestFields = {
  wrongIf: z
    .string()
    .trim()
    .max(OWN_TEST_LENGTH.max, `One line of at most ${OWN_TEST_LENGTH.max} characters: what would prove you wrong?`)
    .refine(isPlain, NOT_PLAIN)
    .transform((text) => text || null)
    .nullish()
    .describe('one line that states what would prove this decision wrong'),
  wrongIfOn: z.iso
    .date('The day of a test is a calendar day, for example 2027-01-15.')
    .nullish()
    .describe('calendar day in New York on which to ask whether it happened'),
}

export const TickerField = line(20, 'Name a ticker, for example IBM.')
  .regex(/^[A-Za-z0-9][A-Za-z0-9.\-:^=/]*$/, 'A ticker has letters, digits, dots and dashes only, for example BRK.B.')
  .transform((ticker) => ticker.toUpperCase())

/** The day decided (ruling 19) in every decision. */
export const DayDecidedField = z.iso
  .date('The day decided is a calendar day, for example 2026-06-10.')
  .refine((day) => day >= FIRST_DAY, 'The day decided is Jan 1, 1900 or later.')
  .nullish()
  .describe(
    'calendar day of the decision in New York; today when absent. A price that is sent is the price on that day',
  )

/** What a form says of a price that it had filled in itself. */
export const KnownPriceAtField = z.iso
  .datetime('The time of a price is an instant in UTC, for example 2026-06-10T20:00:00.000Z.')
  .nullish()
  .describe(
    'time of the last known price, when that is what is sent because nobody typed another; absent for a typed price',
  )

/** A number of at least 0, as a JSON number or, exactly, as text. It becomes decimal text. */
export const decimalField = (needed: string, isAllowed: (value: number) => boolean = () => true) =>
  z.union([z.number(), z.string().max(24)], needed).transform((written, context) => {
    const read = readDecimal(typeof written === 'number' ? written.toFixed(10).replace(/\.?0+$/, '') : written)
    if (read !== null && isAllowed(Number(read))) return read
    context.addIssue({ code: 'custom', message: `${needed}${unreadDecimal(String(written))}` })
    return z.NEVER
  })

export const QuantityField = decimalField('Quantity is a number of at least 0, for example 10 or 2.5.')
export const PriceField = decimalField('A price is a number of at least 0, for example 189.23.')
export const ExitPercentField = decimalField(
  `This is a percentage of at least ${EXIT_PERCENT_MIN}.`,
  (value) => value >= EXIT_PERCENT_MIN && value <= 100_000,
)

/** The claim in every decision: what its confidence is about (ruling 20). */
export const claimFields = {
  claim: z
    .strictObject({
      horizonMonths: z.literal(CLAIM_HORIZONS, 'A claim runs over 1, 3, 6 or 12 months.'),
      benchmark: z.union(
        [z.literal('gain'), z.strictObject({ ticker: TickerField }), z.strictObject({ price: PriceField })],
        'A claim is held against a ticker, a price of your own, or no gain at all.',
      ),
    })
    .nullish()
    .describe(
      'what the confidence refers to: the asset does better than a ticker, gains at all, or ends above a price ' +
        '(a sale claims the opposite); when absent, 12 months against SPY are assumed, which is not scored for an option: ' +
        'without a claim it does not say which way its share goes',
    ),
}

export const DraftRevisionField = z
  .int()
  .min(1)
  .nullish()
  .describe(
    'revision of the draft from which this decision was written, null if it was never stored; the decision is refused with ' +
      '409 if the draft has been changed in another browser since',
  )

/** The id that the browser makes when a form is opened, so that a decision that is sent twice is recorded once. */
export const DecisionIdField = z.uuid('decisionId is a UUID that the client makes.').toLowerCase()

export const YesNo = z.enum(['Yes', 'No'], 'Choose Yes or No.')

/** Instants on the wire: ISO 8601 in UTC. */
export const InstantView = z.iso.datetime()

/** Money and quantities on the wire: decimal text, because a JSON number would be read as a binary float. */
export const DecimalView = z.string().meta({ examples: ['189.23'] })
