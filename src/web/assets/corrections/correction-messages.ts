import { messagesOf } from '#web/language/messages.ts'

/** The texts of the button that opens the form for a correction, which the page of an asset loads at once. */
const english = {
  loading: 'Loading the form',
  correct: 'Correct',
  correctEntry: (name: string) => `Correct ${name}`,
}

export type CorrectionMessages = typeof english
export const correctionMessages = messagesOf('corrections', english)
