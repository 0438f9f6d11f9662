import { ENGLISH } from '#domain/claims/claim-texts.ts'
import { messagesOf } from './messages.ts'

/** How a claim is put into words; the domain has the same texts for both languages. */
export const claimTextsIn = messagesOf('claimTexts', ENGLISH)
