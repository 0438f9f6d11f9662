import { beforeAll, describe, expect, it } from 'vitest'
import { german } from '#web/german.ts'
import { speakGerman } from '#web/language/messages.ts'
import { measuredWords, rangeWords, rememberedWords, typedReturn } from './review-format.ts'

beforeAll(() => speakGerman(german))

describe('the question about the return', () => {
  it('asks for what is recorded: up to the sale of what was sold', () => {
    expect(measuredWords({ action: 'Buy' }, 'en')).toBe(
      'The price alone: until now, and of what you have sold, up to its sales.',
    )
    expect(measuredWords({ action: 'Sell' }, 'en')).toBe('The price alone, since you sold it.')
    expect(measuredWords({ action: 'Watch' }, 'en')).toBe('The price alone, until now.')
    const option = { quantity: '1', right: null, strike: null, expiresOn: null }
    expect(measuredWords({ action: 'Sell', option }, 'en')).toBe('The option, not the share, since you sold it.')
  })
})

describe('what was remembered', () => {
  const review = { recalled: { confidence: 6, why: 'It fell.', returnPercent: -5 }, confidence: 6, returnPercent: -20 }

  it('is better or worse of what was bought, and only higher or lower of what was sold', () => {
    expect(rememberedWords({ ...review, action: 'Buy' }, 'en')).toMatch(
      /a return that is 15 points better than it was\.$/,
    )
    expect(rememberedWords({ ...review, action: 'Sell' }, 'en')).toMatch(
      /a return that is 15 points higher than it was\.$/,
    )
  })

  it('is told in German with the number of points in its case', () => {
    expect(rememberedWords({ ...review, confidence: 8, action: 'Buy' }, 'de')).toBe(
      'In deiner Erinnerung warst du um 2 Punkte weniger sicher als damals. Die Rendite hast du um 15 Prozentpunkte besser in Erinnerung, als sie war.',
    )
    const nearly = { recalled: { ...review.recalled, confidence: 7, returnPercent: -18.5 }, confidence: 6 }
    expect(rememberedWords({ ...review, ...nearly, action: 'Sell' }, 'de')).toBe(
      'In deiner Erinnerung warst du um einen Punkt sicherer als damals. Die Rendite hast du um 1,5 Prozentpunkte höher in Erinnerung, als sie war.',
    )
  })
})

describe('a return that is typed', () => {
  it.each([
    ['-5', -5, -5],
    ['−5', -5, -5],
    ['+12.5%', 12.5, 12.5],
    ['-5,5 %', -5.5, -5.5],
    ['1.212', 1.212, 'ambiguous'],
    ['1.212,5', 'unread', 1212.5],
    ['much', 'unread', 'unread'],
    ['%', 'unread', 'unread'],
  ])('%s is %s in English and %s in German', (typed, inEnglish, inGerman) => {
    expect(typedReturn(typed, 'en')).toBe(inEnglish)
    expect(typedReturn(typed, 'de')).toBe(inGerman)
  })
})

describe('a range', () => {
  it('is told of values that vary, and of no others', () => {
    const format = (end: number) => end.toFixed(1)
    expect(rangeWords({ from: 1, to: 2.25 }, format, 'en')).toBe('95% range 1.0 to 2.3')
    expect(rangeWords({ from: -12, to: -12 + 1e-12 }, format, 'en')).toBe(
      'without a range, which values that are all the same don’t tell',
    )
    expect(rangeWords({ from: -0.001, to: 0.001 }, (end) => end.toFixed(1).replace('-0.0', '0.0'))).toBe(
      'with a 95% range narrower than its last digit',
    )
  })
})
