import {
  changeWords,
  fallWords,
  fixedWords,
  preciseChangeWords,
  shareWords,
  signedWords,
  withPercent,
} from '../../figure-format.ts'
import type { Language } from '../../locale.ts'
import { MARKET_ZONE } from '../../prices/market-calendar.ts'
import { gainUsdWords, quantityWords, usdWords } from '../../prices/money-format.ts'
import { type Instant, readableClock, readableDay, readableMoment, readableMonth } from '../../time.ts'

/** How a sentence of the Mirror writes its figures. */
export const figuresIn = (language: Language) => ({
  /** `$1,212.30` */
  usd: (amount: string) => usdWords(amount, language),
  /** `$310`, and cents where there are any. */
  wholeUsd: (amount: string) => usdWords(amount, language).replace(/[.,]00(?!\d)/, ''),
  /** With its sign: `+$120.00`. */
  gain: (amount: string) => gainUsdWords(amount, language),
  quantity: (quantity: string) => quantityWords(quantity, language),
  /** `Jun 5, 2026` */
  day: (day: string) => readableDay(day, language),
  /** `Jun 2026`, of `2026-06` */
  month: (month: string) => readableMonth(month, language),
  /** On the clocks of New York: `Jun 5, 2026, 3:45 PM`. */
  moment: (at: Instant) => readableMoment(at, MARKET_ZONE, language),
  /** On the clocks of New York: `3:45 PM`. */
  clock: (at: Instant) => readableClock(at, MARKET_ZONE, language),
  /** A share from 0 to 1 in whole percent: `24%`. */
  share: (share: number) => shareWords(share, language),
  /** A share from 0 to 1 as points with one decimal and its sign: `+6.3`. */
  signed: (points: number) => signedWords(Math.round(points * 10) / 10, 1, language),
  signedPercent: (percent: number) => changeWords(percent, language),
  /** With as many decimals as it takes: `+6.32%`. */
  precisePercent: (percent: number, decimals: 1 | 2 | 3 | 4) => preciseChangeWords(percent, decimals, language),
  /** Points with as many decimals as it takes: `+6.32`. */
  precisePoints: (points: number, decimals: 1 | 2 | 3 | 4) => signedWords(points, decimals, language),
  /** `12.3`, of a distance that has no sign. */
  points: (points: number) => fixedWords(points, 1, language),
  percent: (percent: number) => withPercent(fixedWords(percent, 1, language), language),
  /** How far something fell: `12.3%`. */
  fall: (percent: number) => fallWords(percent, language),
  hundredths: (value: number) => fixedWords(value, 2, language),
  thousandths: (value: number) => fixedWords(value, 3, language),
  tenThousandths: (value: number) => fixedWords(value, 4, language),
  signedThousandths: (value: number) => signedWords(value, 3, language),
})
