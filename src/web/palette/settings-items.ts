import type { PaletteItem } from './palette-items.ts'

/** The settings, in the words with which people look for them, and the section of the page that contains each. */
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

/** @param path the address of the page Settings */
export const settingsItems = (path: string): readonly PaletteItem[] =>
  SETTINGS.map(([words, hash]) => ({ id: `settings-${words}`, words, aside: 'settings', leadsTo: { path, hash } }))
