import { describe, expect, it } from 'vitest'
import { numberOf } from '../../language/quantities.ts'
import { contentWords } from './content-terms.ts'

describe('the words that tell what a text is about', () => {
  it('have one form each, whatever their number and tense', () => {
    expect(contentWords('The margins fell; sales grew.')).toEqual(contentWords('margin falls, revenue grows'))
  })

  it('may be names that every object has', () => {
    expect(contentWords('constructor valueof hasownproperty')).toHaveLength(3)
    expect(['constructor', 'valueOf', '__proto__'].map(numberOf)).toEqual([null, null, null])
  })
})
