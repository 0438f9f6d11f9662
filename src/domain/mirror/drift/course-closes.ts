import { placeNotAfter, placeOf } from '../../assets/closes.ts'
import type { Book, BookAsset } from '../money/book.ts'

/** USD per share in shares as they are after every recorded split. */
export type CloseOn = { readonly on: string; readonly close: number }

/** As many as a line of a page's width shows apart. */
const MOST = 40

/**
 * The closes of a share from one day to another, both included: all of them, or as many at even distances, the first and the last
 * one among them.
 */
export function courseCloses(
  { days, places }: Pick<Book, 'days' | 'places'>,
  { closes }: Pick<BookAsset, 'closes'>,
  from: string,
  until: string,
): readonly CloseOn[] {
  const [first, last] = [placeOf(from, places), placeNotAfter(until, places)]
  let count = 0
  for (let place = first; place <= last; place += 1) if (isKnown(closes[place])) count += 1
  // Two passes and no object for a day that is not taken: of hundreds of shares over years they would be a million.
  const taken: CloseOn[] = []
  const isWhole = count === last - first + 1
  let [nth, next] = [0, 0]
  for (let place = first; place <= last; place += 1) {
    const close = closes[place]
    if (!isKnown(close)) continue
    if (nth === next) {
      taken.push({ on: days[place] ?? '', close })
      next = count <= MOST ? next + 1 : Math.round((taken.length * (count - 1)) / (MOST - 1))
      if (isWhole) {
        // On to the day before the next one that is taken: no day between them is missing.
        place = first + next - 1
        nth = next
        continue
      }
    }
    nth += 1
  }
  return taken
}

const isKnown = (close: number | undefined): close is number => close !== undefined && !Number.isNaN(close)
