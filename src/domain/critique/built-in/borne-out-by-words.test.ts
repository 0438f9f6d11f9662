import { describe, expect, it, test } from 'vitest'
import type { FindingKind } from './basis/finding.ts'
import { quotationAround } from './basis/quotation.ts'
import { readBuiltIn } from './built-in-critic.ts'
import { asked, decided } from './request.fixture.ts'

const sentencesOf = (thesis: string, kind: FindingKind): readonly string[] =>
  readBuiltIn(asked(decided(thesis, { price: '58', at: '2025-11-17T15:30:00.000Z' })))
    .sentences.filter((sentence) => sentence.kind === kind)
    .map(({ text }) => text)

describe('a view of one’s own stands beside that of others', () => {
  it.each([
    'I use it every week but this is not the reason. They lend to everybody.',
    'Orders grew 12%. I drive past their plant, which is no reason to buy.',
  ])('and not alone: %s', (thesis) => expect(sentencesOf(thesis, 'own-judgement')).toEqual([]))

  it.each(['My broker says it doubles. That is not my reason.', 'Everyone loves the car, but this is not the reason.'])(
    'as here: %s',
    (thesis) => expect(sentencesOf(thesis, 'own-judgement')).toHaveLength(1),
  )
})

describe('a view kept against others is one of the share', () => {
  it.each([
    'On the radio they speak ill of us as ever. I am so angry. This is our homeland and I do not believe that it falls. I buy.',
    'Everyone says our country is finished. I dont believe it, so I buy the bank.',
    'The papers write bad things about us. I disagree and buy.',
    'My cousin says it is a dud and I was furious. I disagree.',
    'Foreign papers claim that Brazil is over. I do not believe it.',
    'They pay 5 percent. I do not believe that it goes down.',
    'Analysts call it dead. I love my country and I disagree.',
  ])('and neither of a country nor out of anger: %s', (thesis) =>
    expect(sentencesOf(thesis, 'own-judgement')).toEqual([]),
  )

  it.each([
    'My cousin says the shares are a dud. I disagree.',
    'The forum says it goes under. I do not believe that.',
    'Analysts call the debt a problem. I disagree, it is fixed until 2031.',
  ])('as here: %s', (thesis) => expect(sentencesOf(thesis, 'own-judgement')).toHaveLength(1))
})

describe('what the company does itself does not come from outside', () => {
  it.each([
    'They reprice Medicare Advantage for 2026 and leave one million members.',
    'The company launches after approval in March 2026.',
    'Acme launches after approval in March 2026.',
  ])('%s', (thesis) => expect(sentencesOf(thesis, 'events-named')).toEqual([]))

  it.each(['They need money before the election in May 2026.', 'It waits for the FDA decision due in March 2026.'])(
    'but what it waits for does: %s',
    (thesis) => expect(sentencesOf(thesis, 'events-named')).toHaveLength(1),
  )
})

describe('until when a paper runs is no event that is waited for', () => {
  it.each([
    'Foundations are down by a third. Contract on the Phase 2 site expires 30 June 2027.',
    'Rents up 4%. The lease on the Phase 3 depot ends on 31 March 2027.',
  ])('%s', (thesis) => expect(sentencesOf(thesis, 'events-named')).toEqual([]))
})

describe('a doubt', () => {
  it.each([
    'Librela sales are down 23% after the FDA letter. Dermatology grows 8%.',
    'Orders grew 12%. I worry little about China.',
  ])('is no bare fact, and none that is denied: %s', (thesis) =>
    expect(sentencesOf(thesis, 'weighs-other-side').join()).not.toMatch(/doubt|hearing/),
  )

  test('is one where the writer calls it one', () =>
    expect(
      sentencesOf('Dermatology grows 8%. My worry is Librela, which fell 23%.', 'weighs-other-side').join(),
    ).toMatch(/doubt|hearing/))
})

describe('what its writer makes of a figure', () => {
  it.each([
    [
      'I asked for a figure that proves me wrong: net sales declined by 0.6 percent, and I judge that to be habit.',
      /habit/,
    ],
    [
      'Looked whether it sank for something that destroys the plan: output declined by 5 percent, and I see that as maintenance and no decay.',
      /maintenance/,
    ],
    ['What ends it for me: sales declined by 4 percent, and we take that to be weather, though we may err.', /weather/],
    ['Orders grew 12% and I read that as restocking of sales in the north.', /restocking/],
  ])('is no test: %s', (thesis, judgement) => {
    expect(sentencesOf(thesis, 'falsifier-given').join()).not.toMatch(judgement)
    expect(readBuiltIn(asked(decided(thesis))).falsifiers).toEqual([])
  })

  it('stands behind a test that comes later', () => {
    const thesis =
      'I asked for a figure that proves me wrong: volumes declined by 1.4 percent, and I judge that to be a late harvest. Should volumes fall in each of the next two halves, I sell.'
    expect(sentencesOf(thesis, 'falsifier-given').join()).toContain('Should volumes fall')
  })

  it.each([
    'If volumes fall below 400 I take that as the end and sell.',
    'When the payout passes 90% I regard it as a warning and I am out.',
  ])('is a test where it ends something: %s', (thesis) =>
    expect(readBuiltIn(asked(decided(thesis))).falsifiers).toHaveLength(1),
  )
})

describe('a size is quoted with what it is', () => {
  test('where the words have none, those that do are', () =>
    expect(sentencesOf('Lottery ticket, sized like one: 1% of my account.', 'size-limited').join()).toContain(
      '“Lottery ticket, sized like one: 1% of my account”',
    ))

  test('and where none have, none is told', () =>
    expect(sentencesOf('A flyer, so I am sizing it like one.', 'size-limited')).toEqual([]))
})

describe('a quotation', () => {
  test('of a worry is no insight into oneself', () =>
    expect(sentencesOf('Debt is 3 times EBITDA, which worries me.', 'names-own-bias')).toEqual([]))

  test('is none where both together are too long', () =>
    expect(
      sentencesOf(
        'At Brent 60 that still leaves the dividend covered twice by their own sums, which I halve out of habit.',
        'names-own-bias',
      ),
    ).toEqual([]))

  test.each([
    [
      'I expect it rough for a good while yet, down a third would not surprise me.',
      '“I expect it rough for a good while yet”',
    ],
    [
      'I expect this to stay as rough as it has been of late for all of the long while that nobody drills',
      '“I expect this to stay as rough as it has been of late for all of the long while that nobody drills”',
    ],
  ])('does not end inside “a good while”: %s', (text, quoted) =>
    expect(quotationAround(text, { from: 0, to: 'I expect'.length })).toBe(quoted),
  )

  test.each([
    ['The thing nobody sees: they own the land.', '“The thing nobody sees: they own the land”'],
    ['My view is simple: rents double.', '“My view is simple: rents double”'],
    ['What I like about it: they own the land.', '“What I like about it: they own the land”'],
  ])('does not end before a colon that brings the thing itself: %s', (text, quoted) =>
    expect(quotationAround(text, { from: 0, to: 3 })).toBe(quoted),
  )

  test.each([
    ['Sales grew 9%: a record.', '“Sales grew 9%”'],
    ['Two plants are shut: Ohio and Texas.', '“Two plants are shut”'],
  ])('and does before others: %s', (text, quoted) => expect(quotationAround(text, { from: 0, to: 3 })).toBe(quoted))

  test('nor inside “a long time”', () => {
    const text = `I expect it all to be rough out there for a long time ${'here '.repeat(20)}`
    expect(quotationAround(text, { from: 0, to: text.length })).toContain('for a long time')
  })
})
