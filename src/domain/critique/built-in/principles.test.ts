import { describe, expect, test } from 'vitest'
import type { CritiquedDecision, CritiqueRequest } from '../critique.ts'
import { askWhichPrinciple, findBearing } from './principle-bearing.ts'
import { findBreach } from './principle-breach.ts'
import { quotePrinciple } from './principle-quotation.ts'
import { readPsychology } from './psychology.ts'
import { asked, decided, IBM_BUY, IBM_HOLD, quotations } from './request.fixture.ts'

const NEVER = 'I never average down.'
const bought = decided('The cloud will grow.', { at: '2026-04-06T14:30:00.000Z', price: '100' })
const more = (price: string | null, facts: Partial<CritiquedDecision> = {}) =>
  decided('It is cheaper and still good.', { action: 'Buy More', price, ...facts })
const request = (
  decision: CritiquedDecision,
  principles: readonly string[],
  earlier: readonly CritiquedDecision[] = [],
): CritiqueRequest => asked(decision, earlier, { principles })

describe('averaging down although one never does', () => {
  test('is said with the prices that make it certain', () => {
    expect(findBreach(request(more('80'), [NEVER], [bought]))?.says).toBe(
      'This Buy More at $80.00 is below every price that you had paid, $100.00, and your principle “I never average down” says not to.',
    )
    expect(findBreach(request(more('80'), [NEVER], [bought, more('90')]))?.says).toContain('$100.00 and $90.00')
  })

  test.each([
    'Never average down',
    'No averaging down!',
    "I don't add to losers.",
    'I will never add to a losing position.',
  ])('however it is said: %s', (principle) =>
    expect(findBreach(request(more('80'), [principle], [bought]))).not.toBeNull(),
  )

  test.each<[string, CritiquedDecision, string, readonly CritiquedDecision[]]>([
    ['the price is that of the Buy', more('100'), NEVER, [bought]],
    ['an earlier purchase was lower: the average is not known', more('95'), NEVER, [bought, more('80')]],
    ['no price is known', more(null), NEVER, [bought]],
    ['a price that was paid is not known', more('80'), NEVER, [bought, more(null)]],
    ['the round before is closed', more('80', { action: 'Buy' }), NEVER, [bought, more('120', { action: 'Sell' })]],
    ['nothing is bought', more('80', { action: 'Hold' }), NEVER, [bought]],
    ['the principle has a condition', more('80'), 'I never average down without a new fact.', [bought]],
    ['the principle has an exception', more('80'), 'Never average down. Except for index funds.', [bought]],
    ['the principle wants it', more('80'), 'I average down.', [bought]],
  ])('is not said when %s', (_, decision, principle, earlier) =>
    expect(findBreach(request(decision, [principle], earlier))).toBeNull(),
  )

  test('comes before anything else that was found', () => {
    const sentences = readPsychology(request({ ...more('80'), thesis: "It can't lose." }, [NEVER], [bought]))
    expect(sentences[0]).toContain('“I never average down”')
    expect(sentences[1]).toMatch(/\?$/)
    expect(sentences[2]).toContain("“It can't lose”")
    expect(sentences).toHaveLength(4)
  })
})

describe('a principle that bears on a decision', () => {
  const bears = (decision: CritiquedDecision | string, principles: string[], earlier: CritiquedDecision[] = []) =>
    findBearing(request(typeof decision === 'string' ? decided(decision) : decision, principles, earlier))?.says

  test.each([
    [
      'No buying before earnings.',
      'I want to be in before the next earnings.',
      'I want to be in before the next earnings',
    ],
    ['I need a number, and a stop.', 'Growth of 8%. My stop is close.', 'My stop is close'],
    ['Set a stop loss first.', 'Growth of 8%. Stop at $80.', 'Stop at $80'],
    ['With banks, I buy no more than 1.5% of my savings.', 'It is all-in for me now.', 'It is all-in for me now'],
    ['No more than 5% of my portfolio.', 'It is all-in for me now.', 'It is all-in for me now'],
    ['I ignore the news.', 'The headlines were bad again.', 'The headlines were bad again'],
    ['Never pay 20 times earnings.', 'At 12x earnings it is good.', 'At 12x earnings it is good'],
    ['I name what would prove me wrong.', "If growth falls I'm out.", "If growth falls I'm out"],
    ['No buying out of fear of missing out.', "I don't want to miss the train.", "I don't want to miss the train"],
    ['The price alone is no reason.', 'A price like that comes once.', 'A price like that comes once'],
  ])('%s / %s', (principle, thesis, words) => {
    const says = bears(thesis, ['I read every contract twice.', principle])
    expect(quotations(says ?? '').toSorted()).toEqual([words, principle.replace(/\.$/, '')].toSorted())
    expect(says).not.toMatch(/\b(broke|broken|break|breaks|violat)/)
  })

  test('one that draws a line is asked on which side this is', () => {
    expect(bears('The headlines were bad again.', ['Never act on the news.'])).toContain(
      'which draws a line: say on which side',
    )
  })

  test('is named by its action, with what the journal knows', () => {
    const sale = decided('It is over.', { action: 'Sell', at: '2026-05-01T14:30:00.000Z' })
    expect(bears(sale, ['I wait a night before I sell.'], [bought])).toBe(
      'Your principle “I wait a night before I sell” bears on this Sell, and the entry before it is of Apr 6, 2026: say how the two go together.',
    )
    expect(bears(more('80'), ['I never average down without a new fact.'], [bought])).toContain(
      'its price of $80.00 is 20.00% below that of Apr 6, 2026',
    )
    expect(bears('It is good.', ['I buy at a confidence of 7 at least.'])).toContain('its confidence is 6 out of 10')
  })

  test('is no rule for the other side of the trade', () => {
    expect(bears('Slept on it, bought it.', ['I wait a night before I sell.'])).toBeUndefined()
    expect(bears(decided('Slept on it.', { action: 'Hold' }), ['I wait a night before I sell.'])).toBe(
      'Your principle “I wait a night before I sell” and “Slept on it” speak of the same thing: say how this Hold goes with it.',
    )
  })

  test('is taken by the words of the thesis before the action, then in its owner’s order', () => {
    const two = ['Act on no news.', 'Act on no rumours.']
    expect(bears('News and rumours.', two)).toContain('“Act on no news”')
    expect(bears('Only rumours.', ['At a confidence of 7.', ...two])).toContain('“Act on no news”')
  })

  test('does not quote again what a finding quotes', () => {
    const sentences = readPsychology(
      request(decided("I don't want to miss it."), ['Never buy out of fear of missing out.']),
    )
    expect(quotations(sentences.join(' ')).filter((words) => words === "I don't want to miss it")).toHaveLength(1)
    expect(sentences.join(' ')).toContain('“Never buy out of fear of missing out”')
  })

  test('has a place beside two findings', () => {
    const sentences = readPsychology(request(IBM_HOLD, ['I have patience, and the price is no reason.'], [IBM_BUY]))
    expect(sentences).toHaveLength(4)
    expect(sentences[2]).toContain('principle')
  })
})

describe('no principle seems to bear on it', () => {
  test('then one question asks which does', () => {
    const sentences = readPsychology(request(decided('I like it.'), ['Read contracts twice.', 'Be kind.']))
    expect(sentences.filter((sentence) => sentence.includes('2 principles in force'))).toHaveLength(1)
    expect(sentences).toHaveLength(4)
    expect(askWhichPrinciple(request(decided('I like it.'), ['Read contracts twice.']))).toBe(
      'Your principle “Read contracts twice” is the one that you have in force: does it bear on this Buy?',
    )
    expect(askWhichPrinciple(request(decided('I like it.'), ['Read contracts twice. And then once more.']))).toBe(
      'You have one principle in force: does it bear on this Buy?',
    )
  })

  test.each<[string, string, readonly string[]]>([
    ['there is none', 'I like it.', []],
    ['the thesis names its principles', 'By my principles I like it.', ['Read contracts twice.']],
  ])('and nothing is asked when %s', (_, thesis, principles) =>
    expect(askWhichPrinciple(request(decided(thesis), principles))).toBeNull(),
  )
})

test('a principle is quoted with the word that forbids', () => {
  const long = 'I do never buy more of what is falling before I have written down what would prove me wrong.'
  const from = long.indexOf('falling')
  expect(quotePrinciple(long, { from, to: from + 'falling'.length })).toBe(
    '“never buy more of what is falling before I have written down”',
  )
})

test('a principle may name a bias, but that its words show one makes it about no other words of the kind', () => {
  expect(findBearing(request(decided('The dividend alone pays me to wait.'), ['Let it ride.']))).toBeNull()
  expect(findBearing(request(decided('I knew it would rise.'), ['I beware of hindsight.']))?.quoted).toBe(
    '“I knew it would rise”',
  )
})
