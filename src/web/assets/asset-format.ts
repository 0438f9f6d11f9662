import type { LevelChangeView } from '#contract/asset-journal.ts'
import type { AssetView } from '#contract/assets.ts'
import type { AlertTriggeredView } from '#contract/charts.ts'
import type { Language } from '#domain/locale.ts'
import { dayNumber } from '#domain/prices/day-number.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import type { Instant } from '#domain/time.ts'
import { formatCount, formatDay, formatQuantity, formatUnits, formatUsd } from '#web/ui/format.ts'
import { assetMessages } from './asset-messages.ts'

type Units = Pick<AssetView, 'stockOrOptions'>

const unitsOf = ({ stockOrOptions }: Units, quantity: string): string => formatUnits(stockOrOptions, quantity)

type Held = Pick<AssetView, 'ticker' | 'stockOrOptions' | 'contract' | 'quantity' | 'list'>

/** The line under the name: `IBM · stock · 10 shares`, with an option's terms as far as they are recorded. */
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

/** Whether any of it was ever sold, or the outcome of the option was recorded. */
export const hasSold = ({ thesis, outcome }: Pick<AssetView, 'thesis' | 'outcome'>): boolean =>
  outcome !== null || thesis.some(({ action }) => action === 'Sell' || action === 'Sell Some')

function termsOf(contract: Held['contract']): string {
  const { right = null, strike = null, expiresOn = null } = contract ?? {}
  return [right, strike && `at ${formatUsd(strike)}`, expiresOn && `until ${formatDay(expiresOn)}`]
    .filter(Boolean)
    .join(' ')
}

type Moved = Pick<
  AssetView['thesis'][number],
  'quantity' | 'quantitySold' | 'price' | 'priceOfItsDay' | 'isPriceAttached'
>

/** The quantity and price of a decision: `10 shares at $121.23`; empty when it has neither. */
export function movedLine(
  asset: Units,
  { quantity, quantitySold, price, priceOfItsDay, isPriceAttached }: Moved,
): string {
  const moved = quantity ?? quantitySold
  const units = moved == null ? '' : unitsOf(asset, moved)
  // An attached price was the market’s, so it must not read as the price that was paid.
  const at = isPriceAttached ? 'price then' : 'at'
  return [units, price && `${at} ${formatUsd(priceOfItsDay ?? price.price)}`]
    .filter(Boolean)
    .join(isPriceAttached ? ', ' : ' ')
}

type Ratio = { readonly newShares: string; readonly oldShares: string }

/** `4-for-1 split` */
export const splitName = ({ newShares, oldShares }: Ratio, language: Language = 'en'): string =>
  assetMessages(language).split(formatQuantity(newShares, language), formatQuantity(oldShares, language))

type Level = AlertTriggeredView['level']

export const LEVEL_NAMES: Readonly<Record<Level, string>> = assetMessages('en').levels

/** What a decision did to stop and target, a line for each: `Stop moved from $90.00 to $85.00`. */
export const levelChangeLines = (changes: readonly LevelChangeView[] = []): string[] =>
  changes.map(({ level, from, to }) => {
    const name = level === 'stop-loss' ? 'Stop' : 'Target'
    if (to === null) return `${name} of ${formatUsd(from)} removed`
    return from === null
      ? `${name} set at ${formatUsd(to)}`
      : `${name} moved from ${formatUsd(from)} to ${formatUsd(to)}`
  })

/** The latest time at which the price reached a level of what is held. */
export const lastAlert = (crossings: readonly AlertTriggeredView[], level: Level): AlertTriggeredView | undefined =>
  crossings.findLast((alert) => alert.level === level)

/**
 * `Stop loss passed 3 days ago at $98.92`, in calendar days of the market and never in weeks or months, because the days count.
 */
export function alertLine({ level, on, price }: AlertTriggeredView, now: Instant, language: Language = 'en'): string {
  const { alert, levels } = assetMessages(language)
  return alert(levels[level], daysAgo(on, now, language), formatUsd(price, language))
}

function daysAgo(on: string, now: Instant, language: Language): string {
  const days = dayNumber(marketDayOf(now)) - dayNumber(on)
  const messages = assetMessages(language)
  return days <= 0 ? messages.today : messages.daysAgo(formatCount(days, language))
}
