import type { PageNames } from './page-names.ts'

export const pages: PageNames = {
  asset: 'Anlage',
  summary: 'Übersicht',
  bought: 'Gekauft',
  sold: 'Verkauft',
  watched: 'Beobachtet',
  'add-asset': 'Hinzufügen',
  principles: 'Meine Grundsätze',
  journal: 'Journal',
  mirror: 'Spiegel',
  letter: 'Brief',
  review: 'Rückblick',
  settings: 'Einstellungen',
  operator: 'Betrieb',
  proof: 'Nachweis',
}
