import { type Figure, PRICE_ONLY_NOTE } from './figure.ts'

const HELD = 'what you hold is worth now'
const SOLD = 'all that your sales ever brought in: of parts, of earlier rounds, of what you bought again too'

/** @see summarize */
export const ACCOUNT_GAIN_LOSS = {
  label: 'Total account gain/loss',
  methods: {
    all: { formula: '(now − cost) ÷ most in at once × 100', notes: [PRICE_ONLY_NOTE] },
  },
  terms: {
    now: `${HELD}, and ${SOLD}`,
    cost: 'what you had paid for all of that',
    'most in at once':
      'the highest that your purchases less your proceeds ever stood, entry by entry, so that money which went from one sale into the next purchase counts once',
  },
  rounding: 'percent',
} as const satisfies Figure

/** @see yearlyReturn */
export const YEARLY_RETURN = {
  label: 'Yearly return',
  methods: {
    all: {
      formula: 'the rate a year at which all that you paid in grows to all that you got back and what you hold today',
      notes: [
        'Money-weighted: every payment counts for the days that it was in (XIRR, in years of 365 days). From a year after your first purchase on; none where no rate fits, or more than one.',
      ],
    },
  },
  terms: {},
  rounding: 'percent',
} as const satisfies Figure

/** @see summarize */
export const ACCOUNT_VALUE = {
  label: 'Total value',
  methods: { all: { formula: 'the sum of price × quantity over all that you hold' } },
  terms: { price: 'the last one that is known of each asset' },
  rounding: 'cents',
} as const satisfies Figure

/** @see summarize */
export const ACCOUNT_TODAY = {
  label: "Today's gain/loss",
  methods: {
    all: { formula: '(worth now + sold for today − at risk) ÷ at risk × 100', notes: [PRICE_ONLY_NOTE] },
  },
  terms: {
    'at risk': 'what you held was worth at the previous close, and what you paid today',
  },
  rounding: 'percent',
} as const satisfies Figure

/** @see summarize */
export const BOUGHT_PERFORMANCE = {
  label: 'Bought performance',
  methods: {
    all: {
      formula: '(now − cost) ÷ cost × 100',
      notes: ['Parts of it that you have sold are on the card beside it.', PRICE_ONLY_NOTE],
    },
  },
  terms: { now: HELD, cost: 'what you paid for it' },
  rounding: 'percent',
} as const satisfies Figure

/** @see summarize */
export const SOLD_PERFORMANCE = {
  label: 'Sold performance',
  methods: { all: { formula: '(sold for − cost) ÷ cost × 100', notes: [PRICE_ONLY_NOTE] } },
  terms: { 'sold for': SOLD, cost: 'what that had cost' },
  rounding: 'percent',
} as const satisfies Figure

/** @see summarize */
export const WATCHED_PERFORMANCE = {
  label: 'Watched performance',
  methods: {
    all: {
      formula: '(now − cost) ÷ cost × 100',
      notes: ['As if you had bought what you watch, at the price of the day on which you began to.', PRICE_ONLY_NOTE],
    },
  },
  terms: { now: 'what you watch would be worth now', cost: 'what you would have paid then' },
  rounding: 'percent',
} as const satisfies Figure
