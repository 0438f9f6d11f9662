import type { Figure } from './figure.ts'
import { LABELS } from './figure-labels.ts'

const SET_AS_PRICE = 'the price that you set'
const NOTE = 'Buying more or selling some does not move it; a split restates it, and an update can move or remove it.'

/** @see exitPrice */
export const STOP_LOSS = {
  label: LABELS['stop-loss'],
  methods: {
    percent: {
      scope: 'given as a percentage',
      formula: 'price of the decision that set it × (1 − percentage ÷ 100)',
      notes: [NOTE],
    },
    price: { scope: 'given as a price', formula: SET_AS_PRICE, notes: [NOTE] },
  },
  terms: {},
  rounding: 'unit-price',
} as const satisfies Figure

/** @see exitPrice */
export const TAKE_PROFIT = {
  label: LABELS['take-profit'],
  methods: {
    percent: {
      scope: 'given as a percentage',
      formula: 'price of the decision that set it × (1 + percentage ÷ 100)',
      notes: [NOTE],
    },
    price: { scope: 'given as a price', formula: SET_AS_PRICE, notes: [NOTE] },
  },
  terms: {},
  rounding: 'unit-price',
} as const satisfies Figure
