import { COMPARED, NUMBER } from './word-beginnings.ts'

/** How a word may begin of which a text must hold one. */
type Need = readonly string[]

/** One phrase of a wording, as a regular expression. */
export type Phrase = {
  readonly source: string
  /** It stands only in a text that has a word for each of these, which as few texts as possible have for the first. */
  readonly needs: readonly Need[]
  /** It stands only where a word with one of these beginnings begins; null where that cannot be told. */
  readonly starts: Need | null
}

/** The phrases between the bars that no bracket holds. */
export const phrasesOf = (sources: string): readonly Phrase[] =>
  alternativesOf(sources).map((source) => ({
    source,
    needs: needsOf(source).toSorted(byRarity),
    starts: startsOf(source),
  }))

/** Long beginnings are rarer than short ones, one is rarer than any of several, and a number stands in most texts. */
const byRarity = (one: Need, other: Need): number => shortestOf(other) - shortestOf(one) || one.length - other.length
const shortestOf = (need: Need): number =>
  Math.min(...need.map((beginning) => (beginning === NUMBER ? 0 : beginning.length)))

/** What each word of a phrase that may not be left out begins with, as far as it can be told. */
function needsOf(source: string): readonly Need[] {
  const needs: Need[] = []
  let [at, isWordStart] = [0, true]
  while (at < source.length) {
    const isGroup = source.charAt(at) === '('
    const isLookaround = LOOKAROUND.test(source.slice(at, at + 4))
    const end = isGroup ? at + endOfGroup(source.slice(at)) + 1 : at + lengthOfElement(source.slice(at))
    const element = source.slice(at, end)
    const isOptional = OPTIONAL.test(source.slice(end))
    const parts = isGroup && !isLookaround ? alternativesOf(element.slice(3, -1)) : []
    const opensWord = !isLookaround && (isWordStart || (isGroup && parts.every((part) => part.startsWith(' '))))
    const openings = opensWord && !(isGroup && isOptional) ? openingsOf(source.slice(at)) : null
    if (openings && openings.length > 0) needs.push([...new Set(openings)])
    if (element === BEHIND_NO_LETTER) isWordStart = true
    else if (isGroup && !isLookaround) isWordStart &&= parts.every(endsBeforeWord)
    else if (HOLDS_NO_LETTER.test(element)) isWordStart ||= !isOptional
    else if (!isLookaround) isWordStart &&= QUANTIFIER.test(element)
    at = end
  }
  return needs
}

/** What holds no letter, so that a letter after it begins a word. No apostrophe: many people leave it out. */
const HOLDS_NO_LETTER = /^(?:[ \d,/&-]|\\[d/.$+]|\[[\d.,$€£ -]+\])$/
const BEHIND_NO_LETTER = '(?<![a-z])'
const LOOKAROUND = /^\(\?(?:[!=]|<[!=])/
const QUANTIFIER = /^(?:[?*+]|\{[\d,]+\})$/

/** Letters, a class of characters, what is escaped, and how often something stands are taken together. */
const lengthOfElement = (source: string): number =>
  /^(?:[a-z]+|\[[^\]]*\]|\\.|\{[\d,]+\})/.exec(source)?.[0].length ?? 1

/** After a blank or a digit, or after nothing but a look around, a new word begins. */
const endsBeforeWord = (alternative: string): boolean =>
  alternative.endsWith(' ') ||
  /(?:\d|\\d\+?)$/.test(alternative) ||
  (LOOKAROUND.test(alternative) && endOfGroup(alternative) === alternative.length - 1)

/** With what the very first letters of a phrase begin. A number or a blank may stand in the middle of what is no word. */
function startsOf(source: string): Need | null {
  const starts = openingsOf(source, true)
  return starts === null || starts.length === 0 || starts.includes(NUMBER) ? null : [...new Set(starts)]
}

/**
 * The letters with which words may begin that a pattern fits; null where they cannot be told.
 * @param isExact whether they have to be the first of all that it fits, with no blank or sign before them
 */
function openingsOf(source: string, isExact = false): readonly string[] | null {
  if (source.startsWith('(')) return openingsOfGroup(source, isExact)
  if (/^ (?![?*{])/.test(source)) return isExact ? null : openingsOf(source.slice(1))
  const choice = /^([a-z]*)\[([a-z]+)\](?![?*+{])/.exec(source)
  if (choice) {
    const [{ length }, before = '', letters = ''] = choice
    return [...letters].flatMap((letter) => openingsOf(`${before}${letter}${source.slice(length)}`, isExact) ?? [])
  }
  const sign = SIGN_OF_MONEY.exec(source)
  if (sign) return isExact ? null : openingsOf(source.slice(sign[0].length))
  if (/^(?:\d|\\d|\\\$|\[[$0-9][^\]]*\])(?!\?|\*|\{0)/.test(source)) return [NUMBER]
  const letters = /^[a-z]+/.exec(source)?.[0] ?? ''
  const isLastOptional = /^[?*{]/.test(source.slice(letters.length))
  const sure = (isLastOptional ? letters.slice(0, -1) : letters).slice(0, COMPARED)
  return sure === '' ? null : [sure]
}

/** May be left out before a number. */
const SIGN_OF_MONEY = /^(?:\\\$|\[\$[^\]]*\])\?/

function openingsOfGroup(source: string, isExact: boolean): readonly string[] | null {
  const end = endOfGroup(source)
  const rest = source.slice(end + 1)
  if (LOOKAROUND.test(source)) return openingsOf(rest, isExact)
  const alternatives = alternativesOf(source.slice(source.startsWith('(?:') ? 3 : 1, end))
  const inner = alternatives.map((alternative) => openingsOf(alternative, isExact))
  const optional = OPTIONAL.exec(rest)
  const all = optional ? [...inner, openingsOf(rest.slice(optional[0].length), isExact)] : inner
  return all.some((openings) => openings === null || openings.length === 0)
    ? null
    : all.flatMap((openings) => openings ?? [])
}

/** That what stands before it may be left out. */
const OPTIONAL = /^(?:[?*]|\{0[^}]*\})\??/

function endOfGroup(source: string): number {
  let depth = 0
  for (let at = 0; at < source.length; at += 1) {
    const character = source.charAt(at)
    if (character === '\\') at += 1
    else if (character === '[') at = source.indexOf(']', at)
    else if (character === '(') depth += 1
    else if (character === ')') {
      depth -= 1
      if (depth === 0) return at
    }
  }
  return source.length
}

/** What stands between the bars that no bracket holds. */
function alternativesOf(source: string): readonly string[] {
  const parts: string[] = []
  let [from, depth] = [0, 0]
  for (let at = 0; at < source.length; at += 1) {
    const character = source.charAt(at)
    if (character === '\\') at += 1
    else if (character === '[') at = source.indexOf(']', at)
    else if (character === '(') depth += 1
    else if (character === ')') depth -= 1
    else if (character === '|' && depth === 0) {
      parts.push(source.slice(from, at))
      from = at + 1
    }
  }
  return [...parts, source.slice(from)].filter((part) => part !== '')
}
