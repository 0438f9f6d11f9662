import type { PriceSource } from '#domain/prices/price.ts'

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
