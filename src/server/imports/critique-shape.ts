import { z } from 'zod'
import { MEASURE_WORDS } from '#domain/filings/filed-format.ts'
import type { CritiqueRecorded } from '#domain/ledger/critique-recorded.ts'
import { action, confidence, day, decimal, instant, name, signedDecimal, text } from './shape-parts.ts'

/**
 * The shape of what a critique carries besides its text. Pages show it, links lead to it, and a decision that is asked about again is
 * given the same facts.
 */

const figure = z.looseObject({
  kind: z.enum(['year', 'nine-months', 'half-year', 'quarter', 'day']),
  start: day.nullable(),
  end: day,
  value: signedDecimal,
  filedOn: day,
  form: name,
  growthPercent: signedDecimal.nullable(),
})

const filings = z.looseObject({
  cik: name,
  name,
  measures: z.array(
    z.looseObject({
      measure: z.string().refine((written) => Object.hasOwn(MEASURE_WORDS, written)),
      tag: name,
      unit: z.enum(['USD', 'USD/shares']),
      figures: z.array(figure),
    }),
  ),
})

const headline = z.looseObject({
  title: text,
  publisher: name,
  // The page makes a link of it, and a link to another protocol could run a script.
  url: z.url({ protocol: /^https?$/ }),
  publishedAt: instant,
})

const closes = z.looseObject({ from: decimal, until: decimal })
const market = z.looseObject({ market: name, from: day, until: day, ofAsset: closes, ofMarket: closes })

const passage = z.looseObject({
  passage: text,
  at: instant,
  writtenAt: instant.optional(),
  action,
  ticker: name,
  isOption: z.boolean(),
  confidence,
  since: z.looseObject({ changePercent: signedDecimal, pricedAt: instant }).nullable(),
  gainPercent: signedDecimal.nullable(),
})

const journalFact = z.union([
  text,
  z.looseObject({
    kind: z.enum([
      'bought-after-loss',
      'gain-taken-past-stops',
      'stayed-past-stop',
      'stops-kept',
      'last-at-confidence',
      'record-at-confidence',
      'record-of-sales',
      'size-against-confidence',
      'size-beside-others',
    ]),
    says: text,
  }),
])

const facts = z.looseObject({
  filings: z.union([filings, z.literal('none')]).nullish(),
  headlines: z.array(headline).nullish(),
  market: market.optional(),
  echo: z.array(passage).optional(),
  journalFacts: z.array(journalFact).optional(),
})

export const critiqueParts = {
  promptVersion: name,
  promptHash: name,
  durationMs: z.int(),
  facts: facts.optional(),
  marks: z.array(z.looseObject({ kind: z.enum(['quote', 'figure', 'headline', 'form']), text })).optional(),
  blind: z.looseObject({ probability: z.int().min(0).max(100), claim: text }).optional(),
} satisfies Partial<Record<keyof CritiqueRecorded, z.ZodType>>
