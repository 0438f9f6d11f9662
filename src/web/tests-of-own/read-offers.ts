import { type LevelInWords, levelsInWords } from '#domain/tests-of-own/as-level.ts'
import { type OwnTestOffer, offerOwnTest } from '#domain/tests-of-own/offer-own-test.ts'

/** What a form can offer of what is written in it. */
export type Offers = { readonly test: OwnTestOffer | null; readonly levels: readonly LevelInWords[] }

/**
 * Reads a thesis and the line beside it. This module brings the grammar along and is loaded when somebody writes.
 * @param today ISO day of New York's calendar
 * @param takesLevels whether the decision has a stop and a target
 */
export const readOffers = (thesis: string, line: string, today: string, takesLevels: boolean): Offers => ({
  test: line.trim() === '' ? offerOwnTest(thesis, today, takesLevels) : null,
  levels: takesLevels ? levelsInWords(thesis, line, today) : [],
})
