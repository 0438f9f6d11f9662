import type { UiMessages } from './ui-messages.ts'

export const ui: UiMessages = {
  unknown: 'unbekannt',
  justNow: 'gerade eben',
  on: (day) => `am ${day}`,
  units: {
    stock: { one: 'Aktie', other: 'Aktien' },
    options: { one: 'Kontrakt', other: 'Kontrakte' },
  },
  close: 'Schließen',
  tryAgain: 'Noch einmal versuchen',
  cannotBeLoaded: () => 'Dieser Teil lässt sich gerade nicht laden. Alles andere auf dieser Seite ist, wie es war.',
}
