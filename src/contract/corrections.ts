import { z } from 'zod'
import { FIRST_DAY } from '#domain/decisions/limits.ts'
import { CORRECTED_FIELDS } from '#domain/ledger/correction-recorded.ts'
import { DecimalView, decimalField, InstantView, line, PriceField, QuantityField, TickerField } from './fields.ts'
import { OutcomeField } from './prices.ts'

const LEVEL = 'A stop or a target is a price above zero, for example 85.50.'
const LevelField = decimalField(LEVEL, (value) => value > 0)
/** Two numbers above zero, each of at most 24 characters. */
const SPLIT_RATIO = /^(?=[\d.]*[1-9])\d{1,12}(?:\.\d{1,10})?:(?=[\d.]*[1-9])\d{1,12}(?:\.\d{1,10})?$/
const DayField = z.iso
  .date('A day is written like 2026-06-10.')
  .refine((day) => day >= FIRST_DAY, 'The day decided is Jan 1, 1900 or later.')

const common = {
  correctionId: z.uuid('correctionId is a UUID that the client makes.').toLowerCase(),
  correctsSequence: z.int('Say which entry is corrected, by its number.').describe('sequence of the entry to correct'),
  reason: line(300, 'Say why, in a few words, for example: typing mistake.'),
  seenUpTo: z
    .int()
    .min(1)
    .nullish()
    .describe(
      'sequence up to which you have read this asset; the correction is refused with 409 if the same field of the same ' +
        'entry has been corrected since',
    ),
}

/**
 * What was mistyped in an entry, and what it should have been (ruling 16). Sending the same correctionId again records nothing.
 */
export const CorrectionBody = z
  .discriminatedUnion(
    'field',
    [
      z.strictObject({ ...common, field: z.literal('price'), to: PriceField }),
      z.strictObject({ ...common, field: z.literal('quantity'), to: QuantityField }),
      z.strictObject({ ...common, field: z.literal('decidedOn'), to: DayField }),
      z.strictObject({ ...common, field: z.literal('stopLoss'), to: LevelField }),
      z.strictObject({ ...common, field: z.literal('takeProfit'), to: LevelField }),
      z.strictObject({ ...common, field: z.literal('right'), to: z.enum(['call', 'put']).nullable() }),
      z.strictObject({
        ...common,
        field: z.literal('strike'),
        to: decimalField('A strike is a number of at least 0.').nullable(),
      }),
      z.strictObject({
        ...common,
        field: z.literal('expiresOn'),
        to: z.iso.date('An expiry is a calendar day, for example 2027-01-15.').nullable(),
      }),
      z.strictObject({
        ...common,
        field: z.literal('multiplier'),
        to: decimalField('A multiplier is how many shares one contract stands for, usually 100.', (value) => value > 0),
      }),
      z.strictObject({ ...common, field: z.literal('ticker'), to: TickerField }),
      z.strictObject({
        ...common,
        field: z.literal('splitRatio'),
        to: z
          .string()
          .regex(SPLIT_RATIO, 'The ratio of a split is written like 4:1, new shares for old ones.')
          .nullable()
          .describe('new shares for old ones, for example 4:1; null withdraws a split that there never was'),
      }),
      z.strictObject({ ...common, field: z.literal('splitOn'), to: DayField }),
      z.strictObject({
        ...common,
        field: z.literal('outcome'),
        to: OutcomeField,
        outcomePrice: PriceField.optional().describe(
          'USD that one contract brought in; needed when the outcome was that it expired worthless',
        ),
      }),
    ],
    'Only what was mistyped is corrected. What you thought (the action, the thesis, the confidence) stands as you wrote it: record an update. Nothing was recorded.',
  )
  .meta({ id: 'Correction' })
export type CorrectionBody = z.input<typeof CorrectionBody>
export type Correction = z.output<typeof CorrectionBody>

const Field = z.enum(CORRECTED_FIELDS)

/** A recorded correction of an entry. */
export const CorrectionView = z
  .object({
    sequence: z.int().describe('position of the correction in your journal'),
    dateAdded: InstantView,
    dateAddedReadable: z.string(),
    field: Field,
    from: z.string().nullable().describe('value before the correction'),
    to: z.string().nullable(),
    reason: z.string(),
  })
  .meta({ id: 'CorrectionMade' })
export type CorrectionView = z.infer<typeof CorrectionView>

/** A field of an entry that may be corrected, and its present value. */
export const CorrectableView = z.object({ field: Field, value: z.string().nullable() }).meta({ id: 'Correctable' })
export type CorrectableView = z.infer<typeof CorrectableView>

/** The figures of an asset before or after a correction. */
const CorrectedFigures = z.object({
  quantity: DecimalView.describe('quantity held; for a sold asset, the quantity sold in the last holding period'),
  costBasis: DecimalView.nullable(),
  totalGainLoss: DecimalView.nullable().describe('percent'),
  realizedGain: DecimalView.nullable(),
  does: z.enum(['buy', 'sell']).nullable().describe('whether the entry bought or sold; null when it did neither'),
  amount: DecimalView.nullable().describe(
    'USD that the entry paid or brought in; null when it did neither, or when no price is known',
  ),
  levelsPassed: z.array(z.enum(['stop-loss', 'take-profit'])).describe('stops and targets that count as passed'),
})

/** What a correction would change, before it is recorded, and the prices and quantities to compare it with. */
const CorrectionConsequenceView = z
  .object({
    before: CorrectedFigures,
    after: CorrectedFigures,
    on: z.iso.date().describe('calendar day of the entry in New York'),
    nearest: z
      .object({ price: DecimalView, on: z.iso.date() })
      .nullable()
      .describe(
        'known price nearest to that day, other than the entry’s own, in shares of that day; null when none is known',
      ),
    unitPrice: DecimalView.nullable().describe('price per unit in the entry, in USD; null when none was typed'),
    filledInOn: z.iso
      .date()
      .nullable()
      .describe(
        'calendar day in New York of that price, where the last known one was sent untouched; null when it was typed',
      ),
    sharePrice: DecimalView.nullable().describe(
      'price of an option’s underlying share nearest to that day, in USD; null for a share, or when none is known',
    ),
    quantities: z.array(DecimalView).describe('quantities of the asset’s other decisions, in shares of that day'),
    otherCompany: z
      .string()
      .nullable()
      .describe(
        'another company that the directory has under a new ticker; null when there is none, and for other fields',
      ),
    firstOn: z.iso
      .date()
      .nullable()
      .describe('first day for which a provider’s close is stored; null when there is none'),
  })
  .meta({ id: 'CorrectionConsequence' })
export type CorrectionConsequenceView = z.infer<typeof CorrectionConsequenceView>

/** Either what a correction would change, or why it would be refused. The other is null. */
export const CorrectionPreviewView = z
  .object({ consequence: CorrectionConsequenceView.nullable(), refusal: z.string().nullable() })
  .meta({ id: 'CorrectionPreview' })
export type CorrectionPreviewView = z.infer<typeof CorrectionPreviewView>
