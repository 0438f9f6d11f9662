import { type Figure, PRICE_ONLY_NOTE } from './figure.ts'
import { LABELS } from './figure-labels.ts'

/** @see todaysGain */
export const TODAYS_GAIN_LOSS = {
  label: LABELS['todays-gain-loss'],
  methods: {
    traded: {
      scope: 'of what you bought or sold today',
      formula:
        '(worth now + sold for today − worth at the previous close − paid today) ÷ (worth at the previous close + paid today) × 100',
      notes: [
        'What was held at the previous close counts from that close, what was bought today from what was paid, what was sold today up to its sale.',
        PRICE_ONLY_NOTE,
      ],
    },
    // A price without trades of the day moves what is held by the same percentage.
    held: {
      scope: 'of what you held all day',
      formula: '(price − previous close) ÷ previous close × 100',
      notes: [PRICE_ONLY_NOTE],
    },
    watched: {
      scope: 'of what you watch',
      formula: '(price − previous close) ÷ previous close × 100',
      notes: ['Of what you only watch, both prices are the provider’s.'],
    },
  },
  terms: { 'previous close': 'the last price of the session before, in shares of today' },
  rounding: 'percent',
} as const satisfies Figure
