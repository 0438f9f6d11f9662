import type { KeysMessages } from './keys-messages.ts'

export const keys: KeysMessages = {
  title: 'Tasten',
  inFields: 'Solange du in ein Feld schreibst, schreiben einzelne Tasten nur.',
  palette: {
    key: 'Strg K oder ⌘ K',
    does: 'Zu jeder Seite, jeder Anlage und jedem Eintrag gehen, und tun, was diese Seite kann',
  },
  record: { key: 'Strg Enter oder ⌘ Enter', does: 'Die Entscheidung festhalten, die du gerade schreibst' },
  close: { key: 'Esc', does: 'Schließen, was über der Seite liegt' },
  single: {
    search: 'Zur Suche oder zum Filter dieser Seite',
    add: 'Etwas auf eine Liste setzen',
    hide: 'Beträge verbergen oder wieder zeigen',
    help: 'Diese Tasten zeigen',
  },
}
