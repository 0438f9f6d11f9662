import { DRESS, hasLabelledPart, readCritique } from './read-critique.ts'

/**
 * What a model's finished answer is.
 * - critique: its three parts, or running text of that length
 * - part-missing: labelled parts, but not all of them, or one without words
 * - other-labels: parts under labels of its own, or translated ones
 * - refusal: it says that it will not, also in each of its parts
 * - other: a greeting, a question, a template that was not filled in, nothing at all
 */
type AnswerKind = 'critique' | 'part-missing' | 'other-labels' | 'refusal' | 'other'

/** Running text of so much is taken for a critique: a real one must not be lost, and it may have few, long sentences. */
const LEAST: Size = { sentences: 2, letters: 120 }
/** So much must be left beside a greeting or an offer of help. */
const LEAST_BESIDE_TALK: Size = { sentences: 4, letters: 80 }
type Size = { readonly sentences: number; readonly letters: number }

const REFUSAL =
  /^\W*(?:i['’]?m|i am|we['’]re|my apologies|apologies|sorry|unfortunately|i can(?:no|['’])t|i won['’]t|i(?:['’]m| am) unable)\b/i
const DECLINED =
  /\b(?:can(?:no|['’])?t|can not|won['’]t|unable to|not able to|must decline)\b[^.!?]{0,40}\b(?:help|assist|comply|provide|discuss|critique|answer|fulfil+|do that|give)\b/i
/** What assistants say when they have not understood that something was asked. */
const SMALL_TALK =
  /^\W*(?:hello|hi|hey|greetings|welcome|sure|certainly|of course|thanks?|thank you)\b|\bhow (?:can|may) i (?:help|assist)\b|\bwhat (?:can i do|would you like)\b|\bplease (?:provide|share|send|paste|tell)\b|\blet me know\b|\bfeel free\b|\bask me\b|\bi can (?:help|assist|do)\b|\bi(?:['’]d| would) (?:be|love)\b|\bi(?:['’]m| am) (?:an? )?(?:ai|assistant|chatbot|(?:large )?language model|here|happy|ready|glad|delighted)\b|\b(?:which|what|where)\b[^?]{0,40}\b(?:should|shall|do) (?:we|i)\b|\b(?:shall|should) (?:we|i) (?:start|begin|go)\b|\bwould you like\b|\bhere (?:are|is)\b[^.]{0,30}\bi can\b/i
/** Greetings of other languages, at the start. */
const GREETING =
  /^\P{L}*(?:hello|hi|hey|hallo|guten (?:tag|morgen|abend)|bonjour|salut|hola|ciao|buongiorno|olá|hej|hei|merhaba|привет|здравствуйте|你好|您好|こんにちは|안녕하세요|नमस्ते|مرحب|السلام)/iu
const ITS_NAME =
  /qwen|llama|gpt|gemini|claude|mistral|deepseek|gemma|assistan|assistent|asistent|language model|sprachmodell|modèle de langage|modelo de l|ассистент|помощник|助手|アシスタント|어시스턴트|सहायक|مساعد/iu

/** What stands in a part that was not filled in, without its punctuation. */
const NOT_FILLED_IN: ReadonlySet<string> = new Set(['', 'na', 'null', 'tbd', 'empty'])
/** An honest part where there is no more to say, but no critique by itself. */
const NOTHING_TO_SAY: ReadonlySet<string> = new Set(['none', 'nothing'])
/** Where a template wants words: in brackets of any kind, or "your analysis here". */
const PLACEHOLDER =
  /\[[^[\]]*\]|<[^<>]*>|\{[^{}]*\}|^\s*\([^()]*\)\W*$|^\W*(?:insert|add|write|enter|your)\b[^.!?]{0,40}\b(?:here|text|analysis|words)\W*$/giu

export function kindOfAnswer(text: string): AnswerKind {
  const { unlabelled, ...parts } = readCritique(text)
  const filled = Object.values(parts).filter(isFilledIn)
  const isTemplate = filled.length > 1 && new Set(filled).size === 1
  const substantial = filled.filter(hasContent)
  if (substantial.length > 0 && substantial.every(declines)) return 'refusal'
  if (!isTemplate && !hasAllParts(text) && hasLabelsOfItsOwn(text)) return 'other-labels'
  if (substantial.length > 0 && !isTemplate) return hasAllParts(text) ? 'critique' : 'part-missing'
  return isTemplate || isData(unlabelled) ? 'other' : kindOfRunningText(unlabelled)
}

/** Whether an answer of this kind is a critique, though perhaps one that lacks its form. */
export const isOfCritique = (kind: AnswerKind): boolean =>
  kind === 'critique' || kind === 'part-missing' || kind === 'other-labels'

/** One to four words and a colon, dressed or not, and words behind it on its line or below. */
const ANY_LABEL = new RegExp(`^${DRESS}(\\p{L}[\\p{L}\\p{M}’'&/-]*(?: [\\p{L}\\p{M}’'&/-]+){0,3})[*_\\s]*[:：]`, 'u')
const PARTS = 3

/** As many labels as a critique has, and no greeting before them. */
function hasLabelsOfItsOwn(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const [opening = ''] = lines
  const labels = lines.flatMap((line) => ANY_LABEL.exec(line)?.[1]?.toLowerCase() ?? [])
  const wordings = new Set(lines.map((line) => line.replace(ANY_LABEL, '')).filter(hasContent))
  const isTalk = SMALL_TALK.test(opening) || GREETING.test(opening) || isData(text)
  return !isTalk && labels.length === PARTS && new Set(labels).size === PARTS && wordings.size >= PARTS
}

/** Whether each of the three parts has words under its label. */
export function hasAllParts(text: string): boolean {
  const { unlabelled: _, ...parts } = readCritique(text)
  return Object.values(parts).every(isFilledIn)
}

/**
 * Whether what has arrived of an answer can be nothing but a critique: a part has words, or its first sentence is over and
 * tells the investor of themselves, which neither a greeting nor a thought does.
 */
export const isPlainlyCritique = (text: string): boolean =>
  hasLabelledPart(text) || (ADDRESSED.test(text) && !SMALL_TALK.test(text) && !DECLINED.test(text))

const ADDRESSED =
  /^[\s#*_>]*(?:your|you(?:['’](?:re|ve))?)\s(?!welcome|can\b|may\b|could\b|want|ask|provided|shared|sent|did|have)[^.!?]{12,}[.!?]\s/i

const isFilledIn = (part: string): boolean => !NOT_FILLED_IN.has(lettersIn(part))

const hasContent = (part: string): boolean => isFilledIn(part) && !NOTHING_TO_SAY.has(lettersIn(part))

const lettersIn = (part: string): string =>
  part
    .replaceAll(PLACEHOLDER, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '')
    .toLowerCase()

function kindOfRunningText(text: string): AnswerKind {
  const sentences = sentencesOf(text)
  const opening = sentences.slice(0, 2).join(' ')
  if (declines(text)) return 'refusal'
  if (GREETING.test(opening) && ITS_NAME.test(sentences.slice(0, 3).join(' '))) return 'other'
  const substance = sentences.filter((sentence) => !SMALL_TALK.test(sentence))
  const isTalk = substance.length < sentences.length || GREETING.test(opening)
  const least = isTalk ? LEAST_BESIDE_TALK : LEAST
  return substance.length >= least.sentences && lettersOf(substance.join('')) >= least.letters ? 'critique' : 'other'
}

/** A refusal says so in its first sentence, and what it will not do by the end of the second. */
function declines(text: string): boolean {
  const [first = '', second = ''] = sentencesOf(text)
  return REFUSAL.test(first) && DECLINED.test(`${first} ${second}`)
}

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' })

/** By the rules of Unicode, which know the ends of sentences of every script. */
const sentencesOf = (text: string): string[] =>
  Array.from(SENTENCES.segment(text.replaceAll(/\n+/g, '\n')), ({ segment }) => segment).filter(hasWords)

const hasWords = (text: string): boolean => /\p{L}[\p{L}\p{M}]/u.test(text)

/** With the vowels that some scripts write as marks. One sign of the Chinese, Japanese or Korean scripts says about as much as three letters. */
const lettersOf = (text: string): number =>
  (text.match(/[\p{L}\p{M}]/gu) ?? []).length +
  2 * (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu) ?? []).length

/** An error or a page in the place of words. */
const isData = (text: string): boolean => /^\s*(?:\{\s*"|\[\s*[{"]|<!doctype|<html)/i.test(text)
