import type { ChartMessages } from './chart-messages.ts'

export const chart: ChartMessages = {
  loading: 'Das Diagramm wird geladen',
  range: 'Zeitraum',
  ranges: { '1M': '1 Mt', '3M': '3 Mt', '6M': '6 Mt', '1Y': '1 J', All: 'Alles' },
  dayOnChart: 'Tag im Diagramm',
  above: (name, text) => `${name}: ${text}, über diesem Ausschnitt.`,
  below: (name, text) => `${name}: ${text}, unter diesem Ausschnitt.`,
  table: 'Tabelle',
  laterDays: 'Spätere Tage',
  earlierDays: 'Frühere Tage',
  rows: (from, to, all) => `${from} bis ${to} von ${all}, das Neueste zuerst`,
}
