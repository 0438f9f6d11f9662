import { describe, expect, test } from 'vitest'
import { asked, decided } from '../request.fixture.ts'
import { namesOtherCurrency } from './other-currency.ts'

describe('another money than the dollars of the ledger', () => {
  test.each([
    'Buying 45 shares (~₹76k).',
    'I am putting KSh 58,000 in.',
    'S$2.05 a unit, paid twice a year.',
    'Two puts, HK$3,400 or so altogether.',
    'Stop at 1,480, which would cost me £252.',
    'Only ₱1.20 a share.',
    'Trades at 1150p.',
    'In CAD this is 140 a share.',
    'Greggs, priced in pennies like the sausage rolls.',
    'I move the ETF savings, 61 T€.',
    'Spod at US$1,150 a tonne; I rode it up to $5 in 2022.',
    'Five pounds a month is what I pay for it, and 320 pence a share.',
  ])('is named in: %s', (thesis) => expect(namesOtherCurrency(asked(decided(thesis)))).toBe(true))
  test.each([
    'Backlog €64bn against sales of €10bn.',
    'Ethiopia burned 42bn shillings.',
    'At $40 and 12 times earnings.',
    'Costs fell to US$900 a tonne.',
    '26 P/E, 3 pp more margin.',
    'They won 14 contracts, and 3 more.',
    'Euro area demand is flat. 20 shares.',
  ])('and is not in: %s', (thesis) => expect(namesOtherCurrency(asked(decided(thesis)))).toBe(false))
})
