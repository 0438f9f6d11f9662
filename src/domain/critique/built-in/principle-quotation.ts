import { quotationAround } from './quotation.ts'
import { findWording, type Span, wording } from './wording.ts'

/** As many as any quotation has. */
const MOST_WORDS = 12
const MOST_CHARACTERS = 100

/** Words by which a principle draws a line. */
const LIMIT = wording(`
  never | always | only | not | no | don't | won't | can't | cannot | avoid | at least | at most | unless | without |
  more than | less than | above | below`)

/** As far as a limit reaches without a break: letters, digits, spaces, and what stands inside of words. */
const UNBROKEN =
  /(?:never|always|only|not|no|don['’]?t|won['’]?t|can['’]?t|cannot|avoid)(?:\p{Zs}[\p{L}\p{N}\p{M}'’-]+){0,5}\p{Zs}$/iu

/** Whether a principle says how far one may go, and not only what is good. */
export const drawsLine = (principle: string): boolean => findWording(principle, LIMIT) !== null

/** A sentence as far as nothing in it could end a quotation or the sentence around it; the dot of `1.5` doesn't. */
const PLAIN_SENTENCE = /(?:[\p{L}\p{N}\p{M}\p{Zs}'’%$,;:/()-]|\.(?=\d))+/gu

/**
 * A principle's own words around a span: its whole sentence where that is short. Of a longer one the “never” before the
 * span belongs to it, or the words would say the opposite.
 */
export function quotePrinciple(principle: string, span: Span): string {
  const sentence = sentenceAround(principle, span)
  if (sentence !== null && isShort(sentence)) return `“${sentence}”`
  const before = principle.slice(0, span.from)
  const limit = UNBROKEN.exec(before)
  const isWord = limit !== null && !/[\p{L}\p{N}'’]$/u.test(before.slice(0, limit.index))
  const whole = isWord ? { from: limit.index, to: span.to } : span
  return quotationAround(principle, isShort(principle.slice(whole.from, whole.to)) ? whole : span)
}

function sentenceAround(principle: string, { from, to }: Span): string | null {
  const found = [...principle.matchAll(PLAIN_SENTENCE)].find(
    ({ index, 0: words }) => index <= from && index + words.length >= to,
  )
  const sentence = found?.[0].trim() ?? ''
  return /^[\p{L}\p{N}].*[\p{L}\p{N}%)]$/u.test(sentence) ? sentence : null
}

const isShort = (words: string): boolean => words.length <= MOST_CHARACTERS && words.split(/\s+/u).length <= MOST_WORDS
