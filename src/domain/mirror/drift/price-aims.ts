import Big from 'big.js'
import { plainText } from '../../language/plain-text.ts'
import { type Quantity, quantitiesOf } from '../../language/quantities.ts'
import { sentencesOf } from '../../language/sentences.ts'
import type { Decimal } from '../../prices/money.ts'
import { goesOnWithShare, namesMeasure, tellsOfMeasure } from './price-aim-context.ts'
import { AIM_PATTERNS, type AimPattern, signsOfShare } from './price-aim-patterns.ts'

/** What a thesis is about: the names of its share, and the prices of its day, in USD per unit. */
export type Aimed = { readonly names: readonly string[]; readonly prices: readonly Decimal[] }

/**
 * The bare numbers of a text that it gives as a price which its share should reach: the share is what goes there, by its ticker, its company's
 * name, as “the stock”, or as an “it” that can mean nothing else; or the writer sees it there, sells at it, or calls it a target. Where what is
 * meant may be anything else that is counted or measured, the number is none.
 */
export function priceAims(text: string, { names, prices }: Aimed): readonly Quantity[] {
  const plain = plainText(text)
  const candidates = quantitiesOf(text).filter(
    ({ unit, scale, value, to }) =>
      unit === 'count' &&
      scale === undefined &&
      !IS_YEAR.test(value) &&
      isWithin(value, prices, FARTHEST) &&
      !NO_PRICE.test(plain.slice(to, to + 40)),
  )
  if (candidates.length === 0) return []
  const sentences = sentencesOf(text)
  const signs = signsOfShare(names)
  const told = (from: number, to: number) => plainText(signs(text.slice(from, to)))
  return candidates.filter((each) => {
    const at = sentences.findIndex(({ from, to }) => each.from >= from && each.from < to)
    const [sentence, previous] = [sentences[at], sentences[at - 1]]
    if (!sentence) return false
    const before = told(sentence.from, each.from)
    const after = told(each.to, sentence.to)
    const earlier = previous ? told(previous.from, previous.to) : ''
    if (IS_DENIED.test(lastClause(before)) || IS_TIME.test(after)) return false
    // What is measured may stand behind its number: "at 20 next year's earnings".
    if (namesMeasure(firstClause(after))) return false
    return AIM_PATTERNS.some((pattern) => isAimOf(pattern, { before, after, earlier }) && isNear(pattern, each, prices))
  })
}

type Around = { readonly before: string; readonly after: string; readonly earlier: string }

function isAimOf({ before: pattern, after: next, subject }: AimPattern, { before, after, earlier }: Around): boolean {
  if (next && !next.test(after)) return false
  const cut = Math.max(0, before.length - LONGEST)
  const found = pattern.exec(before.slice(cut))
  if (!found) return false
  const opening = before.slice(0, cut + found.index + (found.groups?.start?.length ?? 0))
  if (subject === 'price') return true
  if (subject === 'share') return !namesMeasure(lastClause(opening))
  // A name may be of the company, which has stores and margins, too.
  if (tellsOfMeasure(opening) || tellsOfMeasure(earlier)) return false
  return subject !== 'pronoun' || goesOnWithShare(opening, earlier)
}

/** No pattern is longer, and each is tried at every place. */
const LONGEST = 100

/** What names the share is taken for its price up to ten times as much; what the writer does, or sees, only nearer to it. */
const isNear = ({ subject }: AimPattern, { value }: Quantity, prices: readonly Decimal[]): boolean =>
  subject === 'share' || subject === 'name' || subject === 'price' || isWithin(value, prices, NEAR)

const isWithin = (value: Decimal, prices: readonly Decimal[], times: number): boolean =>
  prices.some((price) => new Big(value).times(times).gt(price) && new Big(value).lt(new Big(price).times(times)))

/** "A ten-bagger" is the most that anybody aims at. */
const FARTHEST = 10
const NEAR = 3

const IS_YEAR = /^(?:19[5-9]\d|20\d\d)$/

/** The words behind the last mark, or the last word that opens a clause. */
const lastClause = (before: string): string => before.split(CLAUSES).at(-1) ?? ''
const firstClause = (after: string): string => after.split(CLAUSES)[0] ?? ''
const CLAUSES =
  /,(?! (?:dass|that)(?![a-z]))|[;:!?]| - |[–—]|(?<![a-z])(?:because|since|while|although|though|but|so|when|if|once|unless|weil|denn|da|wenn|falls|aber|sobald|und dann)(?![a-z])/

/** Nobody aims at what is denied, or at what somebody does not believe. */
const IS_DENIED =
  /n't(?![a-z])|(?<![a-z])(?:not|never|no|nobody|none|without|doubt|doubts|unlikely|cannot|nicht|nie|niemals|kein|keine|kaum|bezweifle|niemand)(?![a-z])/

/** "At 8 in the morning", "8:30", "12/31", and the "60, when I am old" of a life. */
const IS_TIME =
  /^ ?(?:am|pm|a\.m\.|p\.m\.|h|uhr|o'clock|sharp)(?![a-z])|^[:/]\d|^[^,;:]*(?<![a-z])(?:morning|afternoon|evening|noon|tonight|at night|o'clock|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|morgens|abends|nachmittags|vormittags|mittags|am morgen|am abend)(?![a-z])|(?<![a-z])(?:old|retire|retired|pension|alt|rente)(?![a-z])/

/**
 * What is counted or measured stands right behind its number, or behind the second one of two; a price is followed by a mark, a preposition, a time or
 * a verb.
 */
const NO_PRICE =
  /^(?: ?(?:-|to|or|and|bis|oder|und) ?\d[\d.,]*)? ?(?:%|[°"º]|[x×](?![a-z])|[-–/](?=[a-z])|in the (?!end|long|short|next|coming|first|second|third|fourth|spring|summer|autumn|fall|winter|middle|future|best|worst)|\([^)]*[a-z]|(?!(?:in|on|at|by|for|if|to|and|or|but|is|as|when|with|a share|per share|each|usd|within|again|next|this|after|before|from|until|today|now|then|soon|which|that|perhaps|maybe|because|without|eventually|easily|eoy|i|i'll|i'd|und|oder|bis|im|in|vor|nach|dann|innerhalb|binnen|wenn|weil|verkaufe|steigt|geht|klettert|fällt|erreicht|ist|bleibt|remains|stays|wert|price target|pt|steigen|gehen|stehen|klettern|fallen|kommen|notieren|laufen|erreichen|je aktie|pro aktie)(?![a-zäöü]))[a-zäöü])/
