import { sentencesOf } from '../language/sentences.ts'
import { asLevel } from './as-level.ts'
import { findOwnTests, readOwnTest } from './find-own-tests.ts'
import { isFalsifier, OWN_TEST_LENGTH, type OwnTest } from './own-test.ts'

/** A line for the field "Wrong if", and the last day that it names. */
export type OwnTestOffer = { readonly line: string; readonly on: string | null }

/**
 * The first test that a thesis holds, as a line that stands by itself. Every word of it is the person's own: it is the shortest
 * stretch of the thesis that is read as the same test without the rest. A stop or a target is not among them.
 * @param today ISO day on which it is written
 * @param takesLevels whether the decision has a stop and a target; without them a price is a test like any other
 */
export function offerOwnTest(thesis: string, today: string, takesLevels = true): OwnTestOffer | null {
  for (const test of findOwnTests(thesis, today)) {
    if (!isFalsifier(test) || (takesLevels && asLevel(test) !== null)) continue
    const line = candidates(test, thesis).find((words) => isReadAs(test, words, today))
    if (line === undefined) continue
    const on = test.byWhen?.on ?? null
    return { line, on: on !== null && on >= today ? on : null }
  }
  return null
}

/** From the condition alone to the sentence with the two before it, on which it may lean. */
function candidates({ condition, words, span }: OwnTest, thesis: string): readonly string[] {
  const sentences = sentencesOf(thesis)
  const own = sentences.findIndex(({ to }) => to >= span.to)
  const from = (back: number) => sentences[Math.max(0, own - back)]?.from ?? span.from
  return [condition ?? words, words, thesis.slice(from(1), span.to), thesis.slice(from(2), span.to)]
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .filter(({ length }) => length <= OWN_TEST_LENGTH.max)
}

const isReadAs = (test: OwnTest, line: string, today: string): boolean => {
  const read = readOwnTest(line, today)
  return read !== null && reading(read) === reading(test)
}

function reading({ measured, side, value, unit, isChange, isPrice, forHowLong, byWhen }: OwnTest): string {
  const what = measured?.replace(/\s+/g, ' ').replace(/ (?:and|or|then|so)$/i, '')
  return JSON.stringify([what, side, value, unit, isChange, isPrice, forHowLong, byWhen?.on])
}
