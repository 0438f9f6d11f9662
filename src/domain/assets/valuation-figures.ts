import { type Figure, PRICE_ONLY_NOTE } from './figure.ts'
import { LABELS } from './figure-labels.ts'

/** @see valueAsset */
export const COST_BASIS = {
  label: LABELS['cost-basis'],
  methods: {
    held: {
      scope: 'of what you hold',
      formula: 'what is held had cost ÷ quantity',
      notes: ['A sale takes out the average cost of what is held, so the cost basis of the rest stays what it was.'],
    },
    sold: { scope: 'of what you sold', formula: 'what was sold had cost ÷ quantity sold' },
    watched: { scope: 'of what you watch', formula: 'the price that you wrote down at first' },
  },
  terms: { 'had cost': 'what you paid for it, on average' },
  rounding: 'unit-price',
} as const satisfies Figure

/** @see valueAsset */
export const TOTAL_VALUE = {
  label: LABELS['total-value'],
  methods: {
    held: { scope: 'of what you hold or watch', formula: 'price × quantity' },
    sold: { scope: 'of what you sold', formula: 'what the sales brought in' },
  },
  terms: { price: 'the last price of one share or contract' },
  rounding: 'cents',
} as const satisfies Figure

/** @see valueAsset */
export const TOTAL_GAIN_LOSS = {
  label: LABELS['total-gain-loss'],
  methods: {
    held: { scope: 'of what you hold', formula: '(price − cost basis) ÷ cost basis × 100', notes: [PRICE_ONLY_NOTE] },
    sold: {
      scope: 'of what you sold, since you last bought it',
      formula: '(sold for − had cost) ÷ had cost × 100',
      notes: [PRICE_ONLY_NOTE],
    },
    watched: {
      scope: 'of what you watch',
      formula: '(price − cost basis) ÷ cost basis × 100',
      notes: [
        'What you watch counts as if you had bought it at the price that you wrote down at first.',
        PRICE_ONLY_NOTE,
      ],
    },
  },
  terms: { 'cost basis': 'the average price that you paid for one of it' },
  rounding: 'percent',
} as const satisfies Figure

/** @see realizedGainOf */
export const REALIZED_GAIN = {
  label: LABELS['realized-gain'],
  methods: {
    sold: {
      formula: 'sold for − what that had cost, over all rounds',
      notes: ['A realized gain is rounded once, at the end.', PRICE_ONLY_NOTE],
    },
  },
  terms: { rounds: 'from a Buy to the Sell that ends it' },
  rounding: 'cents',
} as const satisfies Figure
