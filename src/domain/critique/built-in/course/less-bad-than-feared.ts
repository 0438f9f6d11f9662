import { plainText, type Span } from '../../../language/plain-text.ts'
import { quantitiesOf } from '../../../language/quantities.ts'
import { sentenceAfter, sentenceAround } from '../../../language/sentences.ts'

/**
 * Whether news that went down is set beside something worse that was foreseen, in its sentence or in the next one: "Sales fell 2%, I had
 * feared 4%". It is no reason for less confidence.
 */
export function isLessBadThanFeared(text: string, span: Span): boolean {
  const plain = plainText(text)
  const own = sentenceAround(text, span)
  const next = sentenceAfter(text, own)
  const after = next ? plain.slice(next.from, next.to) : ''
  const words = `${plain.slice(own.from, own.to)} ${FORESEEN.test(after) ? after : ''}`
  if (BETTER.test(words) || (FELL.test(words) && LESS.test(words) && !GREW.test(words))) return true
  if (!FORESEEN.test(words) || WORSE.test(words) || GREW.test(words)) return false
  const [told, foreseen] = quantitiesOf(words)
    .filter(({ unit }) => unit === 'percent')
    .map(({ value }) => Math.abs(Number(value)))
  return told !== undefined && foreseen !== undefined && told < foreseen
}

const FORESEEN =
  /(?<![a-z])(?:feared|afraid|dreaded|expected|braced|worried|assumed|guided for|planned for|against (?:the |an? )?\d)(?![a-z])/
const WORSE = /(?<![a-z])(?:worse|more|weaker|bigger|deeper|short|below|only|instead of)(?![a-z])/
const BETTER =
  /(?<![a-z])(?:not (?:as|so) (?:bad|badly|weak|deep) as|better than|milder than|shallower than|as (?:i )?planned|(?:afraid of|feared|expected|braced for) (?:much |far )?worse)(?![a-z])/
const LESS = /(?<!to )(?<![a-z])(?:less(?: bad)?|smaller|lower) than(?![a-z])/
const FELL =
  /(?<![a-z])(?:fell|fallen|falls?|down|declin\w+|slip(?:s|ped)?|drop(?:s|ped)?|shr[au]nk|lost|loss|losses|cuts?)(?![a-z])/
const GREW = /(?<![a-z])(?:grew|grows?|growth|rise|rises|gains?|increase[sd]?|added)(?![a-z])/
