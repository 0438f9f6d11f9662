import { type LevelInWords, levelsInWords } from '#domain/tests-of-own/as-level.ts'
import { type OwnTestOffer, offerOwnTest } from '#domain/tests-of-own/offer-own-test.ts'

/** What is written in a form so far. */
export type Written = {
  readonly thesis: string
  /** The line beside the thesis. */
  readonly line: string
  /** The ISO day in New York. */
  readonly today: string
  /** Whether the decision has a stop and a target. */
  readonly takesLevels: boolean
}

/** What a form can offer on the basis of its text. */
export type Offers = { readonly test: OwnTestOffer | null; readonly levels: readonly LevelInWords[] }

// A thread of its own reads the texts: the first reading compiles the whole grammar, and on a slow phone no key would be answered
// meanwhile.
globalThis.addEventListener('message', ({ data }: MessageEvent<Written>) => globalThis.postMessage(readOffers(data)))

const readOffers = ({ thesis, line, today, takesLevels }: Written): Offers => ({
  test: line.trim() === '' ? offerOwnTest(thesis, today, takesLevels) : null,
  levels: takesLevels ? levelsInWords(thesis, line, today) : [],
})
