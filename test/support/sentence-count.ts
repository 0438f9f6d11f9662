const QUOTATION = /“[^”]*”/gu
const SENTENCE_END = /[.!?](?=\s|$)/gu

/** The sentences of a critique. What the user wrote, between quotation marks, neither ends nor begins one. */
export const countSentences = (critique: string): number =>
  critique.replace(QUOTATION, '“”').match(SENTENCE_END)?.length ?? 0
