import { describe, expect, test } from 'vitest'
import { readCritique } from './read-critique.ts'

const WHOLE = `Psychology: You sound certain.
You name no doubt.

Fundamentals: No figure is given.

World events: None is named.`

const READ = {
  unlabelled: '',
  psychology: 'You sound certain.\nYou name no doubt.',
  fundamentals: 'No figure is given.',
  worldEvents: 'None is named.',
}

describe('reading a critique', () => {
  test('finds the three parts', () => {
    expect(readCritique(WHOLE)).toEqual(READ)
    expect(readCritique(WHOLE.replaceAll('\n', '\r\n'))).toEqual(READ)
  })

  test('takes labels that stand alone, dressed as headings, in bold or in capitals', () => {
    expect(readCritique(WHOLE.replaceAll(': ', ':\n'))).toEqual(READ)
    expect(readCritique(WHOLE.replace('Psychology:', '## Psychology:'))).toEqual(READ)
    expect(readCritique(WHOLE.replace('Fundamentals:', '**Fundamentals:**'))).toEqual(READ)
    expect(readCritique(WHOLE.replace('World events:', '**World Events**:'))).toEqual(READ)
  })

  test('takes numbered headings without a colon, also while they arrive, and no plain line for one', () => {
    const headed = WHOLE.replace('Psychology: ', '### 1. Psychology\n')
      .replace('Fundamentals: ', '**2. Fundamentals**\n')
      .replace('World events: ', '3) World Events\n')
    expect(readCritique(headed)).toEqual(READ)
    for (let end = 0; end <= headed.length; end += 1)
      expect(readCritique(headed.slice(0, end), true).unlabelled).toBe('')
    expect(readCritique('Psychology\nis a word.').unlabelled).toBe('Psychology\nis a word.')
  })

  test('puts the parts in their order, whatever the order they came in, and joins one that comes twice', () => {
    expect(readCritique('World events: C\nPsychology: A\nFundamentals: B\nPsychology: more')).toEqual({
      unlabelled: '',
      psychology: 'A\nmore',
      fundamentals: 'B',
      worldEvents: 'C',
    })
  })

  test('loses nothing of a text without labels, or before the first one', () => {
    expect(readCritique('Your psychology: fine.').unlabelled).toBe('Your psychology: fine.')
    expect(readCritique('A word first.\nPsychology: then this.')).toMatchObject({
      unlabelled: 'A word first.',
      psychology: 'then this.',
    })
    expect(readCritique('')).toEqual({ unlabelled: '', psychology: '', fundamentals: '', worldEvents: '' })
  })

  test('never shows half a label while the text arrives, and never takes back what it showed', () => {
    let shown = ''
    for (let end = 0; end <= WHOLE.length; end += 1) {
      const { unlabelled, psychology, fundamentals, worldEvents } = readCritique(WHOLE.slice(0, end), true)
      expect(unlabelled).toBe('')
      const now = [psychology, fundamentals, worldEvents].join('|').replaceAll(/\s/g, '')
      expect(now.replaceAll('|', '').startsWith(shown.replaceAll('|', ''))).toBe(true)
      shown = now
    }
    expect(readCritique(WHOLE, true)).toEqual(READ)
  })

  test('holds back only while the text arrives', () => {
    expect(readCritique('Psychology: Yes.\nFund', true).psychology).toBe('Yes.')
    expect(readCritique('Psychology: Yes.\nFund').psychology).toBe('Yes.\nFund')
    expect(readCritique('Psychology: Yes.\nFunny', true).psychology).toBe('Yes.\nFunny')
  })
})
