import type { Figure } from './figure.ts'
import { LABELS } from './figure-labels.ts'

/** @see currentPrice */
export const CURRENT_PRICE = {
  label: LABELS['current-price'],
  methods: {
    known: {
      formula: 'the latest price that is known',
      notes: [
        "A provider's price counts before what you paid in the same session; a price that you type by itself counts until a later one is known.",
      ],
    },
  },
  terms: {},
  rounding: 'unit-price',
} as const satisfies Figure
