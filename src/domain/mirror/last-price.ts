import { splitAfterSale } from '../assets/pending-split.ts'
import { marketDayOf } from '../prices/market-calendar.ts'
import type { Price } from '../prices/price.ts'
import { lastPriceUntil } from './close-of-day.ts'
import type { LastPrice } from './line-outcome.ts'
import type { MirrorAsset } from './mirror-asset.ts'

type Priced = Pick<MirrorAsset, 'asset' | 'inLedger' | 'closes' | 'ownCloses' | 'pendingSplit' | 'shareSplits'>

/**
 * The last price of an asset on a day, of the Mirror of that day and of a letter that ends on it: the one that the lists showed then. Of
 * what was sold before a split that is only reported, no price from after it is told; and none of what is held over such a split.
 * @param newest what the lists show on that day; null where they show none
 */
export function lastPriceOf(priced: Priced, newest: Price | null, day: string): LastPrice | null {
  const { asset, inLedger, shareSplits, pendingSplit } = priced
  if (splitAfterSale(inLedger?.asset ?? asset, shareSplits ?? asset.splits)) return lastPriceUntil(priced, day)
  const isInOtherShares = pendingSplit !== null && pendingSplit.effectiveOn <= day
  return newest && !isInOtherShares ? onItsDay(newest) : null
}

const onItsDay = ({ price, at, knownAt }: Price): LastPrice => ({
  ...{ price, on: marketDayOf(at) },
  ...(knownAt && { knownOn: marketDayOf(knownAt) }),
})
