/** Within single marks an apostrophe is no end. Straight ones stand for apostrophes elsewhere: they quote where one is said to have written. Finnish and Swedish begin with the mark that ends an English quotation. */
const QUOTED =
  /“([^“”]+)”|„([^„“”]+)[“”]|«([^«»]+)»|»([^«»]+)«|‹([^‹›]+)›|「([^「」]+)」|『([^『』]+)』|"([^"\n]+)"|(?<![\p{L}\p{N}])‘((?:[^‘’\n]|’(?=\p{L}))+)’(?!\p{L})|(?<=\b(?:[Ww]r[oi]te|[Ww]ritten|[Ss]a(?:y|id)|[Cc]all(?:ed)?|[Cc]laim(?:ed)?|[Pp]romised?|[Nn]oted?|schr[ei]{2}bs?t?|schrieben|schreiben|geschrieben|écri\w{1,3}|escrib\w{1,4})\b[^.!?\n'‘’“”"]{0,30}\s)'((?:[^'\n]|'(?=\p{L}))+)'(?!\p{L})|”([^“”„\n]+)”/gu
/** A shorter quotation says nothing about where it came from. */
const LEAST_LENGTH = 3

/** A quotation of a text with its marks, what stands between them, and its place. */
type Quotation = { readonly whole: string; readonly words: string; readonly index: number }

function quotationsIn(text: string): readonly Quotation[] {
  return Array.from(text.matchAll(QUOTED), (match) => {
    const [whole, ...groups] = match
    return { whole, words: groups.find((group) => group !== undefined) ?? '', index: match.index }
  })
}

/** Quotations of what is not in what was given, each with its place. */
export function foreignQuotes(text: string, given: string): readonly Quotation[] {
  const haystack = folded(given)
  return quotationsIn(text).filter(({ words }) => !isQuotedFrom(haystack, words))
}

const isQuotedFrom = (haystack: string, words: string): boolean =>
  piecesOf(words).every((piece) => holdsWords(haystack, piece))

/** Just before a quotation, in English, it says that the investor's words follow. */
const YOU_WRITE =
  /\byou(?:['’]ve| had| have| also| now| still| even)? (?:wr[oi]te|written|say|said|call(?:ed)?|claim(?:ed)?|promised?|noted?|admit(?:ted)?)(?: (?:that|of|it|so|as|in|on|about|then|here|today|this|[A-Z][a-z]{2,8} \d{1,2},?|\d{4},?))*[:,]? $/i

const REACH = 120

/** A quotation that a critique gives as the investor's words. */
export type QuotedAsYours = {
  /** The critique's words, from “you wrote” on. */
  readonly words: string
  /** What is quoted, folded, in the pieces between dots. */
  readonly pieces: readonly string[]
  /** The critique's sentence around it, without what is quoted. */
  readonly sentence: string
}

export const quotedAsYours = (text: string): readonly QuotedAsYours[] =>
  quotationsIn(text).flatMap(({ whole, words, index }) => {
    const opening = YOU_WRITE.exec(text.slice(Math.max(0, index - REACH), index))?.[0]
    if (opening === undefined) return []
    const before =
      text
        .slice(Math.max(0, index - LONGEST_SENTENCE), index)
        .split(SENTENCE_END)
        .at(-1) ?? ''
    const end = index + whole.length
    const after = text.slice(end, end + LONGEST_SENTENCE).split(SENTENCE_END)[0] ?? ''
    return [{ words: opening + whole, pieces: piecesOf(words), sentence: `${before} … ${after}` }]
  })

const SENTENCE_END = /[.!?]\s|\n/
/** In characters, on each side of the quotation. */
const LONGEST_SENTENCE = 400

/**
 * What a headline or a filing says, quoted as the investor's own words.
 * @param given all that the critic was given
 * @param own what of it is the investor's
 * @returns the critique's words, from “you wrote” on
 */
export function wronglyYours(text: string, given: string, own: string): readonly string[] {
  const [all, yours] = [folded(given), folded(own)]
  const isFrom = (haystack: string, pieces: readonly string[]) => pieces.every((piece) => holdsWords(haystack, piece))
  return quotedAsYours(text)
    .filter(({ pieces }) => isFrom(all, pieces) && !isFrom(yours, pieces))
    .map(({ words }) => words)
}

/** Dots say that something was left out between two pieces; a stop at the edge belongs to the critique's own sentence. */
const piecesOf = (words: string): string[] =>
  words
    .split(/\[?(?:…|\.{3})\]?/)
    .map((piece) => folded(piece).replace(/^[\s.,;:!?]+|[\s.,;:!?]+$/g, ''))
    .filter((piece) => piece.length >= LEAST_LENGTH)

/** Scripts that part words by spaces: in these a quotation begins and ends with a word, as “art” is none of “start”. */
const LETTER = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]/u

export function holdsWords(haystack: string, piece: string): boolean {
  for (let at = haystack.indexOf(piece); at >= 0; at = haystack.indexOf(piece, at + 1))
    if (!isInsideWord(haystack, at) && !isInsideWord(haystack, at + piece.length)) return true
  return false
}

const isInsideWord = (text: string, at: number): boolean =>
  LETTER.test(text.charAt(at - 1)) && LETTER.test(text.charAt(at))

/** Line breaks, capitals and the form of an apostrophe make no other quotation. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’‘ʼ]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐‑–—]/g, '-')
    .replace(/\s+/g, ' ')
