import { z } from 'zod'
import { ACTIONS } from '#domain/ledger/action.ts'
import { DecimalView } from './fields.ts'

const share = z.number().describe('from 0 to 1')
const RangeView = z.object({ from: z.number(), to: z.number() })

/** An entry on which a sentence is based. */
const EntryLinkView = z.object({ assetId: z.int(), ticker: z.string(), sequence: z.int(), on: z.string() })

export const FindingView = z
  .object({
    kind: z.string(),
    title: z.string(),
    evidence: z.string(),
    method: z.string().describe('how it was counted, with n and uncertainty'),
    cost: DecimalView.nullable().describe('USD; below 0 what it cost; null: no price'),
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
  until: z.string().describe('New York’s day on which it is resolved'),
  isSupposed: z.boolean(),
  leftOut: z
    .enum(['no-direction', 'no-right', 'no-time'])
    .nullable()
    .describe('why it is neither resolved nor scored; null where it is'),
  counts: z
    .boolean()
    .describe('written within two days of the decision, not imported and not left out, so that it is scored'),
  awaitsReview: z.literal(true).optional().describe('what became of it is told by its review'),
  outcome: z
    .enum(['came-true', 'did-not-come-true', 'unresolvable'])
    .nullable()
    .describe('null while its day has not come, and until its review is answered'),
}).meta({ id: 'MirrorClaim' })
export type ClaimView = z.infer<typeof ClaimView>

const MeanView = z.object({ n: z.int(), mean: z.number(), standardError: z.number(), from: z.number(), to: z.number() })

const PeriodView = z
  .object({
    id: z.string().describe('2026 or 2026-q3, of the decisions'),
    n: z.int(),
    hits: z.int(),
    brier: MeanView.nullable().describe('from ten claims on'),
  })
  .meta({ id: 'MirrorPeriod' })
export type PeriodView = z.infer<typeof PeriodView>

const CalibrationView = z
  .object({
    n: z.int(),
    words: z.string().describe('what may be said at this n'),
    clusters: z.int().describe('of how many companies and months the claims are'),
    clusterRanges: z
      .object({ gap: RangeView.describe('share that came true less what was said'), brier: RangeView })
      .nullable()
      .describe('95% ranges with companies and months drawn anew; from ten of them and thirty claims on'),
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
        logScore: z.number().nullable().describe('null below thirty claims, like the parts'),
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
    tested: z.object({ z: z.number(), verdict: z.string() }).nullable(),
    ownMapping: z.array(z.object({ probability: share, share })).describe('from 50 claims on'),
  })
  .meta({ id: 'MirrorCalibration' })
export type CalibrationView = z.infer<typeof CalibrationView>

const LineView = EntryLinkView.extend({
  name: z.string().describe('stop, target or test'),
  words: z.string().nullable(),
  levelPrice: DecimalView.nullable(),
  response: z.enum(['kept', 'held through', 'open']),
  priceThen: DecimalView.nullable(),
  priceAfter: DecimalView.nullable(),
  endedOn: z.string().nullable(),
  endedBy: z.string().nullable(),
  quantity: DecimalView,
  isRest: z
    .boolean()
    .describe('what was left after a part was sold, told right after the part: `quantity` is then that rest'),
  sold: DecimalView.nullable().describe(
    'units that were sold of `quantity` where a line was kept with a part of it; else null',
  ),
  amount: DecimalView.nullable().describe('USD; null where a price is missing, or nothing has been done yet'),
  benchmarkReturn: z.number().nullable().describe('what the benchmark returned in the same days, 0.1 for 10%'),
}).meta({ id: 'MirrorLine' })
export type LineView = z.infer<typeof LineView>

const DifferenceView = z.object({ n: z.int(), mean: z.number(), from: z.number(), to: z.number() }).nullable()

const RangedView = z.object({ mean: z.number(), from: z.number(), to: z.number() })
const DaysView = z.object({ days: z.int(), withBuy: z.int() }).describe('trading days, and those with a purchase')

const MoneyView = z
  .object({
    disposition: z.object({
      sales: z.int(),
      days: z.int(),
      daysLeftOut: z.int(),
      leftOut: z.object({ ofOptions: z.int(), unpriced: z.int() }).describe('sales that no figure in money counts'),
      realizedGains: z.int(),
      paperGains: z.int(),
      realizedLosses: z.int(),
      paperLosses: z.int(),
      effect: z
        .object({ gainsRealized: share, lossesRealized: share, difference: z.number(), standardError: z.number() })
        .nullable(),
    }),
    selling: DifferenceView,
    exchanges: DifferenceView.describe('mean later return of what was bought less that of what was sold'),
    years: z.array(
      z.object({
        year: z.string(),
        isWhole: z.boolean(),
        turnover: z
          .number()
          .nullable()
          .describe('the smaller of purchases and sales over the average worth on days on which something was held'),
        days: z.int().describe('trading days of the year that are told'),
        heldDays: z.int().describe('of these, on which something was held'),
        drag: z.object({ actual: z.number(), untouched: z.number(), difference: z.number() }).nullable(),
        benchmark: z.number().nullable().describe('what the benchmark returned in the same days, 0.1 for 10%'),
      }),
    ),
    passedOn: z
      .object({ watched: z.int(), bought: z.int(), difference: RangedView.nullable() })
      .describe('mean later return of what was only watched less that of what was bought'),
    afterLosses: z.object({
      after: DaysView.describe('the five trading days from a sale at a loss on'),
      other: DaysView.describe('those from a sale without a loss on, where no loss is as near'),
      difference: z.object({ value: z.number(), standardError: z.number() }).nullable(),
    }),
    size: z.object({ n: z.int(), value: z.number(), from: z.number(), to: z.number() }).nullable(),
  })
  .meta({ id: 'MirrorMoney' })
export type MoneyView = z.infer<typeof MoneyView>

const MemoryView = z
  .object({
    gap: MeanView.nullable().describe('recalled less actual return, in points; null below ten reviews'),
    hindsight: MeanView.nullable(),
    tooHigh: z.int(),
    exact: z.int(),
    tooLow: z.int(),
    reviews: z.array(
      EntryLinkView.extend({
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
    n: z.int().describe('resolved claims that it judged blind'),
    scored: z
      .object({ model: z.number(), person: z.number(), baseRate: z.number(), difference: RangedView.nullable() })
      .nullable()
      .describe('Brier scores on these claims, from ten on'),
  })
  .meta({ id: 'MirrorCritic' })

const SideView = EntryLinkView.extend({
  action: z.enum(ACTIONS),
  confidence: z.int(),
  words: z.string().describe('the thesis, cut where it is long'),
  price: DecimalView.nullable().describe('in shares of now'),
})

export const QuestionView = z.object({ assetId: z.int(), ticker: z.string(), words: z.string() })

const HoursView = z
  .object({ name: z.string(), n: z.int(), hits: z.int(), range: RangeView.nullable() })
  .describe('claims by when they were written, and how many came true; a range from ten on')

export const MirrorView = z
  .object({
    assets: z
      .array(z.object({ assetId: z.int(), companyName: z.string(), list: z.enum(['bought', 'sold', 'watched']) }))
      .describe('where the entries that are named stand'),
    from: z.string().nullable(),
    to: z.string().nullable(),
    decisions: z.int(),
    counted: z.int().describe('written when they were decided, and not imported'),
    imported: z.int().describe('decisions that came with an import: their times were not seen here'),
    nextClaimOn: z.string().nullable().describe('New York’s day on which the next claim is resolved'),
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
          changePercent: z.number().nullable().describe('of the price between the two, in shares of now'),
        }),
      )
      .describe('the first and the last thesis of each asset that drifted'),
    critics: z.array(CriticView),
    money: MoneyView,
    hours: z.object({ ofDay: z.array(HoursView), ofWeek: z.array(HoursView) }),
    benchmark: z.string().nullable().describe('the ticker of the settings; null where no close of it is known'),
    missing: z.array(z.string()).describe('tickers without daily prices, of which figures in money say nothing'),
  })
  .meta({ id: 'Mirror' })
export type MirrorView = z.infer<typeof MirrorView>
