import { replayAsset } from '#domain/assets/replay-asset.ts'
import { type Book, bookOf } from '#domain/mirror/money/book.ts'
import { marketDaysBetween } from '#domain/prices/market-session.ts'
import { type Chance, seeded } from './seeded.ts'
import { type Dealt, ledgerOf } from './trading.ts'

/** A trade for a slow computation, with the index of its day and plain numbers. */
export type PlainTrade = {
  readonly asset: number
  readonly day: number
  readonly does: 'buy' | 'sell'
  readonly quantity: number
  readonly price: number
}

type RandomTrading = {
  readonly book: Book
  readonly trades: readonly PlainTrade[]
  /** The closes by asset and then by day. */
  readonly closes: readonly (readonly number[])[]
}

/** Random trades on a number of trading days from January 2024, at each day's close or near it. */
export function randomTrading(seed: number, { assets = 6, days = 400, trades: count = 200 } = {}): RandomTrading {
  const chance = seeded(seed)
  const calendar = marketDaysBetween('2024-01-02', '2028-12-29').slice(0, days)
  const closes = Array.from({ length: assets }, () => walk(chance, days))
  const [held, dealt, trades]: [number[], Dealt[], PlainTrade[]] = [Array(assets).fill(0), [], []]
  const moments = Array.from({ length: count }, () => chance.whole(0, days - 1)).sort((one, other) => one - other)
  for (const day of moments) {
    const asset = chance.whole(0, assets - 1)
    const before = held[asset] ?? 0
    const price = Number(((closes[asset]?.[day] ?? 1) * (0.98 + chance.next() * 0.04)).toFixed(2))
    const isSale = before > 0 && chance.next() < 0.5
    const quantity =
      isSale && chance.next() < 0.6 ? before : isSale ? Math.max(1, Math.floor(before / 3)) : chance.whole(1, 30)
    const action = isSale ? (quantity === before ? 'Sell' : 'Sell Some') : before > 0 ? 'Buy More' : 'Buy'
    held[asset] = before + (isSale ? -quantity : quantity)
    dealt.push([asset + 1, action, action === 'Sell' ? null : String(quantity), price.toFixed(2), calendar[day] ?? ''])
    trades.push({ asset, day, does: isSale ? 'sell' : 'buy', quantity, price })
  }
  return { book: bookFrom(dealt, calendar, closes), trades, closes }
}

/** A random series of closes, in whole cents. */
function walk({ next }: Chance, days: number): number[] {
  let price = 20 + next() * 100
  return Array.from({ length: days }, () => {
    price *= 0.97 + next() * 0.061
    return Number(price.toFixed(2))
  })
}

/** The book of a diary with closes from its first day; `closes[0]` holds those of asset 1. */
export function bookFrom(
  dealt: readonly Dealt[],
  calendar: readonly string[],
  closes: readonly (readonly number[])[],
): Book {
  const ledger = ledgerOf(...dealt)
  const ids = [...new Set(dealt.map(([assetId]) => assetId))].sort((one, other) => one - other)
  const traded = ids.flatMap((id) => {
    const asset = replayAsset(ledger.filter(({ assetId }) => assetId === id))
    const texts = (closes[id - 1] ?? []).map((close, day) => `${calendar[day]} ${close}`)
    return asset ? [{ asset, closes: [texts.join('|')], pendingSplit: null }] : []
  })
  return bookOf(traded, calendar[0] ?? '', calendar.at(-1) ?? '')
}
