import type { Comparison } from '../language/comparison.ts'
import type { Period } from '../language/periods.ts'
import type { Span } from '../language/plain-text.ts'
import type { Unit } from '../language/quantities.ts'
import type { Decimal } from '../prices/money.ts'

/** What somebody means to do when their test goes against them. `buy`: it is a condition to buy, and no test of a holding. */
export type OwnTestThen = 'sell' | 'sell-some' | 'was-wrong' | 'review' | 'buy'

/**
 * A test of one's own ("Wrong if"), as it can be read: what is measured, on which side of what it counts, for how long, by
 * when, and what follows. What can't be read is null, and the words stay what they are.
 */
export type OwnTest = {
  /** The words that say it, a stretch of the text in which they were found. */
  readonly words: string
  readonly span: Span
  /**
   * What has to come for it to be broken, in the same words and without "if" and what follows; null where only the whole
   * sentence says it: "as long as margins stay above 20%", "or I sell".
   */
  readonly condition: string | null
  /** What is measured, in the person's own words; null where they don't say, or lean on something said before. */
  readonly measured: string | null
  /** `below` and `above`: a figure decides. `happens`: an event does, or a change without a figure. */
  readonly side: Comparison['side'] | 'happens'
  /** The figure that decides, as a plain decimal with its sign ("falls 10%" is -10; a price has none): percent, points, US dollars or whatever `unit` says; null for `happens`. */
  readonly value: Decimal | null
  readonly unit: Unit | null
  /** Of money: whether it is in US dollars. */
  readonly isUsd: boolean
  /** Whether it is the change that is measured ("falls 10%", "grows less than 5%") and not what there is. */
  readonly isChange: boolean
  /** Whether it is the share's own price: it then joins stop and target, as a price in dollars or as percent from the Buy. */
  readonly isPrice: boolean
  readonly forHowLong: Pick<Period, 'count' | 'of' | 'isInARow'> | null
  /** `on` is the last day of it; null where no calendar knows it ("the next report"). */
  readonly byWhen: { readonly words: string; readonly on: string | null } | null
  readonly followedBy: OwnTestThen | null
}

/** What would prove a holding wrong: neither a price that would be welcome, nor a condition to buy. */
export const isFalsifier = ({ isPrice, side, followedBy, unit, measured }: OwnTest): boolean =>
  followedBy !== 'buy' && !(side === 'above' && (isPrice || isValuation(unit, measured)))

/** "Above 40 times earnings I sell" is a price that would be welcome, in other words. */
const isValuation = (unit: OwnTest['unit'], measured: string | null): boolean =>
  /p\/e|multiple|valuation|fair value|market cap|times (?:earnings|sales|book)|price[- ]to/i.test(measured ?? '') ||
  (unit === 'times' && /^(?:earnings|sales|book|forward|trailing|$)/i.test(measured ?? ''))
