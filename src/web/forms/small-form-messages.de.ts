import type { SmallFormMessages } from './small-form-messages.ts'

export const smallForm: SmallFormMessages = { cancel: 'Abbrechen' }
