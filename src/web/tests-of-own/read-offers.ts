import { type LevelInWords, levelsInWords } from '#domain/tests-of-own/as-level.ts'
import { type OwnTestOffer, offerOwnTest } from '#domain/tests-of-own/offer-own-test.ts'

/** What a form can offer on the basis of its text. */
export type Offers = { readonly test: OwnTestOffer | null; readonly levels: readonly LevelInWords[] }

/**
 * Reads a thesis and the line beside it. This module contains the grammar, so it is loaded only when the user writes.
 * @param today the ISO day in New York
 * @param takesLevels whether the decision has a stop and a target
 */
export const readOffers = (thesis: string, line: string, today: string, takesLevels: boolean): Offers => ({
  test: line.trim() === '' ? offerOwnTest(thesis, today, takesLevels) : null,
  levels: takesLevels ? levelsInWords(thesis, line, today) : [],
})
