import { createElement } from 'react'
import { expect, it } from 'vitest'
import { assetView } from '#test/fixtures/views.ts'
import { wordsOf } from '#test/support/markup.ts'
import { ActionFields } from './action-fields.tsx'
import { freshDecision } from './decision-draft.ts'

it('a sale says that it sells all that is held, and a draft of one nothing of what was sold meanwhile', () => {
  const words = (list: 'bought' | 'sold') =>
    wordsOf(
      createElement(ActionFields, {
        asset: assetView({ list, quantity: '3' }),
        fields: freshDecision('Sell'),
        change: () => undefined,
        actions: ['Sell'],
        quotation: { knownPrice: null, answer: undefined, isFailed: false, whyNoClose: null, close: undefined },
        errors: {},
      }),
    )
  expect(words('bought')).toContain('Sells all 3 shares.')
  expect(words('sold')).not.toContain('Sells')
})
