import { type DayPlaces, placeOf } from '../../assets/closes.ts'
import { isMarketDay } from '../../prices/market-calendar.ts'
import { LEAST_SALES } from '../basis/least-counts.ts'
import { NOTHING_UNTOLD, type UntoldCloses, untoldDaysOf } from '../basis/untold-of-companies.ts'
import { SPEAKS_BEYOND } from '../statistics/pooled-test.ts'
import { differenceOfShares, type ShareRange } from '../statistics/wilson.ts'
import type { Book, BookAsset } from './book.ts'
import type { SalesLeftOut } from './book-left-out.ts'
import { type SaleOfDay, type Sales, salesOf, signOfGain, signOfSale } from './positions.ts'

type DispositionCounts = {
  readonly realizedGains: number
  readonly paperGains: number
  readonly realizedLosses: number
  readonly paperLosses: number
}

/** Shares from 0 to 1. */
type DispositionEffect = {
  /** How many gains there were to sell: realized gains + paper gains */
  readonly gains: number
  /** How many losses: realized losses + paper losses */
  readonly losses: number
  /** PGR = realized gains / gains */
  readonly gainsRealized: number
  /** √( PGR(1−PGR)/gains ) */
  readonly gainsError: number
  /** PLR = realized losses / losses */
  readonly lossesRealized: number
  readonly lossesError: number
  /** DE = PGR − PLR. Above 0, gains are sold sooner than losses. */
  readonly difference: number
  /** √( PGR(1−PGR)/gains + PLR(1−PLR)/losses ) */
  readonly standardError: number
  /** Newcombe's 95% range of the difference where a share is 0 or 1, so that it has no standard error of its own; else null. */
  readonly range: ShareRange | null
}

/** A share that was held, and the number of days that are left out for want of its close. */
type WithoutClose = { readonly assetId: number; readonly ticker: string; readonly days: number }

export type Disposition = DispositionCounts & {
  /** Sales of a share on a day. */
  readonly sales: number
  readonly days: number
  /** How many of the sales were in December, where tax can be a reason to sell a loss. */
  readonly inDecember: number
  /** Days with a sale that are left out, because something that was held had no close: half a portfolio would tilt both shares. */
  readonly daysLeftOut: number
  /** The sales of these days. */
  readonly salesLeftOutByDay: number
  /** Which holdings had no close on such days that are over, and on how many of them, the most first. */
  readonly withoutClose: readonly WithoutClose[]
  /** The same of holdings whose closes are in other shares than theirs, because a split is only reported. */
  readonly overSplit: readonly WithoutClose[]
  /** Tickers of what was held on the counted days and stands at neither, because the price of a purchase is not known. */
  readonly withoutCost: readonly string[]
  /** The same of what a claim under review, or not resolved yet, had its last close of on one of these days. */
  readonly notToldYet: readonly string[]
  readonly leftOut: SalesLeftOut
  readonly sequences: readonly number[]
  /** null where there are too few, and where there were no gains or no losses to sell */
  readonly effect: DispositionEffect | null
}

/**
 * Disposition effect: T. Odean, "Are investors reluctant to realize their losses?", J. of Finance 53 (1998) 1775. On every day
 * with a sale, what is sold counts as a realized gain or loss against its average purchase price, and everything else that was
 * held when the day began as one on paper, by the day's close. A close that tells how a claim ended of which nobody is told before
 * its review says nothing here either: where it stands would be the outcome.
 */
export function dispositionOf(
  book: Book,
  sales: Sales = salesOf(book),
  untold: UntoldCloses = NOTHING_UNTOLD,
): Disposition {
  const counts = { realizedGains: 0, paperGains: 0, realizedLosses: 0, paperLosses: 0 }
  const counted: SaleOfDay[] = []
  const { byDay } = sales
  const paperOn = papersOf(book, sales, untold)
  const [withoutClose, overSplit] = [new Map<BookAsset, number>(), new Map<BookAsset, number>()]
  const [withoutCost, notToldYet] = [new Set<string>(), new Set<string>()]
  let [days, daysLeftOut, salesLeftOutByDay] = [0, 0, 0]
  for (const [on, all] of byDay) {
    const ofDay = all.filter((sale) => signOfSale(sale) !== null)
    if (ofDay.length === 0) continue
    const { gains, losses, unpriced, costless, withheld } = paperOn.get(on) ?? NO_PAPER
    if (unpriced.length > 0) {
      daysLeftOut += 1
      salesLeftOutByDay += ofDay.length
      // In a session that goes on no close is missing: it is still to come.
      if (placeOf(on, book.places) < book.days.length || !isMarketDay(on))
        for (const asset of unpriced)
          addDay(asset.splitOn !== null && on >= asset.splitOn ? overSplit : withoutClose, asset)
      continue
    }
    days += 1
    counted.push(...ofDay)
    for (const { ticker } of costless) withoutCost.add(ticker)
    for (const { ticker } of withheld) notToldYet.add(ticker)
    const realized = ofDay.map(signOfSale)
    counts.realizedGains += realized.filter((sign) => sign === 1).length
    counts.realizedLosses += realized.filter((sign) => sign === -1).length
    counts.paperGains += gains
    counts.paperLosses += losses
  }
  return {
    ...counts,
    sales: counted.length,
    days,
    inDecember: counted.filter(({ on }) => on.slice(5, 7) === '12').length,
    daysLeftOut,
    salesLeftOutByDay,
    withoutClose: mostFirst(withoutClose),
    overSplit: mostFirst(overSplit),
    withoutCost: [...withoutCost],
    notToldYet: [...notToldYet],
    leftOut: book.leftOut,
    sequences: counted.flatMap(({ sequences }) => sequences),
    effect: counted.length < LEAST_SALES ? null : dispositionEffect(counts),
  }
}

function addDay(days: Map<BookAsset, number>, asset: BookAsset): void {
  days.set(asset, (days.get(asset) ?? 0) + 1)
}

const mostFirst = (days: ReadonlyMap<BookAsset, number>): readonly WithoutClose[] =>
  [...days]
    .map(([{ assetId, ticker }, without]) => ({ assetId, ticker, days: without }))
    .sort((one, other) => other.days - one.days)

/** Of everything that was held and not sold on a day: how much of it stood at a gain or a loss, and what of it can't be said of. */
type Paper = {
  gains: number
  losses: number
  /** It has no close. */
  readonly unpriced: BookAsset[]
  /** What was paid for it is not known. */
  readonly costless: BookAsset[]
  /** Its close would tell how a claim ended. */
  readonly withheld: BookAsset[]
}

const noPaper = (): Paper => ({ gains: 0, losses: 0, unpriced: [], costless: [], withheld: [] })
const NO_PAPER = noPaper()

function papersOf(
  { days: bookDays, places }: Book,
  { days, unsold }: Sales,
  untold: UntoldCloses,
): ReadonlyMap<string, Paper> {
  const papers = days.map(noPaper)
  const closeAt = Int32Array.from(days, (on) => placeOfLastClose(on, places))
  for (const { asset, averageCost, from, until } of unsold) {
    const untoldDays = untoldDaysOf(asset.ticker, untold)
    for (let at = from; at < until; at += 1) {
      const paper = papers[at]
      if (!paper) continue
      if (untoldDays.length > 0 && untoldDays.includes(bookDays[closeAt[at] ?? 0] ?? '')) {
        paper.withheld.push(asset)
        continue
      }
      if (averageCost === null) {
        paper.costless.push(asset)
        continue
      }
      const close = asset.closes[closeAt[at] ?? 0] ?? Number.NaN
      const sign = Number.isNaN(close) ? null : signOfGain(close, averageCost)
      if (sign === null) paper.unpriced.push(asset)
      else if (sign > 0) paper.gains += 1
      else if (sign < 0) paper.losses += 1
    }
  }
  return new Map(papers.map((paper, at) => [days[at] ?? '', paper]))
}

/** The place of the close by which what is held on a day stands: who sells on a Sunday knows Friday's closes, and not Monday's. */
export const placeOfLastClose = (on: string, places: DayPlaces): number =>
  placeOf(on, places) - (isMarketDay(on) ? 0 : 1)

/** @returns null where there was no gain, or no loss, that could have been sold */
export function dispositionEffect(counts: DispositionCounts): DispositionEffect | null {
  const gains = counts.realizedGains + counts.paperGains
  const losses = counts.realizedLosses + counts.paperLosses
  if (gains === 0 || losses === 0) return null
  const [gainsRealized, lossesRealized] = [counts.realizedGains / gains, counts.realizedLosses / losses]
  const [ofGains, ofLosses] = [varianceOf(gainsRealized, gains), varianceOf(lossesRealized, losses)]
  return {
    gains,
    losses,
    gainsRealized,
    gainsError: Math.sqrt(ofGains),
    lossesRealized,
    lossesError: Math.sqrt(ofLosses),
    difference: gainsRealized - lossesRealized,
    standardError: Math.sqrt(ofGains + ofLosses),
    range:
      ofGains > 0 && ofLosses > 0
        ? null
        : differenceOfShares({ hits: counts.realizedGains, n: gains }, { hits: counts.realizedLosses, n: losses }),
  }
}

/** Whether gains and losses are sold differently beyond chance. */
export const isBeyondChance = ({ difference, standardError, range }: DispositionEffect): boolean =>
  range ? range.from * range.to > 0 : Math.abs(difference) > SPEAKS_BEYOND * standardError

const varianceOf = (share: number, n: number): number => (share * (1 - share)) / n
