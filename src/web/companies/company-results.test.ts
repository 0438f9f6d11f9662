import type { UseQueryResult } from '@tanstack/react-query'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import type { CompanySearchView } from '#contract/companies.ts'
import { markupOf, wordsOf } from '#test/support/markup.ts'
import { CompanyResults } from './company-results.tsx'

const failed = {
  ...{ isPending: false, isError: true, data: undefined, refetch: () => undefined },
  error: new Error('Candor cannot be reached. Check the connection and try again.'),
} as unknown as UseQueryResult<CompanySearchView>
const results = (isTyped: boolean) =>
  createElement(CompanyResults, { search: failed, isTyped, takesFocus: false, onChoose: () => undefined })

it.each([true, false])('a failed search is reported in words, while somebody types (%s) too', (isTyped) => {
  expect(wordsOf(results(isTyped))).toBe(
    'Candor cannot be reached. Check the connection and try again. You can also enter the ticker and name yourself. Try again',
  )
  expect(markupOf(results(isTyped))).toContain(`role="${isTyped ? 'status' : 'alert'}"`)
})
