import { describe, expect, test } from 'vitest'
import type { CritiquedDecision } from '../critique.ts'
import { readPsychology } from './psychology.ts'
import { asked, decided, IBM_BUY, IBM_HOLD, quotations } from './request.fixture.ts'

const read = (decision: CritiquedDecision, earlier: readonly CritiquedDecision[] = []): readonly string[] =>
  readPsychology(asked(decision, earlier))
const quotedIn = (sentences: readonly string[]): readonly string[] => quotations(sentences.join(' '))

const bought = decided("The cloud will grow. If it doesn't, I was wrong. Stop at $80.", {
  at: '2025-04-06T14:30:00.000Z',
  price: '100',
})
const held = (thesis: string, facts: Partial<CritiquedDecision> = {}): CritiquedDecision =>
  decided(thesis, { action: 'Hold', price: '100', ...facts })

describe('what is picked', () => {
  test('one finding: it, its test, and what would prove the thesis wrong', () => {
    expect(read(decided('I love the product. Out at -10%.'))).toEqual([
      'You write “I love the product”: liking a thing is evidence about you, and the affection is already in its price as sales.',
      'Which figure shows that enough other people pay enough for it?',
      'If “Out at -10%” is your test, it is the line to keep; it is easiest to write today and hardest to read on the day it counts.',
    ])
  })

  test('two findings: the stronger one keeps its test', () => {
    const sentences = read(decided("I love the product, and I don't want to miss it."))
    expect(sentences.length).toBe(4)
    expect(quotedIn(sentences)).toEqual(["I don't want to miss it", 'I love the product'])
  })

  test('confidence against evidence comes before a second wording', () => {
    const sentences = read(decided("I love the product, and I don't want to miss it.", { confidence: 9 }))
    expect(sentences[2]).toContain('9 out of 10')
  })

  test('drift comes before wording, and leaves room for the strongest one', () => {
    expect(quotedIn(read(IBM_HOLD, [IBM_BUY]))).toEqual([
      'Out at −10%',
      "I'm more sure than when I bought",
      'It has to come back',
    ])
  })

  test('drift leaves to a bias the words that show it', () => {
    const sentences = read(held("It's too far down to sell. Other words follow.", { confidence: 9, price: '90' }), [
      bought,
    ])
    expect(quotedIn(sentences).slice(0, 2)).toEqual(['Other words follow', "It's too far down to sell"])
  })
})

describe('what would prove it wrong', () => {
  const last = (decision: CritiquedDecision, earlier: readonly CritiquedDecision[] = []) =>
    read(decision, earlier).at(-1)

  test('what an earlier entry said is asked about when this one says nothing', () => {
    expect(last(held('All is well.'), [bought])).toBe(
      "On Apr 6, 2025 you wrote “If it doesn't, I was wrong”: is it still the test, and if not, what takes its place?",
    )
  })

  test('a line that was quoted as moved is not told to stay', () => {
    expect(last(held('All is well. Stop at $70.'), [bought])).toBe(
      'Whatever line you keep, write beside it the fact about ACME that put it there.',
    )
  })

  test('a sale answers to the thesis it ends', () => {
    expect(last(held('All is done.', { action: 'Sell' }), [bought])).toBe(
      "On Apr 6, 2025 you wrote “If it doesn't, I was wrong”: add whether that came out right, wrong, or is still open, before the price answers for you.",
    )
    expect(last(held('All is done.', { action: 'Sell' }))).toBe(
      'Write down what would show you, a year from now, that this sale was a mistake.',
    )
  })

  test('a watch is asked what would end it', () => {
    expect(last(decided('All is well.', { action: 'Watch' }))).toBe(
      'What would make ACME a Buy for you, a price, a report or a date?',
    )
  })
})

test('a Hold that shows nothing is asked what changed', () => {
  expect(read(held('All is well.'), [decided('All is well.', { at: '2025-04-06T14:30:00.000Z' })])[1]).toBe(
    'Set beside your entry of Apr 6, 2025, which sentence here is new, and what made you write it?',
  )
})
