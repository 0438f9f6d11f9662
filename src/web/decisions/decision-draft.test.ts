import { describe, expect, test } from 'vitest'
import { DecisionBody } from '#contract/decisions.ts'
import { checkDecision, decisionBody, errorsOfAction, freshDecision, isUntouched, withPrice } from './decision-draft.ts'
import { nextActions } from './next-actions.ts'

const THESIS = 'The dividend alone pays me to wait.'
const hold = { ...freshDecision('Hold'), updatedThesis: THESIS }

const refused = (fields: typeof hold) => Object.keys(JSON.parse(JSON.stringify(checkDecision(fields))))

describe('a further decision', () => {
  test.each(['Hold', 'Keep Watching', 'Buy More', 'Sell Some', 'Buy', 'Sell'] as const)(
    '%s is sent in the form that the contract accepts',
    (action) => {
      const body = decisionBody({ ...hold, action, quantity: ' 2.5 ', price: '98.92' })
      expect(DecisionBody.safeParse(body).error).toBeUndefined()
      expect(body).toMatchObject(
        action === 'Buy' || action === 'Sell' ? { assetAction: action } : { updateAction: action },
      )
      expect(body.quantity).toBe(['Buy', 'Buy More', 'Sell Some'].includes(action) ? '2.5' : null)
    },
  )

  test('is of today unless another day is chosen', () => {
    expect(decisionBody(hold).decidedOn).toBe(null)
    const earlier = decisionBody({ ...hold, decidedOn: '2026-06-08' })
    expect(DecisionBody.safeParse(earlier)).toMatchObject({ success: true, data: { decidedOn: '2026-06-08' } })
    expect(isUntouched({ ...freshDecision('Hold'), decidedOn: '2026-06-08' })).toBe(false)
    expect(refused({ ...hold, decidedOn: '0026-06-08' })).toEqual(['decidedOn'])
  })

  test('requires a quantity and a price for a purchase or a partial sale', () => {
    expect(refused(hold)).toEqual([])
    expect(refused({ ...hold, action: 'Sell' })).toEqual([])
    expect(refused({ ...hold, action: 'Buy' })).toEqual(['quantity', 'price'])
    const refusal = { quantity: 'Say how many more you buy.', updatedThesis: 'Write more.' }
    expect(errorsOfAction(refusal, 'Buy More', 'Buy More')).toBe(refusal)
    expect(errorsOfAction(refusal, 'Buy More', 'Sell Some')).toEqual({ updatedThesis: 'Write more.' })
    expect(checkDecision({ ...hold, action: 'Sell Some', quantity: '0', price: '1' })).toMatchObject({
      quantity: 'Say how many you sell.',
      price: undefined,
    })
    expect(refused({ ...hold, price: '-1', updatedThesis: 'short' })).toEqual(['updatedThesis', 'price'])
  })

  test('shows the known price until another is typed', () => {
    expect(withPrice(hold, '98.92').price).toBe('98.92')
    expect(withPrice({ ...hold, price: '97', isPriceTyped: true }, '98.92').price).toBe('97')
    expect(withPrice({ ...hold, price: '', isPriceTyped: true }, '98.92').price).toBe('')
  })

  test('sends only the stop and target that were typed, and No for an emptied one', () => {
    expect(decisionBody(hold)).not.toHaveProperty('stopLossYesNo')
    const typed = {
      ...hold,
      stopLossPrice: ' 85.50 ',
      isStopLossTyped: true,
      takeProfitPrice: '',
      isTakeProfitTyped: true,
    }
    const body = decisionBody(typed)
    expect(DecisionBody.safeParse(body).error).toBeUndefined()
    expect(body).toMatchObject({ stopLossYesNo: 'Yes', stopLossPrice: '85.50', takeProfitYesNo: 'No' })
    expect(decisionBody({ ...typed, action: 'Sell' })).not.toHaveProperty('stopLossYesNo')
    expect(refused({ ...typed, stopLossPrice: '0' })).toEqual(['stopLossPrice'])
    expect(isUntouched({ ...freshDecision('Hold'), isStopLossTyped: true })).toBe(false)
  })

  test('includes the “wrong if”', () => {
    expect(decisionBody(hold)).toMatchObject({ wrongIf: null, wrongIfOn: null })
    const body = decisionBody({ ...hold, wrongIf: ' The dividend is cut ', wrongIfOn: '2027-06-01' })
    expect(DecisionBody.safeParse(body).error).toBeUndefined()
    expect(body).toMatchObject({ wrongIf: 'The dividend is cut', wrongIfOn: '2027-06-01' })
    expect(refused({ ...hold, wrongIf: 'x'.repeat(281) })).toEqual(['wrongIf'])
  })

  test('can be closed with Escape only while it has no input', () => {
    expect(isUntouched(freshDecision('Hold'))).toBe(true)
    expect(isUntouched({ ...freshDecision('Hold'), updatedConfidenceLevel: 6 })).toBe(false)
    expect(isUntouched({ ...freshDecision('Hold'), quantity: '1' })).toBe(false)
    expect(isUntouched(hold)).toBe(false)
    expect(isUntouched({ ...freshDecision('Hold'), wrongIf: 'The dividend is cut' })).toBe(false)
  })
})

test('an action that this page does not know is not offered', () => {
  expect(nextActions(['Sell', 'Hold', 'Split', 'Watch'])).toEqual(['Sell', 'Hold'])
})
