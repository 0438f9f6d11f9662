import { placeOfLastClose } from '../disposition.ts'
import { signOfGain, signOfSale } from '../positions.ts'
import { roundClose } from '../round-close.ts'
import type { MirrorTexts } from '../texts/mirror-texts.ts'
import type { FigureRow, OpenedFigure } from './figure-rows.ts'
import type { FigureSources } from './opened-figure.ts'

/** What was sold at a gain and at a loss, and what was held beside it and stood at one, on each counted day with a sale. */
export function dispositionRows({ book, sales, disposition }: FigureSources, texts: MirrorTexts): OpenedFigure {
  const { opened, figures } = texts
  const usd = (amount: number) => figures.usd(roundClose(amount))
  const counted = new Set(disposition.sequences)
  const groups: Record<'soldGains' | 'paperGains' | 'soldLosses' | 'paperLosses', FigureRow[]> = {
    soldGains: [],
    paperGains: [],
    soldLosses: [],
    paperLosses: [],
  }
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
    for (const { asset, averageCost, from, until } of sales.unsold) {
      if (at < from || at >= until || averageCost === null) continue
      const close = asset.closes[placeOfLastClose(on, book.places)] ?? Number.NaN
      const [sign, bought] = [signOfGain(close, averageCost), asset.trades.findLast((trade) => trade.on < on)]
      if (sign === 0 || !bought) continue
      groups[sign > 0 ? 'paperGains' : 'paperLosses'].push({
        ...{ assetId: asset.assetId, ticker: asset.ticker, sequence: bought.sequence, on: bought.on },
        cells: [figures.day(on), usd(close), usd(averageCost)],
        tells: [{ ticker: asset.ticker, from: '', until: on }],
      })
    }
  }
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
