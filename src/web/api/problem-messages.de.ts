import type { ProblemMessages } from './problem-messages.ts'
import { inGerman } from './problem-sentences.de.ts'

export const problems: ProblemMessages = {
  text: (detail) => inGerman(detail) ?? `Candor antwortet auf Englisch: „${detail}“`,
  ofDraft: (sentence) => inGerman(sentence) ?? sentence,
}
