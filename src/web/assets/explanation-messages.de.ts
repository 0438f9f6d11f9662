import type { ExplanationMessages } from './explanation-messages.ts'

export const explanation: ExplanationMessages = {
  cannotBeShown: (why) => `Wie das berechnet wird, lässt sich nicht anzeigen. ${why}`,
  loading: 'Wie das berechnet wird, wird geladen',
  notKnown: 'Dieser Wert ist im Moment nicht bekannt.',
  formula: 'Formel',
  withNumbers: 'Mit deinen Zahlen',
  hidden: 'Beträge sind verborgen.',
  source: 'Quelle',
  result: 'Ergebnis',
  writtenIn: 'Der Kurs steht in',
  entry: (sequence) => `Eintrag ${sequence}`,
  caption: 'Die Einträge dahinter',
  what: 'Was',
  heldAfter: 'Danach gehalten',
  hadCost: 'Hat gekostet',
}
