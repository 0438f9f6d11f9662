import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { CorrectionBody } from '#contract/corrections.ts'
import { CORRECTED_FIELDS } from '#domain/ledger/correction-recorded.ts'
import { assetView } from '#test/fixtures/views.ts'
import { wordsOf } from '#test/support/markup.ts'
import { correctedFrom, correctionLine } from '../correction-format.ts'
import { type CorrectionFields, checkCorrection, correctionBody } from './correction-fields.ts'
import { EntryCorrections } from './entry-corrections.tsx'
import { correctedSince } from './use-corrected-elsewhere.ts'
import { firstTicker, isTypedCompany } from './use-offered-corrections.ts'

const fields = (changed: Partial<CorrectionFields>): CorrectionFields => ({
  correctionId: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  correctsSequence: 3,
  field: 'price',
  to: '180',
  outcomePrice: '400',
  reason: 'A typing mistake.',
  ...changed,
})
const VALUES = {
  price: '180',
  quantity: '2.5',
  decidedOn: '2026-06-08',
  stopLoss: '85.50',
  takeProfit: '120',
  right: 'put',
  strike: '',
  expiresOn: '2027-01-15',
  multiplier: '100',
  ticker: 'ACME',
  splitRatio: '4 for 1',
  splitOn: '2026-06-08',
  outcome: 'exercised',
} as const

describe('a correction', () => {
  it.each(CORRECTED_FIELDS)('of %s is sent in the form that the contract accepts', (field) => {
    const typed = fields({ field, to: VALUES[field] })
    expect(JSON.parse(JSON.stringify(checkCorrection(typed)))).toEqual({})
    expect(CorrectionBody.safeParse(correctionBody(typed)).error).toBeUndefined()
  })

  it('needs a value and a reason', () => {
    expect(checkCorrection(fields({ to: ' ', reason: '' }))).toEqual({
      to: 'Say what it should be.',
      reason: 'Say why, in a few words, for example: typing mistake.',
    })
    expect(checkCorrection(fields({ to: 'ten' }))).toMatchObject({
      to: 'Price is a number, for example 189.23. Only digits and a point are read, as in 1234.50.',
    })
  })

  it('says what was written, what counts, and why', () => {
    const price = { field: 'price', from: '18000', to: '180', reason: 'a typing mistake' } as const
    expect(correctionLine(price)).toBe('Price corrected from $18,000.00 to $180.00: a typing mistake')
    expect(correctedFrom(price)).toBe('Price corrected from $18,000.00')
    const cents = { field: 'price', from: '12.123', to: '12.12', reason: 'rounded' } as const
    expect(correctionLine(cents)).toBe('Price corrected from $12.123 to $12.12: rounded')
    expect(correctedFrom(cents)).toBe('Price corrected from $12.123')
    const strike = { field: 'strike', from: null, to: '110', reason: 'left out' } as const
    expect(correctionLine(strike)).toBe('Strike corrected from not said to $110.00: left out')
    const day = { field: 'decidedOn', from: '2026-06-08', to: '2026-06-09', reason: 'x' } as const
    expect(correctionLine(day)).toBe('Decided on corrected from Jun 8, 2026 to Jun 9, 2026: x')
    const made = { ...price, sequence: 9, dateAdded: '2026-11-20T15:00:00.000Z', dateAddedReadable: 'Nov 20, 2026' }
    expect(wordsOf(createElement(EntryCorrections, { corrections: [made] }))).toBe(
      'Price corrected from $18,000.00 to $180.00: a typing mistake (Nov 20, 2026)',
    )
  })

  it('of a ticker is offered only for a company that was typed, by what was first recorded', () => {
    const found = [{ ticker: 'IBM', companyName: 'International Business Machines Corporation' }]
    const typed = (ticker: string, companyName: string) => isTypedCompany({ companyName }, ticker, found)
    expect(typed('ACME', 'Acme')).toBe(true)
    expect(typed('IBM', 'International Business Machines Corporation')).toBe(false)
    expect(typed('IBM', 'Ibis Marine')).toBe(true)
    const asset = assetView({ thesis: [] })
    expect(firstTicker(asset, 1, 'IBM')).toBe('IBM')
    const made = { sequence: 2, dateAdded: '', dateAddedReadable: '', reason: '', field: 'ticker' as const }
    const corrected = { sequence: 1, corrections: [{ ...made, from: 'ZZZQX', to: 'IBM' }] } as never
    expect(firstTicker({ ...asset, thesis: [corrected] }, 1, 'IBM')).toBe('ZZZQX')
  })
})

describe('a field that is corrected elsewhere while its form is open', () => {
  const event = (sequence: number, correctsSequence: number, field: 'price' | 'quantity', to: string) => ({
    ...{ kind: 'correction-recorded' as const, sequence, correctsSequence, field, from: '18000', to, reason: 'Typed.' },
    ...{ dateAdded: '2026-11-20T15:00:00.000Z', dateAddedReadable: 'Nov 20, 2026' },
  })
  const events = [event(4, 3, 'price', '1800'), event(7, 3, 'price', '181'), event(8, 3, 'quantity', '9')]
  const since = (opened: number, field: 'price' | 'quantity' = 'price', correctsSequence = 3) =>
    correctedSince(events, { correctsSequence, field }, opened)?.sequence ?? null

  it('is told by the last correction of the same field of the same entry', () => {
    expect([since(3), since(6), since(7)]).toEqual([7, 7, null])
    expect([since(6, 'quantity'), since(6, 'price', 2)]).toEqual([8, null])
  })
})
