import { z } from 'zod'
import { ACTIONS } from '#domain/ledger/action.ts'
import { ToldClosesView } from './claims.ts'
import { share } from './mirror-money.ts'

export const RangeView = z.object({ from: z.number(), to: z.number() })

/** An entry on which a sentence is based. */
export const EntryLinkView = z.object({ assetId: z.int(), ticker: z.string(), sequence: z.int(), on: z.string() })

export const ClaimView = EntryLinkView.extend({
  action: z.enum(ACTIONS),
  confidence: z.int().nullable().describe('null while the first review of the decision is due, which asks for it'),
  probability: share.nullable().describe('null with the confidence'),
  words: z.string(),
  until: z.string().describe('calendar day in New York on which the claim is resolved'),
  isSupposed: z.boolean(),
  leftOut: z
    .enum(['of-itself', 'no-direction', 'no-right', 'no-time'])
    .nullable()
    .describe('why the claim is neither resolved nor scored; null when it is'),
  counts: z
    .boolean()
    .describe(
      'whether the claim counts in calibration: written within two days of the decision, not imported and not left out',
    ),
  awaitsReview: z
    .literal(true)
    .optional()
    .describe(
      'true when the claim is resolved, but its outcome is withheld by a review that is due, of its decision or of another one ' +
        'that it would give away; absent otherwise',
    ),
  outcome: z
    .enum(['came-true', 'did-not-come-true', 'unresolvable'])
    .nullable()
    .describe(
      'null before the claim is resolved, and while its decision is due for a review that is not graded; ' +
        'a claim that was given up says so at once',
    ),
  closes: ToldClosesView.optional().describe('what the outcome was judged by; absent where none is told'),
}).meta({ id: 'MirrorClaim' })
export type ClaimView = z.infer<typeof ClaimView>

export const MeanView = z.object({
  n: z.int(),
  mean: z.number(),
  standardError: z.number(),
  from: z.number(),
  to: z.number(),
})

const PeriodView = z
  .object({
    id: z.string().describe('period in which the decisions were made, for example 2026 or 2026-q3'),
    n: z.int(),
    hits: z.int(),
    brier: MeanView.nullable().describe('mean Brier score; null below ten claims'),
  })
  .meta({ id: 'MirrorPeriod' })
export type PeriodView = z.infer<typeof PeriodView>

export const CalibrationView = z
  .object({
    n: z.int(),
    words: z.string().describe('conclusion in words, as far as the number of claims allows one'),
    clusters: z.int().describe('number of groups of claims, where a group is one company in one month'),
    clusterRanges: z
      .object({
        gap: RangeView.describe('share of claims that came true minus the mean stated probability'),
        brier: RangeView,
      })
      .nullable()
      .describe('95% ranges from a bootstrap over these groups; null below ten groups or thirty claims'),
    periods: z.object({ years: z.array(PeriodView), quarters: z.array(PeriodView) }),
    levels: z.array(
      z.object({
        probability: share,
        n: z.int(),
        hits: z.int(),
        range: RangeView,
        band: RangeView,
        speaks: z.boolean(),
      }),
    ),
    scored: z
      .object({
        hits: z.int(),
        hitRate: share.describe('hits / n'),
        range: RangeView,
        meanProbability: share,
        brier: z.number(),
        logScore: z.number().nullable().describe('mean logarithmic score; null below thirty claims, like `parts`'),
        parts: z
          .object({
            reliability: z.number(),
            resolution: z.number(),
            uncertainty: z.number(),
            noiseFloor: z.number(),
            skill: z.number().nullable(),
          })
          .nullable(),
      })
      .nullable(),
    tested: z
      .object({
        z: z.number(),
        evidence: z
          .number()
          .describe(
            'test martingale over one claim of each company and month, which somebody who is exactly right ever brings to e with a chance of at most 1 / e',
          ),
        verdict: z.string(),
        heldBackBy: z
          .enum(['looks', 'clusters'])
          .nullable()
          .describe('what keeps a Z beyond 1.96 from being a verdict; null where there is a verdict or no such Z'),
      })
      .nullable(),
    ownMapping: z
      .array(z.object({ probability: share, share }))
      .describe(
        'for each stated probability, the share that came true, smoothed so that it never falls; empty below 50 claims',
      ),
  })
  .meta({ id: 'MirrorCalibration' })
export type CalibrationView = z.infer<typeof CalibrationView>
