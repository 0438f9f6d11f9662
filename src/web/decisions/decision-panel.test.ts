import { createElement } from 'react'
import { expect, it } from 'vitest'
import { markupOf, wordsOf } from '#test/support/markup.ts'
import { AddAssetPage } from './add-asset-page.tsx'

it('x', () => {
  console.log(wordsOf(markupOf(createElement(AddAssetPage))))
  expect(1).toBe(1)
})
