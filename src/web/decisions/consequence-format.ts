import type { Consequence } from '#domain/decisions/consequence.ts'
import type { UnusualFigure } from '#domain/decisions/unusual-figures.ts'
import type { Action } from '#domain/ledger/action.ts'
import type { Decimal } from '#domain/prices/money.ts'
import { formatCount, formatDay, formatQuantity, formatUnits, formatUsd, formatUsdTogether } from '#web/ui/format.ts'

/** The decision written so far, for the line above its button. */
export type Told = {
  readonly action: Action
  readonly unit: 'stock' | 'options'
  readonly price: Decimal | null
  /** The effect on the holding; null when it buys and sells nothing, and while it is not known. */
  readonly consequence: Consequence | null
  /** Whether the price paid, and everything derived from it, is hidden. */
  readonly isCostHidden: boolean
}

/** What recording the decision does, in figures: `Sells 3 shares at $18,000 = $54,000`. Null while a figure is missing. */
function consequenceLead({ action, unit, price, consequence }: Told): string | null {
  if (action === 'Watch' || action === 'Hold' || action === 'Keep Watching')
    return price === null
      ? 'Buys and sells nothing'
      : `Buys and sells nothing, and notes a price of ${formatUsd(price)}`
  if (consequence === null) return null
  const units = formatUnits(unit, consequence.quantity)
  const verb = { Buy: 'Buys', 'Buy More': 'Buys', 'Sell Some': 'Sells', Sell: 'Sells' }[action]
  const more = action === 'Buy More' ? ' more' : ''
  // Nothing is bought or sold without a price, be it missing or one that cannot be read.
  if (price === null || consequence.amount === null) return `${verb} ${units}${more}, once there is a price`
  return `${verb} ${units}${more} at ${formatUsdTogether([price, consequence.amount]).join(' = ')}`
}

/** The same as sentences, with what is held afterwards. */
export function consequenceWords(told: Told): string | null {
  const lead = consequenceLead(told)
  if (lead === null) return null
  const { action, unit, consequence, isCostHidden } = told
  if (consequence === null || action === 'Buy') return `${lead}.`
  const { quantity, held, costBasis, gain } = consequence
  const result =
    gain === null || isCostHidden ? '' : `, ${againstCost(gain, lead, Number(quantity) === 1 ? 'it' : 'they')}`
  if (action === 'Sell') return `${lead}${result}. None are left.`
  if (action === 'Sell Some')
    return `${lead}${result}. ${formatQuantity(held)} ${Number(held) === 1 ? 'is' : 'are'} left.`
  const average = costBasis === null || isCostHidden ? '' : `, at ${usdAfter(lead, costBasis)} each on average`
  return `${lead}. You then hold ${formatUnits(unit, held)}${average}.`
}

const againstCost = (gain: Decimal, lead: string, sold: 'it' | 'they'): string =>
  Number(gain) === 0
    ? `which is what ${sold} cost`
    : `for ${usdAfter(lead, gain.replace('-', ''))} ${gain.startsWith('-') ? 'less' : 'more'} than ${sold} cost`

/** Whole dollars are written as the beginning of the sentence writes them. */
const usdAfter = (lead: string, amount: Decimal): string =>
  /\.\d\d$/.test(lead) ? formatUsd(amount) : formatUsdTogether([amount]).join('')

/**
 * The question about implausible figures, asked once: `Sells 3 shares at $18,000 = $54,000: 100 times the last price, $180.00.
 * Is that right?`
 */
export const unusualQuestion = (told: Told, unusual: readonly UnusualFigure[]): string =>
  questionOf(consequenceLead(told) ?? 'This is unusual', unusual, told.unit)

/** The same question for facts other than decisions. */
export const questionOf = (lead: string, unusual: readonly UnusualFigure[], unit: Told['unit']): string =>
  `${lead}: ${unusual.map((figure) => unusualWords(figure, unit)).join('; ')}. Is that right?`

function unusualWords(figure: UnusualFigure, unit: Told['unit']): string {
  switch (figure.kind) {
    case 'price': {
      const { before, on } = figure
      const other = on === null ? 'the last price' : `the price of ${formatDay(on)}`
      return `${awayFrom(figure)} ${other}, ${formatUsd(before)}`
    }
    case 'quantity':
      return `${timesWords(figure.typed, figure.before)} your usual quantity, ${formatUnits(unit, figure.before)}`
    case 'stop':
    case 'target':
      return `the ${figure.kind}, ${formatUsd(figure.typed)}, is ${awayFrom(figure)} the price, ${formatUsd(figure.before)}`
    case 'strike':
      return figure.isOfShare
        ? `the strike is ${awayFrom(figure)} the price of the share, ${formatUsd(figure.before)}`
        : `the strike is ${awayFrom(figure)} what stands there`
    case 'multiplier':
      return `the multiplier is ${awayFrom(figure)} what stands there`
    case 'changed':
      return `since you opened this form, this was recorded: ${figure.what}`
    case 'long-ago':
      return `${formatDay(figure.typed)} is ${formatCount(figure.years)} years ago`
    case 'expired':
      return `the option expired on ${formatDay(figure.before)}, and this is decided on ${formatDay(figure.typed)}`
    case 'before-first-close':
      return `${formatDay(figure.typed)} is before the first close that is known here, of ${formatDay(figure.before)}`
  }
}

/** How far a typed value is from the one it is compared with: `100 times`, `55% above`. */
const awayFrom = ({ typed, before }: { typed: Decimal; before: Decimal }): string =>
  timesWords(typed, before) ?? distanceWords(typed, before)

/** `100 times`; null for less than twice as much. */
function timesWords(typed: Decimal, before: Decimal): string | null {
  const times = Number(typed) / Number(before)
  if (times < 2) return null
  const rounded = Math.round(times * 10) / 10
  const isExact = Math.abs(times - rounded) < 1e-9
  return `${isExact ? '' : 'about '}${formatCount(rounded)} times`
}

/** `55% above`. A difference just short of 100% is never rounded to 100%. */
function distanceWords(typed: Decimal, before: Decimal): string {
  const percent = (Number(typed) / Number(before) - 1) * 100
  const distance = Math.abs(percent)
  const words = formatCount(distance >= 99 ? Math.floor(distance * 100) / 100 : Math.round(distance))
  return `${words}% ${percent < 0 ? 'below' : 'above'}`
}
