import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { markupOf, wordsOf } from '#test/support/markup.ts'
import { type PartProps, withCostBasis } from '../decisions/add-asset-draft.ts'
import { type AddAssetFields, freshAddAsset } from '../decisions/add-asset-fields.ts'
import { type DecisionFields, freshDecision } from '../decisions/decision-draft.ts'
import { ExitFields } from '../decisions/exit-fields.tsx'
import { HoldingFields } from '../decisions/holding-fields.tsx'
import { SavedLevel, SavedThesis } from '../decisions/saved-fields.tsx'

const part = (changed: Partial<AddAssetFields>): PartProps => ({
  fields: { ...freshAddAsset(), ...changed },
  change: () => undefined,
  errors: {},
})
const holding = (changed: Partial<AddAssetFields> = {}) =>
  createElement(HoldingFields, { ...part(changed), knownPrice: null, reason: null, takesFocus: false })
const saved = (changed: Partial<DecisionFields> = {}) => ({
  fields: { ...freshDecision('Hold'), ...changed },
  change: () => undefined,
  error: undefined,
})

/** The attributes of the first input with this type or role. */
const attributesOf = (html: string, kind: string) =>
  Object.fromEntries(
    [...(new RegExp(`<input [^>]*"${kind}"[^>]*>`).exec(html)?.[0] ?? '').matchAll(/(\w+)="([^"]*)"/g)].map(
      ([, name, value]) => [name, value],
    ),
  )

describe('the fields of a holding', () => {
  it('ask for shares of a stock and for contracts of options', () => {
    expect(wordsOf(holding())).toContain('Quantity shares Cost basis USD per share')
    expect(wordsOf(holding({ stockOrOptions: 'options' }))).toContain('Quantity contracts Cost basis USD per contract')
  })

  it('are counted in US dollars, which the form says once', () => {
    expect(wordsOf(holding()).match(/Candor counts in US dollars\./g)).toHaveLength(1)
  })

  it('take a quantity from 0 in steps of 1', () => {
    expect(attributesOf(markupOf(holding()), 'spinbutton')).toMatchObject({ min: '0', step: '1' })
  })

  it('have no price at first, then the known one, until another is typed', () => {
    expect(withCostBasis(freshAddAsset(), null).costBasis).toBe('')
    expect(withCostBasis(freshAddAsset(), '98.92').costBasis).toBe('98.92')
    expect(withCostBasis({ ...freshAddAsset(), costBasis: '97', isCostTyped: true }, '98.92').costBasis).toBe('97')
  })

  it('offer the bought list or the watched one, and stock or options', () => {
    expect(wordsOf(holding())).toMatch(/^List Buy Watch Type stock options /)
  })
})

describe('stop loss and take profit', () => {
  const exits = (changed: Partial<AddAssetFields> = {}) => createElement(ExitFields, part(changed))

  it('ask for a percentage only after Yes', () => {
    expect(wordsOf(exits())).toBe('Stop loss Yes No Take profit Yes No')
    expect(wordsOf(exits({ stopLossYesNo: 'Yes' }))).toBe(
      'Stop loss Yes No Stop loss percentage % below cost Take profit Yes No',
    )
    expect(wordsOf(exits({ takeProfitYesNo: 'Yes' }))).toContain('Take profit percentage % above cost')
  })

  it('take percentages from 1', () => {
    const html = markupOf(exits({ stopLossYesNo: 'Yes' }))
    expect(attributesOf(html, 'spinbutton')).toMatchObject({ min: '1' })
  })
})

describe('level and thesis of an update', () => {
  it('each have a button that saves and edits them', () => {
    const labels = (changed: Partial<DecisionFields>) =>
      [createElement(SavedLevel, saved(changed)), createElement(SavedThesis, saved(changed))].map(
        (field) => /<button[^>]*>([^<]+)</.exec(markupOf(field))?.[1],
      )
    expect(labels({})).toEqual(['Save Level', 'Save Thesis'])
    expect(labels({ isLevelSaved: true, isThesisSaved: true })).toEqual(['Edit Level', 'Edit Thesis'])
  })

  it('cannot be changed while they are saved', () => {
    expect(markupOf(createElement(SavedLevel, saved({ isLevelSaved: true })))).toMatch(/<input [^>]*disabled=""/)
    expect(markupOf(createElement(SavedThesis, saved({ isThesisSaved: true })))).toMatch(/<textarea [^>]*readOnly=""/)
  })

  it('begin with a confidence of 5 on a slider from 1 to 10 in steps of 1', () => {
    const html = markupOf(createElement(SavedLevel, saved()))
    expect(attributesOf(html, 'range')).toMatchObject({ min: '1', max: '10', step: '1', value: '5' })
    expect(freshAddAsset().confidenceLevel).toBe(5)
  })

  it('show the counter under the thesis', () => {
    const field = createElement(SavedThesis, saved({ updatedThesis: 'It is cheap.' }))
    expect(wordsOf(field)).toContain("You've typed 12 of 400 required characters in your thesis.")
  })

  it('start over after completion: 5, no thesis, nothing saved, and another decision id', () => {
    const [first, second] = [freshDecision('Sell'), freshDecision('Sell')]
    expect(second).toMatchObject({
      updatedConfidenceLevel: 5,
      updatedThesis: '',
      isLevelSaved: false,
      isThesisSaved: false,
    })
    expect(second.decisionId).not.toBe(first.decisionId)
  })
})
