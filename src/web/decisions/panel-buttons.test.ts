import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { wordsOf } from '#test/support/markup.ts'
import { freshDecision } from './decision-draft.ts'
import { PanelButtons } from './panel-buttons.tsx'

const words = (isSaved: boolean, isAsked: boolean) =>
  wordsOf(
    createElement(PanelButtons, {
      name: 'Sell',
      kind: 'move',
      fields: { ...freshDecision('Sell'), isLevelSaved: isSaved, isThesisSaved: isSaved },
      ...{ hasMovedOn: false, isSending: false, isAsked },
      onCancel: () => undefined,
    }),
  )

describe('the line beside the buttons of a decision', () => {
  it('says what is not saved yet, and that keys record it', () => {
    expect(words(false, false)).toContain('Not saved yet: the level and the thesis. Ctrl Enter saves and records.')
    expect(words(true, false)).toContain('Ctrl Enter records too.')
  })

  it('names no keys while a question is open, because none answer it', () => {
    expect(words(true, true)).not.toContain('Ctrl Enter')
  })
})
