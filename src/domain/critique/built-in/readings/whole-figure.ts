import { matchesOf } from '../../../language/matches-of.ts'
import { plainText } from '../../../language/plain-text.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { fitsQuotation } from '../basis/length-of-quotation.ts'
import { dayOfEntry } from '../basis/own-tests-of.ts'

/**
 * A figure with all that its clause joins to it: "Revenue of 40 billion and a margin of 14% are the guide" says another thing than its first
 * half. What is joined may be a clause of its own ("6% dividend and everybody hates it"), which is another thing.
 * @returns null where the whole is too long to be quoted, and where the words are the second half of it
 */
export function withWhatIsJoined(thesis: string, quoted: string): string | null {
  const words = quoted.slice(1, -1)
  const from = thesis.indexOf(words)
  const rest = thesis.slice(from + words.length)
  const [joined] = QUALIFIES.exec(rest) ?? JOINED.exec(rest) ?? []
  if (FIRST_OF_TWO.test(plainText(thesis).slice(0, Math.max(0, from)))) return null
  if (from < 0 || joined === undefined || IS_CLAUSE.test(plainText(joined))) return quoted
  const to = from + words.length + joined.length
  const whole = thesis.slice(from, to).trimEnd()
  // "And in the U|.K. 2%"
  return fitsQuotation(whole) && !/^\.\p{L}/u.test(thesis.slice(to)) ? `“${whole}”` : null
}

/** "Revenue from 3 and | margin from 4 points came with the merger": the other figure stands before it. */
const FIRST_OF_TWO = /\d[^.,;:!?()]* (?:and|or) (?:a |an |the )?$/
/** Also the rest of a list: "14% in 2023, 16% in 2024 and 19% now". */
const JOINED =
  /^(?:,\s+[-+−$€£~]?\d(?:[^.,;:!?()“”"—\n]|[.,](?=\d))*)*\s+(?:and|or|to|versus|vs\.?)\s(?:[^.,;:!?()“”"—\n]|[.,](?=\d))+/iu
/** "Revenue of $725M, up 173%, following the acquisition": where it comes from belongs to a figure as well. */
const QUALIFIES =
  /^(?:,\s+(?:up|down)\s[^.,;:!?()“”"—\n]*(?:\.\d[^.,;:!?()“”"—\n]*)*)?,?\s+(?:(?:mostly|mainly|largely|all|purely|partly)\s+)?(?:following|thanks\s+to|because\s+of|due\s+to|owing\s+to|helped\s+by|driven\s+by|boosted\s+by|including|excluding|only\s+because)\s(?:[^.,;:!?()“”"—\n]|[.,](?=\d))+/iu
/** A subject of its own, and its verb. */
const IS_CLAUSE =
  /^ (?:and|or) (?:(?:so|yet|still|now|then|also) )*(?:(?:i|we|it|they|he|she|you|this|that|nobody|no one|everyone|everybody|people|there)(?:'s|'re|'m|'ve)? [a-z]+|(?:the|my|our|their|its|a|an) [a-z]+(?: [a-z]+)? (?:is|are|was|were|has|have|had|will|can|could|does|do|did|isn't|aren't|won't|can't)(?![a-z]))/

/**
 * Whether a figure is told of a time that is over, and of none since: "margin was 33% in 2021", "before the merger", "when I worked there". Of
 * the last year it is still one by which a share is judged.
 */
export function isOfThePast(words: string, { decision }: CritiqueRequest): boolean {
  const plain = plainText(words)
  const years = matchesOf(YEAR, plain).map(([year]) => Number(year))
  const today = Number(dayOfEntry(decision).slice(0, 4))
  const last = Math.max(...years)
  if (years.length > 0 && !NOW.test(plain)) return last < today - 1
  return IS_OVER.test(plain) && !NOW.test(plain)
}

const YEAR =
  /(?<![\d.,$€£])(?:19|20)\d\d(?![\d.,]*\d|\s?(?:stores|shops|people|employees|customers|units|beds|cars|mw|gw)(?![a-z]))/g
const NOW =
  /(?<![a-z])(?:now|today|this (?:year|quarter)|since|currently|again|from|up|down|vs|versus|against|every year)(?![a-z])/
const IS_OVER =
  /(?<![a-z])(?:years ago|decades? ago|used to (?:be|have|grow|earn|make|pay)|back (?:in|when|then)|(?:before|until) (?:covid|the (?:pandemic|merger|crisis|crash|war|split|spin-?off|sale|deal|takeover))|at (?:the|its) peak|in (?:the|its) (?:good|old|best|great) (?:days|years|times)|under (?:the|its) (?:old|former|previous|last) (?:owner|management|ceo|boss)|once (?:was|were|had|grew|earned)|(?:was|were|had|grew) once|when (?:i|my [a-z]+) (?:worked|was|started|held|owned|bought)|in my (?:time|day|days) there|in the (?:19)?[5-9]0s)(?![a-z])/
