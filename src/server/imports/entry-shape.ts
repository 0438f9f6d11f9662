import { z } from 'zod'
import { TickerField } from '#contract/fields.ts'
import { PriceView } from '#contract/prices.ts'
import { isSplitRatio } from '#domain/assets/record-split.ts'
import { ratioOf } from '#domain/assets/split-correction.ts'
import { FIRST_DAY } from '#domain/decisions/limits.ts'
import type { CorrectedField } from '#domain/ledger/correction-recorded.ts'
import type { Entry, Fact } from '#domain/ledger/entry.ts'
import { critiqueParts } from './critique-shape.ts'
import { action, confidence, day, decimal, instant, name, text } from './shape-parts.ts'

/**
 * The least that an entry must have so that every page can show it. Members added by a later Candor are kept unchanged,
 * because they are part of the hash. What depends on the clock or on other entries is in `possible-entry.ts`.
 */
const aboveZero = decimal.refine((written) => /[1-9]/.test(written))
const assetId = z.int().min(1).max(999_999_999)
const sequence = z
  .int()
  .min(1)
  .max(2 ** 31 - 1)
const { source } = PriceView.shape
const price = z.looseObject({ price: decimal, source, at: instant })
const levelChange = z.looseObject({ from: aboveZero.nullable(), to: aboveZero.nullable(), percent: decimal.nullable() })

const claim = z.looseObject({
  horizonMonths: z.union([z.literal(1), z.literal(3), z.literal(6), z.literal(12)]),
  benchmark: z.union([z.literal('gain'), z.looseObject({ ticker: TickerField }), z.looseObject({ price: decimal })]),
  mapping: z.literal(1),
})
const splits = z.array(z.looseObject({ effectiveOn: day, newShares: aboveZero, oldShares: aboveZero })).max(1_000)
const closes = z.looseObject({ from: decimal.nullable(), until: decimal.nullable(), splits: splits.optional() })

const asset = z.looseObject({
  ticker: TickerField,
  companyName: name,
  type: z.enum(['stock', 'options']),
  contract: z
    .looseObject({
      right: z.enum(['call', 'put']).nullable(),
      strike: decimal.nullable(),
      expiresOn: day.nullable(),
      multiplier: aboveZero.optional(),
    })
    .nullable(),
  stopLossPercent: decimal.nullable(),
  takeProfitPercent: decimal.nullable(),
})

const outcome = z.enum(['expired-worthless', 'exercised', 'sold-before'])

/** New shares for old ones, each within what a split may be. */
const splitRatio = z
  .string()
  .regex(/^\d{1,12}(\.\d{1,10})?:\d{1,12}(\.\d{1,10})?$/)
  .refine((ratio) => isSplitRatio(ratioOf(ratio)))

const dayDecided = day.refine((written) => written >= FIRST_DAY)

/** @param to the values that the form of this field takes */
const corrected = <F extends CorrectedField, T extends z.ZodType>(field: F, to: T) =>
  z.looseObject({
    correctionId: name.min(1),
    assetId,
    correctsSequence: sequence,
    field: z.literal(field),
    from: name.nullable(),
    to,
    priceOfDay: price.optional(),
    doubtedAfter: aboveZero.optional(),
    comparedOn: day.optional(),
    ownOutcomes: z.array(sequence).max(10_000).optional(),
    outcomePrice: decimal.optional(),
    reason: text,
  })

/** The shapes by kind. A kind that is missing here was written by a newer Candor. */
const FACTS = {
  'decision-recorded': z.looseObject({
    decisionId: name.min(1),
    assetId,
    action,
    confidence,
    thesis: text,
    price: price.nullable(),
    quantity: decimal.nullable(),
    asset: asset.nullable(),
    levels: z.looseObject({ stopLoss: levelChange.optional(), takeProfit: levelChange.optional() }).optional(),
    doubtedAfter: aboveZero.optional(),
    comparedOn: day.optional(),
    ownTest: z.looseObject({ line: text, on: day.nullable() }).optional(),
    decidedOn: day.optional(),
    claim: claim.optional(),
  }),
  'critique-recorded': z.looseObject({
    decisionId: name.min(1),
    assetId,
    status: z.enum(['complete', 'refused', 'cut-off', 'filtered', 'failed', 'interrupted']),
    reason: text.nullable(),
    text,
    model: name,
    ...critiqueParts,
  }),
  'price-noted': z.looseObject({ assetId, price, doubtedAfter: aboveZero.optional(), comparedOn: day.optional() }),
  'split-recorded': z.looseObject({
    assetId,
    effectiveOn: day,
    newShares: aboveZero,
    oldShares: aboveZero,
    source,
    isBeforeFirst: z.literal(true).optional(),
  }),
  'option-settled': z.looseObject({
    assetId,
    outcome,
    price,
  }),
  'own-test-answered': z.looseObject({ assetId, setBySequence: sequence, hasHappened: z.boolean() }),
  'claim-resolved': z.looseObject({
    assetId,
    setBySequence: sequence,
    claim,
    isSupposed: z.literal(true).optional(),
    isBetter: z.boolean(),
    outcome: z.enum(['came-true', 'did-not-come-true', 'unresolvable']),
    claimedUntil: day,
    from: day,
    until: day,
    closes: z.looseObject({ asset: closes, benchmark: closes.nullable() }),
    putsRight: sequence.optional(),
    isByOwnCloses: z.literal(true).optional(),
  }),
  'review-answered': z.looseObject({
    assetId,
    setBySequence: sequence,
    confidence,
    why: text,
    returnPercent: z.string().nullable(),
    occasions: z.array(sequence).max(10_000).optional(),
  }),
  'review-graded': z.looseObject({
    assetId,
    setBySequence: sequence,
    isWellDecided: z.boolean(),
    actual: z
      .looseObject({
        from: z.looseObject({ on: day, price: decimal }),
        until: z.looseObject({ on: day, price: decimal }),
        splits: splits.optional(),
        isByOwnCloses: z.literal(true).optional(),
        latestBy: z.enum(['own', 'provider']).optional(),
      })
      .nullable(),
  }),
  'level-crossed': z.looseObject({
    assetId,
    level: z.enum(['stop-loss', 'take-profit']),
    levelPrice: decimal,
    price,
    setBySequence: sequence,
    knownSince: instant.optional(),
    isOfSession: z.literal(true).optional(),
  }),
  'correction-recorded': z.discriminatedUnion('field', [
    corrected('price', decimal),
    corrected('quantity', decimal),
    corrected('decidedOn', dayDecided),
    corrected('stopLoss', aboveZero),
    corrected('takeProfit', aboveZero),
    corrected('right', z.enum(['call', 'put']).nullable()),
    corrected('strike', decimal.nullable()),
    corrected('expiresOn', day.nullable()),
    corrected('multiplier', aboveZero),
    corrected('ticker', TickerField),
    corrected('splitRatio', splitRatio.nullable()),
    corrected('splitOn', dayDecided),
    corrected('outcome', outcome),
  ]),
  'principle-written': z.looseObject({ principleId: name.min(1), text }),
  'principle-retired': z.looseObject({ principleId: name.min(1) }),
  'principles-ordered': z.looseObject({ principleIds: z.array(name).max(10_000) }),
} satisfies Record<Fact['kind'], z.ZodType>

const Placed = z.looseObject({ kind: z.string(), sequence, recordedAt: instant })

/** @returns what is wrong with an entry, as the end of a sentence; null when nothing is */
export function wrongInEntry(value: unknown): string | null {
  const placed = Placed.safeParse(value)
  if (!placed.success) return wordsOf(placed.error)
  const { kind } = placed.data
  if (!isKind(kind)) return `is of a kind that this version of Candor does not know (${kind.slice(0, 40)})`
  const fact = FACTS[kind].safeParse(value)
  return fact.success ? null : wordsOf(fact.error)
}

const isKind = (kind: string): kind is Entry['kind'] => Object.hasOwn(FACTS, kind)

const wordsOf = ({ issues: [issue] }: z.ZodError): string => `is wrong in ${issue?.path.join('.') || 'all of it'}`
