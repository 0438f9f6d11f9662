/** The figures of an asset that explain themselves: these, and no others, in the contract and on every page. */
export const ASSET_FIGURE_KEYS = [
  'total-gain-loss',
  'todays-gain-loss',
  'current-price',
  'cost-basis',
  'total-value',
  'stop-loss',
  'take-profit',
  'realized-gain',
] as const

/** The figures of the summary that do. */
export const SUMMARY_FIGURE_KEYS = [
  'account-gain-loss',
  'yearly-return',
  'account-value',
  'account-today',
  'bought-performance',
  'sold-performance',
  'watched-performance',
] as const

export type AssetFigureKey = (typeof ASSET_FIGURE_KEYS)[number]
export type SummaryFigureKey = (typeof SUMMARY_FIGURE_KEYS)[number]
export type FigureKey = AssetFigureKey | SummaryFigureKey

/** How a figure is rounded, once, where it is shown. */
export const ROUNDINGS = {
  cents: 'Amounts are rounded to the cent, half a cent away from zero.',
  'unit-price': 'Prices are rounded to the cent, below a dollar to four to six places.',
  percent: 'Percentages are rounded to two decimals.',
} as const

/** How a figure comes about in one case. */
export type Method = {
  /** Follows the label, such as `of what you hold`; left out where there is no other method. */
  readonly scope?: string
  /** In words. */
  readonly formula: string
  /** Sentences on what it does, and what it leaves out. */
  readonly notes?: readonly string[]
}

/** What is said of a figure wherever it is explained: in its dialog, on the summary, and on /page. */
export type Figure = {
  readonly label: string
  /** By case; the first is the usual one. */
  readonly methods: Readonly<Record<string, Method>>
  /** What the words of its formulas mean, where they do not say it themselves. */
  readonly terms: Readonly<Record<string, string>>
  readonly rounding: keyof typeof ROUNDINGS
}

/** What every gain leaves out (ruling 24). */
export const PRICE_ONLY = 'Price only, without dividends'
/** The same as a sentence of its own. */
export const PRICE_ONLY_NOTE = `${PRICE_ONLY}.`
