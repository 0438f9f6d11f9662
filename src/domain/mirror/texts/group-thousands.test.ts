import { expect, it } from 'vitest'
import { mirrorTexts } from './mirror-texts.ts'

it('counts of a thousand and more have separators, as their language writes them', () => {
  expect(mirrorTexts('en').times(5100)).toBe('5,100 times')
  expect(mirrorTexts('de').times(5100)).toBe('5.100-mal')
  expect(mirrorTexts('en').verdict.over(5100)).toBe('Overconfident: of 5,100 claims fewer came true than you said.')
})

it('a year stays as it is, also beside as many decisions', () => {
  const { first } = mirrorTexts('en').letter.opening
  const period = { id: '2026', name: '2026' }
  expect(first(period, 1999, 5100, 'Dec 31, 2026')).toBe(
    'In 2026 you made 1999 decisions; what follows rests on all 5,100 until Dec 31, 2026, with the figures of that day.',
  )
  expect(first(period, 2026, 2026, 'Dec 31, 2026')).toMatch(/^In 2026 you made 2026 decisions; .* until Dec 31, 2026,/)
})
