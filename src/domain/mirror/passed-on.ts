import type { Book, BookAsset } from './book.ts'
import { type Later, laterReturn } from './later-returns.ts'
import { type Difference, differenceOfMeans } from './mean-with-error.ts'

/** Below so many of either nothing is said. */
const GATE = 10

/** A share that was put on the watched list, with its closes on the book's days. */
type WatchedShare = Pick<BookAsset, 'assetId' | 'closes'> & { readonly day: number; readonly sequence: number }

export type PassedOn = {
  readonly watched: number
  readonly bought: number
  /** Mean later return of what was only watched less that of what was bought. Above 0, the better ones were passed on. */
  readonly difference: Difference | null
  /** Where what counts as passed on was first watched. */
  readonly sequences: readonly number[]
}

/**
 * What was watched and not bought within the time that is looked at, against what was bought: the chances that no statement of
 * a broker shows. From the first watch, and from the Buy that began a holding.
 */
export function passedOn({ assets }: Book, shares: readonly WatchedShare[], later: Later): PassedOn {
  const buysOf = new Map(assets.map(({ assetId, trades }) => [assetId, trades.filter(({ isFirst }) => isFirst)]))
  const passed = shares.flatMap((share) => {
    const isBought = (buysOf.get(share.assetId) ?? []).some(({ day }) => day >= share.day && day <= share.day + later)
    const gain = isBought ? null : laterReturn(share, share.day, later)
    return gain === null ? [] : [{ gain, sequence: share.sequence }]
  })
  const watched = passed.map(({ gain }) => gain)
  const bought = assets.flatMap((asset) =>
    (buysOf.get(asset.assetId) ?? []).flatMap(({ day }) => laterReturn(asset, day, later) ?? []),
  )
  return {
    watched: watched.length,
    bought: bought.length,
    sequences: passed.map(({ sequence }) => sequence),
    difference: Math.min(watched.length, bought.length) < GATE ? null : differenceOfMeans(watched, bought),
  }
}
