import type { Span } from '../../../language/plain-text.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { dayWritten } from './day-of-writing.ts'
import { sharesWords } from './phrasing.ts'
import { dayOf } from './quotation.ts'
import { clauseQuotation, wholeQuotation } from './whole-quotation.ts'

/** What fills the sentence of a critic as it is told, its quotations in whole sentences. */
export type Told = {
  readonly values: Readonly<Record<string, string>>
  readonly quoted: string | null
}

/** What can be said, and what it quotes: of the clause in which it was found, and as it is told. */
type Said = {
  readonly kind?: string
  readonly values?: Readonly<Record<string, string>>
  readonly quoted?: string | null
  readonly told?: Told
}

/**
 * The same with every quotation as its sentence has it: the one place through which all quotations go before they are told. What is found in
 * a clause is said of a clause, and told in the words that stand around it, so that no reader takes half of a sentence for the whole.
 * @returns null where the words can't be quoted without changing what they say
 */
export const inWholeSentences = <Each extends Said>(each: Each, request: CritiqueRequest): Each | null =>
  asTold(each, request, wholeQuotation)

/**
 * The same beside what is told already: of a sentence that is quoted there, no more than the clause in which it was found.
 * @returns null where that clause can't stand alone, or is quoted there
 */
export function besideWholeSentences<Each extends Said>(
  each: Each,
  taken: readonly Said[],
  request: CritiqueRequest,
): Each | null {
  if (!taken.some((other) => quotesSame(each, other))) return each
  const clause = asTold(each, request, clauseQuotation)
  return clause && !taken.some((other) => isSame(each.quoted, other.quoted)) ? clause : null
}

/** Whether two quote the same words, as they are told. */
const quotesSame = (one: Said, other: Said): boolean => isSame((one.told ?? one).quoted, (other.told ?? other).quoted)

const isSame = (one: string | null | undefined, other: string | null | undefined): boolean =>
  Boolean(one && other && sharesWords(one, other))

type Quote = (text: string, span: Span, beside: readonly Span[]) => string | null

function asTold<Each extends Said>(each: Each, request: CritiqueRequest, quote: Quote): Each | null {
  const { values = {}, quoted } = each
  const names = Object.keys(values).filter((name) => values[name]?.includes('“'))
  if (names.length === 0) return each
  const isOfOther = each.kind !== undefined && OF_OTHER_ASSET.includes(each.kind)
  const sources = isOfOther
    ? (request.echo ?? []).map(({ passage }) => passage)
    : sourcesOf(Object.values(values).join(' '), request)
  const told: Record<string, string> = { ...values }
  for (const name of names) {
    const value = values[name] ?? ''
    // “On Jan 13, 2026 you wrote ...” is of that day, whatever today repeats.
    const isOfBefore = name === 'wrote' || request.earlier.some((entry) => value.includes(dayOf(entry)))
    const [today = '', ...others] = sources
    const whole = wholeIn(value, isOfBefore && !isOfOther ? [...others, today] : sources, quote)
    if (whole === null) return null
    told[name] = whole
  }
  const wholeQuoted = quoted ? wholeIn(quoted, sources, quote) : null
  return quoted && wholeQuoted === null ? null : { ...each, told: { values: told, quoted: wholeQuoted } }
}

/** Which quote what was written about another asset, in whatever words it was nearly said today. */
const OF_OTHER_ASSET: readonly string[] = ['echo', 'echo-went-wrong', 'winner-sold-loser-kept']

/** A value with its quotations whole; two that stand in one sentence are one then. */
function wholeIn(value: string, sources: readonly string[], quote: Quote): string | null {
  const pieces = Array.from(value.matchAll(QUOTATION), ([, words = '']) => words)
  const whole = new Map(pieces.map((words) => [words, wholeOf(words, pieces, sources, quote)]))
  if ([...whole.values()].includes(null)) return null
  return value.replace(QUOTATION, (_, words: string) => `“${whole.get(words) ?? words}”`).replace(TWICE, '$1')
}

const QUOTATION = /“([^”]*)”/gu
const TWICE = /(“[^”]*”)(?:(?:,| and) \1| \(said of \1\))+/gu

/** Texts that may be quoted: of today, then of the entries whose day is told beside, then all others that somebody wrote. */
function sourcesOf(told: string, request: CritiqueRequest): readonly string[] {
  const { decision, earlier, principles, tests = [] } = request
  const isTold = (entry: (typeof earlier)[number]) => told.includes(dayOf(entry)) || told.includes(dayWritten(entry))
  return [
    decision.thesis,
    ...earlier.filter(isTold).map(({ thesis }) => thesis),
    ...principles,
    ...tests.map(({ text }) => text),
    ...earlier.filter((entry) => !isTold(entry)).map(({ thesis }) => thesis),
  ]
}

/**
 * Words as the first source that holds them has them. What stands in none is somebody else's, as a headline. Where one source has them several
 * times, the clause that was found is most of what stands around it.
 */
function wholeOf(words: string, pieces: readonly string[], sources: readonly string[], quote: Quote): string | null {
  const text = sources.find((source) => source.includes(words))
  if (text === undefined || words === '') return words
  const beside = pieces.filter((piece) => piece !== words).flatMap((piece) => placesOf(piece, text))
  const found = placesOf(words, text).flatMap((span) => quote(text, span, beside) ?? [])
  return found.toSorted((one, other) => one.length - other.length)[0] ?? null
}

/** Words that stand in a text more often say nothing by themselves. */
const MOST_PLACES = 4

function placesOf(words: string, text: string): readonly Span[] {
  const places: Span[] = []
  if (words === '') return places
  for (
    let at = text.indexOf(words);
    at >= 0 && places.length < MOST_PLACES;
    at = text.indexOf(words, at + words.length)
  )
    places.push({ from: at, to: at + words.length })
  return places
}
