import { matchesOf } from './matches-of.ts'
import { type Phrase, phrasesOf } from './phrases-of-wording.ts'
import type { Span } from './plain-text.ts'
import { rememberLatest } from './remember-latest.ts'
import { hasBeginning, numberOfLetters, startsOfWords, type WordBeginnings, wordBeginnings } from './word-beginnings.ts'

/**
 * Phrases to be found in plain text. Each is a pattern of its own, which is made when a text first holds the words that it needs:
 * hundreds of phrases then cost a text only what a few of them cost, on the first text as on any other.
 */
export type Wording = {
  /** Where the phrases stand, in the text's order; at one place, the phrase that was written first. */
  readonly in: (plain: string) => readonly Span[]
  readonly isIn: (plain: string) => boolean
  /** Whether the text holds the words that any of the phrases needs, which costs next to nothing to ask. */
  readonly mayBeIn: (plain: string) => boolean
}

/** @param phrases regular expressions for whole words, one beside the other with `|`. Many people write no apostrophes. */
export function words(phrases: string): Wording {
  let indexed: Indexed | null = null
  const due = (lookup: Lookup): readonly Due[] => {
    indexed ??= addToIndex(phrasesOf(phrases.replaceAll(/\s*\n\s*/g, '').trim()))
    return dueIn(indexed, lookup)
  }
  return {
    in: (plain) => {
      const lookup = lookupOf(plain)
      const found = due(lookup)
      if (found.length === 0) return NO_SPANS
      const spans = found.flatMap((phrase) => spansOf(phrase, plain, lookup))
      return spans.length < 2 ? spans : spans.toSorted((one, other) => one.from - other.from)
    },
    isIn: (plain) => {
      const lookup = lookupOf(plain)
      return due(lookup).some((phrase) => standsIn(phrase, plain, lookup))
    },
    mayBeIn: (plain) => due(lookupOf(plain)).length > 0,
  }
}

const NO_SPANS: readonly Span[] = []

/** A phrase in the index. `needs` and `starts` are as numbers, and its pattern is made when a text first holds all that it needs. */
type Due = {
  readonly wording: number
  readonly place: number
  readonly source: string
  readonly needs: readonly (readonly number[])[]
  readonly starts: Int32Array | null
  pattern: RegExp | null
}

/** Where a phrase stands. Most of them are looked for only where a word begins as they do: at each other place a long one takes its time. */
function spansOf(phrase: Due, plain: string, { beginnings }: Lookup): readonly Span[] {
  const pattern = patternOf(phrase)
  if (phrase.starts === null) return matchesOf(pattern, plain).map(spanOf)
  const spans: Span[] = []
  let end = 0
  for (const from of startsOfWords(beginnings, phrase.starts)) {
    if (from < end) continue
    pattern.lastIndex = from
    if (!pattern.test(plain)) continue
    end = pattern.lastIndex
    spans.push({ from, to: end })
  }
  return spans
}

const standsIn = (phrase: Due, plain: string, lookup: Lookup): boolean =>
  phrase.starts === null ? plain.search(patternOf(phrase)) >= 0 : spansOf(phrase, plain, lookup).length > 0

const spanOf = ({ index, 0: { length } }: RegExpExecArray): Span => ({ from: index, to: index + length })

function patternOf(due: Due): RegExp {
  const flags = due.starts === null ? 'g' : 'y'
  due.pattern ??= new RegExp(`(?<![a-z0-9]|\\d[.,])(?:${asWritten(due.source)})(?![a-z])`, flags)
  return due.pattern
}

/** Many people write no apostrophes, and some write percent in a word, or with a blank before its sign. */
const asWritten = (source: string): string =>
  source
    .replaceAll("'", "'?")
    .replaceAll(/\[[^\]]*\]|%/g, (element) => (element === '%' ? '(?: ?%| ?percent(?![a-z])| ?pct(?![a-z]))' : element))

/** A wording in the index: its phrases, and the beginnings that each of them needs first, with its place. `ANY` is for one without needs. */
type Indexed = {
  readonly number: number
  readonly phrases: readonly Due[]
  readonly beginnings: Int32Array
  readonly places: Int32Array
}
const ANY = -1

/**
 * Phrases by a beginning that they need first, so that a text looks up its own few words and no phrase. What each needs besides stands
 * in one row of numbers, which is read in one go: for each phrase how many needs follow, for each of them how many beginnings, and these.
 */
type Beginning = { readonly phrases: Due[]; readonly besides: number[] }
const byBeginning = new Map<number, Beginning>()
let wordingCount = 0

function addToIndex(written: readonly Phrase[]): Indexed {
  const wording = wordingCount
  wordingCount += 1
  const phrases = written.map(({ source, needs, starts }, place): Due => {
    const asNumbers = needs.map((openings) => openings.map(numberOfLetters))
    const startNumbers = starts && Int32Array.from(starts, numberOfLetters)
    return { wording, place, source, needs: asNumbers, starts: startNumbers, pattern: null }
  })
  const first = phrases.flatMap((phrase) => (phrase.needs[0] ?? [ANY]).map((beginning) => ({ beginning, phrase })))
  for (const { beginning, phrase } of first) addUnder(beginning, phrase)
  return {
    number: wording,
    phrases,
    beginnings: Int32Array.from(first, ({ beginning }) => beginning),
    places: Int32Array.from(first, ({ phrase }) => phrase.place),
  }
}

function addUnder(beginning: number, phrase: Due): void {
  const under = byBeginning.get(beginning) ?? { phrases: [], besides: [] }
  const besides = phrase.needs.slice(1)
  under.phrases.push(phrase)
  under.besides.push(besides.length, ...besides.flatMap((openings) => [openings.length, ...openings]))
  byBeginning.set(beginning, under)
}

/** What is known of a text: how often it was asked for a wording, and by then of how many wordings which phrases may stand in it. */
type Lookup = {
  readonly beginnings: WordBeginnings
  times: number
  lookedUp: number
  readonly due: Map<number, Due[]>
}

/** A text and its sentences are asked for many wordings in a row. */
const lookupOf = rememberLatest((plain): Lookup => {
  return { beginnings: wordBeginnings(plain), times: 0, lookedUp: 0, due: new Map() }
})

/** From so many wordings on, a text is looked up in the index of all of them; a clause is asked for one or two. */
const MANY = 8
const NO_PHRASES: readonly Due[] = []

/** The phrases that may stand in a text, by its words, in their order. */
function dueIn(indexed: Indexed, lookup: Lookup): readonly Due[] {
  lookup.times += 1
  if (lookup.times === MANY) lookUp(lookup)
  return indexed.number < lookup.lookedUp ? (lookup.due.get(indexed.number) ?? NO_PHRASES) : dueAlone(indexed, lookup)
}

/** Asks the index of all wordings, which takes as long as asking a few of them one by one. */
function lookUp(lookup: Lookup): void {
  const { beginnings, due } = lookup
  addHeld(lookup, ANY)
  for (const beginning of beginnings.numbers) addHeld(lookup, beginning)
  for (const phrases of due.values()) if (phrases.length > 1) phrases.sort((one, other) => one.place - other.place)
  lookup.lookedUp = wordingCount
}

/** Adds the phrases under a beginning of which a text holds all else that they need. One may stand under several. */
function addHeld({ beginnings, due }: Lookup, beginning: number): void {
  const under = byBeginning.get(beginning)
  if (!under) return
  const { phrases, besides } = under
  let at = 0
  for (let place = 0; place < phrases.length; place += 1) {
    let isHeld = true
    let left = besides[at] ?? 0
    at += 1
    for (; left > 0; left -= 1) {
      const end = at + 1 + (besides[at] ?? 0)
      isHeld &&= holdsOne(beginnings, besides, at + 1, end)
      at = end
    }
    const phrase = phrases[place]
    if (!isHeld || !phrase) continue
    const others = due.get(phrase.wording)
    if (!others) due.set(phrase.wording, [phrase])
    else if (!others.includes(phrase)) others.push(phrase)
  }
}

/** Asks one wording. Loops and no closures: some are asked of every clause. */
function dueAlone({ phrases, beginnings, places }: Indexed, { beginnings: ofText }: Lookup): readonly Due[] {
  const found: Due[] = []
  let last = -1
  for (let at = 0; at < beginnings.length; at += 1) {
    const beginning = beginnings[at] ?? ANY
    if (beginning !== ANY && !hasBeginning(ofText, beginning)) continue
    const place = places[at] ?? 0
    const phrase = phrases[place]
    if (place === last || !phrase) continue
    last = place
    if (holdsNeeds(ofText, phrase)) found.push(phrase)
  }
  return found
}

function holdsNeeds(beginnings: WordBeginnings, { needs }: Due): boolean {
  for (const openings of needs) if (!holdsOne(beginnings, openings, 0, openings.length)) return false
  return true
}

function holdsOne(beginnings: WordBeginnings, openings: readonly number[], from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (hasBeginning(beginnings, openings[at] ?? ANY)) return true
  return false
}
