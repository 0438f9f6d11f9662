import { createElement } from 'react'
import { expect, it } from 'vitest'
import { wordsOf } from '#test/support/markup.ts'
import { PriceMethod } from './price-method.tsx'

it('explains how the last price is chosen', () => {
  expect(wordsOf(createElement(PriceMethod))).toContain(
    "Last = the latest price that is known A provider's price counts before what you paid in the same session;",
  )
})
