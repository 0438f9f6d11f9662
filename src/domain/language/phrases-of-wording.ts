import { COMPARED, NUMBER } from './word-beginnings.ts'

/** How a word may begin of which a text must hold one. */
type Need = readonly string[]

/** One phrase of a wording, as a regular expression. */
export type Phrase = {
  readonly source: string
  /** It stands only in a text that has a word for each of these, which as few texts as possible have for the first. */
  readonly needs: readonly Need[]
  /** Those of letters, in the order in which their words stand in the phrase. */
  readonly order: readonly Need[]
  /** The last word of `order` stands at most so many words behind the first. */
  readonly reach: number
}

/** The phrases between the bars that no bracket holds. */
export const phrasesOf = (sources: string): readonly Phrase[] =>
  alternativesOf(sources).map((source) => {
    const needs = needsOf(source)
    const order = needs.filter((need) => !need.includes(NUMBER))
    return { source, needs: needs.toSorted(byRarity), order, reach: breaksIn(source) }
  })

/** Long beginnings are rarer than short ones, one is rarer than any of several, and a number stands in most texts. */
const byRarity = (one: Need, other: Need): number => shortestOf(other) - shortestOf(one) || one.length - other.length
const shortestOf = (need: Need): number =>
  Math.min(...need.map((beginning) => (beginning === NUMBER ? 0 : beginning.length)))

/** What each word of a phrase that may not be left out begins with, as far as it can be told. */
function needsOf(source: string): readonly Need[] {
  const needs: Need[] = []
  let [at, isWordStart] = [0, true]
  while (at < source.length) {
    const element = elementOf(source.slice(at))
    const end = at + element.length
    const isGroup = element.startsWith('(')
    const isLookaround = LOOKAROUND.test(element)
    const isOptional = OPTIONAL.test(source.slice(end))
    const parts = isGroup && !isLookaround ? alternativesOf(element.slice(3, -1)) : []
    // What a word stands behind opens none: the word itself comes next.
    const isMark = HOLDS_NO_LETTER.test(element) && !HOLDS_DIGIT.test(element)
    const opensWord =
      !isLookaround && !isMark && (isWordStart || (isGroup && parts.every((part) => part.startsWith(' '))))
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
const HOLDS_DIGIT = /\\d|\d/
const BEHIND_NO_LETTER = '(?<![a-z])'
const LOOKAROUND = /^\(\?(?:[!=]|<[!=])/
const QUANTIFIER = /^(?:[?*+]|\{[\d,]+\})$/

/** A group, letters, a class of characters, what is escaped, and how often something stands are taken together. */
const elementOf = (source: string): string =>
  source.startsWith('(')
    ? source.slice(0, endOfGroup(source) + 1)
    : (/^(?:[a-z]+|\[[^\]]*\]|\\.|\{[\d,]+\})/.exec(source)?.[0] ?? source.charAt(0))

/** How often letters can end in what a phrase matches, at most: each of its words but the first begins behind such an end. */
function breaksIn(source: string): number {
  let [at, total, repeated] = [0, 0, 0]
  while (at < source.length) {
    const element = elementOf(source.slice(at))
    at += element.length
    if (QUANTIFIER.test(element)) {
      const more = mostTimes(element) - 1
      if (repeated > 0 && more > 0) total += repeated * more
    } else {
      repeated = breaksInElement(element)
      // However many digits or blanks stand in a row, letters end once.
      total += BREAKS_ONCE.test(element) ? 1 : repeated
    }
  }
  return total
}

function breaksInElement(element: string): number {
  if (LOOKAROUND.test(element) || HOLDS_LETTERS_ALONE.test(element) || BREAKS_ONCE.test(element)) return 0
  return element.startsWith('(') ? Math.max(0, ...alternativesOf(element.slice(3, -1)).map(breaksIn)) : 1
}
const HOLDS_LETTERS_ALONE = /^(?:[a-z]+|\[(?:[a-z](?:-[a-z])?)+\])$/
const BREAKS_ONCE = /^(?:[^a-z\\([{.]|\\[d/.$+]|\[(?:\\d|[\d.,$€£ -])+\])$/

/** `?`, `*`, `{0,2}`: also the mark behind one of them by which as few as possible are taken. */
const mostTimes = (quantifier: string): number =>
  quantifier === '?' ? 1 : Number(/(\d+)\}$/.exec(quantifier)?.[1] ?? Number.POSITIVE_INFINITY)

/** After a blank or a digit, or after nothing but a look around, a new word begins. */
const endsBeforeWord = (alternative: string): boolean =>
  alternative.endsWith(' ') ||
  /(?:\d|\\d\+?)$/.test(alternative) ||
  (LOOKAROUND.test(alternative) && endOfGroup(alternative) === alternative.length - 1)

/** The letters with which words may begin that a pattern fits; null where they cannot be told. */
function openingsOf(source: string): readonly string[] | null {
  if (source.startsWith('(')) return openingsOfGroup(source)
  if (/^ (?![?*{])/.test(source)) return openingsOf(source.slice(1))
  const choice = /^([a-z]*)\[([a-z]+)\](?![?*+{])/.exec(source)
  if (choice) {
    const [{ length }, before = '', letters = ''] = choice
    return [...letters].flatMap((letter) => openingsOf(`${before}${letter}${source.slice(length)}`) ?? [])
  }
  const sign = SIGN_OF_MONEY.exec(source)
  if (sign) return openingsOf(source.slice(sign[0].length))
  if (/^(?:\d|\\d|\\\$|\[[$0-9][^\]]*\])(?!\?|\*|\{0)/.test(source)) return [NUMBER]
  const letters = /^[a-z]+/.exec(source)?.[0] ?? ''
  const isLastOptional = /^[?*{]/.test(source.slice(letters.length))
  const sure = (isLastOptional ? letters.slice(0, -1) : letters).slice(0, COMPARED)
  return sure === '' ? null : [sure]
}

/** May be left out before a number. */
const SIGN_OF_MONEY = /^(?:\\\$|\[\$[^\]]*\])\?/

function openingsOfGroup(source: string): readonly string[] | null {
  const end = endOfGroup(source)
  const rest = source.slice(end + 1)
  if (LOOKAROUND.test(source)) return openingsOf(rest)
  const inner = alternativesOf(source.slice(source.startsWith('(?:') ? 3 : 1, end)).map(openingsOf)
  const optional = OPTIONAL.exec(rest)
  const all = optional ? [...inner, openingsOf(rest.slice(optional[0].length))] : inner
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
