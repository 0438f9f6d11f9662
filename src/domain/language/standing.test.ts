import { describe, expect, test } from 'vitest'
import { isMeant, standingOf } from './standing.ts'

const spanOf = (text: string, words: string) => ({ from: text.indexOf(words), to: text.indexOf(words) + words.length })
const meant = (text: string, words: string) => isMeant(text, spanOf(text, words))

describe('words that are meant', () => {
  test.each([
    ['It is a sure thing.', 'sure thing'],
    ['I am not selling because it has to recover.', 'has to recover'],
    ['There is no doubt it has to recover.', 'has to recover'],
    ['It never paid, it is guaranteed.', 'guaranteed'],
    ['Not only is it guaranteed, it is soon.', 'guaranteed'],
    ['My friend doubts it, but I think it is a sure thing.', 'sure thing'],
  ])('%s', (text, words) => expect(meant(text, words)).toBe(true))
})

describe('words that are not', () => {
  test.each([
    ['It is not a sure thing.', 'sure thing', 'isNegated'],
    ["I don't feel any fear of missing out.", 'fear of missing out', 'isNegated'],
    ['This is not about hype, momentum or fear of missing out.', 'fear of missing out', 'isNegated'],
    ['Fear of missing out is not my reason.', 'Fear of missing out', 'isNegated'],
    ['My friend thinks it is a sure thing; I disagree.', 'sure thing', 'isReported'],
    ['According to the forum it is a sure thing.', 'sure thing', 'isReported'],
    ['I heard that it is a sure thing.', 'sure thing', 'isReported'],
    ['They call it “a sure thing” again.', 'sure thing', 'isQuoted'],
    ['A sure thing. What could possibly go wrong?', 'sure thing', 'isIronic'],
    ['Is it a sure thing?', 'sure thing', 'isSupposed'],
    ['If it were a sure thing, all would own it.', 'sure thing', 'isSupposed'],
    ['Years ago I bought out of fear of missing out.', 'fear of missing out', 'isPast'],
  ] as const)('%s', (text, words, why) => {
    expect(standingOf(text, spanOf(text, words))[why]).toBe(true)
    expect(meant(text, words)).toBe(false)
  })
})
