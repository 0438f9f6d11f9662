import { plainText } from '../../../language/plain-text.ts'
import { openingQuotation } from '../basis/quotation.ts'

/**
 * The first clause of a thesis that may be its reason: "I coach hockey" and "I am a nurse" say who writes, and are no reason that somebody
 * could give up.
 * @returns null where there is none
 */
export function openingReason(thesis: string): string | null {
  const taken: string[] = []
  for (let tried = 0; tried < MOST_TRIED; tried += 1) {
    const quotation = openingQuotation(thesis, taken)
    if (quotation === null || !IS_OF_WRITER.test(plainText(quotation.slice(1, -1)))) return quotation
    taken.push(quotation)
  }
  return null
}

const MOST_TRIED = 4
const BUYS_OR_THINKS =
  'buy|buying|bought|own|hold|holding|take|took|taking|want|like|love|think|believe|expect|see|bet|add|pay|paid|trust|hope|count|reckon|start|started|get|need|sold|sell'
/** What somebody is, does or did, with no word of buying or of what they think of it. */
const IS_OF_WRITER = new RegExp(
  `^(?:(?:as|being) (?:an?|the) |(?:i|we)(?:'m|'ve|'ll| am| was| have| had| do| used to)*(?: [a-z]+ly)? (?!(?:${BUYS_OR_THINKS})(?![a-z]))[a-z]|my (?:wife|husband|brother|sister|father|mother|dad|mum|mom|son|daughter|friend|uncle|aunt|job|work|trade|shop|practice|firm)(?![a-z])(?!.*(?<![a-z])(?:says?|said|thinks?|buys?|bought)(?![a-z])))`,
)
