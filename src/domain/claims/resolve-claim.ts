import Big from 'big.js'
import { dayNumber, dayOfNumber } from '../prices/day-number.ts'
import { isMarketDay, marketDayOf } from '../prices/market-calendar.ts'
import { lastSession } from '../prices/market-session.ts'
import type { Decimal } from '../prices/money.ts'
import type { Instant } from '../time.ts'
import type { Claim } from './claim.ts'
import type { ClaimDays } from './claim-days.ts'

/** A missing close is waited for on so many trading days after the claim's own. */
const TRADING_DAYS_TO_WAIT = 10

/** USD per unit at the close of the claim's first and last day, both in shares of the last; null where one is missing. */
export type ClaimCloses = { readonly from: Decimal | null; readonly until: Decimal | null }

/** `benchmark` is null for a claim that needs no other ticker. */
export type ClaimPrices = { readonly asset: ClaimCloses; readonly benchmark: ClaimCloses | null }

/** What became of it. */
export type ClaimOutcome = 'came-true' | 'did-not-come-true' | 'unresolvable'

type Asked = { readonly claim: Claim; readonly days: ClaimDays; readonly isBetter: boolean }

/** Whether the day of a claim has come: its date, and the end of the session whose close decides. */
export const isDue = ({ until, lastClose }: ClaimDays, now: Instant): boolean =>
  marketDayOf(now) >= until && lastSession(now).day >= lastClose

/**
 * What has become of a claim on its day, by daily closes alone: dividends and fees are not counted. Total return of X less
 * that of the benchmark is above 0, or for a sale below 0; what is exactly even did not come true.
 * @param ownPrice a price of one's own in shares of the claim's last day; null where the claim has none
 * @returns null while it is open: its day has not come, or a close is missing and may still arrive
 */
export function resolveClaim(
  { claim, days, isBetter }: Asked,
  prices: ClaimPrices,
  ownPrice: Decimal | null,
  now: Instant,
): ClaimOutcome | null {
  if (!isDue(days, now)) return null
  const above = aboveBenchmark(claim, prices, ownPrice)
  if (above !== null) return (isBetter ? above > 0 : above < 0) ? 'came-true' : 'did-not-come-true'
  return tradingDaysAfter(days.waitsFrom, lastSession(now).day) >= TRADING_DAYS_TO_WAIT ? 'unresolvable' : null
}

/** Above 0 where the asset did better, 0 where it was even; null where a close is missing. */
function aboveBenchmark(claim: Claim, { asset, benchmark }: ClaimPrices, ownPrice: Decimal | null): number | null {
  if (asset.until === null) return null
  if (claim.benchmark !== 'gain' && 'price' in claim.benchmark)
    return ownPrice === null ? null : new Big(asset.until).cmp(ownPrice)
  if (asset.from === null) return null
  if (claim.benchmark === 'gain') return new Big(asset.until).cmp(asset.from)
  if (!benchmark || benchmark.from === null || benchmark.until === null) return null
  // until / from of the one against until / from of the other, without a division that would round.
  return new Big(asset.until).times(benchmark.from).cmp(new Big(benchmark.until).times(asset.from))
}

/** How many trading days came after a day, the last one included. */
function tradingDaysAfter(day: string, last: string): number {
  let count = 0
  for (let number = dayNumber(day) + 1; number <= dayNumber(last) && count < TRADING_DAYS_TO_WAIT; number += 1)
    if (isMarketDay(dayOfNumber(number))) count += 1
  return count
}
