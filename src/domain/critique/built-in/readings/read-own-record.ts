import { percentSureOf } from '../../../claims/probability.ts'
import { matchesOf } from '../../../language/matches-of.ts'
import { plainText } from '../../../language/plain-text.ts'
import { NUMBER_WORD, numberOf } from '../../../language/quantities.ts'
import { standingOf } from '../../../language/standing.ts'
import { wholeWords } from '../../../language/whole-word-pattern.ts'
import type { CritiqueRequest } from '../../critique.ts'
import type { Finding } from '../basis/finding.ts'
import { quotationAround } from '../basis/quotation.ts'
import { isPurchase } from '../basis/request.ts'

/** How often its writer was right before, by their own count, where the number of this entry stands for far more. */
export function readOwnRecord(request: CritiqueRequest): readonly Finding[] {
  const { thesis, confidence } = request.decision
  if (!isPurchase(request)) return []
  const plain = plainText(thesis)
  const chance = percentSureOf(confidence)
  if (!MAY_COUNT.test(plain)) return []
  for (const { index, 0: words, groups } of RECORD.flatMap((form) => matchesOf(form, plain))) {
    const [right, all] = [numberOf(groups?.right ?? ''), numberOf(groups?.all ?? '')]
    if (right === null || all === null || right > all || all < FEWEST) continue
    const rate = Math.round((100 * right) / all)
    const span = { from: index, to: index + words.length }
    const { isNegated, isReported, isQuoted, isIronic, isSupposed } = standingOf(thesis, span)
    if (isNegated || isReported || isQuoted || isIronic || isSupposed || FAILED.test(words)) continue
    if (chance - rate < FAR) continue
    const quoted = quotationAround(thesis, span)
    const values = { words: quoted, rate: String(rate), confidence: String(confidence), chance: String(chance) }
    return [
      {
        kind: 'words-and-number-disagree',
        part: 'psychology',
        weight: 66,
        ways: BESIDE,
        values,
        quoted,
        hasOwnForm: true,
      },
    ]
  }
  return []
}

/** Each form holds it, and few texts do. */
const MAY_COUNT = new RegExp(`${NUMBER_WORD} (?:out )?of `)

/** Of fewer nobody can tell a rate, and what is nearer to the number may be chance. */
const [FEWEST, FAR] = [4, 10]

const OF = `(?<right>${NUMBER_WORD}) (?:out )?of (?:my |the |those |these )?(?:last |past |previous |first )?(?<all>${NUMBER_WORD})(?![.,]?\\d| ?%)`
const CAME_TRUE =
  '(?:worked(?: out)?|paid off|came (?:good|true|off|right)|(?:was|were) (?:right|winners?|correct|a success|gains?)|made money|won|beat (?:the (?:index|market)|spy)|went up)'
/** "Two of five turnarounds that I've written up worked", "right on 3 of my last 9", "my record here is 2 of 7". */
const RECORD: readonly RegExp[] = [
  `(?<![a-z0-9.,])${OF}(?: [a-z-]+){0,3} (?:that )?(?:i|i've|i have|i had)(?: [a-z0-9']+){1,6} ${CAME_TRUE}(?![a-z])`,
  `(?<![a-z0-9.,])${OF}(?: of mine| [a-z-]+ of mine) ${CAME_TRUE}(?![a-z])`,
  `(?<![a-z])(?:i was|i've been|i have been|i am|i'm|been) right (?:(?:in|on|about|with|only|just) )*${OF}(?![a-z])`,
  `(?<![a-z])my (?:own )?(?:record|hit rate|track record|batting average|score)(?: [a-z]+){0,5}(?: is|:| was| stands at)(?: only| just)? ${OF}(?![a-z])`,
].map((form) => new RegExp(form, 'g'))
const FAILED = wholeWords('wrong|lost|failed|missed|bad|losers?|did not|no')

const BESIDE = [
  'By {words} you were right in {rate} of 100; {confidence} of 10 stands for {chance} of 100.',
  'You write {words}, which is {rate} of 100, beside a {confidence} of 10 that stands for {chance}.',
] as const
