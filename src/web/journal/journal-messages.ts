import { messagesOf } from '#web/language/messages.ts'

const english = {
  cannotBeShown: (why: string) => `Your journal cannot be shown. ${why}`,
  loading: 'Loading your journal',
  showOlder: 'Show older entries',
  loadingOlder: 'Loading older entries',
  /** How many entries stand below: all, those that were found, or the newest of either. */
  counted: {
    all: { one: '1 entry', other: (count: string) => `${count} entries` },
    found: { one: '1 entry found', other: (count: string) => `${count} entries found` },
    newest: { one: 'The newest entry', other: (count: string) => `The newest ${count} entries` },
    newestFound: { one: 'The newest entry found', other: (count: string) => `The newest ${count} entries found` },
  },
  notSearched: {
    one: 'Your newest entry is recorded and safe, and is missing here: the disk of this Candor takes nothing more just now. It stands on the page of its asset.',
    other: (count: string) =>
      `The newest ${count} of your entries are recorded and safe, and are missing here: the disk of this Candor takes nothing more just now. They stand on the pages of their assets.`,
  },
  nothingWritten: 'Nothing written yet. What you decide, and why, stands here to be read again.',
  addAsset: 'Add an asset',
  nothingFound: 'No entry of yours is like that.',
  showAll: 'Show all',
  search: 'Search',
  searchExample: 'Words of any entry or principle',
  filters: {
    name: 'Filters',
    count: (count: string) => `Filters (${count})`,
    clear: 'Clear filters',
    asset: 'Asset',
    allAssets: 'All assets',
    list: 'List',
    allLists: 'All lists',
    action: 'Action',
    allActions: 'All actions',
    confidence: 'Confidence',
    anyConfidence: 'Any',
    from: 'From',
    to: 'To',
    tests: 'Your tests',
    allEntries: 'All entries',
    testStates: { open: 'Open', broken: 'Broken' },
    written: 'Written',
    anyTime: 'At any time',
    late: 'Later than decided',
  },
  entry: {
    confidence: 'Confidence',
    wrongIf: 'Wrong if:',
    askedOn: (day: string) => `Asked on ${day}`,
    critique: 'Critique',
    critiqueOf: (action: string) => `Critique of ${action}`,
    principle: {
      written: 'Principle',
      retired: 'Principle retired',
      ordered: 'Principles put in another order',
    },
  },
}

export type JournalMessages = typeof english
export const journalMessages = messagesOf('journal', english)
