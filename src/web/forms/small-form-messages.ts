import { messagesOf } from '#web/language/messages.ts'

const english = { cancel: 'Cancel' }

export type SmallFormMessages = typeof english
export const smallFormMessages = messagesOf('smallForm', english)
