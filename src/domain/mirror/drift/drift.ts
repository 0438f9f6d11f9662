import Big from 'big.js'
import type { RecordedSplit } from '../../assets/asset.ts'
import { comparablePrice } from '../../assets/comparable-price.ts'
import { decidedOn } from '../../assets/day-decided.ts'
import { dayOfShares } from '../../assets/effective-order.ts'
import { levelSetBy } from '../../assets/exits.ts'
import { currentHoldingPeriod } from '../../assets/levels.ts'
import { averageCost } from '../../assets/position.ts'
import { claimsBetter } from '../../claims/claim.ts'
import type { DecisionRecorded, Entry } from '../../ledger/entry.ts'
import { marketDayOf } from '../../prices/market-calendar.ts'
import type { Decimal } from '../../prices/money.ts'
import { adjustForSplits, type Split } from '../../prices/split.ts'
import { isWrittenInTime } from '../../reviews/counted.ts'
import type { AssetStep } from '../lines/asset-steps.ts'
import { type ForgottenFigure, forgottenFigures, type LineFigure } from './forgotten-figures.ts'
import { newReasons } from './new-reason.ts'
import { shareNames } from './share-names.ts'

/** One thing that changed between two entries of an asset. Description, never a score of character. Prices in today's shares. */
export type DriftFinding = { readonly sequences: readonly number[] } & (
  | {
      readonly kind: 'surer-while-down'
      readonly from: number
      readonly to: number
      readonly fellPercent: number
      /** USD per unit at the two entries. */
      readonly prices: readonly [PriceOn, PriceOn]
    }
  | {
      readonly kind: 'new-reason-after-fall'
      /** In the person's own words. */
      readonly reason: string
      /** Its place in the thesis of the last of its entries. */
      readonly at: number
      readonly fellPercent: number
      readonly from: Decimal
      readonly to: Decimal
    }
  | {
      readonly kind: 'stop-moved-away'
      readonly from: Decimal
      readonly to: Decimal | null
      readonly on: string
      /** USD per unit when it was moved; null where it is not known. */
      readonly price: Decimal | null
    }
  | {
      readonly kind: 'held-below-cost'
      readonly count: number
      /** USD per unit at each of the Holds, with the average cost of what was held then. */
      readonly holds: readonly (PriceOn & { readonly cost: Decimal })[]
    }
  | { readonly kind: 'thesis-shrank'; readonly from: number; readonly to: number }
  | {
      readonly kind: 'bought-after-rise'
      readonly rosePercent: number
      readonly paid: PriceOn
      /** The close from which it had risen. */
      readonly close: PriceOn
    }
  | { readonly kind: 'figures-forgotten'; readonly figures: readonly ForgottenFigure[] }
)

/** A price of New York's day. */
type PriceOn = { readonly on: string; readonly price: Decimal }

/** At least so many Holds below cost in one holding are told. */
const HOLDS = 3
/** A thesis of less than this part of the first one's length has shrunk. */
const SHRUNK = 0.25

type Decided = { readonly step: AssetStep; readonly entry: Entry<DecisionRecorded>; readonly price: Decimal | null }

/**
 * What drifted in the entries of one asset, as far as they alone tell it. Each speaks from the first entry that shows it.
 * @param pendingSplit reported and not recorded: a price from its day on cannot be compared with an earlier one
 */
export function driftInEntries(
  steps: readonly AssetStep[],
  pendingSplit: Split | null = null,
): readonly DriftFinding[] {
  const splits = steps.at(-1)?.after.splits ?? []
  const decided = steps.flatMap((step): Decided[] => {
    const { entry } = step
    if (entry.kind !== 'decision-recorded') return []
    return [{ step, entry, price: comparablePrice(entry, splits, pendingSplit) }]
  })
  return [
    ...decided.flatMap((after, place) => surerWhileDown(decided[place - 1], after)),
    ...reasonsAfterFalls(decided, steps),
    ...decided.flatMap((after) => stopMovedAway(after, splits, pendingSplit)),
    ...heldBelowCost(decided),
    ...thesisShrank(decided),
    ...figuresForgotten(decided, steps),
  ]
}

/** In the order of their entries, and of one entry in this one. */
export const inOrderOfEntries = (findings: readonly DriftFinding[]): readonly DriftFinding[] =>
  findings.toSorted(
    (one, other) =>
      (one.sequences.at(-1) ?? 0) - (other.sequences.at(-1) ?? 0) ||
      KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind),
  )

const KINDS: readonly DriftFinding['kind'][] = [
  'surer-while-down',
  'new-reason-after-fall',
  'stop-moved-away',
  'held-below-cost',
  'thesis-shrank',
  'bought-after-rise',
  'figures-forgotten',
]

/** Less is no fall that anybody speaks of, and would be told as 0.0%. */
const LEAST_FALL_PERCENT = 1

/**
 * A sale claims the opposite: to be surer of it while the price falls is no drift. How sure somebody was on a day counts only where it was
 * written then (ruling 19).
 */
function surerWhileDown(before: Decided | undefined, after: Decided): DriftFinding[] {
  if (!before || !claimsBetter(before.entry.action) || !claimsBetter(after.entry.action)) return []
  if (!isWrittenInTime(before.entry) || !isWrittenInTime(after.entry)) return []
  if (before.price === null || after.price === null || after.entry.confidence <= before.entry.confidence) return []
  const percent = percentBetween(Number(before.price), Number(after.price))
  if (percent === null || percent > -LEAST_FALL_PERCENT) return []
  const sequences = [before.entry.sequence, after.entry.sequence]
  const { confidence: from } = before.entry
  const prices = [priceOf(before.entry, before.price), priceOf(after.entry, after.price)] as const
  return [{ kind: 'surer-while-down', from, to: after.entry.confidence, fellPercent: -percent, prices, sequences }]
}

const priceOf = (entry: Entry<DecisionRecorded>, price: Decimal): PriceOn => ({ on: decidedOn(entry), price })

/** Only decisions after which the asset is still held: to sell at a loss for a new reason is no drift. */
const reasonsAfterFalls = (decided: readonly Decided[], steps: readonly AssetStep[]): DriftFinding[] =>
  newReasons(
    decided.flatMap(({ step, entry, price }) => {
      const textBefore = () => textOf(steps.slice(0, steps.indexOf(step)))
      const periodIndex = step.after.holdingPeriods.length - 1
      return currentHoldingPeriod(step.after) ? [{ entry, price, periodIndex, textBefore }] : []
    }),
  ).map((found) => ({ kind: 'new-reason-after-fall', ...found }))

/** Everything that the person wrote in these entries. */
const textOf = (steps: readonly AssetStep[]): string =>
  steps
    .flatMap(({ entry }) =>
      entry.kind === 'decision-recorded'
        ? [entry.thesis, entry.ownTest?.line ?? '']
        : (textBesideTheses(entry)?.text ?? []),
    )
    .join('\n')

/**
 * Measured from where the stop stood as is known now, which may differ from the entry after a correction or a split.
 */
function stopMovedAway(
  { step, entry, price }: Decided,
  splits: readonly RecordedSplit[],
  pendingSplit: Split | null,
): DriftFinding[] {
  const on = decidedOn(entry)
  const found = step.before?.exits.stopLoss?.price
  if (!entry.levels?.stopLoss || !found || entry.action === 'Buy') return []
  if (pendingSplit && on >= pendingSplit.effectiveOn) return []
  const set = levelSetBy(entry, 'stopLoss', splits)
  if (set !== null && new Big(set).gte(found)) return []
  const inSharesNow = (price: Decimal) => adjustForSplits(price, on, splits)
  const [from, to] = [inSharesNow(found), set && inSharesNow(set)]
  return [{ kind: 'stop-moved-away', from, to, on, price, sequences: [entry.sequence] }]
}

/** By the average cost of what was held then. One finding for each holding. */
function heldBelowCost(decided: readonly Decided[]): DriftFinding[] {
  const holds = new Map<number, (PriceOn & { readonly cost: Decimal; readonly sequence: number })[]>()
  for (const { step, entry, price } of decided) {
    const period = currentHoldingPeriod(step.after)
    if (entry.action !== 'Hold' || !period || !entry.price || price === null || new Big(period.cost).eq(0)) continue
    const then = adjustForSplits(entry.price.price, dayOfShares(entry, step.after.splits), step.after.splits)
    const average = averageCost(period)
    if (new Big(then).gte(average)) continue
    const index = step.after.holdingPeriods.length - 1
    const cost = new Big(then).eq(0) ? average : new Big(average).times(price).div(then).toFixed()
    holds.set(index, [...(holds.get(index) ?? []), { ...priceOf(entry, price), cost, sequence: entry.sequence }])
  }
  return [...holds.values()].flatMap((all) =>
    all.length < HOLDS
      ? []
      : [
          {
            kind: 'held-below-cost',
            count: all.length,
            holds: all.map(({ sequence: _, ...hold }) => hold),
            sequences: all.map(({ sequence }) => sequence),
          },
        ],
  )
}

/** The latest thesis against the first one, in characters. A sale's note is no reason for holding that got shorter. */
function thesisShrank(decided: readonly Decided[]): DriftFinding[] {
  const held = decided.filter(({ entry }) => claimsBetter(entry.action))
  const [first, last] = [held[0]?.entry, held.at(-1)?.entry]
  if (!first || !last || first === last) return []
  const [from, to] = [first.thesis.trim().length, last.thesis.trim().length]
  return to < from * SHRUNK ? [{ kind: 'thesis-shrank', from, to, sequences: [first.sequence, last.sequence] }] : []
}

/**
 * Of the first thesis, once another was written after it. What stands as a stop, a target or a test of one's own is looked at
 * again though no text repeats it, and what a review remembers is not forgotten.
 */
function figuresForgotten(decided: readonly Decided[], steps: readonly AssetStep[]): DriftFinding[] {
  const entries = decided.map(({ entry }) => entry)
  const [first, ...later] = entries
  if (!first || later.length === 0) return []
  const tests = entries.flatMap((entry) => (entry.ownTest ? [{ text: entry.ownTest.line, on: decidedOn(entry) }] : []))
  const theses = later.map((entry) => ({ text: entry.thesis, on: decidedOn(entry) }))
  const remembered = steps.flatMap(({ entry }) => textBesideTheses(entry) ?? [])
  const lines = entries.flatMap(({ levels, asset }): LineFigure[] => {
    const set = [levels?.stopLoss, levels?.takeProfit]
    // The last two are of entries from before levels were prices.
    const percents = [...set.map((level) => level?.percent), asset?.stopLossPercent, asset?.takeProfitPercent]
    return [
      ...set.flatMap((level) => (level?.to == null ? [] : [{ of: 'money' as const, value: level.to }])),
      ...percents.flatMap((value) => (value == null ? [] : [{ of: 'percent' as const, value }])),
    ]
  })
  const told = [...theses, ...tests, ...remembered]
  const prices = [first.price?.price ?? [], first.asset?.contract?.strike ?? []].flat()
  const facts = decided[0]?.step.after.facts
  const names = facts ? shareNames(facts) : []
  const figures = forgottenFigures({ text: first.thesis, on: decidedOn(first), prices, names }, told, lines)
  return figures.length === 0 ? [] : [{ kind: 'figures-forgotten', figures, sequences: [first.sequence] }]
}

/** What the person wrote in an entry that is no decision: the answer of a review, and the reason of a correction. */
function textBesideTheses(entry: AssetStep['entry']): { readonly text: string; readonly on: string } | null {
  if (entry.kind === 'review-answered') return { text: entry.why, on: marketDayOf(entry.recordedAt) }
  return entry.kind === 'correction-recorded' ? { text: entry.reason, on: marketDayOf(entry.recordedAt) } : null
}

/** Rounded to millionths, for binary numbers leave a rest where a figure is exact; never to a fall of 100% of what is worth something. */
export const percentBetween = (from: number, to: number): number | null =>
  from === 0 ? null : Math.max(Math.round((to / from - 1) * 1e8) / 1e6, to > 0 ? -99.999999 : -100)
