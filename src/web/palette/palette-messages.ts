import { messagesOf } from '#web/language/messages.ts'

const english = {
  title: 'Go to or do',
  hint: 'Page, asset or words',
  list: 'Pages, assets, entries and actions',
  nothing: 'Nothing found.',
  listed: (count: number) => `${count} listed`,
  /** Where a thing belongs, in small letters beside it. */
  aside: { page: 'page', settings: 'settings', ofThisPage: 'on this page', thisPage: 'this page' },
  groups: {
    page: 'On this page',
    assets: 'Assets',
    decide: 'Decide',
    actions: 'Actions',
    settings: 'Settings',
    entries: 'Entries',
  },
  lists: { bought: 'bought', sold: 'sold', watched: 'watched' },
  decisions: { update: 'Update', sell: 'Sell', buy: 'Buy' },
  critiqueOf: (decision: string) => `Critique of ${decision}`,
  principle: 'Principle',
  actions: {
    proof: 'Proof and receipts',
    showAmounts: 'Show amounts',
    hideAmounts: 'Hide amounts',
    print: 'Print or save as PDF',
    keys: 'Show the keys',
    signOut: 'Sign Out',
  },
  /** The settings, in the words with which people look for them. */
  settings: {
    theme: 'Theme: light or dark',
    language: 'Language: English or German (Deutsch)',
    friction: 'Hide purchase price and gain while I sell',
    benchmark: 'Benchmark to compare with',
    export: 'Export everything',
    import: 'Import a journal',
    device: 'Clear what is kept on this device',
    password: 'Change password',
    sessions: 'Sessions: where you are signed in',
    recovery: 'Recovery codes',
    totp: 'Authenticator app',
    passkeys: 'Passkeys',
    tokens: 'API tokens',
    erase: 'Erase this account',
  },
}

export type PaletteMessages = typeof english
export const paletteMessages = messagesOf('palette', english)
