import { z } from 'zod'
import { ACTIONS } from '#domain/ledger/action.ts'
import { DecimalView } from './fields.ts'
import { MoneyView, RangedView, share } from './mirror-money.ts'

const RangeView = z.object({ from: z.number(), to: z.number() })

/** An entry on which a sentence is based. */
const EntryLinkView = z.object({ assetId: z.int(), ticker: z.string(), sequence: z.int(), on: z.string() })

export const FindingView = z
  .object({
    kind: z.string(),
    title: z.string(),
    evidence: z.string(),
    method: z.string().describe('how the finding was computed, with sample size and uncertainty'),
    cost: DecimalView.nullable().describe('amount in USD, negative for a cost; null when there is none'),
    note: z.string(),
    entries: z.array(EntryLinkView),
    quotes: z.array(EntryLinkView.extend({ words: z.string(), confidence: z.int() })),
  })
  .meta({ id: 'MirrorFinding' })
export type FindingView = z.infer<typeof FindingView>

const ClaimView = EntryLinkView.extend({
  action: z.enum(ACTIONS),
  confidence: z.int(),
  probability: share,
  words: z.string(),
  until: z.string().describe('calendar day in New York on which the claim is resolved'),
  isSupposed: z.boolean(),
  leftOut: z
    .enum(['no-direction', 'no-right', 'no-time'])
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
      'true when the claim is resolved, but its outcome is withheld because the decision is due for a review; ' +
        'absent otherwise',
    ),
  outcome: z
    .enum(['came-true', 'did-not-come-true', 'unresolvable'])
    .nullable()
    .describe('null before the claim is resolved, and while its decision is due for a review that is not graded'),
}).meta({ id: 'MirrorClaim' })
export type ClaimView = z.infer<typeof ClaimView>

const MeanView = z.object({ n: z.int(), mean: z.number(), standardError: z.number(), from: z.number(), to: z.number() })

const PeriodView = z
  .object({
    id: z.string().describe('period in which the decisions were made, for example 2026 or 2026-q3'),
    n: z.int(),
    hits: z.int(),
    brier: MeanView.nullable().describe('mean Brier score; null below ten claims'),
  })
  .meta({ id: 'MirrorPeriod' })
export type PeriodView = z.infer<typeof PeriodView>

const CalibrationView = z
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
            'test martingale over all claims, which somebody who is exactly right ever brings to e with a chance of at most 1 / e',
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

const LineView = EntryLinkView.extend({
  name: z.string().describe('stop, target or test'),
  words: z.string().nullable(),
  levelPrice: DecimalView.nullable(),
  response: z.enum(['kept', 'held through', 'open']),
  priceThen: DecimalView.nullable(),
  saleOn: z.string().nullable().describe('day of the sale that kept the line, from which `benchmarkReturn` counts'),
  salePrice: DecimalView.nullable().describe('mean price of that sale, from which `amount` counts'),
  priceAfter: DecimalView.nullable(),
  endedOn: z.string().nullable(),
  endedBy: z.string().nullable(),
  noPriceSince: z
    .string()
    .nullable()
    .describe('day of the last price, when that is more than 30 days ago, so that `amount` is null; otherwise null'),
  quantity: DecimalView,
  isRest: z
    .boolean()
    .describe(
      'whether this is what was left after a part was sold, in which case `quantity` is that rest; it follows ' +
        'the line of the part',
    ),
  sold: DecimalView.nullable().describe(
    'units of `quantity` that were sold, when the line was kept with only a part of it; otherwise null',
  ),
  amount: DecimalView.nullable().describe(
    'gain or cost of the response in USD; null when a price is missing, or when there was no response yet',
  ),
  benchmarkReturn: z
    .number()
    .nullable()
    .describe('return of the benchmark over the same days, 0.1 for 10%; null when it is not known'),
}).meta({ id: 'MirrorLine' })
export type LineView = z.infer<typeof LineView>

const MemoryView = z
  .object({
    gap: MeanView.nullable().describe('recalled minus actual return in percentage points; null below ten reviews'),
    hindsight: MeanView.nullable(),
    tooHigh: z.int(),
    exact: z.int(),
    tooLow: z.int(),
    reviews: z.array(
      EntryLinkView.extend({
        gradedBy: z.int().describe('sequence of the grade; a decision may have several reviews'),
        answeredOn: z.string().describe('calendar day of the answers in New York'),
        isWellDecided: z.boolean(),
        cameTrue: z.boolean().nullable(),
        recalledReturn: z.number().nullable(),
        actualReturn: z.number().nullable(),
        recalledConfidence: z.int(),
        confidence: z.int(),
      }),
    ),
  })
  .meta({ id: 'MirrorMemory' })
export type MemoryView = z.infer<typeof MemoryView>

const CriticView = z
  .object({
    model: z.string(),
    n: z
      .int()
      .describe('number of resolved claims that the model judged before it saw confidence, position and prices'),
    scored: z
      .object({ model: z.number(), person: z.number(), baseRate: z.number(), difference: RangedView.nullable() })
      .nullable()
      .describe('Brier scores on these claims; null below ten claims'),
  })
  .meta({ id: 'MirrorCritic' })

const SideView = EntryLinkView.extend({
  action: z.enum(ACTIONS),
  confidence: z.int(),
  words: z.string().describe('thesis, shortened when it is long'),
  price: DecimalView.nullable().describe('price in USD, in shares of today; null when it is not known'),
})

export const QuestionView = z.object({ assetId: z.int(), ticker: z.string(), words: z.string() })

const HoursView = z
  .object({ name: z.string(), n: z.int(), hits: z.int(), range: RangeView.nullable() })
  .describe('claims that were written at this time, and how many of them came true; `range` is null below ten claims')

export const MirrorView = z
  .object({
    assets: z
      .array(z.object({ assetId: z.int(), companyName: z.string(), list: z.enum(['bought', 'sold', 'watched']) }))
      .describe('assets to which the linked entries belong'),
    from: z.string().nullable(),
    to: z.string().nullable(),
    decisions: z.int(),
    counted: z.int().describe('number of decisions that were written within two days and were not imported'),
    imported: z.int().describe('number of imported decisions, whose times of recording cannot be vouched for'),
    nextClaimOn: z
      .string()
      .nullable()
      .describe('calendar day in New York on which the next claim is resolved; null when there is none'),
    findings: z.array(FindingView),
    credit: FindingView.nullable(),
    question: QuestionView.nullable(),
    calibration: CalibrationView,
    claims: z.array(ClaimView),
    memory: MemoryView,
    lines: z.array(LineView),
    drift: z.array(EntryLinkView.extend({ kind: z.string(), words: z.string() })),
    thenAndNow: z
      .array(
        z.object({
          assetId: z.int(),
          ticker: z.string(),
          first: SideView,
          last: SideView,
          changePercent: z
            .number()
            .nullable()
            .describe(
              'change of the price between the two in percent, adjusted for splits; null when a price is not known',
            ),
        }),
      )
      .describe('first and last thesis of each asset whose theses have drifted'),
    critics: z.array(CriticView),
    money: MoneyView,
    hours: z.object({ ofDay: z.array(HoursView), ofWeek: z.array(HoursView) }),
    benchmark: z
      .string()
      .nullable()
      .describe('benchmark ticker from the settings; null when none of its closes is known'),
    missing: z
      .array(z.string())
      .describe(
        'tickers without daily prices, which figures in money do not include, and of lines without a price of the last 30 days',
      ),
  })
  .meta({ id: 'Mirror' })
export type MirrorView = z.infer<typeof MirrorView>
