import type { PriceSource } from '#domain/prices/price.ts'
import type { SplitRatio } from '#domain/prices/split.ts'

const NAMES: Readonly<Record<PriceSource, string>> = {
  'twelve-data': 'Twelve Data',
  massive: 'Massive',
  yahoo: 'Yahoo',
  typed: 'You',
  uploaded: 'Your file',
  demo: 'The demo',
}

/** The name of a price's source, as the subject of a sentence. */
export const sourceName = (source: PriceSource): string => NAMES[source]

/** As `quarantineQuestion`, for the price of a purchase or a sale, which stays in the books. */
export const tradedQuestion = (looksLike: SplitRatio | undefined): string =>
  `${looksLike ? `That looks like a ${looksLike.newShares}-for-${looksLike.oldShares} split. ` : ''}Was there one? Your purchase or sale stands in the books and values what you hold, but no stop and no target is told by its price until you say what happened.`

/** The question about a quarantined price, after the sentence that says how far it moved. */
export const quarantineQuestion = (looksLike: SplitRatio | undefined): string =>
  looksLike
    ? `That looks like a ${looksLike.newShares}-for-${looksLike.oldShares} split. Was there one? It is not used until you say what happened.`
    : 'That is more often a mistake or a split than a move, so it is not used until you say what happened.'
