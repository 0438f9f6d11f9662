import { describe, expect, it } from 'vitest'
import { addCritiqueText, adoptCritiqueTexts, critiqueTexts, spliceText } from './critique-text.ts'

describe('spliceText', () => {
  it('appends a chunk that follows', () => {
    expect(spliceText('You grow ', 9, 'more certain')).toBe('You grow more certain')
  })

  it('ignores a chunk that arrives twice', () => {
    expect(spliceText('You grow more', 9, 'more')).toBe('You grow more')
  })

  it('starts over when the critique starts over', () => {
    expect(spliceText('You grow more certain', 0, 'The')).toBe('The')
  })

  it('drops a chunk that would leave a gap', () => {
    expect(spliceText('You', 9, 'more')).toBe('You')
    expect(spliceText('', 9, 'more')).toBe('')
  })
})

describe('texts that another tab hands over', () => {
  it('are adopted whole, but never replace a longer text', () => {
    addCritiqueText({ decisionId: 'a', from: 0, text: 'Psychology: you ' })
    addCritiqueText({ decisionId: 'a', from: 16, text: 'hope.' })
    adoptCritiqueTexts([
      ['a', 'Psychology'],
      ['b', 'Fundamentals'],
    ])
    expect(critiqueTexts()).toEqual([
      ['a', 'Psychology: you hope.'],
      ['b', 'Fundamentals'],
    ])
  })
})
