import type { CompanyMessages } from './company-messages.ts'

export const companies: CompanyMessages = {
  search: 'Suchen',
  placeholder: 'Unternehmen oder Ticker',
  typeFirst: 'Gib ein Unternehmen oder einen Ticker ein.',
  showResults: 'Zurück zu den Ergebnissen',
  searching: 'Suche läuft',
  byHand: 'Du kannst Ticker und Namen auch selbst eingeben.',
  noneYet: 'Noch passt nichts. „Suchen“ sieht weiter nach.',
  none: 'Deine Suche hat nichts gefunden. Versuche es bitte mit anderen Worten.',
  one: '1 Unternehmen',
  several: (count) => `${count} Unternehmen`,
  found: 'Gefundene Unternehmen',
  already: {
    bought: 'steht schon auf deiner Gekauft-Liste',
    sold: 'steht schon auf deiner Verkauft-Liste',
    watched: 'steht schon auf deiner Beobachtet-Liste',
  },
  addOption: 'Eine Option darauf hinzufügen',
  unlisted: 'Nicht dabei? Ticker und Namen selbst eingeben',
  ticker: 'Ticker',
  companyName: 'Name des Unternehmens',
  useThis: 'Dieses Unternehmen nehmen',
}
