import { SECTION_LABELS } from './critique.ts'
import { readCritique } from './read-critique.ts'

/**
 * What a finished answer of a model is.
 * - critique: its three parts, or running text as long as one
 * - part-missing: it has labelled parts, though not all of them, or one without words
 * - refusal: it says that it will not
 * - other: a greeting, a question, nothing at all
 */
export type AnswerKind = 'critique' | 'part-missing' | 'refusal' | 'other'

/** A critique has 5 to 7 sentences; one that lost a few is one still, a greeting is not. */
const LEAST_SENTENCES = 4
const LEAST_LETTERS = 80

const REFUSAL =
  /^\W*(?:i['’]?m|i am|we['’]re|my apologies|apologies|sorry|unfortunately|i can(?:no|['’])t|i won['’]t|i(?:['’]m| am) unable)\b/i
const DECLINED =
  /\b(?:can(?:no|['’])?t|can not|won['’]t|unable to|not able to|must decline)\b[^.!?]{0,40}\b(?:help|assist|comply|provide|discuss|critique|answer|fulfil+|do that|give)\b/i
/** What assistants say when they have not understood that something was asked. */
const SMALL_TALK =
  /^\W*(?:hello|hi|hey|greetings|welcome|sure|certainly|of course)\b|\bhow (?:can|may) i (?:help|assist)\b|\bwhat (?:can i do|would you like)\b|\bplease (?:provide|share|send|paste|tell)\b|\blet me know\b|\bfeel free\b|\bask me\b|\bi can (?:help|assist)\b|\bi(?:['’]m| am) (?:an? )?(?:ai|assistant|chatbot|(?:large )?language model|here|happy|ready|glad)\b/i

/** What stands in a part in which nothing is said, without its punctuation. */
const NO_WORDS: ReadonlySet<string> = new Set(['', 'na', 'none', 'nothing', 'null', 'tbd', 'empty'])

export function kindOfAnswer(text: string): AnswerKind {
  const { unlabelled, ...parts } = readCritique(text)
  const filled = Object.values(parts).filter(
    (part) => !NO_WORDS.has(part.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase()),
  )
  if (filled.length === Object.keys(SECTION_LABELS).length) return 'critique'
  if (filled.length > 0) return 'part-missing'
  const sentences = unlabelled.split(/[.!?]+(?=\s|$)|[。！？]|\n+/).filter(hasWords)
  if (REFUSAL.test(sentences[0] ?? '') && DECLINED.test(sentences.slice(0, 2).join(' '))) return 'refusal'
  const said = sentences.filter((sentence) => !SMALL_TALK.test(sentence))
  const letters = said.join('').match(/\p{L}/gu) ?? []
  return said.length >= LEAST_SENTENCES && letters.length >= LEAST_LETTERS ? 'critique' : 'other'
}

const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text)
