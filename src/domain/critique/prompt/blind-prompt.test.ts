import { expect, it } from 'vitest'
import { asked, decided } from '../built-in/request.fixture.ts'
import { BLIND_PROMPT_VERSION, blindPrompt, judgesTheClaim, readBlindAnswer } from './blind-prompt.ts'

it('the blind question tells nothing of confidence, position, prices and gain', () => {
  const thesis = 'Revenue grows above the guidance by May.'
  const earlier = [decided('An earlier one.', { price: '333.33', confidence: 7 })]
  const position = {
    moved: '77',
    quantity: '77',
    averageCost: '222.22',
    cost: '17110.94',
    stopLoss: '199.99',
    takeProfit: null,
  }
  const { input } = blindPrompt(
    asked(decided(thesis, { action: 'Sell', confidence: 9, price: '111.11' }), earlier, { position }),
  )
  expect(input).toContain(thesis)
  for (const told of ['confidence', '111.11', '333.33', '222.22', '77', '199.99', 'sell', 'An earlier one'])
    expect(input.toLowerCase()).not.toContain(told.toLowerCase())
})

it('the blind question is about the very claim that is resolved', () => {
  const claim = 'IBM does worse than SPY until Nov 21, 2027'
  const { input } = blindPrompt({ ...asked(decided('It is dear.', { action: 'Sell' }), []), claim })
  expect(input).toContain(claim)
  expect([judgesTheClaim('blind-1'), judgesTheClaim(BLIND_PROMPT_VERSION)]).toEqual([false, true])
})

it.each([
  ['{"claim": "It grows.", "probability": 40}', { claim: 'It grows.', probability: 40 }],
  ['```json\n{"claim": "It grows.", "probability": 0.65}\n```', { claim: 'It grows.', probability: 65 }],
  ['{"claim": "It grows.", "probability": null}', null],
  ['{"claim": "It grows.", "probability": 140}', null],
  ['{"claim": "", "probability": 40}', null],
  ['I would say 40 percent.', null],
  ['', null],
])('%j is read as %j', (said, read) => {
  expect(readBlindAnswer(said)).toEqual(read)
})

it('a claim with braces in it, or with quotation marks, is read as it stands', () => {
  expect(readBlindAnswer('{"claim": "{ACME} rises to \\"5}\\"", "probability": 40}')).toEqual({
    claim: '{ACME} rises to "5}"',
    probability: 40,
  })
  expect(readBlindAnswer('I see "{" and {x: 1}. {"claim": "It rises.", "probability": 40}')).toEqual({
    claim: 'It rises.',
    probability: 40,
  })
  expect(readBlindAnswer('{"claim": "It rises'.repeat(2_000))).toBeNull()
})
