import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countSentences } from '#test/support/sentence-count.ts'
import type { Action } from '../../ledger/action.ts'
import type { CritiquedAlert, CritiquedDecision, CritiquedMove, CritiqueRequest } from '../critique.ts'
import { readCritique } from '../read-critique.ts'
import { dayOf } from './basis/quotation.ts'
import { critiqueBuiltIn, readBuiltIn } from './built-in-critic.ts'
import { quotations } from './request.fixture.ts'

const ACTIONS: readonly Action[] = ['Watch', 'Buy', 'Hold', 'Keep Watching', 'Sell', 'Buy More', 'Sell Some']

/** Words that the critic knows, and characters that break sentences, lines, quotations and directions. */
const FRAGMENTS = [
  ...`It can't lose. ¦ everyone is buying ¦ out at −10% ¦ stop at $40 ¦ if it falls 10% I was wrong ¦ unless ¦ not
    ¦ revenue grew 8.5% ¦ P/E of 12. ¦ 12x earnings ¦ $1,200.50 ¦ by 2027 ¦ soon ¦ the Fed ¦ AI ¦ tariffs on China ¦ taxes
    ¦ undervalued ¦ dividend ¦ maybe ¦ more sure than ever ¦ to break even ¦ I sell ¦ buy below $5 ¦ 5% ¦ Psychology:
    ¦ {words} ¦ $& ¦ I never average down ¦ no averaging down. ¦ before earnings ¦ stop loss ¦ wait a night ¦ of my portfolio
    ¦ never ¦ only ¦ news ¦ the price ¦ prove me wrong ¦ confidence of 7 ¦ שלום ¦ 増益率は10%です ¦ - ¦ ** ¦ ... ¦ !? ¦ —`.split(
    /\s+¦\s/u,
  ),
  ...['\n', '\r\n', '\n\n', '\nFundamentals: none.', '\nWorld events: none.', '\uD83D', '🚀'],
  ...'“”"«’()\t\u2028\u0085\u202E\u200B…。،',
]

const text = fc
  .array(
    fc.oneof(fc.constantFrom(...FRAGMENTS), fc.string({ unit: 'binary' }), fc.string(), fc.lorem({ maxCount: 12 })),
    {
      maxLength: 60,
      size: 'max',
    },
  )
  .chain((parts) => fc.constantFrom('', ' ', ', ', '. ').map((between) => parts.join(between)))
/** As long as the contract lets one be. */
const principle = fc.oneof(
  text.map((written) => written.slice(0, 500)),
  fc.constantFrom('Never average down.', 'I wait a night before I sell.', 'No stop, no buy!'),
)
const thesis = text.map((written) => written.slice(0, 5000).padEnd(10, '.'))

const alert: fc.Arbitrary<CritiquedAlert> = fc.record({
  level: fc.constantFrom('stop-loss', 'take-profit'),
  percent: fc.constantFrom('10', '7.5', null),
  levelPrice: fc.constant('109.11'),
  price: fc.constantFrom('98.92', '0.0042'),
  at: fc.constant('2025-06-02T20:00:00.000Z'),
  setBy: fc.record({ action: fc.constant('Buy'), at: fc.constant('2025-04-06T14:30:00.000Z') }),
})

const move: fc.Arbitrary<CritiquedMove> = fc.record({
  level: fc.constantFrom('stop-loss', 'take-profit'),
  from: fc.constant('109.11'),
  to: fc.constantFrom('98.92', '120.00', null),
  setAt: fc.constant('2025-04-06T14:30:00.000Z'),
  action: fc.constant('Hold'),
  at: fc.constant('2025-06-02T20:00:00.000Z'),
  price: fc.constantFrom('98.92', '0.0149', null),
})

const decision: fc.Arbitrary<CritiquedDecision> = fc.record({
  action: fc.constantFrom(...ACTIONS),
  at: fc
    .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  confidence: fc.integer({ min: 1, max: 10 }),
  thesis,
  price: fc.option(fc.integer({ min: 0, max: 20_000 }).map((cents) => (cents / 100).toString())),
})
const unlinked: fc.Arbitrary<CritiqueRequest> = fc.record({
  ticker: fc.oneof(fc.constantFrom('IBM', 'BRK.B', 'Reddit'), fc.string()),
  companyName: fc.string(),
  purchasedAt: fc.constant(null),
  principles: fc.array(principle, { maxLength: 4 }),
  decision,
  earlier: fc.array(decision, { maxLength: 6 }),
  alerts: fc.array(alert, { maxLength: 2 }),
  moves: fc.array(move, { maxLength: 2 }),
  splits: fc.constant([]),
})

/** What is left out at an end of a quotation is marked. */
const withoutEllipsis = (words: string): string => words.replace(/^… | …$/gu, '')

/** A level that was passed is one that the last Buy has set. */
const request = unlinked.map((asked) => {
  const set = asked.earlier.findLast(({ action }) => action === 'Buy')
  const alerts = asked.alerts.map((passed) => ({ ...passed, setBy: set ?? passed.setBy }))
  // The first of them is the decision's own.
  const moves = asked.moves.map((moved, index) => (index === 0 ? { ...moved, at: asked.decision.at } : moved))
  return { ...asked, alerts, moves }
})

/** Another one in each run, and the same for every test of it, so that all of them look at the same requests. */
const [seed = 1] = fc.sample(fc.integer(), 1)

/** The critique of a request is written once for all tests: writing it takes most of their time. */
const critiques = new Map<string, string>()
function critiqueOf(asked: CritiqueRequest): string {
  const key = JSON.stringify(asked)
  const critique = critiques.get(key) ?? critiqueBuiltIn(asked)
  critiques.set(key, critique)
  return critique
}

const forAnyRequest = (holds: (request: CritiqueRequest, critique: string) => void): void =>
  fc.assert(
    fc.property(request, (asked) => holds(asked, critiqueOf(asked))),
    { numRuns: 200, seed },
  )

test('any thesis gets three labelled paragraphs in their order, each on one line', () => {
  forAnyRequest((_, critique) => {
    expect(critique.split('\n\n').map((part) => /^(\w[\w ]*): \S[^\p{Cc}\u2028\u2029]*$/u.exec(part)?.[1])).toEqual([
      'Psychology',
      'Fundamentals',
      'World events',
    ])
    expect(readCritique(critique).unlabelled).toBe('')
  })
})

test('any thesis gets one or two sentences a part, and one question at most', () => {
  forAnyRequest((_, critique) => {
    expect(critique.split('\n\n').every((part) => countSentences(part) >= 1 && countSentences(part) <= 3)).toBe(true)
    expect(countSentences(critique)).toBeLessThanOrEqual(7)
    expect(critique.replace(/“[^”]*”/gu, '').split('?').length).toBeLessThanOrEqual(2)
  })
})

test('no sentence stands twice in a critique', () => {
  forAnyRequest((asked) => {
    const texts = readBuiltIn(asked).sentences.map(({ text }) => text)
    expect(new Set(texts).size).toBe(texts.length)
  })
})

test("Unicode's own segmentation counts the same sentences, quotations included", () => {
  const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
  forAnyRequest((_, critique) => {
    expect([...segmenter.segment(critique.replaceAll('\n\n', ' '))].length).toBe(countSentences(critique))
  })
})

test('every quotation is an exact piece of the thesis, of an earlier entry whose day stands with it, or of a principle', () => {
  forAnyRequest(({ decision, earlier, principles }, critique) => {
    for (const sentence of critique.split(/(?<=[.?!]) (?=[A-Z])/u)) {
      const days = earlier.filter((entry) => sentence.includes(dayOf(entry)))
      const sources = [
        decision.thesis,
        ...days.map(({ thesis }) => thesis),
        ...(/principle/.test(sentence) ? principles : []),
      ]
      for (const words of quotations(sentence).map(withoutEllipsis))
        expect(sources.some((text) => words !== '' && text.includes(words))).toBe(true)
    }
  })
})

test('quotations are at most a long sentence', () => {
  forAnyRequest((_, critique) => {
    for (const words of quotations(critique)) {
      expect(words.split(/\s+/u).length).toBeLessThanOrEqual(48)
      expect(words.length).toBeLessThanOrEqual(292)
    }
  })
})

test('no template is left unfilled, and no sentence starts with a small letter or a quotation', () => {
  forAnyRequest((_, critique) => {
    const ownWords = critique.replace(/“[^”]*”/gu, '“”')
    expect(ownWords).not.toMatch(/[{}]|undefined|null|NaN/u)
    expect(ownWords).not.toMatch(/(?:[.!?]|^\w[\w ]*:) (?![A-Z])/mu)
  })
})

test('the same request always gets the same critique', () => {
  forAnyRequest((asked, critique) => {
    expect(critiqueBuiltIn(structuredClone(asked))).toBe(critique)
  })
})

test('5000 characters that tempt every repetition of a pattern are read', () => {
  const tempting =
    `if ¦if a ¦can't  ¦1.¦1,1¦9¦ ¦*¦and ¦not ¦out at - ¦“¦a¦up every ¦- ¦$1¦not guaranteed ¦cheap 5 ¦stop loss ¦revenue 8%. `.split(
      '¦',
    )
  for (const piece of tempting) {
    const thesis = piece.repeat(5000).slice(0, 5000)
    const decision = { action: 'Hold', at: '2026-05-01T14:30:00.000Z', confidence: 9, thesis, price: '1' } as const
    const earlier = Array.from({ length: 5 }, () => ({ ...decision, price: '2', confidence: 5 }))
    const critique = critiqueBuiltIn({
      ticker: 'A',
      companyName: 'A',
      purchasedAt: null,
      decision,
      earlier,
      principles: Array.from({ length: 30 }, () => thesis.slice(0, 500)),
      alerts: [],
      moves: [],
      splits: [],
    })
    expect(countSentences(critique)).toBeGreaterThanOrEqual(3)
  }
})
