import type { CorrectionMessages } from './correction-messages.ts'

export const corrections: CorrectionMessages = {
  loading: 'Das Formular wird geladen',
  correct: 'Korrigieren',
  correctEntry: (name) => `Korrigieren: ${name}`,
}
