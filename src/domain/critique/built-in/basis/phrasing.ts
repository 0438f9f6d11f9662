/** Ways to say the same thing. `{words}` and other names in braces are filled in. */
export type Phrasings = readonly [string, ...string[]]

/**
 * The first way to say a thing that does not stand in `before`, from the one that is due on: entries of one asset go through them in
 * turn, and the same entry is always read in the same words.
 * @param turn how many entries came before
 * @param before the text of earlier critiques
 * @returns undefined where all stand there
 */
export function newPhrasing(
  ways: Phrasings,
  turn: number,
  values: Readonly<Record<string, string>>,
  before: string,
): string | undefined {
  const fitting = isOneWord(values.words) ? ways.filter((way) => !way.includes('words {words}')) : ways
  const first = fitting.length === 0 ? 0 : (fingerprint(ways[0]) + turn) % fitting.length
  for (let next = 0; next < fitting.length; next += 1) {
    const way = fitting[(first + next) % fitting.length] ?? ''
    const text = filledIn(way, values)
    if (!before.includes(text)) return text
  }
  return undefined
}

/** Whether a thing was said in `text` in one of its ways, of whatever day and price: the words between the values stand there in their order. */
export const isToldIn = (ways: Phrasings, text: string): boolean =>
  ways.some((way) => {
    let at = 0
    return piecesIn(way).every((piece, index) => {
      if (index % 2 === 1) return true
      const found = text.indexOf(piece, at)
      at = found + piece.length
      return found >= 0
    })
  })

function filledIn(way: string, values: Readonly<Record<string, string>>): string {
  return piecesIn(way).reduce((text, piece, at) => text + (at % 2 === 0 ? piece : (values[piece] ?? '')), '')
}

function piecesIn(way: string): readonly string[] {
  const pieces = piecesOf.get(way) ?? way.split(/\{(\w+)\}/u)
  piecesOf.set(way, pieces)
  return pieces
}

/** Ways that were parted at their names already, of which every second piece is one. There are as many as the critic has ways to say things. */
const piecesOf = new Map<string, readonly string[]>()

/** The turn of what may be said of any entry: another one for each share, so that a whole journal does not speak in one sentence. */
export const turnOf = ({
  ticker,
  earlier,
}: {
  readonly ticker: string
  readonly earlier: readonly unknown[]
}): number => earlier.length + (fingerprint(ticker) % MOST_WAYS)

/** A multiple of how many ways there may be, so that each is as likely as the others. */
const MOST_WAYS = 60

/** One quotation that holds the other would read as the same words again. */
export function sharesWords(one: string, other: string): boolean {
  const [a, b] = [one.slice(1, -1), other.slice(1, -1)]
  return a.includes(b) || b.includes(a)
}

/** “Guaranteed” alone is not "the words". */
const isOneWord = (quotation: string | undefined): boolean => quotation !== undefined && !/\s/u.test(quotation)

/** FNV-1a, 32 bits: spreads texts evenly, and is no secret. */
function fingerprint(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
