import { decidedOn } from '../../assets/day-decided.ts'
import { exitPrice } from '../../assets/exit-price.ts'
import { levelSetBy } from '../../assets/exits.ts'
import type { DecisionRecorded, Entry } from '../../ledger/entry.ts'
import { type Decimal, roundUnitPrice } from '../../prices/money.ts'
import type { Split } from '../../prices/split.ts'
import { isExact, memoryGap, reviewsInGap, reviewsInHindsight, shiftOf } from '../claims/memory.ts'
import type { DriftFinding } from '../drift/drift.ts'
import type { ReachedLine } from '../lines/lines.ts'
import type { Mirror } from '../mirror.ts'
import type { MirrorTexts } from '../texts/mirror-texts.ts'

type Decision = Entry<DecisionRecorded>
type Reviews = Mirror['reviews']
type Review = Reviews[number]

/** A decision, and what it shows of a sentence. */
export type Shown = { readonly sequence: number; readonly words: string }

/** `Stop at $90.00, set on May 4, 2026`: what a decision set beforehand, and its text may be silent about; null where it set none. */
export function stopWords(entry: Decision, splits: readonly Split[], { quoted, figures }: MirrorTexts): string | null {
  const percent = entry.levels ? null : (entry.asset?.stopLossPercent ?? null)
  const ofPercent = percent !== null && entry.price ? exitPrice('stopLoss', entry.price.price, percent) : null
  const price = levelSetBy(entry, 'stopLoss', splits) ?? ofPercent
  const on = figures.day(decidedOn(entry))
  if (price !== null) return quoted.level('stop-loss', figures.usd(roundUnitPrice(price)), on)
  return percent === null ? null : quoted.stopPercent(figures.percent(Number(percent)), on)
}

/** The same of a line that was reached; a test in its own words. */
export function lineWords({ kind, levelPrice, words }: ReachedLine, on: string, texts: MirrorTexts): string {
  const { quoted, figures } = texts
  return levelPrice === null
    ? quoted.test(words ?? '', figures.day(on))
    : quoted.level(kind, figures.usd(roundUnitPrice(levelPrice)), figures.day(on))
}

/**
 * What a sentence about memory rests on: the review that was furthest off in its direction, and the middle one of those that were off in it.
 * One that was remembered rightly shows nothing of it.
 * @param isOfGap whether the sentence is about returns, and not about hindsight alone
 */
export function shownOfMemory(reviews: Reviews, isOfGap: boolean, mean: number, texts: MirrorTexts): readonly Shown[] {
  const all = (isOfGap ? reviewsInGap(reviews) : reviewsInHindsight(reviews)).map((review) => ({
    review,
    off: (isOfGap ? (memoryGap(review) ?? 0) : shiftOf(review)) * Math.sign(mean),
  }))
  const off = all
    .filter(({ off: by }) => by > 0 && !(isOfGap && isExact(by)))
    .toSorted((one, other) => other.off - one.off)
  const [furthest, middle] = [off[0], off[Math.ceil((off.length - 1) / 2)]]
  return [furthest, middle === furthest ? undefined : middle].flatMap((one) =>
    one
      ? [
          {
            sequence: one.review.decision.sequence,
            words: isOfGap ? rememberedWords(one.review, texts) : foreseenWords(one.review, texts),
          },
        ]
      : [],
  )
}

/** `Remembered +24.0%, it had been +14.0%`; empty where there is nothing to compare. */
export const rememberedWords = ({ recalledReturn, actualReturn }: Review, { quoted, figures }: MirrorTexts): string =>
  recalledReturn === null || actualReturn === null
    ? ''
    : quoted.remembered(figures.signedPercent(recalledReturn), figures.signedPercent(actualReturn))

const foreseenWords = (
  { recalledProbability, recordedProbability, knownThen }: Review,
  { quoted, figures }: MirrorTexts,
): string => quoted.foreseen(figures.share(recalledProbability), figures.share(recordedProbability), knownThen === true)

/** What each of its entries shows of what drifted; a new reason and a thesis that shrank are shown by the person's own words. */
export function driftShown(
  drift: DriftFinding,
  on: (sequence: number) => string,
  texts: MirrorTexts,
): readonly Shown[] {
  const { quoted, figures } = texts
  const price = (of: Decimal) => figures.usd(roundUnitPrice(of))
  const [first = 0] = drift.sequences
  const last = drift.sequences.at(-1) ?? first
  switch (drift.kind) {
    case 'surer-while-down':
      return [
        { sequence: first, words: quoted.sureAt(drift.from, price(drift.prices[0].price)) },
        { sequence: last, words: quoted.sureAt(drift.to, price(drift.prices[1].price)) },
      ]
    case 'stop-moved-away': {
      const from = price(drift.from)
      return [{ sequence: last, words: quoted.stopMoved(from, drift.to && price(drift.to), figures.day(on(last))) }]
    }
    case 'held-below-cost':
      return drift.sequences.flatMap((sequence, at) => {
        const hold = drift.holds[at]
        const isShown = sequence === first || sequence === last
        return hold && isShown ? [{ sequence, words: quoted.heldAt(price(hold.price), price(hold.cost)) }] : []
      })
    case 'bought-after-rise': {
      const { paid, close } = drift
      return [{ sequence: last, words: quoted.boughtAt(price(paid.price), price(close.price), figures.day(close.on)) }]
    }
    default:
      return []
  }
}
