import { z } from 'zod'
import { ACTIONS, LISTS } from '#domain/ledger/action.ts'
import { LEFT_OUT_OF_GAP } from '#domain/mirror/claims/memory.ts'
import { DecimalView } from './fields.ts'
import { CalibrationView, ClaimView, EntryLinkView, MeanView, RangeView } from './mirror-claims.ts'
import { MoneyView, RangedView } from './mirror-money.ts'

export const FindingView = z
  .object({
    kind: z.string(),
    title: z.string(),
    evidence: z.string(),
    method: z.string().describe('how the finding was computed, with sample size and uncertainty'),
    cost: DecimalView.nullable().describe('amount in USD, negative for a cost; null when there is none'),
    note: z.string(),
    costUntil: z
      .string()
      .nullish()
      .describe('up to when `cost` counts, to follow the note; null or left out when that is not said'),
    entries: z.array(EntryLinkView),
    quotes: z
      .array(
        EntryLinkView.extend({
          words: z.string(),
          isOwnWords: z
            .boolean()
            .describe('whether these are words of the entry; else they tell what it holds beside its text'),
          confidence: z
            .int()
            .nullable()
            .describe('null while the first review of the decision is due, which asks for it'),
        }),
      )
      .describe('entries that show that the finding is true'),
  })
  .meta({ id: 'MirrorFinding' })
export type FindingView = z.infer<typeof FindingView>

const LineView = EntryLinkView.extend({
  isOption: z.boolean().describe('whether it is of an option on the share of that ticker'),
  name: z.string().describe('stop, target or test'),
  words: z.string().nullable(),
  levelPrice: DecimalView.nullable(),
  response: z.enum(['kept', 'held through', 'open']),
  priceThen: DecimalView.nullable(),
  saleOn: z
    .string()
    .nullable()
    .describe('day of the last sale that kept the line; null when that is told with a later line'),
  salePrice: DecimalView.nullable().describe('mean price of that sale, from which `amount` counts'),
  sales: z
    .array(z.object({ quantity: DecimalView, price: DecimalView, on: z.string() }))
    .describe(
      'each of several sales that kept the line, of which `saleOn` is the last; empty when there was one alone',
    ),
  priceAfter: DecimalView.nullable().describe(
    'price that ended it; null when there are several `ends`, or none is known',
  ),
  ends: z
    .array(
      z.object({
        quantity: DecimalView,
        price: DecimalView,
        on: z.string(),
        by: z.enum(['sale', 'next purchase', 'next line', 'last price']),
      }),
    )
    .describe('up to when so many units count, and at which price; empty when there was one end alone'),
  endedOn: z.string().nullable(),
  endedBy: z.string().nullable(),
  noPriceSince: z
    .string()
    .nullable()
    .describe(
      'day of the last price, when that is more than 30 days ago or no newer than what the line counts from, so that `amount` is null; otherwise null',
    ),
  unpricedSales: z
    .array(z.object({ sequence: z.int(), on: z.string() }))
    .describe(
      'sales whose missing price leaves `amount` null, each of which takes one by a correction; empty when there are none',
    ),
  isOverSplit: z
    .boolean()
    .describe('whether `amount` is null because a split is not recorded, over which it was held and sold'),
  isWithheld: z
    .boolean()
    .describe(
      'whether `amount` and prices are null only because they would tell how a claim ended that is under review or not resolved yet',
    ),
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
    'gain or cost of the response in USD; 0 when the sale that kept the line is told with a later line that it kept too, ' +
      'and null when a price is missing, or when there was no response yet',
  ),
  benchmarkReturn: z
    .number()
    .nullable()
    .describe(
      'return of the benchmark over the same days, of several parts by the money of each, 0.1 for 10%; null when it is not known, or would ' +
        'tell how a claim under review ended',
    ),
}).meta({ id: 'MirrorLine' })
export type LineView = z.infer<typeof LineView>

const CorrectedLineView = EntryLinkView.extend({
  isOption: z.boolean(),
  words: z.string().describe('that the line was reached, what was corrected and why, as part of a sentence'),
  reachedOn: z.string(),
  levelPrice: DecimalView.nullable().describe('stop or target that was reached; null for a test'),
  correctedOn: z.string().describe('calendar day of the correction in New York'),
  correctedTo: DecimalView.nullable().describe('corrected stop or target; null when something else was corrected'),
  reason: z.string().describe('reason that was given for the correction'),
}).meta({ id: 'MirrorCorrectedLine' })

const LateLineView = CorrectedLineView.pick({ isOption: true, reachedOn: true, levelPrice: true })
  .extend(EntryLinkView.shape)
  .extend({
    words: z.string().describe('that the line was reached before it was written down, as part of a sentence'),
    writtenOn: z.string().describe('calendar day in New York on which it was written down'),
  })
  .meta({ id: 'MirrorLateLine' })

const UndatedLineView = LateLineView.omit({ writtenOn: true })
  .extend({
    words: z.string().describe('that the line was reached, and why nobody knows whether it was kept, as a sentence'),
  })
  .meta({ id: 'MirrorUndatedLine' })

const BoughtBackLineView = UndatedLineView.extend({
  words: z.string().describe('that the line was reached, and what was sold at it bought back, as a sentence'),
}).meta({ id: 'MirrorBoughtBackLine' })

const LineSumView = z
  .object({
    response: LineView.shape.response,
    lines: z.int(),
    known: z.int().describe('number of these lines whose amount is known'),
    amount: DecimalView.describe('sum of their amounts in USD'),
  })
  .meta({ id: 'MirrorLineSum' })
export type LineSumView = z.infer<typeof LineSumView>

const MemoryView = z
  .object({
    gap: MeanView.nullable().describe('recalled minus actual return in percentage points; null below ten reviews'),
    hindsight: MeanView.nullable(),
    tooHigh: z.int(),
    exact: z.int(),
    tooLow: z.int(),
    compared: z.int().describe('number of these three together'),
    reviews: z.array(
      EntryLinkView.extend({
        gradedBy: z.int().describe('sequence of the grade; a decision may have several reviews'),
        answeredOn: z.string().describe('calendar day of the answers in New York'),
        isWellDecided: z.boolean(),
        cameTrue: z.boolean().nullable(),
        recalledReturn: z.number().nullable(),
        actualReturn: z.number().nullable(),
        leftOut: z.enum(LEFT_OUT_OF_GAP).nullable().describe('why it counts in no memory gap; null where it counts'),
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
      .describe('Brier scores on these claims; null below ten claims, and `difference` below thirty'),
  })
  .meta({ id: 'MirrorCritic' })

const SideView = EntryLinkView.extend({
  action: z.enum(ACTIONS),
  confidence: z.int(),
  words: z.string().describe('thesis, shortened when it is long'),
  price: DecimalView.nullable().describe('price in USD, in shares of today; null when it is not known'),
})

const PlacesView = z.array(z.object({ from: z.int(), to: z.int() }))

export const QuestionView = z.object({ assetId: z.int(), ticker: z.string(), words: z.string() })

const HoursView = z
  .object({ name: z.string(), n: z.int(), hits: z.int(), range: RangeView.nullable() })
  .describe('claims that were written at this time, and how many of them came true; `range` is null below ten claims')

/** An asset to which entries are linked. */
export const MirrorAssetView = z.object({ assetId: z.int(), companyName: z.string(), list: z.enum(LISTS) })

export const MirrorView = z
  .object({
    assets: z.array(MirrorAssetView).describe('assets to which the linked entries belong'),
    from: z.string().nullable(),
    to: z.string().nullable(),
    decisions: z.int(),
    counted: z.int().describe('number of decisions that were written within two days and were not imported'),
    imported: z.int().describe('number of imported decisions, whose times of recording cannot be vouched for'),
    nextClaimOn: z
      .string()
      .nullable()
      .describe('calendar day in New York on which the next claim that counts is resolved; null when there is none'),
    hasLetter: z.boolean().describe('whether a quarter is over since the first decision was written down'),
    findings: z.array(FindingView),
    credit: FindingView.nullable(),
    question: QuestionView.nullable(),
    calibration: CalibrationView,
    claims: z.array(ClaimView),
    memory: MemoryView,
    lines: z.array(LineView),
    correctedLines: z
      .array(CorrectedLineView)
      .describe(
        'lines that were reached until an entry was corrected on a later day, which no figure counts; each links the decision that set it',
      ),
    lateLines: z
      .array(LateLineView)
      .describe(
        'stops and targets that had been reached when they were written down, which no figure counts; each links the decision that set it',
      ),
    undatedLines: z
      .array(UndatedLineView)
      .describe(
        'lines of options that were sold or exercised before they expired, on a day that no entry says, so that no figure counts them; each links the decision that set it',
      ),
    boughtBackLines: z
      .array(BoughtBackLineView)
      .describe(
        'what was sold at a line, where at least as much was bought again on the same day, so that no figure counts it; each links the decision that set it',
      ),
    lineSums: z.array(LineSumView).describe('a sum for each response that a line has'),
    drift: z.array(EntryLinkView.extend({ kind: z.string(), words: z.string() })),
    thenAndNow: z
      .array(
        z.object({
          assetId: z.int(),
          ticker: z.string(),
          first: SideView,
          last: SideView,
          forgotten: PlacesView.describe(
            'where in the words of the first thesis figures stand that no later entry repeats; `to` is behind their last character',
          ),
          newReasons: PlacesView.describe(
            'where in the words of the last thesis reasons stand that no entry gave before the price had fallen',
          ),
          between: z
            .array(SideView.extend({ newReasons: PlacesView }))
            .describe('decisions between the two whose thesis gives such a reason first, oldest first'),
          movedStops: z
            .array(z.object({ sequence: z.int(), on: z.string(), from: DecimalView, to: DecimalView.nullable() }))
            .describe('each stop that was moved further away, in shares of today; `to` is null where it was removed'),
          changePercent: z
            .number()
            .nullable()
            .describe(
              'change of the price between the two in percent, adjusted for splits; null when a price is not known',
            ),
          course: z
            .array(
              SideView.pick({ sequence: true, action: true, confidence: true, price: true }).extend({ on: z.string() }),
            )
            .describe('every decision from the first to the last one, oldest first'),
          closes: z
            .array(z.object({ on: z.string(), price: DecimalView }))
            .describe(
              'closes from the first to the last one, in shares of today, oldest first: all, or 40 at even distances; ' +
                'empty where none is known, and of assets of which only forgotten figures are told',
            ),
        }),
      )
      .describe('first and last thesis of each asset whose theses have drifted, unless it is in `driftUnderReview`'),
    driftUnderReview: z
      .array(z.int())
      .describe('assets whose theses have drifted, of which a decision on the same company is due for a review'),
    critics: z.array(CriticView),
    judged: z.int().describe('sum of `n` over all `critics`'),
    money: MoneyView,
    hours: z.object({ n: z.int().describe('number of claims'), ofDay: z.array(HoursView), ofWeek: z.array(HoursView) }),
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
