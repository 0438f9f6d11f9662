import { createElement } from 'react'
import { expect, it } from 'vitest'
import { wordsOf } from '#test/support/markup.ts'
import { PriceMethod } from './price-method.tsx'

it('the prices say how each of them comes to be the current one', () => {
  expect(wordsOf(createElement(PriceMethod))).toContain(
    "Last = the latest price that is known A provider's price counts before what you paid in the same session;",
  )
})
