import Big from 'big.js'
import type { Decimal } from '../prices/money.ts'
import { ratioSince, type Split, type SplitRatio, splitPrice } from '../prices/split.ts'
import type { ClaimCloses } from './resolve-claim.ts'

/** The closes of one symbol as they were traded, and its splits up to the claim's last day, as far as they are known by now. */
export type RawCloses = {
  readonly from: Decimal | null
  readonly until: Decimal | null
  readonly splits: readonly Split[]
  /** Other ratios that these splits once had, as they were recorded or reported. */
  readonly former: readonly SplitRatio[]
}

/** The days in New York of a claim's first close, and since which splits count. @see countedSince */
type Since = { readonly from: string; readonly countedSince: string }

/** Closes as an outcome tells them, in shares of the claim's last day. */
export function inLastShares(raw: RawCloses, { from, countedSince }: Since): Required<ClaimCloses> {
  const splits = raw.splits
    .filter(({ effectiveOn }) => effectiveOn > countedSince)
    .map(({ effectiveOn, newShares, oldShares }) => ({ effectiveOn, newShares, oldShares }))
    .sort((one, other) => (one.effectiveOn < other.effectiveOn ? -1 : 1))
  return { from: raw.from && inNewShares(raw.from, from, splits), until: raw.until, splits }
}

/** In one division, so that no rest depends on how many splits there were: 3 for 1 and 1 for 3 leave a price as it was. */
export const inNewShares = (price: Decimal, day: string, splits: readonly Split[]): Decimal =>
  splitPrice(price, ratioSince(day, splits))

/**
 * Whether the closes of an outcome were these: the last one as it was traded, the first one by the splits that the outcome counted, or
 * by those that are known now. An older outcome does not tell them: any of these may have been counted, in any ratio that it ever had.
 * @param day of the first close
 */
export function isOfSameCloses(told: ClaimCloses, raw: RawCloses, day: string): boolean {
  if (!isSamePrice(told.until, raw.until)) return false
  if (raw.from === null || told.from === null) return raw.from === told.from
  const possible = told.splits
    ? [inNewShares(raw.from, day, told.splits), inNewShares(raw.from, day, raw.splits)]
    : pricesBySome(raw.from, [...raw.splits.filter(({ effectiveOn }) => effectiveOn > day), ...raw.former])
  return possible.some((price) => isSamePrice(told.from, price))
}

/** Each split doubles what is possible: beyond this many prices an older outcome is left as it is. */
const MOST_PRICES = 4096

/** What a price may have become where each of these ratios was counted or not. */
function pricesBySome(price: Decimal, ratios: readonly SplitRatio[]): readonly Decimal[] {
  let prices: readonly Decimal[] = [price]
  for (const ratio of ratios) {
    if (prices.length > MOST_PRICES / 2) break
    prices = [...new Set([...prices, ...prices.map((one) => splitPrice(one, ratio))])]
  }
  return prices
}

/** Divisions leave a rest, and older outcomes were divided once for each split. */
export const isSamePrice = (one: Decimal | null, other: Decimal | null): boolean =>
  one === null || other === null ? one === other : new Big(one).minus(other).abs().lte(new Big(one).abs().times(REST))

const REST = '0.000000001'
