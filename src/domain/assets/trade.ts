import Big from 'big.js'
import type { Entry } from '../ledger/entry.ts'
import type { Decimal } from '../prices/money.ts'
import type { Split } from '../prices/split.ts'
import type { AssetEntry } from './asset.ts'
import { decidedOn } from './day-decided.ts'
import { type HoldingPeriod, unitsHeld } from './position.ts'
import { amountOf, splitUnits, type Units } from './units.ts'

/** Money that went into an asset or came out of it, by one entry. */
export type Trade = {
  readonly sequence: number
  /** New York's calendar day on which it happened. */
  readonly on: string
  readonly does: 'buy' | 'sell'
  /** The index of its holding period among the asset's. */
  readonly periodIndex: number
  /** Units, in shares as they are after every split that is recorded. */
  readonly quantity: Decimal
  /** @see Units */
  readonly fraction?: string | undefined
  /** USD, exact; null for a sale whose price was not known. */
  readonly amount: Decimal | null
}

/** The trades of an entry. A whole sale and the outcome of an option move everything that was held before them. */
export function tradesOf(before: readonly HoldingPeriod[], entry: AssetEntry): readonly Trade[] {
  const current = before.at(-1)
  const held = current && current.closedAt === null ? unitsHeld(current) : null
  if (entry.kind === 'option-settled') return held === null ? [] : [sale(before, entry, held, entry.price.price)]
  if (entry.kind !== 'decision-recorded') return []
  const { action, quantity, price } = entry
  switch (action) {
    case 'Buy':
    case 'Buy More':
      return [
        purchase(action === 'Buy' ? before.length : before.length - 1, entry, quantity ?? '0', price?.price ?? '0'),
      ]
    case 'Sell Some':
      return held === null ? [] : [sale(before, entry, { quantity: quantity ?? '0' }, price?.price ?? null)]
    case 'Sell':
      return held === null ? [] : [sale(before, entry, held, price?.price ?? null)]
    default:
      return []
  }
}

const purchase = (periodIndex: number, entry: Entry, quantity: Decimal, price: Decimal): Trade => ({
  ...stampOf(entry),
  does: 'buy',
  periodIndex,
  quantity,
  amount: new Big(quantity).times(price).toFixed(),
})

const sale = (holdingPeriods: readonly HoldingPeriod[], entry: Entry, units: Units, price: Decimal | null): Trade => ({
  ...stampOf(entry),
  does: 'sell',
  periodIndex: holdingPeriods.length - 1,
  ...units,
  amount: price === null ? null : amountOf(units, price),
})

const stampOf = (entry: Entry) => ({ sequence: entry.sequence, on: decidedOn(entry) })

/** How many units an entry sold, in shares of its own day; null for one that sold nothing. */
export function quantitySold(
  { trades, splits }: { readonly trades: readonly Trade[]; readonly splits: readonly Split[] },
  sequence: number,
): Decimal | null {
  const sale = trades.find((trade) => trade.sequence === sequence && trade.does === 'sell')
  if (!sale) return null
  const undone = splits.filter(({ effectiveOn }) => effectiveOn > sale.on)
  return undone.reduce<Units>((units, { newShares, oldShares }) => {
    return splitUnits(units, { newShares: oldShares, oldShares: newShares })
  }, sale).quantity
}

/** A split changes how many units a trade moved, and not what was paid for them. */
export const splitTrades = (trades: readonly Trade[], split: Split): readonly Trade[] =>
  trades.map((trade) => ({ ...trade, fraction: undefined, ...splitUnits(trade, split) }))
