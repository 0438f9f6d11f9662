import type { FigureKey } from './figure.ts'

/**
 * The labels of the figures on the pages. They are apart from the explanations, which are long and loaded only on
 * request.
 */
export const LABELS = {
  'total-gain-loss': 'Total gain/loss',
  'todays-gain-loss': "Today's gain/loss",
  'current-price': 'Last',
  'cost-basis': 'Cost basis',
  'total-value': 'Total value',
  'stop-loss': 'Stop loss',
  'take-profit': 'Take profit',
  'realized-gain': 'Realized gain',
  'account-gain-loss': 'Total account gain/loss',
  'yearly-return': 'Yearly return',
  'account-value': 'Total value',
  'account-today': "Today's gain/loss",
  'bought-performance': 'Bought performance',
  'sold-performance': 'Sold performance',
  'watched-performance': 'Watched performance',
} as const satisfies Readonly<Record<FigureKey, string>>
