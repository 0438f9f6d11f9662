import { expect, it } from 'vitest'
import { letterAddress, readLetterAddress } from './letter-address.ts'

it.each([
  [{ of: '2025-q3' }, { of: '2025-q3' }],
  [{ of: 2025 }, { of: 2025 }],
  [{ of: '2025' }, { of: 2025 }],
  [{ of: '2025-Q3' }, { of: '2025-q3' }],
  [{ of: '2025-q5' }, { of: '2025-q5' }],
  [{ of: ['2025'] }, { of: '["2025"]' }],
  [{ of: 'zz' }, { of: 'zz' }],
  [{ of: '' }, {}],
  [{}, {}],
])('an address of %j is of the letter of %j', (typed, read) => {
  expect(readLetterAddress(typed)).toEqual(read)
})

it.each(['2025', '2025-q3'])('the address of %s is read as it', (id) => {
  expect(readLetterAddress(letterAddress(id))).toEqual(letterAddress(id))
})
