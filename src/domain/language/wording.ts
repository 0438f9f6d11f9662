import { matchesOf } from './matches-of.ts'
import type { Span } from './plain-text.ts'
import { rememberLatest } from './remember-latest.ts'

/**
 * Phrases to be found in plain text. Each is a pattern of its own, which is made when a text first holds a word that it may begin
 * with: hundreds of phrases then cost a text only what a few of them cost, on the first text as on any other.
 */
export type Wording = {
  /** Where the phrases stand, in the text's order; at one place, the phrase that was written first. */
  readonly in: (plain: string) => readonly Span[]
  readonly isIn: (plain: string) => boolean
}

/** `needs`: of each of these, a text must hold a word that begins so, or the phrase cannot stand in it. As numbers: see `numberOfLetters`. */
type Phrase = {
  readonly source: string
  readonly flat: string
  needs: readonly (readonly number[])[] | null
  pattern: RegExp | null
}

/**
 * The phrases of a wording, and with what the first word begins that each of them needs: the opening at a place belongs to the phrase
 * whose number stands there in `of`. `ANY` opens a phrase that needs none. Most phrases lack their first word already.
 */
type Index = { readonly phrases: readonly Phrase[]; readonly openings: Int32Array; readonly of: Int32Array }
const ANY = -1

/** @param phrases regular expressions for whole words, one beside the other with `|`. Many people write no apostrophes. */
export function words(phrases: string): Wording {
  let index: Index | null = null
  const due = (plain: string): readonly Phrase[] => {
    index ??= indexOf(phrasesOf(phrases.replaceAll(/\s*\n\s*/g, '').trim()))
    return dueIn(index, beginningsOf(plain))
  }
  return {
    in: (plain) => {
      const found = due(plain)
      if (found.length === 0) return NONE
      return found
        .flatMap((phrase) => matchesOf(patternOf(phrase), plain).map(spanOf))
        .toSorted((one, other) => one.from - other.from)
    },
    isIn: (plain) => due(plain).some((phrase) => plain.search(patternOf(phrase)) >= 0),
  }
}

const NONE: readonly Span[] = []

function indexOf(phrases: readonly Phrase[]): Index {
  const openings: number[] = []
  const of: number[] = []
  for (const [number, phrase] of phrases.entries()) {
    const [first] = needsOf(phrase, 1).map(numbersOf)
    for (const opening of first ?? [ANY]) {
      openings.push(opening)
      of.push(number)
    }
  }
  return { phrases, openings: Int32Array.from(openings), of: Int32Array.from(of) }
}

/** The phrases that may stand in a text, by its words. Loops and no closures: this is asked hundreds of times of every text. */
function dueIn({ phrases, openings, of }: Index, beginnings: Beginnings): readonly Phrase[] {
  const { places, numbers } = beginnings
  const found: Phrase[] = []
  let last = -1
  for (let at = 0; at < openings.length; at += 1) {
    const opening = openings[at] ?? ANY
    if (opening !== ANY && (places[opening & LAST_PLACE] !== 1 || !numbers.has(opening))) continue
    const number = of[at] ?? 0
    const phrase = phrases[number]
    if (number === last || !phrase) continue
    last = number
    // What else a phrase needs is found out when a text holds its first word.
    phrase.needs ??= needsOf(phrase).map(numbersOf)
    if (holdsAll(beginnings, phrase.needs)) found.push(phrase)
  }
  return found
}

function holdsAll({ places, numbers }: Beginnings, needs: readonly (readonly number[])[]): boolean {
  for (const openings of needs) {
    let isHeld = false
    for (const opening of openings)
      if (places[opening & LAST_PLACE] === 1 && numbers.has(opening)) {
        isHeld = true
        break
      }
    if (!isHeld) return false
  }
  return true
}

const spanOf = ({ index, 0: { length } }: RegExpExecArray): Span => ({ from: index, to: index + length })

function patternOf(phrase: Phrase): RegExp {
  phrase.pattern ??= new RegExp(`(?<![a-z0-9]|\\d[.,])(?:${phrase.source.replaceAll("'", "'?")})(?![a-z])`, 'g')
  return phrase.pattern
}

/** So many letters of a word are compared. */
const COMPARED = 5
/** Stands for any number, or a sign of money before one. */
const NUMBER = '#'

const [A, Z, BASE] = [97, 122, 27] as const
const isLetter = (code: number): boolean => code >= A && code <= Z

/** Letters as a number, a digit of base 27 each: of a text, numbers are told apart several times as fast as pieces of it. */
const numberOfLetters = (letters: string): number =>
  letters === NUMBER ? 0 : [...letters].reduce((number, letter) => withLetter(number, letter.charCodeAt(0)), 0)
const withLetter = (number: number, code: number): number => number * BASE + code - A + 1
const numbersOf = (openings: readonly string[]): readonly number[] => openings.map(numberOfLetters)

/** Beginnings as numbers. A number whose place is empty is none of them, which saves most of the look-ups. */
type Beginnings = { readonly numbers: ReadonlySet<number>; readonly places: Uint8Array }
const PLACES = 4096
const LAST_PLACE = PLACES - 1

/** The beginnings of a text's words, of every length up to `COMPARED`. A text and its sentences are asked about many times in a row. */
const beginningsOf = rememberLatest((plain): Beginnings => {
  const beginnings = new Set<number>()
  if (/[\d$€£]/.test(plain)) beginnings.add(numberOfLetters(NUMBER))
  let [number, length] = [0, 0]
  for (let at = 0; at < plain.length; at += 1) {
    const code = plain.charCodeAt(at)
    if (!isLetter(code)) [number, length] = [0, 0]
    else if (length < COMPARED) {
      number = withLetter(number, code)
      length += 1
      beginnings.add(number)
    }
  }
  const places = new Uint8Array(PLACES)
  for (const each of beginnings) places[each & LAST_PLACE] = 1
  return { numbers: beginnings, places }
})

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

/** What a pattern consists of: an escaped character, a class, a bracket, a bar, or a stretch of anything else. */
const PIECE = /\\.|\[[^\]]*\]|[()|]|[^\\[()|]+/g

/** The phrases between the bars that no bracket holds, each with what stands outside of its brackets: one `#` for each bracket or class. */
function phrasesOf(source: string): readonly Phrase[] {
  const phrases: Phrase[] = []
  let [from, depth, flat] = [0, 0, '']
  const end = (at: number) => {
    if (at > from) phrases.push({ source: source.slice(from, at), flat, needs: null, pattern: null })
    ;[from, flat] = [at + 1, '']
  }
  let at = 0
  for (const piece of source.match(PIECE) ?? []) {
    if (piece === '(') depth += 1
    else if (piece === ')') depth -= 1
    if (piece === '|' && depth === 0) end(at)
    else if (depth === 0) flat += /^[)[\\]/.test(piece) ? '#' : piece
    at += piece.length
  }
  end(at)
  return phrases
}

/** Words that stand outside of every bracket, the last letter of which may be left out. */
const LITERAL = /(?<![^ ])[a-z]{3,}(?![a-z*{])\??/g

/** What each word of a phrase that may not be left out begins with, as far as it can be told: mostly by the words outside its brackets. */
function needsOf({ source, flat }: Phrase, most = Number.POSITIVE_INFINITY): readonly (readonly string[])[] {
  const literals = flat.match(LITERAL) ?? []
  if (literals.length === 0) return needsWithinGroups(source, most)
  return literals.slice(0, most).map((word) => [(word.endsWith('?') ? word.slice(0, -2) : word).slice(0, COMPARED)])
}

function needsWithinGroups(source: string, most: number): readonly (readonly string[])[] {
  const needs: (readonly string[])[] = []
  let [at, isWordStart] = [0, true]
  while (at < source.length && needs.length < most) {
    const isGroup = source.charAt(at) === '('
    const isLookaround = /^\(\?(?:[!=]|<[!=])/.test(source.slice(at, at + 4))
    const end = isGroup
      ? at + endOfGroup(source.slice(at)) + 1
      : at + (/^[a-z]+/.exec(source.slice(at))?.[0].length ?? 1)
    const element = source.slice(at, end)
    const isOptional = /^[?*{]/.test(source.slice(end, end + 1))
    const openings =
      isWordStart && !isLookaround && !(isGroup && isOptional) ? openingsOf(source.slice(at, end + 1)) : null
    if (openings && openings.length > 0) needs.push(openings)
    if (isGroup && !isLookaround)
      isWordStart &&= alternativesOf(element.slice(3, -1)).every((each) => each.endsWith(' '))
    else if (!isLookaround) isWordStart = element === ' ' || (isWordStart && /^[?*+]$/.test(element))
    at = end
  }
  return needs
}

/** The letters with which words may begin that a pattern fits; null where they cannot be told. */
function openingsOf(source: string): readonly string[] | null {
  if (source.startsWith('(')) return openingsOfGroup(source)
  if (/^(?:\\d|\\\$|\[[$0-9])/.test(source)) return [NUMBER]
  const letters = /^[a-z]+/.exec(source)?.[0] ?? ''
  const isLastOptional = /^[?*{]/.test(source.slice(letters.length))
  const sure = (isLastOptional ? letters.slice(0, -1) : letters).slice(0, COMPARED)
  return sure === '' ? null : [sure]
}

function openingsOfGroup(source: string): readonly string[] | null {
  const end = endOfGroup(source)
  const rest = source.slice(end + 1)
  if (/^\(\?(?:[!=]|<[!=])/.test(source)) return openingsOf(rest)
  const inner = alternativesOf(source.slice(source.startsWith('(?:') ? 3 : 1, end)).map(openingsOf)
  const isOptional = /^[?*]/.test(rest)
  const all = isOptional ? [...inner, openingsOf(rest.slice(1))] : inner
  return all.some((openings) => openings === null || openings.length === 0)
    ? null
    : all.flatMap((openings) => openings ?? [])
}

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
