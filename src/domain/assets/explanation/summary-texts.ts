import type { Language } from '../../locale.ts'
import type { SummaryFigureKey } from '../figure.ts'
import { FIGURES } from '../figures.ts'
import { type DescribingTexts, ENGLISH as OF_ASSETS } from './explanation-texts.ts'

/** All that explains the figures of the summary in one language. */
export type SummaryTexts = DescribingTexts<SummaryFigureKey> & {
  readonly language: Language
  readonly unknown: string
  /** The names of the lines that are not of one asset. */
  readonly lines: {
    readonly sum: string
    readonly gain: string
    readonly percent: string
    readonly heldAndSold: string
    readonly now: string
    readonly cost: string
    readonly mostIn: string
    readonly atRisk: string
    readonly grown: string
    readonly heldToday: string
    readonly paidIn: string
  }
  readonly sold: (ticker: string) => string
  /** More addends than stand side by side. */
  readonly above: { readonly results: (count: string) => string; readonly atRisk: (count: string) => string }
  /** Why an asset is in no sum. */
  readonly reasons: {
    readonly split: string
    readonly expired: string
    readonly sale: string
    readonly price: string
    readonly firstPrice: string
    readonly priceOfToday: string
  }
}

export const ENGLISH: SummaryTexts = {
  language: 'en',
  figures: FIGURES,
  roundings: OF_ASSETS.roundings,
  unknown: OF_ASSETS.unknown,
  lines: {
    sum: 'Sum',
    gain: 'Gain',
    percent: 'Percent',
    heldAndSold: 'Held + sold',
    now: 'Now',
    cost: 'Cost',
    mostIn: 'Most in at once',
    atRisk: 'At risk',
    grown: 'Grown to today',
    heldToday: 'Held today',
    paidIn: 'Paid in',
  },
  sold: (ticker) => `${ticker}, sold`,
  above: {
    results: (count) => `the ${count} results above`,
    atRisk: (count) => `the ${count} amounts at risk above`,
  },
  reasons: {
    split: 'a split is not recorded',
    expired: OF_ASSETS.reasons.expired,
    sale: 'the price of a sale is not known',
    price: 'its price is not known',
    firstPrice: 'no price was written down at first',
    priceOfToday: 'its price of today, or the close before it, is not known',
  },
}
