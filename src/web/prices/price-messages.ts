import type { PriceView } from '#contract/prices.ts'
import { messagesOf } from '#web/language/messages.ts'

const english = {
  sources: {
    'twelve-data': 'Twelve Data',
    massive: 'Massive, previous close',
    yahoo: 'Yahoo',
    typed: 'typed by you',
    uploaded: 'from your file',
    demo: 'demo',
  } as Readonly<Record<PriceView['source'], string>>,
  ofDay: (day: string, source: string) => `price of ${day}, ${source}`,
}

export type PriceMessages = typeof english
export const priceMessages = messagesOf('prices', english)
