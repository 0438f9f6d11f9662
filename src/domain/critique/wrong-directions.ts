import { fencedFields, fencedTexts } from './prompt-sources.ts'
import { type StatedChange, statedChanges } from './stated-changes.ts'
import { isGiven } from './written-figures.ts'

/** The fields whose figures have a sign of their own: without a minus they are above zero. */
const SIGNED: ReadonlySet<string> = new Set([
  'changeOnYearBefore',
  'priceChangeUpToNow',
  'priceChangeSince',
  'share',
  'market',
  'value',
])
const NOT_IN_WORDS: ReadonlySet<string> = new Set([...SIGNED, 'earlierCritiques', 'lastQuestion'])

/**
 * Changes that a critique tells the other way round: it says “grew 5%” where -5% was given, or a profit where a loss was. A figure
 * that also stands in somebody's words is told wrongly only where these say its direction, too. Read in English.
 * @param input what the critic was sent
 * @returns the critique's words, each once
 */
export function wrongDirections(sentences: readonly string[], input: string): readonly string[] {
  const given = [
    ...fencedFields(input, SIGNED).flatMap(statedChanges).map(withOwnSign),
    ...fencedTexts(input, NOT_IN_WORDS).flatMap((text) => statedChanges(text)),
  ]
  const wrong = sentences
    .flatMap(statedChanges)
    .filter(({ figure, direction }) => direction !== null && isOnlyGivenOtherwise(given, figure, direction))
  return [...new Set(wrong.map(({ text }) => text))]
}

const withOwnSign = (change: StatedChange): StatedChange => ({ ...change, direction: change.direction ?? 'up' })

function isOnlyGivenOtherwise(
  given: readonly StatedChange[],
  figure: StatedChange['figure'],
  direction: StatedChange['direction'],
): boolean {
  const same = given.filter((other) => isGiven(figure, [other.figure]))
  return same.length > 0 && same.every((other) => other.direction !== null && other.direction !== direction)
}
