import Big from 'big.js'
import { dayNumber, dayOfNumber } from '../prices/day-number.ts'
import { isMarketDay, marketDayOf } from '../prices/market-calendar.ts'
import { lastSession } from '../prices/market-session.ts'
import { type Decimal, withoutNoise } from '../prices/money.ts'
import { ratioSince, type Split, splitPrice } from '../prices/split.ts'
import type { Instant } from '../time.ts'
import { type Claim, claimedPrice } from './claim.ts'
import type { ClaimDays } from './claim-days.ts'

/** How many trading days after the claim's own day, or after Candor has come back, a missing close is waited for. */
const TRADING_DAYS_TO_WAIT = 10

/** USD per unit at the close of the claim's first and last day, both in shares of the last; null when one is missing. */
export type ClaimCloses = {
  readonly from: Decimal | null
  readonly until: Decimal | null
  /** The splits that were counted, from the day on which the claim was made to its last. Absent in older entries. */
  readonly splits?: readonly Split[]
}

/** `benchmark` is null for a claim without another ticker. */
export type ClaimPrices = { readonly asset: ClaimCloses; readonly benchmark: ClaimCloses | null }

/** How a claim ended. */
export type ClaimOutcome = 'came-true' | 'did-not-come-true' | 'unresolvable'

type Asked = { readonly claim: Claim; readonly days: ClaimDays; readonly isBetter: boolean }

/** Whether a claim is due: its date has come, and the session whose close decides has ended. */
export const isDue = ({ until, lastClose }: ClaimDays, now: Instant): boolean =>
  marketDayOf(now) >= until && lastSession(now).day >= lastClose

/**
 * The outcome of a claim on its day, by daily closes alone, without dividends and fees. The asset's return minus the benchmark's
 * must be above 0, or for a sale below 0; an exact tie did not come true.
 * @returns null while the claim is open: its day has not come, or a close is missing and may still arrive
 */
export function resolveClaim({ claim, days, isBetter }: Asked, prices: ClaimPrices, now: Instant): ClaimOutcome | null {
  if (!isDue(days, now)) return null
  return outcomeByCloses({ claim, isBetter }, prices) ?? (isWaitOver(days.waitsFrom, now) ? 'unresolvable' : null)
}

/** What closes say of a claim; null when one that it needs is missing. */
export function outcomeByCloses(
  { claim, isBetter }: Pick<Asked, 'claim' | 'isBetter'>,
  prices: ClaimPrices,
): Exclude<ClaimOutcome, 'unresolvable'> | null {
  const above = aboveBenchmark(claim, prices)
  if (above === null) return null
  return (isBetter ? above > 0 : above < 0) ? 'came-true' : 'did-not-come-true'
}

/** Whether ten trading days have come since a day, for which a missing close is waited for. */
export const isWaitOver = (from: string, now: Instant): boolean => isWaitOverBy(from, lastSession(now).day)

/** The same, by the end of a day. */
export const isWaitOverBy = (from: string, day: string): boolean => tradingDaysAfter(from, day) >= TRADING_DAYS_TO_WAIT

/** New York's day with whose session the wait for a missing close is over. @param from the day from which it is waited for */
export function lastDayOfWait(from: string): string {
  let [number, count] = [dayNumber(from), 0]
  while (count < TRADING_DAYS_TO_WAIT) {
    number += 1
    if (isMarketDay(dayOfNumber(number))) count += 1
  }
  return dayOfNumber(number)
}

/** Above 0 when the asset did better, 0 for a tie; null when a close is missing. */
function aboveBenchmark(claim: Claim, { asset, benchmark }: ClaimPrices): number | null {
  if (asset.until === null) return null
  const price = claimedPrice(claim)
  // All splits that are told came after the day whose shares the price is in.
  if (price !== null) return compare(asset.until, splitPrice(price, ratioSince('', asset.splits ?? [])))
  if (asset.from === null) return null
  if (claim.benchmark === 'gain') return compare(asset.until, asset.from)
  if (!benchmark || benchmark.from === null || benchmark.until === null) return null
  // Compares until / from of both by cross-multiplication, because a division would round.
  return compare(
    new Big(asset.until).times(benchmark.from).toFixed(),
    new Big(benchmark.until).times(asset.from).toFixed(),
  )
}

/** What a split's division leaves over makes no tie a gain. */
const compare = (one: Decimal, other: Decimal): number => withoutNoise(one).cmp(withoutNoise(other))

/** How many trading days come after a day, up to the last one; counting stops at the limit. */
function tradingDaysAfter(day: string, last: string): number {
  let count = 0
  for (let number = dayNumber(day) + 1; number <= dayNumber(last) && count < TRADING_DAYS_TO_WAIT; number += 1)
    if (isMarketDay(dayOfNumber(number))) count += 1
  return count
}
