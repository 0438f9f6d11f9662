import { roundClose } from '../basis/round-close.ts'
import { untoldDaysOf } from '../basis/untold-of-companies.ts'
import type { BookTrade } from '../money/book-trades.ts'
import { placeOfLastClose } from '../money/disposition.ts'
import { signOfGain, signOfSale, type UnsoldDays } from '../money/positions.ts'
import type { MirrorTexts } from '../texts/mirror-texts.ts'
import type { FigureRow, OpenedFigure } from './figure-rows.ts'
import type { FigureSources } from './opened-figure.ts'

/**
 * What was held and stood at a gain or a loss on a day with a sale. A busy account has hundreds of thousands of these, of which a page is
 * shown: so what a row tells is made where it is asked for.
 */
class PaperRow implements FigureRow {
  readonly #held: UnsoldDays
  readonly #bought: BookTrade
  /** The day with the sale, and the place of the close by which things stood on it. */
  readonly #day: string
  readonly #place: number
  readonly #texts: MirrorTexts

  constructor(held: UnsoldDays, bought: BookTrade, day: string, place: number, texts: MirrorTexts) {
    this.#held = held
    this.#bought = bought
    this.#day = day
    this.#place = place
    this.#texts = texts
  }

  get assetId() {
    return this.#held.asset.assetId
  }

  get ticker() {
    return this.#held.asset.ticker
  }

  get sequence() {
    return this.#bought.sequence
  }

  get on() {
    return this.#bought.on
  }

  get cells() {
    const { asset, averageCost } = this.#held
    const { figures } = this.#texts
    const usd = (amount: number) => figures.usd(roundClose(amount))
    return [figures.day(this.#day), usd(asset.closes[this.#place] ?? 0), usd(averageCost ?? 0)]
  }

  get tells() {
    return [{ ticker: this.ticker, from: '', until: this.#day }]
  }
}

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
  /** By the place of each day with a sale, that of the close by which things stood on it; no place of a day that is not counted. */
  const closeAt = new Int32Array(sales.days.length).fill(NO_PLACE)
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
    closeAt[at] = placeOfLastClose(on, book.places)
  }
  // Share by share, as the figure is counted: to look at all that was held on each day takes ten times as long. They are told day by day.
  const [gainsOn, lossesOn] = [sales.days.map((): FigureRow[] => []), sales.days.map((): FigureRow[] => [])]
  for (const held of sales.unsold) {
    const { asset, averageCost, from, until } = held
    const bought = asset.trades.findLast(({ on }) => on < (sales.days[from] ?? ''))
    if (averageCost === null || !bought) continue
    const untoldDays = untoldDaysOf(asset.ticker, untold)
    for (let at = from; at < until; at += 1) {
      const place = closeAt[at] ?? NO_PLACE
      const close = place === NO_PLACE ? Number.NaN : (asset.closes[place] ?? Number.NaN)
      const sign = Number.isNaN(close) ? 0 : signOfGain(close, averageCost)
      if (sign === 0 || untoldDays.includes(book.days[place] ?? '')) continue
      const ofDay = (sign > 0 ? gainsOn : lossesOn)[at]
      ofDay?.push(new PaperRow(held, bought, sales.days[at] ?? '', place, texts))
    }
  }
  groups.paperGains = gainsOn.flat()
  groups.paperLosses = lossesOn.flat()
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

const NO_PLACE = -1
