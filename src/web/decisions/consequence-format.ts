import Big from 'big.js'
import type { Consequence } from '#domain/decisions/consequence.ts'
import { FAR, type UnusualFigure } from '#domain/decisions/unusual-figures.ts'
import type { Action } from '#domain/ledger/action.ts'
import type { Language } from '#domain/locale.ts'
import { exactUsdWords } from '#domain/prices/exact-format.ts'
import { type Decimal, roundUnitPrice } from '#domain/prices/money.ts'
import type { SplitRatio } from '#domain/prices/split.ts'
import { formatCount, formatDay, formatQuantity, formatUnits, formatUsd, formatUsdTogether } from '#web/ui/format.ts'
import { decisionMessages } from './decision-messages.ts'

const FAR_PERCENT = 100 * Number(FAR)

/** The decision written so far, for the line above its button. */
export type Told = {
  readonly action: Action
  readonly unit: 'stock' | 'options'
  readonly price: Decimal | null
  /** Whether the price was left empty where it is optional, so that the sale is recorded without one. */
  readonly isPriceLeftOut?: boolean
  /** The day of a price that nobody typed and that is of an earlier session; null or left out otherwise. */
  readonly pricedOn?: string | null
  /** The effect on the holding; null when it buys and sells nothing, and while it is not known. */
  readonly consequence: Consequence | null
  /** Whether the price paid, and everything derived from it, is hidden. */
  readonly isCostHidden: boolean
}

/** What recording the decision does, in figures: `Sells 3 shares at $18,000 = $54,000`. Null while a figure is missing. */
function consequenceLead(
  { action, unit, price, isPriceLeftOut, consequence }: Told,
  usd: Usd,
  language: Language,
): string | null {
  const messages = decisionMessages(language).consequence
  if (action === 'Watch' || action === 'Hold' || action === 'Keep Watching')
    return price === null ? messages.nothing : messages.nothingAt(usd(price))
  if (consequence === null) return null
  const lead = messages.moves[action](formatUnits(unit, consequence.quantity, language))
  if (isPriceLeftOut && action === 'Sell') return messages.withoutPrice(lead)
  // Nothing is bought or sold without a price, be it missing or one that cannot be read.
  if (price === null || consequence.amount === null) return messages.oncePriced(lead)
  const isLessThanACent = Number(consequence.amount) === 0 && Number(consequence.quantity) > 0 && Number(price) > 0
  if (isLessThanACent) return messages.lessThan(lead, formatUsd(price, language), formatUsd('0.01', language))
  return messages.at(
    lead,
    hasPartsOfCents(price) ? exactUsdWords(price, language) : usd(price),
    usd(consequence.amount),
  )
}

/** A price that a cent would round: `12.1234`. Quantity times the rounded one is another amount. */
const hasPartsOfCents = (price: Decimal): boolean => /\.\d\d\d/.test(price)

/** Writes the amounts of one line in one way: whole dollars without cents, if the price and what is bought or sold for it are whole. */
type Usd = (amount: Decimal) => string

function usdOfLine({ price, consequence }: Told, language: Language): Usd {
  if (price === null || consequence?.amount == null) return (amount) => formatUsd(amount, language)
  const lead = [price, consequence.amount]
  return (amount) => formatUsdTogether([amount, ...lead], language)[0] ?? ''
}

/** The same as sentences, with what is held afterwards, and how old a price is that nobody typed. */
export function consequenceWords(told: Told, language: Language = 'en'): string | null {
  const { price, pricedOn } = told
  const usd = usdOfLine(told, language)
  const sentences = movedWords(told, usd, language)
  if (sentences === null || price === null || !pricedOn) return sentences
  const { lastPrice } = decisionMessages(language).consequence
  return `${sentences} ${lastPrice(usd(price), formatDay(pricedOn, language))}`
}

function movedWords(told: Told, usd: Usd, language: Language): string | null {
  const lead = consequenceLead(told, usd, language)
  if (lead === null) return null
  const { action, unit, consequence, isCostHidden } = told
  if (consequence === null || action === 'Buy') return `${lead}.`
  const messages = decisionMessages(language).consequence
  const { quantity, held, costBasis, gain } = consequence
  const result = gain === null || isCostHidden ? '' : againstCost(gain, usd, numberOf(quantity), language)
  if (action === 'Sell') return `${lead}${result}. ${messages.noneLeft}`
  if (action === 'Sell Some')
    return `${lead}${result}. ${messages.left[numberOf(held)](formatQuantity(held, language))}`
  const units = formatUnits(unit, held, language)
  return costBasis === null || isCostHidden
    ? `${lead}. ${messages.thenHold(units)}`
    : `${lead}. ${messages.thenHoldAt(units, usd(costBasis))}`
}

/** Whether a quantity is one unit or another number of them. */
export const numberOf = (quantity: Decimal): 'one' | 'other' => (Number(quantity) === 1 ? 'one' : 'other')

/** How far a sale is above or below the cost of what is sold: `, for $180.00 more than they cost`. */
export function againstCost(gain: Decimal, usd: Usd, sold: 'one' | 'other', language: Language): string {
  const { atCost, above, below } = decisionMessages(language).consequence
  if (Number(gain) === 0) return atCost[sold]
  return (gain.startsWith('-') ? below : above)[sold](usd(gain.replace('-', '')))
}

/**
 * The question about implausible figures, asked once: `Sells 3 shares at $18,000 = $54,000: 100 times the last price, $180.
 * Is that right?`
 */
export function unusualQuestion(told: Told, unusual: readonly UnusualFigure[], language: Language = 'en'): string {
  const usd = usdOfLine(told, language)
  const lead = consequenceLead(told, usd, language) ?? decisionMessages(language).question.unusual
  return questionOf(lead, unusual, told.unit, language, usd)
}

/** The same question for facts other than decisions. */
export const questionOf = (
  lead: string,
  unusual: readonly UnusualFigure[],
  unit: Told['unit'],
  language: Language = 'en',
  usd: Usd = (amount) => formatUsd(amount, language),
): string =>
  decisionMessages(language).question.isThatRight(
    lead,
    unusual.map((figure) => unusualWords(figure, unit, usd, language)).join('; '),
  )

function unusualWords(figure: UnusualFigure, unit: Told['unit'], usd: Usd, language: Language): string {
  const messages = decisionMessages(language).question
  const day = (on: string) => formatDay(on, language)
  switch (figure.kind) {
    case 'price': {
      const { before, on, asOf } = figure
      const distance = awayFrom(figure, language)
      if (on !== null) return messages.priceOf(distance, day(on), usd(before))
      return asOf ? messages.lastPriceOf(distance, usd(before), day(asOf)) : messages.lastPrice(distance, usd(before))
    }
    case 'quantity':
      return messages.quantity(
        timesWords(figure.typed, figure.before, language) ?? '',
        formatUnits(unit, figure.before, language),
      )
    case 'no-quantity':
      return messages.noQuantity(formatUnits(unit, figure.typed, language))
    case 'no-price':
      return messages.noPrice(usd(figure.typed))
    case 'price-of-share': {
      const share = roundUnitPrice(new Big(figure.typed).div(figure.multiplier).toFixed())
      return messages.priceOfShare(usd(figure.typed), formatUsd(share, language))
    }
    case 'no-stop':
      return messages.noStop(formatQuantity(figure.typed, language))
    case 'stop':
    case 'target':
      return messages[figure.kind](
        usd(figure.typed),
        awayFrom(figure, language),
        figure.asOf ? messages.thePriceOf(day(figure.asOf), usd(figure.before)) : messages.thePrice(usd(figure.before)),
      )
    case 'strike':
      return figure.isOfShare
        ? messages.strikeOfShare(awayFrom(figure, language), usd(figure.before))
        : messages.strike(awayFrom(figure, language), usd(figure.before))
    case 'multiplier':
      return messages.multiplier(awayFrom(figure, language), formatQuantity(figure.before, language))
    case 'split-ratio':
      return messages.splitRatio
    case 'split-move': {
      const { from, to } = figure
      return messages.splitMove(ratioWords(figure, language), usd(from.price), day(from.on), usd(to.price), day(to.on))
    }
    case 'old-price':
      return messages.oldPrice(usd(figure.typed), day(figure.on))
    case 'price-of-other-day': {
      const [price, filledIn, on] = [usd(figure.price), day(figure.filledInOn), day(figure.typed)]
      return figure.ofDay === null
        ? messages.priceNotOf(price, filledIn, on)
        : messages.priceOfOtherDay(price, filledIn, on, usd(figure.ofDay))
    }
    case 'other-company':
      return messages.otherCompany(figure.typed, figure.listed)
    case 'changed':
      return messages.changed(figure.what)
    case 'long-ago':
      return messages.longAgo(day(figure.typed), formatCount(figure.years, language))
    case 'expired':
      return messages.expired(day(figure.before), day(figure.typed))
    case 'before-first-close':
      return messages.beforeFirstClose(day(figure.typed), day(figure.before))
  }
}

const ratioWords = ({ newShares, oldShares }: SplitRatio, language: Language): string =>
  decisionMessages(language).question.ratio(formatQuantity(newShares, language), formatQuantity(oldShares, language))

/** How far a typed value is from the one it is compared with: `100 times`, `55% above`. */
const awayFrom = ({ typed, before }: { typed: Decimal; before: Decimal }, language: Language): string =>
  timesWords(typed, before, language) ?? distanceWords(typed, before, language)

/** `100 times`; null for less than twice as much. */
function timesWords(typed: Decimal, before: Decimal, language: Language): string | null {
  const { times: exactly, aboutTimes } = decisionMessages(language).question
  const times = Number(typed) / Number(before)
  if (times < 2) return null
  const rounded = Math.round(times * 10) / 10
  const isExact = Math.abs(times - rounded) < 1e-9
  return (isExact ? exactly : aboutTimes)(formatCount(rounded, language))
}

/** `55% above`. A difference just short of 100%, or just past the limit from which it is asked about, is not rounded to that. */
function distanceWords(typed: Decimal, before: Decimal, language: Language): string {
  const { above, below } = decisionMessages(language).question
  const percent = (Number(typed) / Number(before) - 1) * 100
  const distance = Math.abs(percent)
  const isPastLimit = distance > FAR_PERCENT && Math.round(distance) === FAR_PERCENT
  const rounded = distance >= 99 ? Math.floor(distance * 100) / 100 : Math.round(distance)
  const words = formatCount(isPastLimit ? Math.ceil(distance * 100 - 1e-6) / 100 : rounded, language)
  return (percent < 0 ? below : above)(words)
}
