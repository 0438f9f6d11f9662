import { describe, expect, test } from 'vitest'
import { RequestFailed } from '#web/api/request.ts'
import { refusedBy, standingErrors } from './form-errors.ts'

const FIELDS = { assetQty: '-1', thesis: 'short', strike: 'x', ticker: 'IBM' }
const SHOWN = ['assetQty', 'thesis', 'strike'] as const

const problem = (detail: string, errors?: { field: string; message: string }[]) =>
  new RequestFailed({
    type: 'about:blank',
    title: 'Refused',
    status: 422,
    code: 'invalid',
    detail,
    ...(errors ? { errors } : {}),
  })

describe('a refusal', () => {
  test('is shown beside the fields that it names, also those of the contract terms', () => {
    const errors = [
      { field: 'assetQty', message: 'A number.' },
      { field: 'contract.strike', message: 'A strike.' },
    ]
    const refusal = refusedBy(problem('Two fields need another value.', errors), FIELDS, SHOWN)
    expect(refusal.errors).toEqual({ assetQty: 'A number.', strike: 'A strike.' })
    expect(refusal.problem).toBeNull()
  })

  test('shows the first message if a field has two', () => {
    const errors = [
      { field: 'thesis', message: 'First.' },
      { field: 'thesis', message: 'Second.' },
    ]
    expect(refusedBy(problem('No.', errors), FIELDS, SHOWN).errors).toEqual({ thesis: 'First.' })
  })

  test('is shown above the button if it names no field, or one that the form does not show', () => {
    expect(refusedBy(problem('Try later.'), FIELDS, SHOWN).problem?.detail).toBe('Try later.')
    const refusal = refusedBy(problem('One value.', [{ field: 'decisionId', message: 'Not a UUID.' }]), FIELDS, SHOWN)
    expect(refusal.errors).toEqual({})
    expect(refusal.problem?.detail).toBe('One value. Not a UUID.')
    const duplicate = refusedBy(
      problem('IBM is there.', [{ field: 'ticker', message: 'IBM is there.' }]),
      FIELDS,
      SHOWN,
    )
    expect(duplicate).toMatchObject({ errors: {}, problem: { detail: 'IBM is there.' } })
  })

  test('says that what was typed is still there after an unforeseen failure', () => {
    expect(refusedBy(new Error('boom'), FIELDS, SHOWN).problem?.detail).toBe(
      'This could not be sent (boom). What you typed is still here. Please try again.',
    )
  })

  test('disappears beside a field that has changed since, and stays beside the others', () => {
    const errors = [
      { field: 'assetQty', message: 'A number.' },
      { field: 'thesis', message: 'Longer.' },
    ]
    const refusal = refusedBy(problem('Two.', errors), FIELDS, SHOWN)
    expect(standingErrors(refusal, FIELDS)).toEqual({ assetQty: 'A number.', thesis: 'Longer.' })
    expect(standingErrors(refusal, { ...FIELDS, assetQty: '1' })).toEqual({ thesis: 'Longer.' })
    expect(standingErrors(null, FIELDS)).toEqual({})
  })
})
