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
  } as Readonly<Record<Exclude<PriceView['source'], 'accepted'>, string>>,
  accepted: (day: string) => `last price of ${day}, accepted by you`,
  ofDay: (day: string, source: string) => `price of ${day}, ${source}`,
}

export type PriceMessages = typeof english
export const priceMessages = messagesOf('prices', english)
