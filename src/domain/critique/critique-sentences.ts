import { SECTION_LABELS } from './critique.ts'

const SEGMENTS = new Intl.Segmenter('en', { granularity: 'sentence' })

/** By the rules of Unicode, line by line. */
export const sentencesOf = (text: string): string[] =>
  text.split('\n').flatMap((line) => Array.from(SEGMENTS.segment(line), ({ segment }) => segment))

const LABEL = new RegExp(`^\\W*(?:${Object.values(SECTION_LABELS).join('|')})\\W*[:：]\\s*`, 'i')

/** A sentence at the start of a part stands behind its label. */
export const withoutLabel = (sentence: string): string => sentence.replace(LABEL, '').trim()

/** What stands between quotation marks is somebody else's, with its stops and its questions. */
const QUOTED = /“[^“”]*”|„[^„“”]*[“”]|«[^«»]*»|‹[^‹›]*›|「[^「」]*」|"[^"\n]*"|‘(?:[^‘’\n]|’(?=\p{L}))+’(?!\p{L})/gu
export const withoutQuotations = (text: string): string => text.replaceAll(QUOTED, '…')

/** A stop behind these ends no sentence, though a capital may follow. */
const ABBREVIATED =
  /(?<!\p{L})(?:\p{L}|[A-Z]\.[A-Z]|vs|inc|corp|co|ltd|plc|mr|mrs|ms|dr|no|nos|st|jr|sr|approx|est|etc|cf|fig|vol|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|bzw|ca|mio|mrd|nr|usw|inkl|zzt|bspw|vgl|env|max|min)\.\s*$/iu

/**
 * How many sentences a text has at least: an abbreviation ends none, a quotation is part of one, and a line of one word
 * without a stop is none.
 */
export function leastSentences(text: string): number {
  const segments = sentencesOf(withoutQuotations(text)).map(withoutLabel)
  return segments.filter((segment) => isSentence(segment) && !ABBREVIATED.test(segment)).length
}

/**
 * Two words with no stop between them, or one with a stop. Scripts without spaces between words put a few signs for each. A model may
 * repeat one letter for ever: from each place no pattern looks further than to the next stop.
 */
const isSentence = (segment: string): boolean =>
  /(?<![^.])[^.\p{L}]*\p{L}[^.]*\s\p{L}|[.!?…](?<=\p{L}{2}[\p{L}\p{M}'’]*.)/u.test(segment) ||
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{4}/u.test(segment)
