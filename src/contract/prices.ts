import { z } from 'zod'
import { FIRST_SHARES } from '#domain/assets/split-before-first.ts'
import { DecimalView, decimalField, InstantView, PriceField } from './fields.ts'

export const PriceView = z
  .object({
    price: DecimalView.describe('USD for one share or one contract'),
    source: z
      .enum(['twelve-data', 'massive', 'yahoo', 'typed', 'accepted', 'uploaded', 'demo'])
      .describe('`accepted` is the last known price, sent with a decision as the form had filled it in'),
    at: InstantView.describe('time to which the price applies'),
    knownAt: InstantView.optional().describe('for an accepted price, the time of the known one; absent otherwise'),
  })
  .meta({ id: 'Price' })
export type PriceView = z.infer<typeof PriceView>

/** The present price of one unit. Having no price is an ordinary answer: then `reason` says why, in words for people. */
export const QuoteView = z
  .object({
    ticker: z.string(),
    price: PriceView.nullable().describe(
      'latest price; the last known one when no fresh one is available, null when there is none',
    ),
    reason: z
      .string()
      .nullable()
      .describe('message for the user about why there is no fresh price; null when there is one'),
    isProviderSet: z
      .boolean()
      .describe(
        'whether a price provider is configured; if not, prices are typed by hand, and a missing price is no failure',
      ),
  })
  .meta({ id: 'PriceAnswer' })
export type QuoteView = z.infer<typeof QuoteView>

/** The price of one unit at the end of a day, in shares of that day. */
export const CloseView = z
  .object({
    ticker: z.string(),
    on: z.iso.date(),
    price: PriceView.nullable().describe(
      'close of the day, or of the last session before it; null when it is not known',
    ),
    nearest: z
      .object({ price: DecimalView, on: z.iso.date() })
      .nullable()
      .describe('known price nearest to the day, in shares of the day; null when none is known'),
    firstOn: z.iso
      .date()
      .nullable()
      .describe('first day for which a provider’s close is stored; null when there is none'),
  })
  .meta({ id: 'Close' })
export type CloseView = z.infer<typeof CloseView>

const SplitRatio = {
  effectiveOn: z.iso.date().describe('calendar day in New York on which the share first traded at the split price'),
  newShares: DecimalView.describe('number of new shares: 4 in a 4-for-1 split'),
  oldShares: DecimalView.describe('number of old shares: 1 in a 4-for-1 split'),
}

export const SplitView = z.object({ ...SplitRatio }).meta({ id: 'Split' })
export type SplitView = z.infer<typeof SplitView>

const SHARES = 'A split needs two numbers, for example 4 new shares for 1 old one.'

/** A split that the user records. A second split on the same day is refused. */
export const SplitBody = z
  .strictObject({
    effectiveOn: z.iso.date('Say on which day it took effect, for example 2026-06-10.'),
    newShares: decimalField(SHARES),
    oldShares: decimalField(SHARES),
    firstShares: z
      .enum(FIRST_SHARES, 'Say whether your first entry is in old shares or in new ones.')
      .optional()
      .describe(
        'for a split of the very day of the first entry: whether the shares and the price of that entry are those of before ' +
          'the split (`old`) or of after it (`new`). Needed then, unless a price that waits for an answer shows that they are old; ' +
          'of no effect on any other day',
      ),
  })
  .meta({ id: 'RecordSplit' })
export type SplitBody = z.input<typeof SplitBody>

export const OutcomeField = z.enum(
  ['expired-worthless', 'exercised', 'sold-before'],
  'Say how the option ended: expired worthless, exercised, or sold before.',
)

/** A price typed by hand: the present one, or the close of an earlier day. */
export const PriceNoteBody = z
  .strictObject({
    price: PriceField,
    on: z.iso.date('A day is written like 2026-06-10.').nullish().describe('calendar day in New York; now when absent'),
    isRight: z
      .boolean()
      .nullish()
      .describe(
        'for an earlier day: confirms that a price which looks like a split is right and that there was no split',
      ),
  })
  .meta({ id: 'NotePrice' })
export type PriceNoteBody = z.input<typeof PriceNoteBody>

export const OutcomeBody = z
  .strictObject({
    outcome: OutcomeField,
    price: PriceField.nullish().describe('USD that one contract brought in; absent when it expired worthless'),
  })
  .meta({ id: 'SettleOption' })
export type OutcomeBody = z.input<typeof OutcomeBody>

/** Daily prices as comma- or semicolon-separated text with a header line that names a date and a close (or price). */
export const DailyPricesBody = z
  .strictObject({
    csv: z
      .string('Choose a file with daily prices.')
      .min(1, 'The file is empty.')
      .describe('content of the file, at most 2 MB (2,000,000 bytes of UTF-8)'),
    reading: z
      .enum(['as-traded', 'adjusted'], 'Choose how the file is to be read.')
      .nullish()
      .describe(
        'answer to the question `adjusted`: whether the prices are as traded on each day, or adjusted for later splits',
      ),
    leapsAreRight: z
      .boolean()
      .nullish()
      .describe(
        'answer to the questions `leap` and `waits`: confirms that the prices are right and that there was no split',
      ),
  })
  .meta({ id: 'UploadDailyPrices' })
export type DailyPricesBody = z.input<typeof DailyPricesBody>

/** A question that has to be answered before anything in a file is stored. */
const FileQuestion = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('adjusted'),
    days: z.array(
      z.object({
        day: z.iso.date(),
        known: DecimalView.describe('known price of that day, or of the day nearest to it, in shares of that day'),
        knownOn: z.iso.date().optional().describe('day of the known price; absent when it is the same day'),
        asTraded: DecimalView.describe('price of that day if the file contains prices as traded'),
        adjusted: DecimalView.describe('price of that day if the file is adjusted for splits'),
      }),
    ),
  }),
  z.object({
    kind: z.literal('leap'),
    day: z.iso.date(),
    from: DecimalView,
    to: DecimalView,
    newShares: DecimalView,
    oldShares: DecimalView,
    isSameDay: z
      .literal(true)
      .optional()
      .describe(
        'true when both prices are of the same day: `from` in your journal and `to` in the file; absent otherwise',
      ),
  }),
  z
    .object({ kind: z.literal('waits'), day: z.iso.date(), from: DecimalView, to: DecimalView })
    .describe('a close that may be one after the split that the asset is asked about; `from` is the price before it'),
])
export type FileQuestion = z.infer<typeof FileQuestion>

/** The result for all lines of a file: read = stored + unchanged + rejected. */
export const DailyPricesView = z
  .object({
    read: z.int(),
    stored: z.int(),
    unchanged: z.int().describe('number of days that were already stored with the same prices'),
    rejected: z.array(z.object({ line: z.int(), reason: z.string() })),
    question: FileQuestion.optional().describe(
      'question about the file; nothing is stored until the file is sent again with an answer',
    ),
  })
  .meta({ id: 'DailyPrices' })
export type DailyPricesView = z.infer<typeof DailyPricesView>
