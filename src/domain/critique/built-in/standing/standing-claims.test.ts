import { describe, expect, test } from 'vitest'
import { asked, decided } from '../request.fixture.ts'
import { clausesThat, decidedElsewhere, expected } from './standing-claims.ts'

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

test('what is feared or wished is not stated', () => {
  const stated = (thesis: string) => [...clausesThat({ decision: decided(thesis) }, () => true)]
  expect(stated("What I'd hate: China export licences revoked for DUV service.")).toEqual([])
  expect(stated('What I see: China export licences revoked for DUV service.')).toEqual([
    '“China export licences revoked for DUV service”',
  ])
})
