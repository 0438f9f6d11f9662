import type { Comparison } from '../language/comparison.ts'
import type { Period } from '../language/periods.ts'
import { plainText, type Span } from '../language/plain-text.ts'
import { NUMBER_WORD, type Unit } from '../language/quantities.ts'
import type { Decimal } from '../prices/money.ts'

/** What somebody means to do once their test has come. `buy`: it is a condition to buy, and not a test of a holding. */
export type OwnTestThen = 'sell' | 'sell-some' | 'was-wrong' | 'review' | 'buy'

/**
 * A test of the user's own ("Wrong if"), as far as it can be read: what is measured, on which side of the figure it is broken,
 * for how long, by when, and what follows. Parts that cannot be read are null; the words are kept in any case.
 */
export type OwnTest = {
  /** The words of the test, a stretch of the text in which it was found. */
  readonly words: string
  readonly span: Span
  /**
   * The condition that breaks the test, in the same words, without "if" and the consequence; null when only the whole sentence
   * expresses it: "as long as margins stay above 20%", "or I sell".
   */
  readonly condition: string | null
  /** What is measured, in the user's own words; null when they do not name it, or refer to something before. */
  readonly measured: string | null
  /** `below` and `above`: a figure decides. `happens`: an event decides, or a change without a figure. */
  readonly side: Comparison['side'] | 'happens'
  /**
   * The figure that decides, as a plain decimal with its sign ("falls 10%" is -10; a price has none), in `unit`: percent, points,
   * US dollars and others. null for `happens`.
   */
  readonly value: Decimal | null
  readonly unit: Unit | null
  /** For money: whether it is in US dollars. */
  readonly isUsd: boolean
  /** Whether the change is measured ("falls 10%", "grows less than 5%"), and not the level. */
  readonly isChange: boolean
  /** Whether it is the share's own price, which makes it a stop or a target: in dollars, or in percent from the Buy. */
  readonly isPrice: boolean
  readonly forHowLong: Pick<Period, 'count' | 'of' | 'isInARow'> | null
  /** `on` is its last day; null when no calendar has it ("the next report"). */
  readonly byWhen: { readonly words: string; readonly on: string | null } | null
  readonly followedBy: OwnTestThen | null
}

/** What a test has that is decided by an event, and by no figure. */
export const DECIDED_BY_EVENT = {
  condition: null,
  measured: null,
  side: 'happens',
  value: null,
  unit: null,
  isUsd: false,
  isChange: false,
  isPrice: false,
  forHowLong: null,
} as const satisfies Partial<OwnTest>

/** Whether a test would prove a holding wrong, and is neither a welcome price nor a condition to buy. */
export const isFalsifier = (test: OwnTest): boolean =>
  test.followedBy !== 'buy' && !(test.side === 'above' && (test.isPrice || isWelcomeValuation(test)))

/**
 * Whether it is a price in words to which the share has to come back, "if it ever gets back to five twenty", or what was put in that it has to give back: a
 * promise, and a welcome price.
 */
export const isBackAtPrice = ({ side, condition }: OwnTest): boolean =>
  side === 'happens' && BACK_AT_A_PRICE.test(plainText(condition ?? ''))

const BACK_AT_A_PRICE = new RegExp(
  `^(?:it|this|the (?:stock|shares?|price))(?: ever| just| only| finally)* (?:gets?|climbs?|comes?|bounces?|recovers?|makes it|is)(?: ever)? back (?:up )?(?:to|at|above|over|near) (?:${NUMBER_WORD}(?: (?:dollars?|bucks?|and|${NUMBER_WORD}))*|(?:what|the price) i (?:paid|gave)(?: for it)?|my (?:cost|price|entry|basis|average))$|^(?:it|this|the (?:stock|shares?|position))(?:'s| has| have)? (?:given|gives?|paid|pays?|earned|earns?|handed|hands?|made|makes?|brought|brings?)(?: it)? (?:me |us )?back (?:(?:all|everything|every (?:cent|penny|dollar)|what|the (?:money|stake|loss)|my (?:money|stake|loss|costs?))(?![a-z]))|^i(?:'ve| have| get| see)?(?: got| had)?(?: all)? my (?:money|stake|(?:original )?investment|\\$?\\d[\\d.,]*(?: dollars| bucks)?) back(?![a-z])`,
)

/**
 * Whether it is a stop by its own name: "Stop 36", "I set a stop at 19". It says how much may be lost, and nothing by which somebody
 * would see that they are wrong.
 */
export const isNamedStop = ({ isPrice, side, words }: OwnTest): boolean =>
  isPrice &&
  side === 'below' &&
  /(?<![a-z])(?:stops?|stopp|stopp?kurs|sl|s\/l)(?![a-z]| [a-z]+ing)/.test(plainText(words))

/**
 * "Above 40 times earnings I sell" is a welcome price in other words. A multiple that its writer makes the condition of being wrong, or
 * of being out, is a test of what may be paid: "wrong if price to sales goes above 12", "out if the P/E tops 40".
 */
function isWelcomeValuation({ unit, measured, words, followedBy }: OwnTest): boolean {
  if (!isMultiple(unit, measured)) return /valuation|fair value|market cap/i.test(measured ?? '')
  return followedBy !== 'was-wrong' && (followedBy === 'sell-some' || !OUT_IF.test(plainText(words)))
}

const isMultiple = (unit: OwnTest['unit'], measured: string | null): boolean =>
  /p\/[esb](?![a-z])|multiple|times (?:earnings|sales|book)|price[- ]to/i.test(measured ?? '') ||
  (unit === 'times' && /^(?:earnings|sales|book|forward|trailing|$)/i.test(measured ?? ''))

const OUT_IF =
  /(?<![a-z])(?:wrong|mistaken|out|gone|done|leave|exit|close|dead|over|sell)(?![a-z]).*(?<![a-z])(?:if|once|should)(?![a-z])|(?<![a-z])(?:if|once|should) .*(?<![a-z])(?:wrong|mistaken|out|gone|done|leave|exit|dead|over|sell)(?![a-z])/
