import Big from 'big.js'
import { type Decimal, readDecimal } from '../../prices/money.ts'
import { OTHER_CURRENCY } from './currencies.ts'
import { isNegated } from './negation.ts'
import type { Span } from './wording.ts'

/** A level at which the user wrote that the position ends: percent below cost, or a price. */
export type ExitLevel = {
  readonly span: Span
  readonly percentBelow: Decimal | null
  readonly price: Decimal | null
}

const ZS = '\\p{Zs}{1,4}'
const FALLS = `(?:it|this|the${ZS}(?:stock|price|share${ZS}price|shares))${ZS}(?:falls?|drops?|goes${ZS}down|is${ZS}down|declines|loses|sinks)`
const PERCENT = '(\\d{1,2}(?:\\.\\d{1,2})?)\\p{Zs}?(?:%|percent)'
const STOP = `stop(?:[\\p{Zs}-]?loss)?`
/** In US dollars: a line in another currency cannot be held against prices in them. */
const PRICE = `(?:US)?\\$\\p{Zs}?(\\d{1,6}(?:,\\d{3}){0,2}(?:\\.\\d{1,4})?)(?![\\d.,]*\\d)(?!\\p{Zs}?${OTHER_CURRENCY})`

const PERCENT_LEVELS = [
  `(?:out|exit|sell|${STOP})(?:${ZS}(?:it|this|all|everything|is|set|loss)){0,2}(?:${ZS}(?:at|of|below|under))?${ZS}[-−–]\\p{Zs}?${PERCENT}`,
  `${STOP}(?:${ZS}(?:is|set))?(?:${ZS}(?:at|of))?${ZS}${PERCENT}`,
  `(?:out|exit|sell|cut)(?:${ZS}(?:it|this|all|everything))?${ZS}(?:if|when|once)${ZS}${FALLS}(?:${ZS}(?:by|more${ZS}than|another|over)){0,2}${ZS}${PERCENT}`,
]
const PRICE_LEVELS = [
  `${STOP}(?:${ZS}(?:is|set))?${ZS}(?:at|of|below|under)${ZS}${PRICE}`,
  `(?:out|exit|sell)(?:${ZS}(?:it|this|all|everything))?${ZS}(?:(?:if|when|once)${ZS}${FALLS}${ZS})?(?:below|under)${ZS}${PRICE}`,
]
const LEVEL = new RegExp(`(?<![\\p{L}\\p{N}_])(?:${[...PERCENT_LEVELS, ...PRICE_LEVELS].join('|')})`, 'giu')

/** Where a thesis says at which loss it ends; null when it names no level that can be computed. */
export function findExitLevel(thesis: string): ExitLevel | null {
  for (const match of thesis.matchAll(LEVEL)) {
    if (isNegated(thesis, match.index)) continue
    const numbers = match.slice(1)
    const percent = numbers.slice(0, PERCENT_LEVELS.length).find((number) => number !== undefined)
    const price = numbers.slice(PERCENT_LEVELS.length).find((number) => number !== undefined)
    return {
      span: { from: match.index, to: match.index + match[0].length },
      percentBelow: percent === undefined ? null : readDecimal(percent),
      price: price === undefined ? null : readDecimal(price.replaceAll(',', '')),
    }
  }
  return null
}

/** The price of an exit level for what was bought at `cost`; null when it can't be known. */
export function exitPrice(level: ExitLevel, cost: Decimal | null): Big | null {
  if (level.price !== null) return new Big(level.price)
  if (level.percentBelow === null || cost === null) return null
  return new Big(cost).times(new Big(100).minus(level.percentBelow)).div(100)
}
