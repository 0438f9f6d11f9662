import { plainText } from '../../language/plain-text.ts'
import { quantitiesOf } from '../../language/quantities.ts'
import { sentencesOf } from '../../language/sentences.ts'
import { contentWords } from '../../tests-in-text/vocabulary/content-terms.ts'
import type { ReachedLine } from '../lines/lines.ts'

type Line = Pick<ReachedLine, 'kind' | 'levelPrice' | 'words'>

/** "The stop", "below my stop", "stopped out": the noun, for "nothing stops them" speaks of no line. */
const NAMES: Readonly<Record<Line['kind'], RegExp>> = {
  'stop-loss':
    /(?<![a-z])(?:(?:the|my|a|own|this|that|below|under|at|past|through|no|its|old|first) (?:own )?stops?(?! [a-z]+ing)|stop[- ]loss(?:es)?|stop (?:(?:at|of) \$?\d|came|is|was|stands|stood|price|reached)|stopped out)(?![a-z])/,
  'take-profit': /(?<![a-z])(?:targets?|price target|take[- ]profits?)(?![a-z])/,
  'own-test': /(?<![a-z])(?:wrong if|(?:my|own|the) (?:own )?(?:test|condition)s?|falsifier)(?![a-z])/,
}
const NAMES_ANY = /(?<![a-z])my (?:own )?(?:line|rule|limit|exit|stop|target|test)s?(?![a-z])/

/** So many words of a test that a sentence repeats are no chance. */
const WORDS_SHARED = 2

/** The first sentence of a thesis that speaks of a line: names the stop, target or test, its price, or what is tested; null where none does. */
export function sentenceOfLine(thesis: string, line: Line): string | null {
  const tested = new Set(line.words === null ? [] : contentWords(line.words))
  const found = sentencesOf(thesis).find(({ from, to }) => {
    const sentence = thesis.slice(from, to)
    const plain = plainText(sentence)
    return (
      NAMES[line.kind].test(plain) ||
      NAMES_ANY.test(plain) ||
      (line.levelPrice !== null && namesPrice(sentence, line.levelPrice)) ||
      new Set(contentWords(sentence).filter((word) => tested.has(word))).size >=
        Math.min(WORDS_SHARED, tested.size || 1)
    )
  })
  return found ? thesis.slice(found.from, found.to) : null
}

/** "Under 90" names a stop of $90.00, and "8% a year" no stop of $8. */
const namesPrice = (sentence: string, price: string): boolean =>
  quantitiesOf(sentence).some(
    ({ value, unit }) => (unit === 'money' || unit === 'count') && Number(value) === Number(price),
  )
