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

/** Who says a price, as the subject of a sentence. */
export const sourceName = (source: PriceSource): string => NAMES[source]

/** The same of a price that was paid or received, which the books keep. */
export const tradedQuestion = (looksLike: SplitRatio | undefined): string =>
  `${looksLike ? `That looks like a ${looksLike.newShares}-for-${looksLike.oldShares} split. ` : ''}Was there one? Your purchase or sale stands in the books, but no stop and no target is told by its price until you say what happened.`

/** What a held-back price asks, after the sentence that says how far it moved. */
export const doubtQuestion = (looksLike: SplitRatio | undefined): string =>
  looksLike
    ? `That looks like a ${looksLike.newShares}-for-${looksLike.oldShares} split. Was there one? It is not used until you say what happened.`
    : 'That is more often a mistake or a split than a move, so it is not used until you say what happened.'
