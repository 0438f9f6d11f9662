import { plainText } from '../../../language/plain-text.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import { isNamedStop } from '../../../tests-in-text/own-test.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { quotationOfTest } from '../basis/quotation-of-test.ts'
import { isSale, isWatched } from '../basis/request.ts'
import { isAboutWhatIsHeld } from '../own-tests/about-what-is-held.ts'
import { isPlainTest } from '../own-tests/plain-test.ts'
import { testsIn } from '../own-tests/read-tests.ts'
import { softenerOf } from '../own-tests/softened-test.ts'
import { wholeTest } from '../own-tests/whole-test.ts'
import type { StandingFact } from './standing-finding.ts'

/** Another test of the entry than the one that is told already: what is said of the same words is left out by whoever asks. */
export function* otherTests(request: CritiqueRequest): Iterable<StandingFact> {
  const { thesis, writtenAt } = request.decision
  if (isSale(request) || isWatched(request) || writtenAt) return
  const tests = testsIn(request).filter((each) => !isNamedStop(each) && !each.isPrice && each.followedBy !== 'review')
  if (tests.length < 2) return
  for (const test of tests) {
    const [whole, ...more] = wholeTest(thesis, test)
    const quoted = whole && more.length === 0 ? quotationOfTest(thesis, whole) : null
    const isClear =
      quoted !== null &&
      !LEANS.test(plainText(quoted)) &&
      isPlainTest(test, quoted, thesis) &&
      isAboutWhatIsHeld(test, thesis)
    if (isClear && softenerOf(test, thesis) === null && hasOneSentence(thesis, test.span.from, quoted))
      yield { quoted, values: { words: quoted }, ways: OTHER_TEST }
  }
}

/** A quotation that begins in the sentence of its test is none of another one. */
const hasOneSentence = (thesis: string, at: number, quoted: string): boolean => {
  const { from, to } = sentenceAround(thesis, { from: at, to: at + 1 })
  return thesis.slice(from, to).includes(quoted.slice(1, -1))
}

/** "Should either occur I sell" says what follows from both. */
const LEANS =
  /(?<![a-z])(?:either|both|neither|one of (?:them|these|the two)|any of (?:them|these)|(?:this|that|these|those|it) (?:happens?|occurs?|comes? true|is the case))(?![a-z])/
const OTHER_TEST = [
  'A second line of yours stands beside that: {words}.',
  'You drew another line as well: {words}.',
  'The other line that you drew: {words}.',
] as const
