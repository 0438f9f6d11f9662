import { roundClose } from '../basis/round-close.ts'
import type { BookAsset } from '../money/book.ts'
import { placeOfClose } from '../money/book-closes.ts'
import { bookValues } from '../money/book-values.ts'
import { positionBefore } from '../money/positions.ts'
import { growthIn } from '../money/turnover.ts'
import type { MirrorTexts } from '../texts/mirror-texts.ts'
import { tellsGrowth } from '../untold-returns.ts'
import { decimalsThatCarry, MOST_DECIMALS, oneAfterTheOther, roundedTo } from './carried-decimals.ts'
import { type FigureRow, type OpenedFigure, SILENT } from './figure-rows.ts'
import type { FigureSources } from './opened-figure.ts'

/** What was held when a year began, with its closes then and at its end, and what was bought and sold in it; by month what was made. */
export function yearRows(sources: FigureSources, year: string, texts: MirrorTexts): OpenedFigure {
  const { book, money } = sources
  const told = money.years.find((one) => one.year === year)
  if (!told) return SILENT
  const { opened, figures } = texts
  const from = book.days.findIndex((day) => day.startsWith(year))
  const until = from + told.days
  const held = from === 0 ? [] : book.assets.flatMap((asset) => heldRow(sources, asset, [from, until], texts))
  const [before, after] = [
    held.reduce((sum, one) => sum + one.before, 0),
    held.reduce((sum, one) => sum + one.after, 0),
  ]
  const traded = (does: 'buy' | 'sell') => book.assets.flatMap((asset) => tradeRows(asset, year, does, texts))
  const [bought, sold] = [traded('buy'), traded('sell')]
  const isKnown = told.drag !== null
  const usd = (amount: number) => figures.usd(roundClose(amount))
  const sums = [
    ...(isKnown ? [opened.untouched(usd(before), usd(after), figures.signedPercent((after / before - 1) * 100))] : []),
    ...(tellsGrowth(told.span, book.assets, sources.untold)
      ? [opened.restUntold]
      : ofTrading(sources, [from, until], texts)),
  ]
  return {
    groups: [
      {
        title: opened.heldOn(held.length, figures.day(`${year}-01-01`)),
        columns: opened.columns.held,
        rows: held.map(({ row }) => row),
      },
      { title: opened.bought(bought.length), columns: opened.columns.traded, rows: bought },
      { title: opened.sold(sold.length), columns: opened.columns.traded, rows: sold },
    ].filter(({ rows }) => rows.length > 0),
    sums,
  }
}

function heldRow(
  { book }: FigureSources,
  asset: BookAsset,
  [from, until]: readonly [number, number],
  { figures }: MirrorTexts,
): readonly { readonly row: FigureRow; readonly before: number; readonly after: number }[] {
  const newYear = `${(book.days[from] ?? '').slice(0, 4)}-01-01`
  const position = positionBefore(asset, newYear)
  const [start, end] = [placeOfClose(asset.closes, from - 1), placeOfClose(asset.closes, until - 1)]
  const last = asset.trades.findLast(({ on }) => on < newYear)
  if (!position || !last || start === null || end === null) return []
  const [closeBefore, closeAfter] = [asset.closes[start] ?? 0, asset.closes[end] ?? 0]
  const usd = (amount: number) => figures.usd(roundClose(amount))
  const row = {
    ...{ assetId: asset.assetId, ticker: asset.ticker, sequence: last.sequence, on: last.on },
    cells: [
      figures.quantity(String(Number(position.quantity.toFixed(6)))),
      ...[usd(closeBefore), usd(closeAfter)],
      ...[usd(position.quantity * closeBefore), usd(position.quantity * closeAfter)],
    ],
    tells: [{ ticker: asset.ticker, from: book.days[from - 1] ?? '', until: book.days[until - 1] ?? '' }],
  }
  return [{ row, before: position.quantity * closeBefore, after: position.quantity * closeAfter }]
}

const tradeRows = ({ assetId, ticker, trades }: BookAsset, year: string, does: 'buy' | 'sell', texts: MirrorTexts) =>
  trades
    .filter((trade) => trade.does === does && trade.on.startsWith(year))
    .map(({ sequence, on, quantity, amount }): FigureRow => {
      const { figures, opened } = texts
      const money = amount === null ? opened.notKnown : figures.usd(roundClose(amount))
      return {
        assetId,
        ticker,
        sequence,
        on,
        cells: [figures.quantity(String(Number(quantity.toFixed(6)))), money],
        tells: [],
      }
    })

/** How turnover and what was made come about: the sums of a year, its average value, and its growth month by month. */
function ofTrading(
  { book, money }: FigureSources,
  [from, until]: readonly [number, number],
  texts: MirrorTexts,
): string[] {
  const { opened, figures } = texts
  const values = bookValues(book)
  const year = (book.days[from] ?? '').slice(0, 4)
  const told = money.years.find((one) => one.year === year)
  const sumOf = (row: Float64Array) => row.slice(from, until).reduce((sum, value) => sum + value, 0)
  const usd = (amount: number) => figures.usd(roundClose(amount))
  const turnover =
    told?.turnover == null || told.heldDays === 0
      ? []
      : [
          opened.turnover(
            ...([
              usd(sumOf(values.bought)),
              usd(sumOf(values.sold)),
              usd(sumOf(values.value) / told.heldDays),
            ] as const),
            told.heldDays,
            figures.share(told.turnover),
          ),
        ]
  const months = Map.groupBy(
    Array.from({ length: until - from }, (_, at) => from + at),
    (day) => (book.days[day] ?? '').slice(0, 7),
  )
  const growth = [...months].map(([month, days]) => {
    const grown = growthIn(values, days[0] ?? 0, (days.at(-1) ?? 0) + 1)
    return { month: figures.month(month), percent: grown === null ? null : grown * 100 }
  })
  if (told?.made == null) return turnover
  const made = told.made * 100
  const grown = growth.flatMap(({ percent }) => percent ?? [])
  const carrying = decimalsThatCarry(grown, { comesOf: oneAfterTheOther, figure: made, printed: 1 })
  const decimals = carrying ?? MOST_DECIMALS
  const words = growth.map(({ month, percent }) => {
    const told = percent === null ? opened.nothing : figures.precisePercent(roundedTo(percent, decimals), decimals)
    return `${month} ${told}`
  })
  return [
    ...turnover,
    opened.made(words.join(', '), figures.signedPercent(made)),
    ...(carrying === null ? [opened.beforeRounding] : []),
  ]
}
