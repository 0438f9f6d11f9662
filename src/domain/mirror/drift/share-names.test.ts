import { expect, it } from 'vitest'
import { shareNames } from './share-names.ts'

it.each([
  ['IBM', 'International Business Machines Corporation', ['International Business Machines', 'IBM']],
  ['AAPL', 'Apple Inc.', ['Apple', 'AAPL']],
  ['KO', 'The Coca-Cola Company', ['The Coca-Cola', 'KO']],
  ['F', 'Ford Motor Company', ['Ford Motor', 'Ford']],
  ['PE', 'Parsley Energy, Inc.', ['Parsley Energy', 'Parsley']],
  ['GOOG', 'Alphabet Inc. Class C', ['Alphabet', 'GOOG']],
  ['T1', 'T1', ['T1']],
])('the share of %s, %s, is called %j', (ticker, companyName, names) => {
  expect(shareNames({ ticker, companyName })).toEqual(names)
})
