import type { FormatMessages } from './format-messages.ts'

export const format: FormatMessages = {
  unknown: 'unbekannt',
  justNow: 'gerade eben',
  on: (day) => `am ${day}`,
  units: {
    stock: { one: 'Aktie', other: 'Aktien' },
    options: { one: 'Kontrakt', other: 'Kontrakte' },
  },
}
