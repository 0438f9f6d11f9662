import type { JournalMessages } from './journal-messages.ts'

export const journal: JournalMessages = {
  cannotBeShown: (why) => `Dein Journal lässt sich nicht anzeigen. ${why}`,
  loading: 'Dein Journal wird geladen',
  showOlder: 'Ältere Einträge zeigen',
  loadingOlder: 'Ältere Einträge werden geladen',
  counted: {
    all: { one: '1 Eintrag', other: (count) => `${count} Einträge` },
    found: { one: '1 Eintrag gefunden', other: (count) => `${count} Einträge gefunden` },
    newest: { one: 'Der neueste Eintrag', other: (count) => `Die neuesten ${count} Einträge` },
    newestFound: {
      one: 'Der neueste gefundene Eintrag',
      other: (count) => `Die neuesten ${count} gefundenen Einträge`,
    },
  },
  notSearched: {
    one: 'Dein neuester Eintrag ist festgehalten und sicher, fehlt aber hier: Der Speicher dieses Candor nimmt gerade nichts mehr auf. Er steht auf der Seite seiner Anlage.',
    other: (count) =>
      `Deine neuesten ${count} Einträge sind festgehalten und sicher, fehlen aber hier: Der Speicher dieses Candor nimmt gerade nichts mehr auf. Sie stehen auf den Seiten ihrer Anlagen.`,
  },
  nothingWritten:
    'Noch ist nichts geschrieben. Was du entscheidest, und warum, steht dann hier und lässt sich wieder lesen.',
  addAsset: 'Eine Anlage hinzufügen',
  nothingFound: 'So einen Eintrag hast du nicht.',
  showAll: 'Alle zeigen',
  search: 'Suche',
  searchExample: 'Worte aus Einträgen und Grundsätzen',
  filters: {
    name: 'Filter',
    count: (count) => `Filter (${count})`,
    clear: 'Filter löschen',
    asset: 'Anlage',
    allAssets: 'Alle Anlagen',
    list: 'Liste',
    allLists: 'Alle Listen',
    action: 'Entscheidung',
    allActions: 'Alle Entscheidungen',
    confidence: 'Zuversicht',
    anyConfidence: 'Jede',
    from: 'Von',
    to: 'Bis',
    tests: 'Deine Proben',
    allEntries: 'Alle Einträge',
    testStates: { open: 'Offen', broken: 'Gebrochen' },
    written: 'Geschrieben',
    anyTime: 'Egal wann',
    late: 'Später als entschieden',
  },
  entry: {
    confidence: 'Zuversicht',
    wrongIf: 'Falsch, wenn:',
    askedOn: (day) => `Gefragt wird am ${day}`,
    critique: 'Kritik',
    critiqueOf: (action) => `Kritik zu ${action}`,
    principle: {
      written: 'Grundsatz',
      retired: 'Grundsatz außer Kraft gesetzt',
      ordered: 'Grundsätze neu geordnet',
    },
  },
}
