import { messagesOf } from '#web/language/messages.ts'

/** The words of a refusal. The server writes them in English, for programs and for people. */
const english = { text: (detail: string): string => detail }

export type ProblemMessages = typeof english
export const problemMessages = messagesOf('problems', english)
