import { describe, expect, test } from 'vitest'
import { asked, decided } from '../request.fixture.ts'
import { clausesThat, decidedElsewhere, expected, ownView } from './standing-claims.ts'

const quotedBy = (read: typeof expected, thesis: string) =>
  Array.from(read(asked(decided(thesis))), ({ quoted }) => quoted)

describe('what is said to be still to come', () => {
  test.each([
    ['Capital spending of the four will be 400 billion.', '“Capital spending of the four will be 400 billion”'],
    [
      'Hybrid cloud revenue should grow above 8% for three straight quarters.',
      '“Hybrid cloud revenue should grow above 8% for three straight quarters”',
    ],
    ['The next two quarters will be ugly.', '“The next two quarters will be ugly”'],
  ])('is a claim with a figure or a time: %s', (thesis, quoted) => expect(quotedBy(expected, thesis)).toEqual([quoted]))

  test.each([
    "They'll have to bury me with it.",
    'Somebody has to build the planes.',
    'The index funds have to buy it.',
    'People say China will copy the machine within five years.',
    'The CEO said deliveries will reach 60 a month by 2027.',
    'It will be picked up when we are all gone.',
    'will get 50 more on friday',
  ])('and neither a figure of speech nor the words of others: %s', (thesis) =>
    expect(quotedBy(expected, thesis)).toEqual([]),
  )

  test('and one confidence stands beside it, in the singular', () => {
    const [claim] = expected(asked(decided('The next two quarters will be ugly.')))
    expect(claim?.ways.join(' ')).toContain('beside it stands your {confidence} of 10')
  })
})

describe('what is said to be decided elsewhere', () => {
  test('is what is still awaited of somebody else', () =>
    expect(quotedBy(decidedElsewhere, 'The merger with Norfolk is decided by the regulator in March.')).toHaveLength(1))

  test.each([
    'The Zantac settlement is paid.',
    'The earplug settlement is fixed at 6 billion.',
    'I cannot judge the tariffs.',
    'I know about the tariffs of this year.',
    'The stock got smoked on tariffs stuff.',
    'Comparable sales were the worst since the pandemic.',
    'The tariffs are known to everybody.',
    'With tariffs at 55% they raised every price.',
  ])('and neither what is settled, nor what its writer knows of it: %s', (thesis) =>
    expect(quotedBy(decidedElsewhere, thesis)).toEqual([]),
  )
})

test.each([
  'The market has decided that the new law kills every lender.',
  'The market decides that tariffs are forever.',
  'The market will decide about the tariffs in May.',
  'Wall Street has made up its mind that the ruling will be bad.',
  'Everybody has concluded that the election will cost them dear.',
])('what a crowd has made up its mind about is its opinion: %s', (thesis) =>
  expect(quotedBy(decidedElsewhere, thesis)).toEqual([]),
)

describe('a view of one’s own', () => {
  test.each([
    [
      'Cheap. The street says they shrink, I think they only stand still.',
      '“The street says they shrink, I think they only stand still”',
    ],
    [
      'Everyone fears a strike, but I believe it is over by June.',
      '“Everyone fears a strike, but I believe it is over by June”',
    ],
    ['What I think nobody counts: repairs per machine.', '“What I think nobody counts: repairs per machine”'],
    ['I think they only stand still.', '“I think they only stand still”'],
  ])('is quoted with what it stands against, or with what it leads to: %s', (thesis, quoted) =>
    expect(quotedBy(ownView, thesis)).toEqual([quoted]),
  )

  test.each([
    'The street says that the whole business of renting out towers to the same three carriers in every single state is dying, I think that it only gets smaller.',
    'What I believe is missing in every model that I have read of it so far this year: repairs per machine and the hours of the crews that do them, by region.',
    'I believe in one thing: repairs per machine, over all of the years that they have been counted and in every region.',
  ])('or not at all: %s', (thesis) => expect(quotedBy(ownView, thesis)).toEqual([]))
})

test('what is feared or wished is not stated', () => {
  const stated = (thesis: string) => [...clausesThat({ decision: decided(thesis) }, () => true)]
  expect(stated("What I'd hate: China export licences revoked for DUV service.")).toEqual([])
  expect(stated('What I see: China export licences revoked for DUV service.')).toEqual([
    '“What I see: China export licences revoked for DUV service”',
    '“China export licences revoked for DUV service”',
  ])
})
