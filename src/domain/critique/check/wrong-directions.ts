import { type FigureIndex, indexFigures, sameFigures } from '../../language/figures/figure-index.ts'
import { fencedFields, fencedTexts } from '../prompt/prompt-sources.ts'
import { type StatedChange, statedChanges } from './stated-changes.ts'

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
  const told = sentences.flatMap(statedChanges).filter(({ direction }) => direction !== null)
  if (told.length === 0) return []
  const given = indexFigures(
    [
      ...fencedFields(input, SIGNED).flatMap(statedChanges).map(withOwnSign),
      ...fencedTexts(input, NOT_IN_WORDS).flatMap((text) => statedChanges(text)),
    ],
    ({ figure, direction }) => `${figure.text} ${direction}`,
  )
  return [...new Set(told.filter((change) => isOnlyGivenOtherwise(given, change)).map(({ text }) => text))]
}

const withOwnSign = (change: StatedChange): StatedChange => ({ ...change, direction: change.direction ?? 'up' })

function isOnlyGivenOtherwise(given: FigureIndex<StatedChange>, { figure, direction }: StatedChange): boolean {
  const same = [...sameFigures(figure, given)]
  return same.length > 0 && same.every((other) => other.direction !== null && other.direction !== direction)
}
