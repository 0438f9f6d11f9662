import Big from 'big.js'
import type { Asset, AssetEntry } from '../assets/asset.ts'
import { inEffectiveOrder } from '../assets/effective-order.ts'
import type { DecisionRecorded, Entry } from '../ledger/entry.ts'
import { quotient } from '../prices/money.ts'
import { adjustForSplits, type Split } from '../prices/split.ts'

/** What has been sold of the shares that a decision bought or kept. */
type SoldSince = {
  /** The part of them that is still held: 1 while nothing is sold, 0 once everything is. */
  readonly rest: Big
  /**
   * USD that the sold parts brought, for each of those shares, in shares as they are after every recorded split, and after those which
   * are only reported; null where a price is not known, or after such a split the part that a sale was of.
   */
  readonly brought: Big | null
  readonly sales: number
  /** New York's day of the last sale; null while nothing is sold. */
  readonly lastOn: string | null
}

/** A split leaves a rest where everything was sold. */
const NOISE = '0.000000001'

/**
 * The sales after a decision that bought or kept something, until all of it is sold. Whoever sells a part sells as much of the
 * shares of each purchase: of 10 shares, 4 of which a decision bought, a sale of 5 sells 2 of those.
 * @param unrecorded splits that are only reported, up to the day in whose shares the sales are told
 * @returns null for a decision that leaves nothing held
 */
export function soldSince(
  { trades }: Pick<Asset, 'trades'>,
  entries: readonly AssetEntry[],
  decision: Entry<DecisionRecorded>,
  unrecorded: readonly Split[] = [],
): SoldSince | null {
  if (!HELD.has(decision.action)) return null
  const places = new Map(inEffectiveOrder(entries).map(({ sequence }, place) => [sequence, place]))
  const place = places.get(decision.sequence) ?? -1
  const before = trades.filter(({ sequence }) => (places.get(sequence) ?? 0) <= place)
  const period = before.at(-1)?.periodIndex
  const ofPeriod = trades.filter(({ periodIndex }) => periodIndex === period)
  const openedOn = ofPeriod[0]?.on ?? ''
  let held = new Big(0)
  let since: SoldSince = { rest: new Big(1), brought: new Big(0), sales: 0, lastOn: null }
  for (const { sequence, does, quantity, amount, on } of ofPeriod) {
    const isAfter = (places.get(sequence) ?? 0) > place
    if (does === 'sell' && isAfter && held.gt(0)) {
      const sold = since.rest.times(quantity).div(held)
      const rest = since.rest.minus(sold)
      // What was held is counted in old shares until the split is recorded, and what was sold since is in new ones.
      const isOfPart =
        rest.gt(NOISE) && unrecorded.some((split) => split.effectiveOn > openedOn && split.effectiveOn <= on)
      const price = amount === null || isOfPart ? null : adjustForSplits(quotient(amount, quantity), on, unrecorded)
      since = {
        rest: rest.lte(NOISE) ? new Big(0) : rest,
        brought: price === null ? null : (since.brought?.plus(new Big(price).times(sold)) ?? null),
        sales: since.sales + 1,
        lastOn: on,
      }
    }
    held = does === 'buy' ? held.plus(quantity) : held.minus(quantity)
  }
  return period === undefined ? null : since
}

const HELD: ReadonlySet<string> = new Set(['Buy', 'Buy More', 'Hold', 'Sell Some'])
