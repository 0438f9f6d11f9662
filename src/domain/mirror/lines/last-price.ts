import { isEqualSplit, splitsAfterSale } from '../../assets/pending-split.ts'
import { marketDayOf } from '../../prices/market-calendar.ts'
import type { Price } from '../../prices/price.ts'
import { splitsInEffect, unsplitPrice } from '../../prices/split.ts'
import type { MirrorAsset } from '../basis/mirror-asset.ts'
import { lastPriceUntil } from './close-of-day.ts'
import type { LastPrice } from './line-outcome.ts'

type Priced = Pick<MirrorAsset, 'asset' | 'inLedger' | 'closes' | 'ownCloses' | 'pendingSplit' | 'shareSplits'>

/**
 * The last price of an asset on a day, of the Mirror of that day and of a letter that ends on it: the one that the lists showed then. Of
 * what was sold before a split that is only reported, it is told in the shares that were sold, as the closes of the book are; and of
 * what was held over such a split, no price from after it is told.
 * @param newest what the lists show on that day; null where they show none
 */
export function lastPriceOf(priced: Priced, newest: Price | null, day: string): LastPrice | null {
  const { asset, inLedger, shareSplits, pendingSplit } = priced
  const afterSale = splitsAfterSale(inLedger?.asset ?? asset, shareSplits ?? asset.splits)
  const isHeldOver = pendingSplit !== null && !afterSale.some((split) => isEqualSplit(split, pendingSplit))
  if (isHeldOver && pendingSplit.effectiveOn <= day) return afterSale.length > 0 ? lastPriceUntil(priced, day) : null
  if (newest === null) return null
  const since = splitsInEffect(afterSale, marketDayOf(newest.at))
  return onItsDay({ ...newest, price: since.reduceRight(unsplitPrice, newest.price) })
}

const onItsDay = ({ price, at, knownAt }: Price): LastPrice => ({
  ...{ price, on: marketDayOf(at) },
  ...(knownAt && { knownOn: marketDayOf(knownAt) }),
})
