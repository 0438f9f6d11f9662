import { messagesOf } from '#web/language/messages.ts'

const english = { hide: 'Hide amounts', hideByKey: 'Hide amounts (H)' }

export type PrivacyMessages = typeof english
export const privacyMessages = messagesOf('privacy', english)
