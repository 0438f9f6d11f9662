import { expect, it } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided, quotations } from '../request.fixture.ts'

const readOf = (thesis: string, action: 'Buy' | 'Watch' = 'Buy') =>
  readBuiltIn(asked(decided(thesis, { action, price: '100' }))).sentences
const kindsOf = (...about: Parameters<typeof readOf>) => readOf(...about).map(({ kind }) => kind)
const quotedAs = (kind: string, thesis: string) =>
  readOf(thesis)
    .filter((sentence) => sentence.kind === kind)
    .flatMap(({ text }) => quotations(text))

it.each([
  'I guess I would sell somewhere if things got bad.',
  "I'll sell if something better comes along or if I change my mind.",
  "I'd get out if it stops working.",
  'If the story changes I sell.',
  "I'll leave when it feels right.",
  'If things go south I will probably sell.',
  'I sell if I find a better idea.',
  'I would sell if I needed to.',
  "If I don't like it any more I sell.",
  "If it gets ugly I'm gone.",
  'If I get nervous I get out.',
  'I sell when the time comes.',
  "When I'm no longer comfortable with it I'll sell.",
  'If it does badly I sell.',
  'I would sell if something goes wrong.',
])('by what nobody could see met no test is given: %s', (thesis) =>
  expect(kindsOf(thesis)).not.toContain('falsifier-given'),
)

it('a limit for something else does not belong to the test behind it', () =>
  expect(
    quotedAs('falsifier-given', "I'd stop adding once payout goes over 85% and sell if occupancy drops below 96%."),
  ).toEqual(["I'd stop adding once payout goes over 85% and sell if occupancy drops below 96%"]))

it('the test that ends something is told, and not the estimate before it', () =>
  expect(
    quotedAs(
      'falsifier-given',
      "If the ruling forces the sale I lose maybe 5% of value; I put 30% odds on it. Two straight quarters of search below 5% and I'm out.",
    ),
  ).toEqual(["Two straight quarters of search below 5% and I'm out"]))

it('a miss leans on what was foreseen, and on no other sentence', () => {
  expect(quotedAs('falsifier-given', 'Ad tier at 55% of sign-ups. My exit is the first miss.')).toEqual([
    'My exit is the first miss',
  ])
  expect(quotedAs('falsifier-given', 'Eight beats of the estimates in a row. I sell on the first miss.')).toContain(
    'I sell on the first miss',
  )
})

it.each([
  'Sure, because used cars at 90 times earnings have always worked out so well.',
  'Great, another rebrand, the fourth in three years; surely this one brings 10% growth.',
  'Right, because nothing says value like 60 times sales.',
  'I’ll believe 10% growth when I see it.',
])('what is meant ironically is no figure and no view of its writer: %s', (thesis) =>
  expect(readOf(thesis, 'Watch').flatMap(({ text }) => quotations(text))).toEqual([]),
)

it('a thesis that is told by a figure is no vague end', () =>
  expect(kindsOf('I let it run until the thesis breaks, and the thesis is 15% growth.')).not.toContain(
    'vague-falsifier',
  ))

it('two numbers of confidence are no two prices', () => {
  const before = decided('Traffic grows.', { at: '2026-03-02T15:00:00.000Z', price: '100', confidence: 7 })
  const now = decided('Was 7, now 5. I understand it less than I believed.', {
    action: 'Hold',
    price: '88',
    confidence: 5,
  })
  expect(readBuiltIn(asked(now, [before])).sentences.map(({ kind }) => kind)).not.toContain('anchoring-to-past-price')
})

it('a test that would be quoted up to a title is not', () =>
  expect(
    readOf("I'd walk if Mrs. Okafor walks; she is the reason that costs fell.")
      .map(({ text }) => text)
      .join(' '),
  ).not.toMatch(/Mrs”/))

it('a line of one’s own and words that tell nothing are neither bad news nor a test', () => {
  const before = decided('Traffic grows.', { at: '2026-03-02T15:00:00.000Z', price: '100', confidence: 7 })
  const now = decided('Wrote in March: below 10% growth it goes. It is 13.', {
    action: 'Hold',
    price: '105',
    confidence: 6,
  })
  expect(readBuiltIn(asked(now, [before])).sentences.map(({ kind }) => kind)).not.toContain(
    'confidence-lowered-on-bad-news',
  )
  const { falsifiers } = readBuiltIn(asked('The drop tells me nothing, the 3% cut in guidance tells me a little.'))
  expect(falsifiers).toEqual([])
})

it('the day of a promise of others is not the last day of one’s own test', () =>
  expect(
    readOf("Out if the founder sells more than a tenth, which he's promised not to before 2027.")
      .map(({ text }) => text)
      .join(' '),
  ).not.toMatch(/own test runs/))
