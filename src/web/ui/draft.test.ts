import { describe, expect, test } from 'vitest'
import { reviveDraft } from './draft.ts'

const FRESH = { decisionId: 'new', thesis: '', confidence: 5, isSaved: false }

describe('reviving a draft', () => {
  test('restores what was typed', () => {
    const typed = { decisionId: 'old', thesis: 'Because "it" pays\n', confidence: 7, isSaved: true }
    expect(reviveDraft(JSON.stringify(typed), FRESH)).toEqual(typed)
  })

  test('gives the fresh form if nothing was stored, or nothing that can be read', () => {
    for (const stored of [null, '', '{"thesis":', 'null', '7', '"text"', '[]'])
      expect(reviveDraft(stored, FRESH)).toEqual(FRESH)
  })

  test('takes only fields that the form has, and only if their types match', () => {
    const stored = JSON.stringify({ thesis: 'kept', confidence: '7', isSaved: null, unknown: 1, __proto__: 2 })
    expect(reviveDraft(stored, FRESH)).toEqual({ ...FRESH, thesis: 'kept' })
  })
})
