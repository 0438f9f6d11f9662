import type { PaletteItem } from './palette-items.ts'

/** What Settings has, by the words with which people look for it, and the section where it stands. */
const SETTINGS: readonly (readonly [words: string, section: string])[] = [
  ['Theme: light or dark', 'appearance'],
  ['Hide purchase price and gain while I sell', 'selling'],
  ['Benchmark to compare with', 'comparison'],
  ['Export everything', 'export'],
  ['Import a journal', 'export'],
  ['Clear what is kept on this device', 'device'],
  ['Change password', 'account'],
  ['Sessions: where you are signed in', 'account'],
  ['Recovery codes', 'account'],
  ['Authenticator app', 'account'],
  ['Passkeys', 'account'],
  ['API tokens', 'account'],
  ['Erase this account', 'account'],
]

/** @param path that of Settings */
export const settingsItems = (path: string): readonly PaletteItem[] =>
  SETTINGS.map(([words, hash]) => ({ id: `settings-${words}`, words, aside: 'settings', leadsTo: { path, hash } }))
