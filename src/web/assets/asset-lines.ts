import type { LevelChangeView } from '#contract/asset-journal.ts'
import type { AssetView } from '#contract/assets.ts'
import type { Language } from '#domain/locale.ts'
import { MARKET_ZONE, marketDayOf } from '#domain/prices/market-calendar.ts'
import { type Instant, readableDate } from '#domain/time.ts'
import { formatCount, formatDay, formatUnits, formatUsd } from '#web/ui/format.ts'
import { assetMessages } from './asset-messages.ts'
import { lineMessages } from './line-messages.ts'

type Units = Pick<AssetView, 'stockOrOptions'>

type Held = Pick<AssetView, 'ticker' | 'stockOrOptions' | 'contract' | 'quantity' | 'list'> &
  Pick<AssetView, 'outcome' | 'thesis' | 'earlierDecisions'>

/** The line under the name: `IBM · stock · 10 shares`, with an option's terms as far as they are recorded. */
export function assetLine(asset: Held, language: Language = 'en'): string {
  const held = heldLine(asset, language)
  return [
    asset.ticker,
    assetMessages(language).types[asset.stockOrOptions],
    termsOf(asset.contract, language),
    asset.list === 'bought' ? held : unheldLine(asset, held, language),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** `10 shares sold`, `40 shares watched`; an option that expired or was exercised was not sold: `2 contracts, exercised` */
function unheldLine({ list, outcome, thesis, earlierDecisions = [] }: Held, held: string, language: Language): string {
  const { unheld, ended } = lineMessages(language)
  const how = outcome?.outcome
  if (how !== 'expired-worthless' && how !== 'exercised')
    return list === 'watched' ? unheld.watched(held) : unheld.sold(held)
  const wasPartSold = [...thesis, ...earlierDecisions].some(({ action }) => action === 'Sell Some')
  return (wasPartSold ? ended.rest : ended.whole)[how](held)
}

/** `10 shares`, `2 contracts of 100 shares` */
function heldLine(asset: Held, language: Language): string {
  const units = formatUnits(asset.stockOrOptions, asset.quantity, language)
  return asset.contract
    ? lineMessages(language).ofShares(units, formatUnits('stock', asset.contract.multiplier, language))
    : units
}

/** Whether any of it was ever sold, or the outcome of the option was recorded. */
export const hasSold = ({ thesis, outcome }: Pick<AssetView, 'thesis' | 'outcome'>): boolean =>
  outcome !== null || thesis.some(({ action }) => action === 'Sell' || action === 'Sell Some')

function termsOf(contract: Held['contract'], language: Language): string {
  const messages = lineMessages(language)
  const { right = null, strike = null, expiresOn = null } = contract ?? {}
  return [
    right && messages.rights[right],
    strike && messages.strike(formatUsd(strike, language)),
    expiresOn && messages.until(formatDay(expiresOn, language)),
  ]
    .filter(Boolean)
    .join(' ')
}

type Moved = Pick<
  AssetView['thesis'][number],
  'quantity' | 'quantitySold' | 'price' | 'priceOfItsDay' | 'isPriceAttached' | 'pricedOn' | 'acceptedPriceOn'
>

/** The quantity and price of a decision: `10 shares at $121.23`; empty when it has neither. */
export function movedLine(
  asset: Units,
  { quantity, quantitySold, price, priceOfItsDay, isPriceAttached, pricedOn, acceptedPriceOn }: Moved,
  language: Language = 'en',
): string {
  const messages = lineMessages(language)
  const moved = quantity ?? quantitySold
  const units = moved == null ? '' : formatUnits(asset.stockOrOptions, moved, language)
  if (price === null) return units
  const usd = formatUsd(priceOfItsDay ?? price.price, language)
  if (pricedOn) return [units, messages.lastPriceOf(usd, formatDay(pricedOn, language))].filter(Boolean).join(', ')
  // An attached price was the market’s, so it must not read as the price that was paid.
  if (isPriceAttached) return units ? messages.atMarket(units, usd) : messages.priceThen(usd)
  const line = units ? messages.at(units, usd) : messages.atPrice(usd)
  return acceptedPriceOn ? messages.acceptedOf(line, formatDay(acceptedPriceOn, language)) : line
}

type WithLevels = Pick<Moved, 'price' | 'priceOfItsDay' | 'pricedOn' | 'acceptedPriceOn'> & {
  readonly levelChanges?: readonly LevelChangeView[] | undefined
}

/**
 * What a decision did to stop and target, a line for each: `Stop moved from $90.00 to $85.00`. One that was given as a percentage of a
 * price of an earlier day says of which.
 */
export const levelChangeLines = (entry: WithLevels, language: Language = 'en'): string[] =>
  (entry.levelChanges ?? []).map((change) => {
    const { level, from, to, percentage } = change
    const messages = lineMessages(language)[level === 'stop-loss' ? 'stop' : 'target']
    if (to === null) return messages.removed(formatUsd(from, language))
    const price = formatUsd(to, language)
    const line = from === null ? messages.set(price) : messages.moved(formatUsd(from, language), price)
    const on = entry.pricedOn ?? entry.acceptedPriceOn
    if (percentage === null || !on || entry.price === null) return line
    const percent = formatCount(Number(percentage), language)
    const of = formatUsd(entry.priceOfItsDay ?? entry.price.price, language)
    return messages.ofLast(line, percent, of, formatDay(on, language))
  })

type Dated = Pick<AssetView['thesis'][number], 'decidedOn' | 'dateAdded'>

/** The day of a decision. */
export const entryDay = ({ decidedOn, dateAdded }: Dated, language: Language): string =>
  formatDay(decidedOn ?? marketDayOf(dateAdded), language)

/** The day in New York on which something was written. */
export const writtenDay = (at: Instant, language: Language): string => readableDate(at, MARKET_ZONE, language)
