import { describe, expect, it } from 'vitest'
import type { CorrectionConsequenceView } from '#contract/corrections.ts'
import { correctionLead, correctionQuestion, unusualInCorrection } from './correction-consequence.ts'

const TODAY = '2026-11-20'
const FIGURES = {
  ...{ quantity: '3', costBasis: '180.00', totalGainLoss: '0.00', realizedGain: '0.00' },
  ...{ does: 'sell' as const, amount: '540' },
  ...{ levelsPassed: [] },
}
const PREVIEW: CorrectionConsequenceView = {
  ...{ before: FIGURES, after: FIGURES, on: '2026-06-01', nearest: null, quantities: [], firstOn: null },
  ...{ unitPrice: null, sharePrice: null, otherCompany: null, filledInOn: null },
}
const price = (value: string, to: string) => ({ field: 'price' as const, value, to })
const unusual = (typed: ReturnType<typeof price>, nearest: CorrectionConsequenceView['nearest'] = null) =>
  unusualInCorrection(typed, { ...PREVIEW, nearest }, TODAY)

describe('what a correction does', () => {
  it('is described with the old and new value and the figures that change', () => {
    const after = {
      ...{ ...FIGURES, amount: '54000', totalGainLoss: '9900.00', realizedGain: '53460.00' },
      levelsPassed: ['take-profit' as const],
    }
    expect(correctionLead(price('180', '18000'), { ...PREVIEW, after })).toBe(
      'Changes the price from $180.00 to $18,000.00. Then: it brought in $54,000.00 (now $540.00); total gain/loss ' +
        '+9,900.00% (now 0.00%); realized gain +$53,460.00 (now $0.00). Your target counts as passed then.',
    )
    const withdrawn = { ...PREVIEW, before: { ...FIGURES, levelsPassed: ['stop-loss' as const] } }
    expect(correctionLead(price('19', '190'), withdrawn)).toContain('Your stop does not count as passed any more.')
    const day = { field: 'decidedOn', value: '2026-06-01', to: '2026-06-02' } as const
    expect(correctionLead(day, PREVIEW)).toBe(
      'Changes the day decided from Jun 1, 2026 to Jun 2, 2026. Charts and what is counted by days follow it.',
    )
  })

  it('is described without figures while they are loading, and not at all for invalid input', () => {
    expect(correctionLead(price('180', '18000'), undefined)).toBe('Changes the price from $180.00 to $18,000.00.')
    expect(correctionLead(price('180', 'a lot'), PREVIEW)).toBeNull()
    expect(correctionLead(price('180', ''), PREVIEW)).toBeNull()
  })

  it('is none for what stands there already, however it is written', () => {
    expect(correctionLead(price('95', '95.00'), PREVIEW)).toBeNull()
    expect(correctionLead(price('12.123', '12.12'), undefined)).toBe('Changes the price from $12.123 to $12.12.')
    expect(correctionLead({ field: 'quantity', value: '10', to: '10' }, PREVIEW)).toBeNull()
    const day = { field: 'decidedOn', value: '2026-06-01', to: '2026-06-01' } as const
    expect(correctionLead(day, PREVIEW)).toBeNull()
  })
})

describe('implausible values of a correction are questioned', () => {
  const bought = { price: '190', on: '2026-08-03' }

  it('a price far from the nearest other known price', () => {
    const typed = price('180', '19000')
    expect(correctionQuestion(typed, unusual(typed, bought), 'stock')).toBe(
      'Changes the price from $180.00 to $19,000.00: 100 times the price of Aug 3, 2026, $190.00. Is that right?',
    )
  })

  it('but not one that comes nearer to it', () => {
    expect(unusual(price('18000', '180'), bought)).toEqual([])
    expect(unusual(price('18000', '500'), bought)).toEqual([])
  })

  it('a much higher price, if no other is known', () => {
    expect(unusual(price('180', '18000'))).toMatchObject([{ kind: 'price', before: '180' }])
    expect(unusual(price('18000', '180'))).toEqual([])
  })

  it('a price or a quantity of which nothing is left', () => {
    expect(unusual(price('180', '0'))).toMatchObject([{ kind: 'price', before: '180' }])
    const quantity = { field: 'quantity', value: '3', to: '0' } as const
    expect(correctionQuestion(quantity, unusualInCorrection(quantity, PREVIEW, TODAY), 'stock')).toMatch(
      /: nothing is bought or sold with 0 shares\. Is that right\?$/,
    )
  })

  it('a day of which the price that Candor had filled in is not', () => {
    const day = { field: 'decidedOn' as const, value: '2026-11-20', to: '2026-06-03' }
    const filled = { ...PREVIEW, unitPrice: '35.98', filledInOn: '2026-11-20' }
    const asked = (nearest: CorrectionConsequenceView['nearest'], to = day.to) =>
      unusualInCorrection({ ...day, to }, { ...filled, nearest }, TODAY)
    expect(correctionQuestion(day, asked({ price: '28.10', on: day.to }), 'stock')).toBe(
      'Changes the day decided from Nov 20, 2026 to Jun 3, 2026: its price, $35.98, is that of Nov 20, 2026, and the price of ' +
        'Jun 3, 2026 was $28.10. Is that right?',
    )
    expect(correctionQuestion(day, asked(null), 'stock')).toContain('is that of Nov 20, 2026 and not of Jun 3, 2026.')
    expect(asked({ price: '35.98', on: day.to })).toEqual([])
    expect(asked({ price: '35.98', on: '2026-11-20' })).toHaveLength(1)
    // Nothing newer was known on the weekend after it.
    expect(asked({ price: '35.98', on: '2026-11-20' }, '2026-11-21')).toEqual([])
    expect(correctionLead(day, filled)).toContain(
      'Its price stays $35.98. Charts and what is counted by days follow it.',
    )
    // A typed price may be any of its day.
    const typed = (price: string) => ({ ...PREVIEW, unitPrice: '35.98', nearest: { price, on: day.to } })
    expect(unusualInCorrection(day, typed('28.10'), TODAY)).toEqual([])
    expect(unusualInCorrection(day, typed('3.60'), TODAY)).toMatchObject([{ kind: 'price', before: '3.60' }])
  })

  it('in the units of the asset', () => {
    const quantity = { field: 'quantity', value: '2', to: '20' } as const
    expect(correctionQuestion(quantity, unusualInCorrection(quantity, PREVIEW, TODAY), 'options')).toBe(
      'Changes the quantity from 2 to 20: 10 times your usual quantity, 2 contracts. Is that right?',
    )
  })

  it('a multiplier that is not said stands for 100', () => {
    const multiplier = { field: 'multiplier', value: null, to: '1000' } as const
    expect(correctionQuestion(multiplier, unusualInCorrection(multiplier, PREVIEW, TODAY), 'options')).toBe(
      'Changes the multiplier from 100 to 1,000: the multiplier is 10 times 100. Is that right?',
    )
    expect(correctionLead({ ...multiplier, to: '100' }, PREVIEW)).toBeNull()
  })

  it('a quantity many times the usual, and a day that can hardly be right', () => {
    const quantity = { field: 'quantity', value: '3', to: '300' } as const
    expect(unusualInCorrection(quantity, PREVIEW, TODAY)).toMatchObject([{ kind: 'quantity', before: '3' }])
    expect(unusualInCorrection({ ...quantity, to: '4' }, PREVIEW, TODAY)).toEqual([])
    const day = { field: 'decidedOn', value: '2026-06-01', to: '1975-01-02' } as const
    expect(unusualInCorrection(day, PREVIEW, TODAY)).toMatchObject([{ kind: 'long-ago', years: 51 }])
  })
  it('a stop or a target far from the price of its entry, or else from the nearest that is known', () => {
    const target = { field: 'takeProfit', value: '234', to: '23400' } as const
    const ofEntry = { ...PREVIEW, unitPrice: '180' }
    expect(correctionQuestion(target, unusualInCorrection(target, ofEntry, TODAY), 'stock')).toBe(
      'Changes the take profit from $234.00 to $23,400.00: the target, $23,400.00, is 130 times the price, $180.00. ' +
        'Is that right?',
    )
    const stop = { field: 'stopLoss', value: '162', to: '1.62' } as const
    expect(unusualInCorrection(stop, { ...PREVIEW, nearest: bought }, TODAY)).toMatchObject([{ before: '190' }])
    expect(unusualInCorrection({ ...stop, to: '191' }, { ...PREVIEW, nearest: bought }, TODAY)).toHaveLength(1)
    expect(unusualInCorrection({ ...target, value: '23400', to: '234' }, ofEntry, TODAY)).toEqual([])
  })

  it('a strike far from the price of the share, or else from what stood there, and a multiplier', () => {
    const strike = { field: 'strike', value: '200', to: '20000' } as const
    expect(correctionQuestion(strike, unusualInCorrection(strike, PREVIEW, TODAY), 'stock')).toBe(
      'Changes the strike from $200.00 to $20,000.00: the strike is 100 times $200.00. Is that right?',
    )
    const mended = { ...strike, value: '20000', to: '200' }
    expect(unusualInCorrection(mended, { ...PREVIEW, sharePrice: '190' }, TODAY)).toEqual([])
    const multiplier = { field: 'multiplier', value: null, to: '10000' } as const
    expect(unusualInCorrection(multiplier, PREVIEW, TODAY)).toMatchObject([{ kind: 'multiplier', before: '100' }])
  })

  it('a ticker that the directory gives to another company', () => {
    const ticker = { field: 'ticker', value: 'ZZZQX', to: 'ibm' } as const
    const listed = { ...PREVIEW, otherCompany: 'International Business Machines Corporation' }
    expect(correctionQuestion(ticker, unusualInCorrection(ticker, listed, TODAY), 'stock')).toBe(
      'Changes the ticker from ZZZQX to ibm: IBM is the ticker of International Business Machines Corporation, whose prices it gets. ' +
        'Is that right?',
    )
    expect(unusualInCorrection(ticker, PREVIEW, TODAY)).toEqual([])
  })
})
