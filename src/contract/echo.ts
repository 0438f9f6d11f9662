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
    assetId: z.int().min(1).nullish().describe('the asset that it is about, whose own entries are left out'),
  })
  .meta({ id: 'EchoBody' })
export type EchoBody = z.input<typeof EchoBody>

const EchoedPassageView = z
  .object({
    passage: z.string().describe('a sentence of the earlier thesis, to the letter'),
    dateAdded: InstantView,
    dateAddedReadable: z.string(),
    assetId: z.int(),
    list: z.enum(['watched', 'bought', 'sold']),
    sequence: z.int(),
    ticker: z.string(),
    stockOrOptions: z.enum(['stock', 'options']),
    action: z.string(),
    confidence: z.int(),
    wrote: z.string().describe('You wrote nearly this on Feb 3, 2026 about PLTR, at 8 of 10.'),
    changePercent: DecimalView.nullable().describe(
      'of the price since, in shares of one day; null where either price is not known',
    ),
    pricedAt: InstantView.nullable().describe('when the newest price was true'),
    became: z.string().nullable().describe('It is down 34% since.'),
  })
  .meta({ id: 'EchoedPassage' })

export const EchoView = z
  .object({ passages: z.array(EchoedPassageView).describe('three at most, the likest first, one for each asset') })
  .meta({ id: 'Echo' })
export type EchoView = z.infer<typeof EchoView>
