import { z } from 'zod'
import { THESIS_LENGTH } from '#domain/decisions/limits.ts'
import { DecimalView, InstantView, prose } from './fields.ts'

/** A text that is being written, to be compared with earlier theses. It is not recorded. */
export const EchoBody = z
  .strictObject({
    text: prose('Write something to look for.').max(
      THESIS_LENGTH.max,
      `A text of at most ${THESIS_LENGTH.max} characters is looked for.`,
    ),
    assetId: z.int().min(1).nullish().describe('asset that the text is about; its own entries are not searched'),
  })
  .meta({ id: 'EchoBody' })
export type EchoBody = z.input<typeof EchoBody>

const EchoedPassageView = z
  .object({
    passage: z.string().describe('matching passage of the earlier thesis, word for word'),
    dateAdded: InstantView,
    dateAddedReadable: z.string(),
    decidedOn: z.iso.date().optional().describe('day decided in New York; absent when it was written on that day'),
    decidedOnReadable: z.string().optional().describe('day decided; absent when it was written on that day'),
    assetId: z.int(),
    list: z.enum(['watched', 'bought', 'sold']),
    sequence: z.int(),
    ticker: z.string(),
    stockOrOptions: z.enum(['stock', 'options']),
    action: z.string(),
    confidence: z.int(),
    wrote: z
      .string()
      .describe(
        'sentence about the earlier entry, for example: You wrote nearly this on Feb 3, 2026 about PLTR, at 8 of 10.',
      ),
    changePercent: DecimalView.nullable().describe(
      'change of the price since then in percent, adjusted for splits; null when either price is not known',
    ),
    pricedAt: InstantView.nullable().describe('time of the newest price; null when it is not known'),
    became: z
      .string()
      .nullable()
      .describe('sentence about the price since then, for example “It is down 34% since.”; null when it is not known'),
  })
  .meta({ id: 'EchoedPassage' })

export const EchoView = z
  .object({
    passages: z
      .array(EchoedPassageView)
      .describe('at most three passages, most similar first, at most one for each asset'),
  })
  .meta({ id: 'Echo' })
export type EchoView = z.infer<typeof EchoView>
