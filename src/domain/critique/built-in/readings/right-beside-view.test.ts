import { describe, expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const told = (right: 'put' | 'call', thesis: string) =>
  readBuiltIn(
    asked(decided(thesis, { price: '1.20' }), [], {
      option: { right, strike: '27.5', expiresOn: '2026-12-18', multiplier: '100' },
    }),
  ).sentences.find(({ kind }) => kind === 'right-beside-view')?.text

describe('a right that gains from the contrary of what its writer sees coming', () => {
  test.each<['put' | 'call', string, string]>([
    ['put', 'I think Acme will rise after the result in February, so I buy this. Loss limited.', 'falls'],
    ['put', 'The stock will go up by summer.', 'falls'],
    ['call', 'I believe that ACME will fall after the report.', 'rises'],
    ['call', 'The demand is gone. The share price will drop to 20.', 'rises'],
  ])('is asked about: %s, %s', (right, thesis, wins) => {
    expect(told(right, thesis)).toContain(`A ${right} gains when ACME ${wins}`.slice(2))
    expect(told(right, thesis)).toMatch(/is that what you mean\?$/)
  })

  test.each<['put' | 'call', string]>([
    ['call', 'I think Acme will rise after the result.'],
    ['put', 'I think Acme will fall after the result.'],
    ['put', 'I think Acme will rise. This is insurance for my shares.'],
    ['put', 'Everybody says Acme will rise. They are wrong.'],
    ['put', 'I do not think Acme will rise.'],
    ['put', 'If Acme will rise, the put is lost.'],
    ['put', 'Acme will rise to the challenge, says the chief.'],
    ['put', 'I think Acme will rise until May and then fall.'],
    ['put', 'Costs will rise and margins are thin.'],
    ['put', 'Will Acme rise? Hardly.'],
    ['put', 'I think Acme will rise. Sold to open the June put for 1.20.'],
    ['call', 'I think Acme will drop the price of its pumps.'],
    ['call', 'The share will fall behind in the index, and volumes are what I bet on.'],
  ])('and not where it fits or is no such view: %s, %s', (right, thesis) => expect(told(right, thesis)).toBeUndefined())
})
