import { matchesOf } from '../../../language/matches-of.ts'
import { plainText } from '../../../language/plain-text.ts'
import { type Quantity, quantitiesOf } from '../../../language/quantities.ts'
import { sentencesOf } from '../../../language/sentences.ts'
import { standingOf } from '../../../language/standing.ts'
import { quotationOfWhole } from '../basis/quotation-of-test.ts'

/**
 * "Revenue per seat was guided to +2%, I had 4% in mind": a sentence with a figure and the better one that its writer had reckoned with, quoted whole.
 * null where the text has none, or the figure is the better one.
 */
export function ownFigureMissed(thesis: string): string | null {
  const plain = plainText(thesis)
  if (!OWN.test(plain)) return null
  for (const sentence of sentencesOf(thesis)) {
    const words = plain.slice(sentence.from, sentence.to)
    const [own, ...more] = matchesOf(OWN_OF_ANY, words)
    const [first, second, ...others] = quantitiesOf(thesis.slice(sentence.from, sentence.to))
    if (!own || more.length > 0 || !first || !second || others.length > 0 || /\?\W*$/.test(words)) continue
    // "They guided to 3%, I had reckoned with 6": a bare number has the unit of the other.
    const isAlike = first.unit === second.unit || isBare(second, first)
    const { isReported, isQuoted, isSupposed, isNegated } = standingOf(thesis, {
      from: sentence.from + own.index,
      to: sentence.from + own.index + own[0].length,
    })
    if (!isAlike || isReported || isQuoted || isSupposed || isNegated) continue
    const isOwnFirst = own.index < first.from
    const [told, reckoned] = isOwnFirst ? [second, first] : [first, second]
    const isLess = Number(told.value) < Number(reckoned.value)
    if (Number(told.value) === Number(reckoned.value) || isLess === BETTER_LESS.test(words)) continue
    return quotationOfWhole(thesis, sentence)
  }
  return null
}

const isBare = ({ unit, scale, value }: Quantity, beside: Quantity): boolean =>
  unit === 'count' && scale === undefined && Number(value) < Number(beside.value) * FAR
const FAR = 10

const RECKONED = '(?:reckoned|hoped|expected|counted|assumed|wanted|planned|thought|pencill?ed|bet|needed)'
const OWN_WORDS = `(?<![a-z])(?:i had(?: [^.;]{1,20})? in mind|i(?: had|'d)? ${RECKONED}|i had (?=[-+]?\\d)|my (?:own )?(?:figure|number|guess|estimate|model|sum)(?: was| said| had| is| says| has)?)(?![a-z])`
const OWN = new RegExp(OWN_WORDS)
const OWN_OF_ANY = new RegExp(OWN_WORDS, 'g')
/** Of these less is better, or nobody knows. */
const BETTER_LESS =
  /(?<![a-z])(?:costs?|loss(?:es)?|debt|leverage|churn|expenses?|tax(?:es)?|defaults?|write-?offs?|capex|inventor(?:y|ies)|stock|days|weeks|months|ratio|shares?|price|employees|dilution|inflation|rates?|complaints|returns|decline|fall|delay)(?![a-z])/
