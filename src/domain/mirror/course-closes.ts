import { placeNotAfter, placeOf } from '../assets/closes.ts'
import type { Book, BookAsset } from './book.ts'

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
  const priced: CloseOn[] = []
  const last = placeNotAfter(until, places)
  for (let place = placeOf(from, places); place <= last; place += 1) {
    const [on, close] = [days[place], closes[place]]
    if (on !== undefined && close !== undefined && !Number.isNaN(close)) priced.push({ on, close })
  }
  if (priced.length <= MOST) return priced
  return Array.from({ length: MOST }, (_, nth) => priced[Math.round((nth * (priced.length - 1)) / (MOST - 1))]).flatMap(
    (close) => close ?? [],
  )
}
