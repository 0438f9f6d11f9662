import type { PaletteItem } from './palette-items.ts'
import type { PaletteMessages } from './palette-messages.ts'

/** The section of the page Settings that contains each setting. */
const SECTIONS: Readonly<Record<keyof PaletteMessages['settings'], string>> = {
  theme: 'appearance',
  language: 'appearance',
  friction: 'selling',
  benchmark: 'comparison',
  export: 'export',
  import: 'export',
  device: 'device',
  password: 'account',
  sessions: 'account',
  recovery: 'account',
  totp: 'account',
  passkeys: 'account',
  tokens: 'account',
  erase: 'account',
}

const names = Object.keys(SECTIONS) as (keyof typeof SECTIONS)[]

/** @param path the address of the page Settings */
export const settingsItems = (path: string, { settings, aside }: PaletteMessages): readonly PaletteItem[] =>
  names.map((name) => ({
    id: `settings-${name}`,
    words: settings[name],
    aside: aside.settings,
    leadsTo: { path, hash: SECTIONS[name] },
  }))
