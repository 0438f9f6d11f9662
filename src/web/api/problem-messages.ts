import { messagesOf } from '#web/language/messages.ts'

/** The words of a refusal. The server writes them in English, for programs and for people. */
const english = {
  text: (detail: string): string => detail,
  /** The same for a sentence that was kept with a draft, which may be in either language by then. */
  ofDraft: (sentence: string): string => sentence,
}

export type ProblemMessages = typeof english
export const problemMessages = messagesOf('problems', english)
