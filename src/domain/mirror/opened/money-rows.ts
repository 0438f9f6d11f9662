import { placeOf } from '../../assets/closes.ts'
import { roundClose } from '../basis/round-close.ts'
import { windowsOf } from '../money/after-losses.ts'
import type { BookAsset } from '../money/book.ts'
import { type Later, laterReturn } from '../money/later-returns.ts'
import { watchedShares } from '../money/mirror-money.ts'
import type { SaleOfDay } from '../money/positions.ts'
import { ranksOf } from '../statistics/rank-correlation.ts'
import type { MirrorTexts } from '../texts/mirror-texts.ts'
import {
  comesTo,
  decimalsOfMean,
  decimalsThatCarry,
  MOST_DECIMALS,
  ROW_DECIMALS,
  type RowDecimals,
  roundedTo,
} from './carried-decimals.ts'
import { type FigureRow, meanOf, type OpenedFigure, SILENT } from './figure-rows.ts'
import type { FigureSources } from './opened-figure.ts'

/** A row whose last cell, its return, is written once it is known with how many decimals. */
type Returned = { readonly row: FigureRow; readonly gain: number }

export type Written = {
  /**
   * Whether all of the rows are told, so that they have to come to their sums. Where some are kept back no number of decimals may depend on
   * them, by which two journals would differ that differ in those alone.
   */
  readonly isSummed: boolean
}

/** How many decimals a row has that comes to no sum, or to none with four. */
const otherwise = ({ isSummed }: Written): RowDecimals => (isSummed ? MOST_DECIMALS : 1)

/** A sale beside which something else was held. */
type BesideOthers = {
  readonly sale: SaleOfDay
  readonly sequence: number
  readonly day: number
  readonly on: string
  readonly gain: number
  readonly others: readonly { readonly asset: BookAsset; readonly gain: number }[]
  /** Of the others. */
  readonly mean: number
}

function salesBesideOthers({ book, sales }: FigureSources, later: Later): readonly BesideOthers[] {
  const placeOfDay = sales.days.map((on) => placeOf(on, book.places))
  return sales.days.flatMap((on, at) => {
    const day = placeOfDay[at] ?? 0
    const others = sales.unsold.flatMap(({ asset, from, until }) => {
      const gain = at >= from && at < until ? laterReturn(asset, day, later) : null
      return gain === null ? [] : [{ asset, gain }]
    })
    if (others.length === 0) return []
    const mean = meanOf(others.map(({ gain }) => gain))
    return (sales.byDay.get(on) ?? []).flatMap((sale): BesideOthers[] => {
      const gain = laterReturn(sale.asset, sale.day, later)
      return gain === null ? [] : [{ sale, sequence: sale.sequences[0] ?? 0, day, on, gain, others, mean }]
    })
  })
}

/** What the others returned less what this one did, in points, of both as they are written: whoever takes one from the other finds it. */
const lessOwn = ({ mean, gain }: BesideOthers, decimals: RowDecimals): number =>
  roundedTo(roundedTo(mean * 100, decimals) - roundedTo(gain * 100, decimals), decimals)

/** With how many decimals the sales are written, so that their mean comes to the figure; null where four are too few, or none is told. */
function decimalsOfSales(found: readonly BesideOthers[], { isSummed }: Written): RowDecimals | null {
  const figure = meanOf(found.map(({ mean, gain }) => mean - gain)) * 100
  const isReached = (decimals: RowDecimals) => comesTo(meanOf(found.map((one) => lessOwn(one, decimals))), figure, 1)
  return (isSummed && ROW_DECIMALS.find(isReached)) || null
}

/** Each sale beside which something else was held, with what it and the others returned. */
export function sellingRows(sources: FigureSources, later: Later, as: Written, texts: MirrorTexts): OpenedFigure {
  const { opened, figures } = texts
  const found = salesBesideOthers(sources, later)
  const carrying = decimalsOfSales(found, as)
  const decimals = carrying ?? otherwise(as)
  const percent = (share: number) => figures.precisePercent(roundedTo(share * 100, decimals), decimals)
  const rows = found.map((one): FigureRow => {
    const { sale, sequence, day, on, gain, others, mean } = one
    return {
      ...{ assetId: sale.asset.assetId, ticker: sale.asset.ticker, sequence, on, part: String(sequence) },
      cells: [
        percent(gain),
        String(others.length),
        percent(mean),
        figures.precisePoints(lessOwn(one, decimals), decimals),
      ],
      tells: [sale.asset, ...others.map(({ asset }) => asset)].map((asset) =>
        tellsOf(sources.book.days, asset, day, later),
      ),
    }
  })
  const difference = meanOf(found.map(({ mean, gain }) => mean - gain))
  return {
    groups: [{ title: opened.sales(found.length), columns: opened.columns.selling(later), rows }],
    sums: [
      opened.meanDifference(found.length, figures.signed(difference * 100)),
      ...(carrying === null ? [opened.beforeRounding] : []),
    ],
  }
}

/** One of these sales, and each of the others with its closes. */
export function othersRows(
  sources: FigureSources,
  later: Later,
  sequence: string,
  as: Written,
  texts: MirrorTexts,
): OpenedFigure {
  const { opened, figures } = texts
  const found = salesBesideOthers(sources, later)
  const one = found.find((each) => String(each.sequence) === sequence)
  if (!one) return SILENT
  const { sale, day, on, gain, mean } = one
  const decimals = decimalsOfSales(found, as) ?? otherwise(as)
  const gains = one.others.map((other) => other.gain * 100)
  const carrying = as.isSummed ? decimalsOfMean(gains, mean * 100, decimals) : null
  const own = returned(sources, sale.asset, { day, sequence: one.sequence, on }, later, texts)
  const others = one.others.flatMap(({ asset }) => {
    const last = asset.trades.findLast((trade) => trade.on < on)
    return last ? returned(sources, asset, { day, sequence: last.sequence, on: last.on }, later, texts) : []
  })
  const percent = (share: number) => figures.precisePercent(roundedTo(share * 100, decimals), decimals)
  const columns = opened.columns.returned(later)
  return {
    groups: [
      { title: opened.sold(1), columns, rows: own.map((row) => written(row, decimals, texts)) },
      {
        title: opened.othersHeld(others.length),
        columns,
        rows: others.map((row) => written(row, carrying ?? otherwise(as), texts)),
      },
    ],
    sums: [
      opened.othersLess(percent(mean), percent(gain), figures.precisePoints(lessOwn(one, decimals), decimals)),
      ...(carrying === null ? [opened.beforeRounding] : []),
    ],
  }
}

/** A row with its return. */
const written = ({ row, gain }: Returned, decimals: RowDecimals, { figures }: MirrorTexts): FigureRow => ({
  ...row,
  cells: [...row.cells, figures.precisePercent(roundedTo(gain * 100, decimals), decimals)],
})

/** What was bought, and what was sold, each with its later return. */
export function exchangeRows(sources: FigureSources, later: Later, as: Written, texts: MirrorTexts): OpenedFigure {
  const { book } = sources
  const returnsOf = (does: 'buy' | 'sell') =>
    book.assets.flatMap((asset) => {
      // Purchases of one share on one day count once, and so do sales.
      const first = new Map(
        asset.trades
          .filter((trade) => trade.does === does)
          .toReversed()
          .map((trade) => [trade.day, trade]),
      )
      return [...first.values()].toReversed().flatMap((trade) => returned(sources, asset, trade, later, texts))
    })
  return compared([texts.opened.bought, returnsOf('buy')], [texts.opened.sold, returnsOf('sell')], later, as, texts)
}

/** What was only watched, and what was bought, each with its later return. */
export function passedOnRows(sources: FigureSources, as: Written, texts: MirrorTexts): OpenedFigure {
  const { book, deeds } = sources
  const later = 252
  const assets = new Map(book.assets.map((asset) => [asset.assetId, asset]))
  const watched = watchedShares(book, deeds).flatMap(({ assetId, day, sequence, on }) => {
    const asset = assets.get(assetId)
    const isBought = asset?.trades.some((trade) => trade.isFirst && trade.day >= day && trade.day <= day + later)
    return asset && !isBought ? returned(sources, asset, { day, sequence, on }, later, texts) : []
  })
  const bought = book.assets.flatMap((asset) =>
    asset.trades.filter(({ isFirst }) => isFirst).flatMap((trade) => returned(sources, asset, trade, later, texts)),
  )
  return compared([texts.opened.watched, watched], [texts.opened.boughtFirst, bought], later, as, texts)
}

function returned(
  { book }: FigureSources,
  asset: BookAsset,
  { day, sequence, on }: { readonly day: number; readonly sequence: number; readonly on: string },
  later: Later,
  { figures }: MirrorTexts,
): Returned[] {
  const gain = laterReturn(asset, day, later)
  if (gain === null) return []
  const close = (at: number) => figures.usd(roundClose(asset.closes[at] ?? 0))
  const cells = [close(day), figures.day(book.days[day + later] ?? ''), close(day + later)]
  const tells = [tellsOf(book.days, asset, day, later)]
  return [{ row: { assetId: asset.assetId, ticker: asset.ticker, sequence, on, cells, tells }, gain }]
}

const tellsOf = (days: readonly string[], { ticker }: BookAsset, day: number, later: Later) => ({
  ticker,
  from: days[day] ?? '',
  until: days[day + later] ?? '',
})

type Side = readonly [title: (count: number) => string, rows: readonly Returned[]]

/** Two groups whose means are taken from each other. */
function compared(one: Side, other: Side, later: Later, as: Written, texts: MirrorTexts): OpenedFigure {
  const { opened, figures } = texts
  const gains = [one, other].map(([, rows]) => rows.map(({ gain }) => gain * 100))
  const [first = 0, second = 0] = gains.map(meanOf)
  const difference = ([ofOne = 0, ofOther = 0]: readonly number[]) => ofOne - ofOther
  const ofMeans = decimalsThatCarry([first, second], { comesOf: difference, figure: first - second, printed: 1 })
  const decimals = ofMeans ?? MOST_DECIMALS
  const carrying = gains.map((of) => (as.isSummed ? decimalsOfMean(of, meanOf(of), decimals) : null))
  const percent = (mean: number) => figures.precisePercent(roundedTo(mean, decimals), decimals)
  return {
    groups: [one, other].map(([title, rows], at) => ({
      title: title(rows.length),
      columns: opened.columns.returned(later),
      rows: rows.map((row) => written(row, carrying[at] ?? otherwise(as), texts)),
    })),
    sums: [
      opened.meansCompared(percent(first), percent(second), figures.signed(first - second)),
      ...([ofMeans, ...carrying].includes(null) ? [opened.beforeRounding] : []),
    ],
  }
}

/** Each sale after which the five days are counted, with the days on which something was bought. */
export function afterLossesRows({ book, sales }: FigureSources, texts: MirrorTexts): OpenedFigure {
  const { opened, figures, list } = texts
  const { windows } = windowsOf(book, sales)
  const bySequence = new Map(
    book.assets.flatMap((asset) => asset.trades.map((trade) => [trade.sequence, { asset, trade }] as const)),
  )
  const rowsOf = (sign: -1 | 1) =>
    windows
      .filter((window) => window.sign === sign)
      .flatMap(({ sequences, boughtOn }): FigureRow[] => {
        const [found] = sequences.flatMap((sequence) => bySequence.get(sequence) ?? [])
        if (!found) return []
        const { asset, trade } = found
        const days = boughtOn.map((day) => figures.day(day))
        const cells = [String(boughtOn.length), days.length === 0 ? opened.none : list(days)]
        return [
          { assetId: asset.assetId, ticker: asset.ticker, sequence: trade.sequence, on: trade.on, cells, tells: [] },
        ]
      })
  const groups = [
    { title: opened.losses(rowsOf(-1).length), columns: opened.columns.afterLosses, rows: rowsOf(-1) },
    { title: opened.gains(rowsOf(1).length), columns: opened.columns.afterLosses, rows: rowsOf(1) },
  ]
  return { groups, sums: [opened.fiveDaysEach] }
}

/** First purchases with confidence and money, and the rank of each. */
export function sizeRows({ size: { purchases } }: FigureSources, texts: MirrorTexts): OpenedFigure {
  const { opened, figures } = texts
  const ofConfidence = ranksOf(purchases.map(({ confidence }) => confidence))
  const ofAmount = ranksOf(purchases.map(({ amount }) => amount))
  const rank = (of: number | undefined) => figures.quantity(String(of ?? 0))
  const rows = purchases.map(({ asset, trade, confidence, amount }, at) => ({
    ...{ assetId: asset.assetId, ticker: asset.ticker, sequence: trade.sequence, on: trade.on },
    cells: [String(confidence), rank(ofConfidence[at]), figures.usd(roundClose(amount)), rank(ofAmount[at])],
    tells: [],
  }))
  return {
    groups: [{ title: opened.boughtFirst(rows.length), columns: opened.columns.size, rows }],
    sums: [opened.ranksCorrelated],
  }
}
