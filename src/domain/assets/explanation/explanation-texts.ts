import type { Action } from '../../ledger/action.ts'
import type { Language } from '../../locale.ts'
import { type AssetFigureKey, type Figure, type FigureKey, type Method, ROUNDINGS } from '../figure.ts'
import { FIGURES } from '../figures.ts'

/** What is said of a figure in one language: the same methods as in English, and terms that stand in its formulas. */
type FigureTexts<Key extends FigureKey> = Pick<Figure, 'label' | 'terms'> & {
  readonly methods: Readonly<Record<keyof (typeof FIGURES)[Key]['methods'], Method>>
}

/** What describes figures in one language. */
export type DescribingTexts<Key extends FigureKey> = {
  readonly figures: { readonly [One in Key]: FigureTexts<One> }
  readonly roundings: Readonly<Record<Figure['rounding'], string>>
}

/** All that explains the figures of an asset in one language. */
export type ExplanationTexts = DescribingTexts<AssetFigureKey> & {
  readonly language: Language
  readonly unknown: string
  readonly actions: Readonly<Record<Action, string>>
  /** Instead of a formula with numbers: why there is none. */
  readonly reasons: {
    readonly unpricedSale: string
    readonly unrecordedSplit: string
    readonly expired: string
    readonly mixedShares: string
    readonly costNothing: string
    readonly noUnits: string
    readonly noPriceWritten: string
    readonly noPriceKnown: string
    readonly priceMissing: string
  }
  readonly ofDay: (price: string, day: string) => string
  readonly previousClose: { readonly own: string; readonly ofProvider: string }
  readonly changes: {
    readonly split: (newShares: string, oldShares: string) => string
    readonly settled: Readonly<Record<'expired-worthless' | 'exercised' | 'sold-before', string>>
    readonly settledAt: (outcome: string, price: string) => string
    readonly decided: (action: string, quantity: string, price: string) => string
    readonly all: string
    readonly unknownPrice: string
  }
}

export const ENGLISH: ExplanationTexts & DescribingTexts<FigureKey> = {
  language: 'en',
  figures: FIGURES,
  roundings: ROUNDINGS,
  unknown: 'unknown',
  actions: {
    Watch: 'Watch',
    Buy: 'Buy',
    'Buy More': 'Buy More',
    Hold: 'Hold',
    'Keep Watching': 'Keep Watching',
    'Sell Some': 'Sell Some',
    Sell: 'Sell',
  },
  reasons: {
    unpricedSale: 'the price of a sale was not known',
    unrecordedSplit: 'a split is not recorded yet: the price is in new shares, and what is held in old ones',
    expired: 'it has expired, and its outcome is not recorded yet',
    mixedShares: 'a split is not recorded yet, and some was bought or sold since: old and new shares would be mixed',
    costNothing: 'it had cost nothing, and of nothing there is no percentage',
    noUnits: 'of 0 shares or contracts there is no average',
    noPriceWritten: 'no price was written down',
    noPriceKnown: 'no price is known',
    priceMissing: 'a price is missing',
  },
  ofDay: (price, day) => `${price} of ${day}`,
  previousClose: { own: 'The previous close is your own.', ofProvider: 'The previous close is the provider’s.' },
  changes: {
    split: (newShares, oldShares) => `Split ${newShares} for ${oldShares}`,
    settled: {
      'expired-worthless': 'Expired worthless',
      exercised: 'Exercised',
      'sold-before': 'Sold before it expired',
    },
    settledAt: (outcome, price) => `${outcome} at ${price}`,
    decided: (action, quantity, price) => `${action} ${quantity} at ${price}`,
    all: 'all',
    unknownPrice: 'an unknown price',
  },
}
