import { messagesOf } from '#web/language/messages.ts'

const english = {
  openAsset: 'Open that asset',
  reference: (id: string) => `If it keeps happening, name this reference: ${id}`,
  answersAgain: 'Candor answers again. What you typed is still here: please send it once more.',
  signedInAgain: 'You are signed in again. This was not sent: please send it once more.',
}

export type FormMessages = typeof english
export const formMessages = messagesOf('forms', english)
