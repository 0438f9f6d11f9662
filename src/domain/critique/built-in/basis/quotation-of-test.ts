import { type Span, trimmed } from '../../../language/plain-text.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import { listWords } from '../../../list-format.ts'
import { isWithin, type Limit, shortened } from './length-of-quotation.ts'
import { quotationAround, sentencesWithin, withClosedBracket, withMainClause } from './quotation.ts'

const TEST: Limit = { words: 36, characters: 220 }

/**
 * A test of one's own, whole: its figure and its end are what counts. One that leans on the sentence before it is quoted in two
 * pieces, since no quotation holds the end of a sentence.
 */
export function quotationOfTest(text: string, ...written: readonly [Span, ...Span[]]): string {
  const [first, ...others] = written
  const spans = [fromWordStart(text, first), ...others] as const
  const last = spans.at(-1) ?? spans[0]
  const within = sentencesWithin(text, toEndOfClause(text, last)).filter(isMoreThanTitle(text))
  const own = within.slice(firstOfLast(text, within, 2))
  // What spans two sentences holds its own beginning, and needs the one before only where that begins with "that".
  const isWhole = own.length > 1 && !/^(?:that|this|it|these|those)(?!\p{L})/iu.test(text.slice(own[0]?.from))
  const before = spans.length > 1 && !isWhole ? sentencesWithin(text, spans[0]).slice(-1) : []
  const pieces = [...before, ...(before.length > 0 ? own.slice(-1) : own)]
  const quoted = pieces.map((piece) => {
    return `“${withClosedBracket(text, trimmed(text, shortened(text, trimmed(text, piece), TEST)))}”`
  })
  if (quoted.length === 0) return quotationAround(text, last)
  return listWords(quoted)
}

/**
 * A test with all that belongs to it behind the clause in which it ends: “..., provided that orders grow”, “..., time value or not”, “..., and no price
 * will tempt me back”. Before a clause that says something else it ends; one that would be too long stays as it was.
 */
export const quotationOfWholeTest = (text: string, ...written: readonly [Span, ...Span[]]): string =>
  withTail(text, quotationOfTest(text, ...written), Math.max(...written.map(({ to }) => to)))

/**
 * A quotation of a test with what belongs to it behind its last words.
 * @param end where the test ends in the text
 */
export function withTail(text: string, quotation: string, end: number): string {
  const [, lead, own] = STATED_BEFORE.exec(quotation) ?? []
  // What stands before it and only tells how things are is no part of the test.
  if (lead && own && IS_STATEMENT.test(lead) && !LEANS_WHOLLY.test(own))
    return `${withOwnTail(text, `“${own}”`, end)} (said of “${lead}”)`
  return withOwnTail(text, quotation, end)
}

function withOwnTail(text: string, quotation: string, end: number): string {
  const last = /“([^”]*)”$/u.exec(quotation)?.[1] ?? ''
  const from = last === '' ? -1 : text.lastIndexOf(last, end)
  const tail = from < 0 ? '' : tailOf(text, { from, to: from + last.length })
  return tail === '' ? quotation : `${quotation.slice(0, -1)}${tail}”`
}

/** What follows the words of a test in its sentence and belongs to it; empty where nothing does, or all of it would be too long. */
export function tailOf(text: string, { from, to }: Span): string {
  const [own] = sentencesWithin(text, { from: to, to: sentenceAround(text, { from: Math.max(from, to - 1), to }).to })
  // Before a mark of a quotation the words would end in the middle.
  if (!own || text.slice(to, own.from).trim() !== '' || /["“”„«»…]/u.test(text.charAt(own.to))) return ''
  const parts = text.slice(to, own.to).match(TAIL_PARTS) ?? []
  const other = parts.findIndex((part) => !BELONGS.test(part) && !isAside(part))
  const tail = parts
    .slice(0, other < 0 ? parts.length : other)
    .join('')
    .replace(/[\s,;:–—-]+$/u, '')
  const isWithinLimit = isWithin(text.slice(from, to) + tail, WITH_TAIL)
  return isWithinLimit && /^(?:,|\s(?:and|but|or|because|unless|even|provided|whatever)\s)/u.test(tail) ? tail : ''
}

const STATED_BEFORE = /^“([^”]*)” and “([^”]*)”$/u
/** "Otherwise sell": what has to be so stands before it. */
const LEANS_WHOLLY =
  /^(?:otherwise|then|or|else|so|if (?:not|so)|when (?:it|that) is not|(?:under|below|above|over) (?:that|this|it))(?![\p{L}'’])/iu
/** A figure of today, without a word of what should be, or of what follows. */
const IS_STATEMENT =
  /^(?!.*(?<![\p{L}'’])(?:if|unless|when|once|should|must|need(?:s|ed)?|(?:has|have|had) to|want|would|will|may|rule|line|limit|test|wrong|sell|out|exit|below|under|above|over|at least|at most|more than|less than|no more|until|till|only)(?![\p{L}'’]))(?!.*[<>=]).*\d/iu

const WITH_TAIL: Limit = { words: 48, characters: 290 }
/** A comma in a number parts nothing. */
const TAIL_PARTS = /(?:^[^,]|,)(?:[^,]|,(?=\d))*/gu
/** What limits a test, gives its reason or says that it is meant. */
const BELONGS =
  /^,?\s*(?:(?:and|but|or|then)\s+)*(?:(?:only|not?|never|nothing|nobody|none|provided|providing|as long as|so long as|unless|if|when|once|until|except|without|whatever|whichever|however|regardless|irrespective|whether|no matter|even|because|since|by then)(?![\p{L}'’])|(?:I|we)\s+(?:don['’]t|do not|won['’]t|will not)\s+(?:care|mind|wait|argue|discuss|debate|negotiate|ask|haggle|look)(?!\p{L}))/iu

/** "Time value or not", "no second chance", "without debate": a few words without a verb or a figure of their own. */
const isAside = (part: string): boolean =>
  part.trim().split(/\s+/u).length <= MOST_IN_ASIDE && !HAS_VERB_OR_FIGURE.test(part) && /\p{L}/u.test(part)
const MOST_IN_ASIDE = 6
const HAS_VERB_OR_FIGURE =
  /\d|(?<!\p{L})(?:is|are|was|were|be|has|have|had|will|would|can|could|should|must|may|might|do|does|did|I|it|they|he|she|we|you|this|that|which|who|lol|haha|so|also|stop|target)(?!\p{L})|['’](?:s|re|ll|ve|m|d|t)(?!\p{L})/iu

/** The same; null where it is too long for a quotation, or holds one: half of what somebody admits is something else. */
export function quotationOfWhole(text: string, ...written: readonly [Span, ...Span[]]): string | null {
  const quotation = quotationOfTest(text, ...written)
  const bare = (words: string) => words.replace(/[^\p{L}\p{N}]/gu, '')
  const all = written.map(({ from, to }) => text.slice(from, to)).join('')
  return bare(quotation.replaceAll('” and “', '')) === bare(all) ? quotation : null
}

/** "I'd want it at 700": what was found may begin within a word, and no quotation does. */
function fromWordStart(text: string, { from, to }: Span): Span {
  const begun = /[\p{L}\p{N}]['’]$/u.test(text.slice(0, from)) ? /[\p{L}\p{N}'’]+$/u.exec(text.slice(0, from)) : null
  return { from: from - (begun?.[0].length ?? 0), to }
}

/** Where the last sentences begin: at "if the ceo says | macro headwinds | one more time" only marks of a quotation part the pieces. */
function firstOfLast(text: string, pieces: readonly Span[], count: number): number {
  let first = Math.max(0, pieces.length - count)
  const isParted = (at: number) => {
    const [before, piece] = [pieces[at - 1], pieces[at]]
    return !before || !piece || !/^[\s"“”„»«]+$/u.test(text.slice(before.to, piece.from))
  }
  while (first > 0 && pieces.length - first < MOST_PIECES && !isParted(first)) first -= 1
  return first
}

const MOST_PIECES = 4

/** "Mr. Flatt speaks of 25%": no quotation holds the full stop, and "Mr" alone quotes nothing. */
const isMoreThanTitle =
  (text: string) =>
  ({ from, to }: Span): boolean =>
    !/^(?:mr|mrs|ms|dr|st|prof)\W*$/iu.test(text.slice(from, to).trim())

/** "Below 96 would tell me that | the tenants are worse": a quotation goes on to the next mark. */
export function toEndOfClause(text: string, { from, to }: Span): Span {
  const end = sentenceAround(text, { from: Math.max(from, to - 1), to }).to
  const rest = /^(?:[^.,;:!?()“”"—]|[.,](?=\d))*(?:(?<=\snothing),[^.,;:!?()“”"—]+)?/u.exec(
    text.slice(to, Math.max(to, end)),
  )?.[0]
  const whole = rest ?? ''
  // "Payout above 80% 3) debt above 4x": the number is that of the next item.
  const number = text.charAt(to + whole.length) === ')' ? (/\s[a-h\d]$/u.exec(whole)?.[0].length ?? 0) : 0
  return withMainClause(text, { from, to: to + whole.length - number }, { to: end })
}
