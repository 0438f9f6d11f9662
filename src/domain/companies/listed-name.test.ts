import { expect, it } from 'vitest'
import { isChosen, otherCompany } from './listed-name.ts'

const FOUND = [
  { ticker: 'KO', companyName: 'The Coca-Cola Company' },
  { ticker: 'IBM', companyName: 'International Business Machines Corporation' },
]

it('a company was chosen where the directory has its ticker under its name', () => {
  expect(isChosen(FOUND, { ticker: 'KO', companyName: 'The Coca-Cola Company' })).toBe(true)
  expect(isChosen(FOUND, { ticker: 'KO', companyName: 'coca cola company' })).toBe(true)
  expect(isChosen(FOUND, { ticker: 'KO', companyName: 'Kobalt Offshore AG' })).toBe(false)
  expect(isChosen(FOUND, { ticker: 'ZZZQX', companyName: 'Unlisted Thing Ltd' })).toBe(false)
})

it('a ticker is of another company where the names have nothing in common', () => {
  expect(otherCompany(FOUND, { ticker: 'KO', companyName: 'Kobalt Offshore AG' })).toBe('The Coca-Cola Company')
  expect(otherCompany(FOUND, { ticker: 'KO', companyName: 'Coca-Cola' })).toBeNull()
  expect(otherCompany(FOUND, { ticker: 'ZZZQX', companyName: 'Unlisted Thing Ltd' })).toBeNull()
})
