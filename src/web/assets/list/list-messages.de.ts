import type { ListMessages } from './list-messages.ts'

export const list: ListMessages = {
  columns: {
    Company: 'Unternehmen',
    Type: 'Art',
    'Total Value': 'Gesamtwert',
    'Total Gain/Loss': 'Gewinn/Verlust',
    Price: 'Kurs',
    "Today's Gain/Loss": 'Heute',
    'Cost Basis': 'Einstandskurs',
    'Realized Gain': 'Realisiert',
    'Initial Confidence': 'Zuversicht',
  },
  details: 'Mehr',
  empty: {
    bought: 'Noch nichts gekauft. Den ersten Eintrag wirst du einmal am liebsten wieder lesen.',
    watched: 'Noch nichts beobachtet. Schreibe auf, worauf du wartest, bevor du kaufst.',
  },
  addAsset: 'Eine Anlage hinzufügen',
  cannotBeShown: (why) => `Deine Liste lässt sich nicht anzeigen. ${why}`,
  loading: {
    bought: 'Gekauftes wird geladen',
    sold: 'Verkauftes wird geladen',
    watched: 'Beobachtetes wird geladen',
  },
  filter: 'Filter',
  filterHint: 'Unternehmen oder Ticker',
  found: (found, all) => `${found} von ${all}`,
  noneFound: (typed) => `Nichts hat hier „${typed}“ im Ticker oder im Namen.`,
  showAll: 'Alle zeigen',
  sortBy: 'Sortieren nach',
  usualOrder: 'Übliche Reihenfolge',
  count: { one: 'Anlage', other: 'Anlagen' },
  ifBought: ', als hättest du gekauft',
  closed: (day) => `Die Börse ist heute geschlossen. Ihr letzter Tag war der ${day}.`,
  ifBoughtNote: 'Gewinne zählen, als hättest du an dem Tag gekauft, an dem du zu beobachten begonnen hast.',
  priceOnly: 'Gewinne sind reine Kursgewinne, ohne Dividenden.',
  worth: 'Wert',
  held: (quantity, price) => `${quantity} zu ${price}`,
  watched: (price) => `damals ${price}`,
  lastOf: (day) => `Kurs vom ${day}`,
  days: (from, until) => `${from} bis ${until}`,
  byPrice: (day) => `Mit einem Kurs vom ${day}.`,
  byPrices: (days) => `Mit Kursen vom ${days}.`,
  someByPrice: (all, day) => `1 von ${all} mit einem Kurs vom ${day}.`,
  someByPrices: (some, all, days) => `${some} von ${all} mit Kursen vom ${days}.`,
  notes: {
    split: (split) => `${split} noch nicht festgehalten`,
    outcome: 'Verfallen: Halte den Ausgang fest',
    test: 'Deine Probe wartet auf eine Antwort',
    quarantined: 'Neuer Kurs zurückgehalten',
  },
  sold: {
    none: 'Auf deiner Verkauft-Liste steht nichts.',
    never: 'Noch nichts verkauft. Wenn du verkaufst, bleibt hier stehen, was du damals gedacht hast.',
    notNow:
      'Auf deiner Verkauft-Liste steht gerade nichts: Was du verkauft hast, war ein Teil von dem, was du hältst, oder du hast es wieder gekauft. Deine Worte von damals stehen auf seiner Seite.',
    onList: (gain) => `Auf dieser Liste realisiert: ${gain}.`,
    onListWithoutGain: (gain, without) =>
      `Auf dieser Liste realisiert: ${gain}, ohne ${without}, deren Gewinn noch nicht bekannt ist.`,
    onListWithoutPrice: (gain, without) =>
      `Auf dieser Liste realisiert: ${gain}, ohne ${without}, deren Verkaufskurs nicht bekannt ist.`,
    everyTime:
      ' „Realisiert“ zählt jedes Mal, dass du eine Anlage gehalten hast; „Gesamtwert“ und „Gewinn/Verlust“ nur das letzte.',
    elsewhere: (gain, together) =>
      `Realisiert an Teilen von dem, was du hältst, und in früheren Haltezeiten davon: ${gain}. Zusammen ${together}, wie in der Übersicht.`,
  },
}
