import { CUT_WORDS, OPENS_CLAUSE } from '../../../language/abbreviations.ts'
import { matchesOf } from '../../../language/matches-of.ts'
import type { Span } from '../../../language/plain-text.ts'
import { rememberLatest } from '../../../language/remember-latest.ts'

/** Narrows `outer` to what stands between the last break before a span and the first one after it. */
export function between(text: string, breaksOf: BreaksOf, span: Span, outer: Span): Span {
  let { from, to } = outer
  for (const found of breaksOf(text)) {
    if (found.to <= span.from) from = Math.max(from, found.to)
    if (found.from >= span.to) {
      to = Math.min(to, found.from)
      break
    }
  }
  return { from, to }
}

/** A dot inside `1.5`, `.35` or `amazon.com`. */
const IN_A_FIGURE_OR_NAME = String.raw`(?<=(?:^|[\d\s$(+−-])\.)\d|(?<=[a-z]\.)[a-z]`
/** Behind `U.S.`, unless a sentence begins there. */
const IN_INITIALS = String.raw`(?<=(?<![\p{L}\d])[A-Z]\.)[A-Z](?![\p{L}\d])|(?<=(?<![\p{L}\d])[A-Z]\.[A-Z]\.)(?=[\s,;:]+[\p{L}\d$])(?!\s+(?:[A-Z]['’\p{Ll}]|I\s))`
/** Behind an abbreviation of what comes next: `Dr. Ray`, `No. 2`, `Aug. 15`, `adj. margin`, `$4 bn. in a quarter`, `inv. turns`. */
const BEHIND_ABBREVIATION = String.raw`(?<=(?<![\p{L}\d])(?:Mr|Mrs|Ms|Dr|St|Prof)\.)\s+\p{Lu}|(?<=(?<![\p{L}\d])(?:[Nn]o|[Jj]an|[Ff]eb|[Mm]ar|[Aa]pr|[Jj]un|[Jj]ul|[Aa]ug|[Ss]ept?|[Oo]ct|[Nn]ov|[Dd]ec)\.)\s+\d|(?<=(?<![\p{L}\d])(?:[Aa]dj|[Aa]pprox|[Aa]vg|[Oo]p|[Oo]rg|[Cc]omp|[Mm]ax|[Mm]in|[Ee]st)\.)\s+[\p{Ll}\d$€£~+-]|(?<=\d\s?(?:bn|mn|pct)\.)\s+\p{Ll}|(?<=(?<![a-z])${CUT_WORDS}\.) +(?!${OPENS_CLAUSE})[a-z\d<>=$€£+~-]`

/**
 * What a quotation may not contain: the end of a line or of a sentence, a quotation mark, a tab, and the characters that
 * turn the direction of the text after them. Not every dot ends a sentence.
 */
export const HARD_BREAK = new RegExp(
  String.raw`[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069"“”„‟«»‹›…]|(?!\.)\p{Sentence_Terminal}|\.(?!${IN_A_FIGURE_OR_NAME}|${IN_INITIALS}|${BEHIND_ABBREVIATION})`,
  'gu',
)

/**
 * A comma before the year of a date ("January 2, 2027") parts nothing, nor does one before the condition of what is said ("wrong, and
 * embarrassed, if it falls") or a dash in a range ("12 - 13%").
 */
export const CLAUSE_BREAK =
  /(?:[;:]|,(?!(?<=\d,) 20\d\d)(?!(?:\s[^\s,;:.]{1,20}){0,3},?\s(?:if|unless)\s))(?=\s|$)|[，、；：()[\]{}|—]|(?<=\s)[-–](?=\s)(?!(?<=\d%?\s.)\s\d)/gu

/**
 * Where a clause of more than a few words can be cut further: before another clause, and not before a figure, a time or a second name ("since 2021",
 * "and 20%", "Mounjaro and Zepbound"). What is said under a condition ("half of it falls when the economy does") is not said without it.
 */
export const CONJUNCTION =
  /(?<=\s)(?<!(?:^|[.;:!?,(]\s?)[\p{L}-]+\s)(?:and(?!(?<=\p{Lu}[\p{L}\d&’'-]*\sand)\s(?!I(?![\p{L}\d]))\p{Lu})|but|because(?!\sof)|although|though(?<!as\sthough)|while(?<!(?:an?|the|any|some|good|long|little|short|great|fair)\swhile)|(?:(?:in|at)\s)?(?:(?:either|any|all|both|each|none|most|one|some|half)\s)?(?:(?:of|in|at|by|for|from|on|with|to|under|after)\s)?which|since|so(?=\s(?:[Ii]|it|the|this|they|we)\s))(?=\s)(?!\s[$€£~+-]?\d|\s[a-z-]+\s(?:cents|pence)(?!\p{L})|(?<=and|but)\s[\p{L}\d]+\s*(?:$|[.,;:!?)]))(?!(?<=since)\s(?:\p{Lu}\p{Ll}+|(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*|spring|summer|autumn|fall|winter|then|now|last|early|late)(?!\p{L}))/gu

/** Where a text breaks. A critique asks it of one text for each of its quotations. */
type BreaksOf = (text: string) => readonly Span[]
const breaksAt = (breaks: RegExp): BreaksOf =>
  rememberLatest((text) =>
    matchesOf(breaks, text).map(({ index, 0: { length } }) => ({ from: index, to: index + length })),
  )
export const HARD_BREAKS = breaksAt(HARD_BREAK)
export const CLAUSE_BREAKS = breaksAt(CLAUSE_BREAK)
export const CONJUNCTIONS = breaksAt(CONJUNCTION)
