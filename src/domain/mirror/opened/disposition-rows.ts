import { placeOfLastClose } from '../disposition.ts'
import { signOfGain, signOfSale } from '../positions.ts'
import { roundClose } from '../round-close.ts'
import type { MirrorTexts } from '../texts/mirror-texts.ts'
import { untoldDaysOf } from '../untold-returns.ts'
import type { FigureRow, OpenedFigure } from './figure-rows.ts'
import type { FigureSources } from './opened-figure.ts'

/** What stood at a gain or a loss on a day with a sale, by the place of that day. */
type Paper = { readonly at: number; readonly row: FigureRow }

/** What was sold at a gain and at a loss, and what was held beside it and stood at one, on each counted day with a sale. */
export function dispositionRows({ book, sales, disposition, untold }: FigureSources, texts: MirrorTexts): OpenedFigure {
  const { opened, figures } = texts
  const usd = (amount: number) => figures.usd(roundClose(amount))
  const counted = new Set(disposition.sequences)
  const groups: Record<'soldGains' | 'paperGains' | 'soldLosses' | 'paperLosses', FigureRow[]> = {
    soldGains: [],
    paperGains: [],
    soldLosses: [],
    paperLosses: [],
  }
  /** By the place of each counted day with a sale, that of the close by which things stood on it. */
  const days = new Map<number, number>()
  for (const [at, on] of sales.days.entries()) {
    const all = sales.byDay.get(on) ?? []
    const ofDay = all.filter(({ sequences }) => sequences.some((sequence) => counted.has(sequence)))
    if (ofDay.length === 0) continue
    for (const sale of ofDay) {
      const { asset, quantity, proceeds, cost, sequences } = sale
      const sign = signOfSale(sale)
      if (proceeds === null || cost === null || !sign) continue
      groups[sign > 0 ? 'soldGains' : 'soldLosses'].push({
        ...{ assetId: asset.assetId, ticker: asset.ticker, sequence: sequences[0] ?? 0, on },
        cells: [usd(proceeds / quantity), usd(cost / quantity)],
        tells: [{ ticker: asset.ticker, from: '', until: on }],
      })
    }
    days.set(at, placeOfLastClose(on, book.places))
  }
  // Share by share, as the figure is counted: to look at all that was held on each day takes ten times as long.
  const papers = { paperGains: [] as Paper[], paperLosses: [] as Paper[] }
  for (const { asset, averageCost, from, until } of sales.unsold) {
    const bought = asset.trades.findLast(({ on }) => on < (sales.days[from] ?? ''))
    if (averageCost === null || !bought) continue
    const untoldDays = untoldDaysOf(asset.ticker, untold)
    for (let at = from; at < until; at += 1) {
      const [place, on] = [days.get(at), sales.days[at] ?? '']
      const close = place === undefined ? Number.NaN : (asset.closes[place] ?? Number.NaN)
      const sign = Number.isNaN(close) ? 0 : signOfGain(close, averageCost)
      if (sign === 0 || (place !== undefined && untoldDays.includes(book.days[place] ?? ''))) continue
      const row = {
        ...{ assetId: asset.assetId, ticker: asset.ticker, sequence: bought.sequence, on: bought.on },
        tells: [{ ticker: asset.ticker, from: '', until: on }],
        // A busy account has a hundred thousand of these, of which a page is shown.
        get cells() {
          return [figures.day(on), usd(close), usd(averageCost)]
        },
      }
      papers[sign > 0 ? 'paperGains' : 'paperLosses'].push({ at, row })
    }
  }
  for (const kind of ['paperGains', 'paperLosses'] as const)
    groups[kind] = papers[kind].sort((one, other) => one.at - other.at).map(({ row }) => row)
  const { columns } = opened
  const shareOf = (sold: number, paper: number) => ({ sold, all: sold + paper })
  const [gains, losses] = [
    shareOf(groups.soldGains.length, groups.paperGains.length),
    shareOf(groups.soldLosses.length, groups.paperLosses.length),
  ]
  return {
    groups: [
      { title: opened.soldGains(gains.sold), columns: columns.sold, rows: groups.soldGains },
      { title: opened.paperGains(groups.paperGains.length), columns: columns.paper, rows: groups.paperGains },
      { title: opened.soldLosses(losses.sold), columns: columns.sold, rows: groups.soldLosses },
      { title: opened.paperLosses(groups.paperLosses.length), columns: columns.paper, rows: groups.paperLosses },
    ],
    sums: [opened.sharesSold(gains, losses)],
  }
}
