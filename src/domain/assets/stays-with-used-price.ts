import { isInSameShares, isSlightMove } from '../prices/looks-like-split.ts'
import type { Decimal } from '../prices/money.ts'
import type { AssetEntry } from './asset.ts'
import { isConfirmation, withConfirmations } from './confirmed-entries.ts'
import { correctedEntries } from './corrected-entries.ts'

/**
 * Whether the correction of a price, in USD per share, stays with one that was used, so that it opens no question about a split: in the
 * shares of one that its owner has confirmed, or within 3% of one about which nothing was asked. A larger correction of that is asked
 * about like any other price, since nobody has said of it that there was no split.
 * @param entries all entries of the asset, oldest first
 * @param corrected the sequence of the entry whose price is corrected
 */
export function staysWithUsedPrice(entries: readonly AssetEntry[], corrected: number, to: Decimal): boolean {
  const recorded = pricedIn(entries, corrected)
  if (!recorded?.price) return false
  const { price } = recorded.price
  if (isConfirmation(recorded) && isInSameShares(price, to)) return true
  if (!isConfirmation(recorded) && recorded.doubtedAfter === undefined && isSlightMove(price, to)) return true
  // It waited, as it was recorded or as it was corrected since, and was confirmed then.
  return [entries, correctedEntries(entries)].some((each) => {
    const waited = pricedIn(each, corrected)
    if (!waited?.price || waited.doubtedAfter === undefined) return false
    const isConfirmed = pricedIn(withConfirmations(each), corrected)?.doubtedAfter === undefined
    return isConfirmed && isInSameShares(waited.price.price, to)
  })
}

const pricedIn = (entries: readonly AssetEntry[], named: number) =>
  entries
    .filter((entry) => entry.kind === 'price-noted' || entry.kind === 'decision-recorded')
    .find(({ sequence }) => sequence === named)
