import { CURRENT_PRICE } from './current-price-figures.ts'
import { STOP_LOSS, TAKE_PROFIT } from './exits-figures.ts'
import type { Figure, FigureKey } from './figure.ts'
import {
  ACCOUNT_GAIN_LOSS,
  ACCOUNT_TODAY,
  ACCOUNT_VALUE,
  BOUGHT_PERFORMANCE,
  SOLD_PERFORMANCE,
  WATCHED_PERFORMANCE,
  YEARLY_RETURN,
} from './summary-figures.ts'
import { TODAYS_GAIN_LOSS } from './today-figures.ts'
import { COST_BASIS, REALIZED_GAIN, TOTAL_GAIN_LOSS, TOTAL_VALUE } from './valuation-figures.ts'

/** Every figure that explains itself, by its key: one that is renamed or missing does not compile. */
export const FIGURES = {
  'total-gain-loss': TOTAL_GAIN_LOSS,
  'todays-gain-loss': TODAYS_GAIN_LOSS,
  'current-price': CURRENT_PRICE,
  'cost-basis': COST_BASIS,
  'total-value': TOTAL_VALUE,
  'stop-loss': STOP_LOSS,
  'take-profit': TAKE_PROFIT,
  'realized-gain': REALIZED_GAIN,
  'account-gain-loss': ACCOUNT_GAIN_LOSS,
  'yearly-return': YEARLY_RETURN,
  'account-value': ACCOUNT_VALUE,
  'account-today': ACCOUNT_TODAY,
  'bought-performance': BOUGHT_PERFORMANCE,
  'sold-performance': SOLD_PERFORMANCE,
  'watched-performance': WATCHED_PERFORMANCE,
} as const satisfies Readonly<Record<FigureKey, Figure>>
