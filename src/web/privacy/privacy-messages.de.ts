import type { PrivacyMessages } from './privacy-messages.ts'

export const privacy: PrivacyMessages = { hide: 'Beträge verbergen', hideByKey: 'Beträge verbergen (H)' }
