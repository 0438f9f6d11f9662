import type { PriceMessages } from './price-messages.ts'

export const prices: PriceMessages = {
  sources: {
    'twelve-data': 'Twelve Data',
    massive: 'Massive, letzter Schlusskurs',
    yahoo: 'Yahoo',
    typed: 'von dir eingetippt',
    uploaded: 'aus deiner Datei',
    demo: 'Demo',
  },
  accepted: (day) => `letzter Kurs vom ${day}, von dir bestätigt`,
  ofDay: (day, source) => `Kurs vom ${day}, ${source}`,
}
