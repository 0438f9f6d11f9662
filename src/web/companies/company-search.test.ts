import { createElement } from 'react'
import { expect, it } from 'vitest'
import { markupOf, wordsOf } from '#test/support/markup.ts'
import { CompanySearch } from './company-search.tsx'

const ibm = { ticker: 'IBM', companyName: 'International Business Machines Corporation' }
const search = (chosen: typeof ibm | null) =>
  createElement(CompanySearch, {
    user: 'alice',
    searchedFor: 'ibm',
    chosen,
    beginsHere: true,
    onSearch: () => undefined,
    onChoose: () => undefined,
  })

it('a chosen company replaces the results and offers to show them again', () => {
  expect(wordsOf(search(ibm))).toContain('International Business Mac... IBM Show Search Results')
  expect(markupOf(search(ibm))).not.toContain('Searching')
})

it('without a chosen company the results are shown', () => {
  expect(markupOf(search(null))).toContain('Searching')
  expect(wordsOf(search(null))).not.toContain('Show Search Results')
})
