import { placeOf } from '../../assets/closes.ts'
import { windowsOf } from '../after-losses.ts'
import type { BookAsset } from '../book.ts'
import { type Later, laterReturn } from '../later-returns.ts'
import { sizedPurchases, watchedShares } from '../mirror-money.ts'
import type { Sales } from '../positions.ts'
import { ranksOf } from '../rank-correlation.ts'
import { roundClose } from '../round-close.ts'
import type { MirrorTexts } from '../texts/mirror-texts.ts'
import { type FigureRow, meanOf, type OpenedFigure } from './figure-rows.ts'
import type { FigureSources } from './opened-figure.ts'

type Returned = { readonly row: FigureRow; readonly gain: number }

/** Each sale beside which something else was held, with what it and the others returned. */
export function sellingRows({ book, sales }: FigureSources, later: Later, texts: MirrorTexts): OpenedFigure {
  const { opened, figures } = texts
  const percent = (share: number) => figures.signedPercent(share * 100)
  const placeOfDay = sales.days.map((on) => placeOf(on, book.places))
  const othersOn = othersByDay(sales, placeOfDay, later)
  const found = sales.days.flatMap((on, at) => {
    const day = placeOfDay[at] ?? 0
    const { assets, gains } = othersOn[at] ?? NO_OTHERS
    if (gains.length === 0) return []
    const mean = meanOf(gains)
    return (sales.byDay.get(on) ?? []).flatMap((sale) => {
      const gain = laterReturn(sale.asset, sale.day, later)
      if (gain === null) return []
      const row = {
        ...{ assetId: sale.asset.assetId, ticker: sale.asset.ticker, sequence: sale.sequences[0] ?? 0, on },
        cells: [percent(gain), String(gains.length), percent(mean), figures.signed((mean - gain) * 100)],
        // Of all that was held, and looked at only where a claim is untold.
        get tells() {
          return [sale.asset, ...assets].map((asset) => tellsOf(book.days, asset, day, later))
        },
      }
      return [{ row, gain: mean - gain }]
    })
  })
  const difference = meanOf(found.map(({ gain }) => gain))
  return {
    groups: [
      { title: opened.sales(found.length), columns: opened.columns.selling(later), rows: found.map(({ row }) => row) },
    ],
    sums: [opened.meanDifference(found.length, figures.signed(difference * 100))],
  }
}

/** What was held and not sold on a day, with its later returns, where they are known. */
type Others = { readonly assets: BookAsset[]; readonly gains: number[] }

const NO_OTHERS: Others = { assets: [], gains: [] }

/** By the place of each day with a sale. Share by share: to look on each day at all that was ever held takes several times as long. */
function othersByDay({ days, unsold }: Sales, placeOfDay: readonly number[], later: Later): readonly Others[] {
  const others = days.map((): Others => ({ assets: [], gains: [] }))
  for (const { asset, from, until } of unsold)
    for (let at = from; at < until; at += 1) {
      const gain = laterReturn(asset, placeOfDay[at] ?? 0, later)
      if (gain === null) continue
      others[at]?.assets.push(asset)
      others[at]?.gains.push(gain)
    }
  return others
}

/** What was bought, and what was sold, each with its later return. */
export function exchangeRows(sources: FigureSources, later: Later, texts: MirrorTexts): OpenedFigure {
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
  return compared([texts.opened.bought, returnsOf('buy')], [texts.opened.sold, returnsOf('sell')], later, texts)
}

/** What was only watched, and what was bought, each with its later return. */
export function passedOnRows(sources: FigureSources, texts: MirrorTexts): OpenedFigure {
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
  return compared([texts.opened.watched, watched], [texts.opened.boughtFirst, bought], later, texts)
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
  const cells = [
    close(day),
    figures.day(book.days[day + later] ?? ''),
    close(day + later),
    figures.signedPercent(gain * 100),
  ]
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
function compared(one: Side, other: Side, later: Later, { opened, figures }: MirrorTexts): OpenedFigure {
  const [first, second] = [one, other].map(([, rows]) => meanOf(rows.map(({ gain }) => gain)))
  const percent = (share = 0) => figures.signedPercent(share * 100)
  return {
    groups: [one, other].map(([title, rows]) => ({
      title: title(rows.length),
      columns: opened.columns.returned(later),
      rows: rows.map(({ row }) => row),
    })),
    sums: [opened.meansCompared(percent(first), percent(second), figures.signed(((first ?? 0) - (second ?? 0)) * 100))],
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
export function sizeRows({ book, deeds }: FigureSources, texts: MirrorTexts): OpenedFigure {
  const { opened, figures } = texts
  const purchases = sizedPurchases(book, deeds)
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
