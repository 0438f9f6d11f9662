import { messagesOf } from '#web/language/messages.ts'

const english = { stillSignedIn: 'You are still signed in: Candor cannot be reached. Please try again.' }

export type AccountMessages = typeof english
export const accountMessages = messagesOf('accounts', english)
