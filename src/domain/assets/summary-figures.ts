import { type Figure, PRICE_ONLY_NOTE } from './figure.ts'
import { LABELS } from './figure-labels.ts'

/** @see summarize */
export const ACCOUNT_GAIN_LOSS = {
  label: LABELS['account-gain-loss'],
  methods: { all: { formula: '(now − cost) ÷ most in at once × 100', notes: [PRICE_ONLY_NOTE] } },
  terms: {
    now: 'what you hold is worth now, and all that your sales ever brought in',
    cost: 'what you had paid for that',
    'most in at once':
      'the highest that your purchases less your proceeds ever stood, entry by entry in the order of the days decided, so that money from one sale in the next purchase counts once',
  },
  rounding: 'percent',
} as const satisfies Figure

/** @see yearlyReturn */
export const YEARLY_RETURN = {
  label: LABELS['yearly-return'],
  methods: {
    all: {
      formula:
        'the rate a year at which all that you paid in, less all that you got back, each grown from its day to today, is what you hold today',
      notes: [
        'Each day’s line is rounded to the cent, so their sum may be some cents off.',
        'The yearly return is money-weighted: every payment counts for the days that it was in (XIRR, in years of 365 days). It is shown from a year after your first purchase on, unless no rate fits, or more than one.',
      ],
    },
  },
  terms: {},
  rounding: 'percent',
} as const satisfies Figure

/** @see summarize */
export const ACCOUNT_VALUE = {
  label: LABELS['account-value'],
  methods: { all: { formula: 'the sum of price × quantity over all that you hold' } },
  terms: {},
  rounding: 'cents',
} as const satisfies Figure

/** @see summarize */
export const ACCOUNT_TODAY = {
  label: LABELS['account-today'],
  methods: { all: { formula: '(worth now + sold for today − at risk) ÷ at risk × 100', notes: [PRICE_ONLY_NOTE] } },
  terms: { 'at risk': 'what you held, at the previous close, and what you paid today' },
  rounding: 'percent',
} as const satisfies Figure

/** @see summarize */
export const BOUGHT_PERFORMANCE = {
  label: LABELS['bought-performance'],
  methods: {
    all: {
      formula: '(worth now − cost) ÷ cost × 100',
      notes: ['What you sold of what you hold counts as sold.', PRICE_ONLY_NOTE],
    },
  },
  terms: {},
  rounding: 'percent',
} as const satisfies Figure

/** @see summarize */
export const SOLD_PERFORMANCE = {
  label: LABELS['sold-performance'],
  methods: { all: { formula: '(sold for − cost) ÷ cost × 100', notes: [PRICE_ONLY_NOTE] } },
  terms: { 'sold for': 'what all your sales brought in, of parts and of earlier rounds too' },
  rounding: 'percent',
} as const satisfies Figure

/** @see summarize */
export const WATCHED_PERFORMANCE = {
  label: LABELS['watched-performance'],
  methods: {
    all: {
      formula: '(worth now − cost) ÷ cost × 100',
      notes: ['What you watch counts as if you had bought it when you began to.', PRICE_ONLY_NOTE],
    },
  },
  terms: {},
  rounding: 'percent',
} as const satisfies Figure
