import type { AssetView } from '#contract/assets.ts'
import { formatDay, formatQuantity, formatUsd } from '#web/ui/format.ts'

type Units = Pick<AssetView, 'stockOrOptions'>

/** `10 shares`, `1 contract`. */
function unitsOf({ stockOrOptions }: Units, quantity: string): string {
  const unit = stockOrOptions === 'stock' ? 'share' : 'contract'
  return `${formatQuantity(quantity)} ${unit}${Number(quantity) === 1 ? '' : 's'}`
}

type Held = Pick<AssetView, 'ticker' | 'stockOrOptions' | 'contract' | 'quantity' | 'list'>

/** The line under the name: `IBM · stock · 10 shares`, with an option's terms where they were said. */
export function assetLine(asset: Held): string {
  const sold = asset.list === 'sold' ? ' sold' : ''
  return [asset.ticker, asset.stockOrOptions, termsOf(asset.contract), `${heldLine(asset)}${sold}`]
    .filter(Boolean)
    .join(' · ')
}

/** `10 shares`, `2 contracts of 100 shares` */
function heldLine(asset: Held): string {
  const units = unitsOf(asset, asset.quantity)
  return asset.contract ? `${units} of ${unitsOf({ stockOrOptions: 'stock' }, asset.contract.multiplier)}` : units
}

/** Whether anything of it was ever sold, or came to the end of an option. */
export const hasSold = ({ thesis, outcome }: Pick<AssetView, 'thesis' | 'outcome'>): boolean =>
  outcome !== null || thesis.some(({ action }) => action === 'Sell' || action === 'Sell Some')

function termsOf(contract: Held['contract']): string {
  const { right = null, strike = null, expiresOn = null } = contract ?? {}
  return [right, strike && `at ${formatUsd(strike)}`, expiresOn && `until ${formatDay(expiresOn)}`]
    .filter(Boolean)
    .join(' ')
}

type Moved = Pick<AssetView['thesis'][number], 'quantity' | 'price' | 'isPriceAttached'>

/** What a decision moved and at which price: `10 shares at $121.23`; empty when it says neither. */
export function movedLine(asset: Units, { quantity, price, isPriceAttached }: Moved): string {
  const units = quantity === null ? '' : unitsOf(asset, quantity)
  // What was known is not what somebody was paid.
  const at = isPriceAttached ? 'price then' : 'at'
  return [units, price && `${at} ${formatUsd(price.price)}`].filter(Boolean).join(' ')
}
