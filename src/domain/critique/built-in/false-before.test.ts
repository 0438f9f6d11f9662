import { describe, expect, test } from 'vitest'
import { readBuiltIn } from './built-in-critic.ts'
import { asked, decided } from './request.fixture.ts'

const BUY = decided('Sales grow 10% a year. If they grow less than 5%, I sell.', {
  at: '2026-02-02T15:00:00.000Z',
  price: '120',
})
const bought = (thesis: string) => readBuiltIn(asked(decided(thesis, { price: '99' }))).sentences
const held = (thesis: string) => readBuiltIn(asked(decided(thesis, { action: 'Hold', price: '99' }), [BUY])).sentences
const kinds = (sentences: ReturnType<typeof bought>) => sentences.map(({ kind }) => kind)

describe('no size that is too large', () => {
  test.each(['All in order.', 'Shares fell to 54% of what I own.', 'All in all a good year.'])('%s', (thesis) => {
    expect(kinds(bought(thesis))).not.toContain('size-too-large')
    expect(kinds(held(thesis))).not.toContain('size-too-large')
  })

  test.each(['All in.', 'I am all in on this.', '54% of what I own is in it.'])('but here is one: %s', (thesis) =>
    expect(kinds(bought(thesis))).toContain('size-too-large'),
  )
})

test('“the next Nvidia” is a story, and not a prize with odds', () => {
  expect(kinds(bought('This is the next Nvidia.'))).toContain('story-without-figures')
  expect(kinds(bought('This is the next Nvidia.'))).not.toContain('lottery')
})

test('what was written is named again, and answers no test', () => {
  expect(kinds(held('As I wrote when I bought, they have 8% growth.'))).not.toContain('test-answered')
  expect(kinds(held('Growth was 4% where I wrote 5.'))).not.toEqual([])
})

describe('what keeps somebody in it proves nothing wrong', () => {
  test.each([
    ['I will sell when it reaches my purchase price again.', 'get-even'],
    ['To leave now would mean all of that was for nothing.', 'sunk-cost'],
  ])('%s', (thesis, kind) => {
    expect(kinds(held(thesis))).toContain(kind)
    expect(kinds(held(thesis))).not.toContain('falsifier-given')
  })
})

test('what was lost in a share that is held is what was paid for it', () => {
  expect(kinds(held('I just want my 120 back.'))).toContain('get-even')
  expect(kinds(held('I just want my 120 back.'))).not.toContain('revenge')
})

test('somebody else’s word is not told as a view of the writer’s', () => {
  const said = bought('A colleague swears it will be broken up at 140 a share. Book value is 0.9 times.')
  expect(said.filter(({ kind, text }) => kind === 'standing-words' && text.includes('A colleague'))).toEqual([])
})

describe('money that has another use', () => {
  test.each([
    'i saw it go up every day so i put in the rent for june, i get paid on the 28th',
    'Took it out of the kitchen money, the builder starts in September.',
    'all in 4k, unemployment check lol',
    'Lost my job in April, severance is 9k and I put 6k here.',
  ])('%s', (thesis) => expect(kinds(bought(thesis))).toContain('money-needed'))

  test.each([
    'Tenants paid the rent on time.',
    'Unemployment benefits rose and stores felt it.',
    'They put the kitchen fund into new stores.',
    'The chain took groceries online.',
    'I used a small amount, not the rent.',
  ])('and none is told of in: %s', (thesis) => expect(kinds(bought(thesis))).not.toContain('money-needed'))
})

test('a share that joins an index is no plan', () => {
  expect(kinds(bought('Into the index on Monday, funds must buy.'))).not.toContain('index-plan')
  expect(kinds(bought('S&P inclusion: it goes into the index on Monday.'))).not.toContain('index-plan')
  expect(kinds(bought('My monthly buy goes into the index.'))).toContain('index-plan')
})

test('a day on which it ends is no credit for whoever wins money back', () => {
  const [won, calm] = [
    'Down 4 grand on NIO and I need a green week. Out Friday whatever happens.',
    'Out Friday whatever happens.',
  ]
  expect(kinds(bought(won))).not.toContain('falsifier-given')
  expect(kinds(bought(calm))).toContain('falsifier-given')
})

test('what is meant by a test is no opinion about “it” beside it', () => {
  const text = bought(
    'Azure +33%, of which 16 points AI. I assume it fades to 20% by 2028. Anything under 25% in the next four quarters would mean that I misread demand.',
  ).map((sentence) => sentence.text)
  expect(text.join(' ')).toMatch(/“Azure \+33%, of which 16 points AI”.* line.*: “Anything under 25%/)
})

test('of a text in another language it is not said that its stop is left', () => {
  const text = bought('Kaufe wegen der Dividende und der Marge. Verkaufe unter 80.').map((sentence) => sentence.text)
  expect(text.join(' ')).toContain('prices and your earlier entries it does')
})

test('a loan by its name is one', () => {
  expect(kinds(bought('student loan refund hit friday so the whole 3.2k is in'))).toContain('borrowed-money')
  expect(kinds(bought('Carry: 5.7% yield, IBKR margin at 5.3%.'))).toContain('borrowed-money')
  expect(kinds(bought('SoFi refinances student loans. Gross margin at 5.3%.'))).not.toContain('borrowed-money')
})

test('what somebody cannot afford to lose is no certainty', () => {
  expect(kinds(bought("I can lose 200, I can't lose 2,000. DAU grows."))).not.toContain('overconfidence')
  expect(kinds(bought("I can't lose. DAU grows."))).toContain('overconfidence')
})

test('a time after which somebody leaves is no test of the company', () => {
  const text = bought("I'm buying what everyone buys. Spikes like this faded in 2019 and 2024. Two weeks, then out.")
  expect(text.map((sentence) => sentence.text).join(' ')).not.toMatch(/(?<!read(?:ing)? again.*)Two weeks, then out”/)
})

test('what somebody does not worry about is no doubt', () => {
  expect(kinds(bought("Procedures +17%. My worry is not Medtronic, it's how they are paid."))).not.toContain(
    'weighs-other-side',
  )
  expect(kinds(bought('Procedures +17%. My worry is Medtronic.'))).toContain('weighs-other-side')
})
