import type { AssetEventView, LevelChangeView } from '#contract/asset-journal.ts'
import type { AssetView } from '#contract/assets.ts'
import type { AlertTriggeredView } from '#contract/charts.ts'
import { dayNumber } from '#domain/prices/day-number.ts'
import { MARKET_ZONE, marketDayOf } from '#domain/prices/market-calendar.ts'
import { type Instant, readableDate } from '#domain/time.ts'
import { priceOrigin } from '#web/prices/price-format.ts'
import { formatDay, formatQuantity, formatUnits, formatUsd } from '#web/ui/format.ts'
import { correctionLine } from './correction-format.ts'

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

type Moved = Pick<AssetView['thesis'][number], 'quantity' | 'quantitySold' | 'price' | 'isPriceAttached'>

/** The quantity and price of a decision: `10 shares at $121.23`; empty when it has neither. */
export function movedLine(asset: Units, { quantity, quantitySold, price, isPriceAttached }: Moved): string {
  const moved = quantity ?? quantitySold
  const units = moved == null ? '' : unitsOf(asset, moved)
  // An attached price was the market’s, so it must not read as the price that was paid.
  const at = isPriceAttached ? 'price then' : 'at'
  return [units, price && `${at} ${formatUsd(price.price)}`].filter(Boolean).join(isPriceAttached ? ', ' : ' ')
}

type Ratio = { readonly newShares: string; readonly oldShares: string }

/** `4-for-1 split` */
export const splitName = ({ newShares, oldShares }: Ratio): string =>
  `${formatQuantity(newShares)}-for-${formatQuantity(oldShares)} split`

/** An event of the asset, which is neither a decision nor a critique, in one line. */
export function eventLine(event: AssetEventView, asset: Pick<AssetView, 'thesis' | 'stockOrOptions'>): string {
  switch (event.kind) {
    case 'split-recorded':
      return `${splitName(event)}, took effect ${formatDay(event.effectiveOn)}`
    case 'option-settled':
      return OUTCOME_LINES[event.outcome](formatUsd(event.price.price))
    case 'level-crossed':
      return levelLine(event, asset.thesis)
    case 'claim-resolved':
      return claimLine(event)
    case 'correction-recorded':
      return `${correctionLine(event)} (${correctedName(event, asset.thesis)})`
    case 'own-test-answered':
      return `Your test “${event.line}”: ${event.hasHappened ? 'it happened' : 'it did not happen'}`
    case 'price-noted':
      return event.price.source === 'typed'
        ? `Price of ${formatUsd(event.price.price)} a ${asset.stockOrOptions === 'stock' ? 'share' : 'contract'}, typed by hand${event.isDoubted ? '; not used, because it looked like a split' : ''}`
        : `Price of ${formatUsd(event.price.price)} confirmed by you (${priceOrigin(event.price, MARKET_ZONE)})`
  }
}

/** `Sell of May 6, 2026`; the number of an entry that is not loaded, or is no decision. */
function correctedName({ correctsSequence }: { correctsSequence: number }, thesis: AssetView['thesis']): string {
  const entry = thesis.find(({ sequence }) => sequence === correctsSequence)
  return entry
    ? `${entry.action} of ${entry.decidedOnReadable ?? entry.dateAddedReadable}`
    : `entry ${correctsSequence}`
}

function claimLine({
  claim,
  outcome,
  putsRight,
  isPutRight,
}: Extract<AssetEventView, { kind: 'claim-resolved' }>): string {
  const told =
    outcome === null
      ? `The day of the claim that ${claim} has come: its outcome is on the Mirror`
      : `The claim that ${claim} ${CLAIM_OUTCOMES[outcome]}`
  if (isPutRight) return `${told}. A split was told later, which puts this right`
  return putsRight ? `A split was told later. ${told}` : told
}

const CLAIM_OUTCOMES = {
  'came-true': 'came true',
  'did-not-come-true': 'did not come true',
  unresolvable: 'cannot be resolved: a close is missing',
} as const

type Outcome = Extract<AssetEventView, { kind: 'option-settled' }>['outcome']

const OUTCOME_LINES: Readonly<Record<Outcome, (price: string) => string>> = {
  'expired-worthless': () => 'The option expired worthless',
  exercised: (price) => `The option was exercised, for ${price} a contract`,
  'sold-before': (price) => `The option had been sold before it expired, at ${price} a contract`,
}

type Crossed = Extract<AssetEventView, { kind: 'level-crossed' }>

function levelLine(event: Crossed, thesis: AssetView['thesis']): string {
  const { level, levelPrice, price, setBySequence, isWithdrawn, asTold } = event
  // A withdrawn alert is described with its original figures, followed by what is known now, because either alone would mislead.
  const seen = (isWithdrawn && asTold) || { levelPrice, price }
  const reached = `${LEVEL_NAMES[level]} of ${formatUsd(seen.levelPrice)} reached at ${formatUsd(seen.price.price)}`
  const setBy = thesis.find(({ sequence }) => sequence === setBySequence)
  const by = setBy ? `, set by your ${setBy.action} of ${setBy.decidedOnReadable ?? setBy.dateAddedReadable}` : ''
  return `${reached} on ${readableDate(seen.price.at, MARKET_ZONE)}${by}${revisedWords(event)}`
}

function revisedWords({ isWithdrawn, wasReachedEarlier, asTold, price }: Crossed): string {
  if (wasReachedEarlier) return '; by what is known now, it had been reached earlier'
  if (isWithdrawn)
    return `; it was not, by what is known now${asTold ? `: the price was ${formatUsd(price.price)}` : ''}`
  return asTold
    ? `; as it was told then: ${formatUsd(asTold.levelPrice)}, reached at ${formatUsd(asTold.price.price)}`
    : ''
}

type Level = AlertTriggeredView['level']

const LEVEL_NAMES: Readonly<Record<Level, string>> = { 'stop-loss': 'Stop loss', 'take-profit': 'Take profit' }

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
  crossings.findLast((crossing) => crossing.level === level)

/**
 * `Stop loss passed 3 days ago at $98.92`, in calendar days of the market and never in weeks or months, because the days count.
 */
export const alertLine = ({ level, on, price }: AlertTriggeredView, now: Instant): string =>
  `${LEVEL_NAMES[level]} passed ${daysAgo(on, now)} at ${formatUsd(price)}`

function daysAgo(on: string, now: Instant): string {
  const days = dayNumber(marketDayOf(now)) - dayNumber(on)
  return days <= 0 ? 'today' : `${formatQuantity(String(days))} ${days === 1 ? 'day' : 'days'} ago`
}
