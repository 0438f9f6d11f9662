import { plainText } from '../language/plain-text.ts'
import type { Decimal } from '../prices/money.ts'
import { findOwnTests, readOwnTest } from '../tests-in-text/find-own-tests.ts'
import type { OwnTest } from '../tests-in-text/own-test.ts'

/** A price test as a stop or a target: in USD per share, or in percent of the price paid. */
export type LevelInWords = {
  readonly name: 'stop' | 'target'
  /** Whether only a number was written, without dollars. */
  readonly isPlain: boolean
} & ({ readonly price: Decimal } | { readonly percent: Decimal })

/**
 * A test that is only a price of the share, or a loss or gain in percent, is a stop or a target (decision record 030); null for
 * every other test. A test that has to last, has a day, or is measured from a high is neither, because a stop cannot express
 * that.
 */
export function asLevel(test: OwnTest): LevelInWords | null {
  const { isPrice, side, value, unit, isUsd, isChange, forHowLong, byWhen, followedBy, words } = test
  const isOther = forHowLong || byWhen || followedBy === 'buy' || followedBy === 'review'
  if (!isPrice || side === 'happens' || value === null || isOther || Number(value) <= 0) return null
  if (OTHERWISE_RECKONED.test(plainText(words))) return null
  const name = side === 'below' ? 'stop' : 'target'
  if (unit === 'percent')
    return isChange && isLevelPercent(name, Number(value)) ? { name, percent: value, isPlain: false } : null
  if (isChange || !(unit === 'count' || (unit === 'money' && isUsd))) return null
  return { name, price: value, isPlain: unit === 'count' }
}

/** The stops and targets that a thesis and its line of "Wrong if" mention. */
export function levelsInWords(thesis: string, line: string, today: string): readonly LevelInWords[] {
  const written = readOwnTest(line, today)
  return [...findOwnTests(thesis, today), ...(written ? [written] : [])].flatMap((test) => asLevel(test) ?? [])
}

/** "20% from its high", "5% in a day", "a trailing stop of 10%". */
const OTHERWISE_RECKONED =
  /(?<![a-z])(?:trailing|from|off|high|highs|peak|top|days?|weeks?|months?|overnight|market cap|market value|earnings|multiple)(?![a-z])|times|strike/

const isLevelPercent = (name: 'stop' | 'target', percent: number): boolean =>
  percent >= 1 && (name === 'target' ? percent <= 1000 : percent < 100)
