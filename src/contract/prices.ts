import { z } from 'zod'
import { DecimalView, InstantView } from './fields.ts'

export const PriceView = z
  .object({
    price: DecimalView.describe('USD for one share or one contract'),
    source: z.enum(['twelve-data', 'typed', 'demo']),
    at: InstantView.describe('when this price was true'),
  })
  .meta({ id: 'Price' })
export type PriceView = z.infer<typeof PriceView>

/** Answers «what does one cost now?». No price is an ordinary answer: then `reason` says why, in words for people. */
export const PriceAnswer = z
  .object({
    ticker: z.string(),
    price: PriceView.nullable().describe('the last one known, when a fresh one could not be had'),
    reason: z.string().nullable().describe('why there is no fresh price, in words for people'),
    isProviderSet: z.boolean().describe('false: prices are typed by hand here, and having none is no failure'),
  })
  .meta({ id: 'PriceAnswer' })
export type PriceAnswer = z.infer<typeof PriceAnswer>
