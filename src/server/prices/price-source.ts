import { type Decimal, percentChange } from '#domain/prices/money.ts'
import { distanceWords, usdWords } from '#domain/prices/money-format.ts'
import type { PriceSource } from '#domain/prices/price.ts'
import type { SplitRatio } from '#domain/prices/split.ts'

const NAMES: Readonly<Record<PriceSource, string>> = {
  'twelve-data': 'Twelve Data',
  massive: 'Massive',
  yahoo: 'Yahoo',
  typed: 'You',
  accepted: 'You',
  uploaded: 'Your file',
  demo: 'The demo',
}

/** The name of a price's source, as the subject of a sentence. */
export const sourceName = (source: PriceSource): string => NAMES[source]

/** How far a quarantined price is from the one before it: `42.00% below the $100.00 before it`. */
export function movedWords(before: Decimal, price: Decimal): string {
  const change = percentChange(before, price) ?? '0'
  // A price above zero has not lost all of it.
  const distance = change === '-100.00' && Number(price) > 0 ? 'over 99.99%' : distanceWords(change)
  return `${distance} ${change.startsWith('-') ? 'below' : 'above'} the ${usdWords(before)} before it`
}

/** As `quarantineQuestion`, for the price of a purchase or a sale, which stays in the books. */
export const tradedQuestion = (looksLike: SplitRatio | undefined): string =>
  `${looksLike ? `That looks like a ${looksLike.newShares}-for-${looksLike.oldShares} split. Was there one?` : 'Was there a split?'} Your purchase or sale stands in the books as you wrote it, but no stop and no target is told by its price until you say what happened.`

/** The question about a quarantined price, after the sentence that says how far it moved. */
export const quarantineQuestion = (looksLike: SplitRatio | undefined): string =>
  looksLike
    ? `That looks like a ${looksLike.newShares}-for-${looksLike.oldShares} split. Was there one? It is not used until you say what happened.`
    : 'That is more often a mistake or a split than a move, so it is not used until you say what happened.'
