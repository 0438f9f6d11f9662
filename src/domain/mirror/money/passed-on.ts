import { type Difference, differenceOfMeans } from '../statistics/mean-with-error.ts'
import type { Book, BookAsset } from './book.ts'
import { type Later, laterReturn } from './later-returns.ts'

/** Below so many of either nothing is said. */
const LEAST_OF_EACH = 10

/** A share that was put on the watched list, with its closes on the book's days. */
type WatchedShare = Pick<BookAsset, 'assetId' | 'closes' | 'splitOn'> & {
  readonly day: number
  readonly sequence: number
}

export type PassedOn = {
  readonly watched: number
  readonly bought: number
  /** Watched shares and purchases whose time is over, and whose outcome no close tells. */
  readonly leftOut: {
    readonly watched: number
    readonly bought: number
    /** How many of both, because the close is in other shares after a split that is only reported. */
    readonly overSplits: number
  }
  /** Mean later return of what was only watched less that of what was bought. Above 0, the better ones were passed on. */
  readonly difference: Difference | null
  /** Where what counts as passed on was first watched. */
  readonly sequences: readonly number[]
}

/**
 * What was watched and not bought within the time that is looked at, against what was bought: the chances that no statement of
 * a broker shows. From the first watch, and from the Buy that began a holding.
 */
export function passedOn({ assets, days }: Book, shares: readonly WatchedShare[], later: Later): PassedOn {
  const buysOf = new Map(assets.map(({ assetId, trades }) => [assetId, trades.filter(({ isFirst }) => isFirst)]))
  const passed = shares.flatMap((share) => {
    const isBought = (buysOf.get(share.assetId) ?? []).some(({ day }) => day >= share.day && day <= share.day + later)
    return isBought
      ? []
      : [{ gain: laterReturn(share, share.day, later), share, day: share.day, sequence: share.sequence }]
  })
  const told = passed.flatMap(({ gain, sequence }) => (gain === null ? [] : [{ gain, sequence }]))
  const watched = told.map(({ gain }) => gain)
  const isOver = ({ day }: { readonly day: number }) => day + later < days.length
  const isOverSplit = ({ splitOn }: Pick<BookAsset, 'splitOn'>, day: number) =>
    splitOn !== null && (days[day + later] ?? '') >= splitOn
  const purchases = assets.flatMap((share) =>
    (buysOf.get(share.assetId) ?? []).map(({ day }) => ({ gain: laterReturn(share, day, later), share, day })),
  )
  const bought = purchases.flatMap(({ gain }) => gain ?? [])
  const leftOut = [...passed, ...purchases].filter((one) => one.gain === null && isOver(one))
  return {
    watched: watched.length,
    bought: bought.length,
    leftOut: {
      watched: passed.filter(isOver).length - watched.length,
      bought: purchases.filter(isOver).length - bought.length,
      overSplits: leftOut.filter(({ share, day }) => isOverSplit(share, day)).length,
    },
    sequences: told.map(({ sequence }) => sequence),
    difference: Math.min(watched.length, bought.length) < LEAST_OF_EACH ? null : differenceOfMeans(watched, bought),
  }
}
