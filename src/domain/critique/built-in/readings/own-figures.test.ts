import { describe, expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const said = (thesis: string, facts = {}) =>
  readBuiltIn(asked(decided(thesis, { price: '4.80', confidence: 8 }), [], facts))
    .sentences.map(({ text }) => text)
    .join(' ')

describe('one in so many, and how many times today’s that would be', () => {
  test.each([
    ['If just one farm in two hundred buys a drone a year, turnover is nine times what it is today.', '1,800'],
    ['Let one of fifty drivers switch and sales are six times as much as today.', '300'],
    ['One household in 1,000 orders once and we are at twelve times today’s.', '12,000'],
  ])('%s', (thesis, today) => expect(said(thesis)).toContain(`by the same sum it is one in ${today} today`))

  test.each([
    'One drug in three works, and who takes it then brings six times what it is today.',
    'One well in fifty hits oil, and output is nine times what it is today.',
    'If one in fifty buys it, the share is at ten times today’s price.',
    'My uncle says if one in two hundred buys one, sales are nine times today’s.',
    'If one in fifty buys one, sales are twice what they are today.',
    'Does one in fifty buy it, with sales at nine times what they are today?',
  ])('and not: %s', (thesis) => expect(said(thesis)).not.toContain('by the same sum'))
})

describe('what an option is to be worth by its writer’s own words', () => {
  const option = { right: 'call', strike: '120', expiresOn: '2026-05-08', multiplier: '100' } as const
  test.each([
    ['Vote on Wednesday. 4.80 to 15 by Friday.', {}, '$135.00', '$124.80'],
    ['From 4.80 to 9.60 by the 8th.', { right: 'put' }, '$110.40', '$115.20'],
  ])('%s', (thesis, terms, share, even) =>
    expect(said(thesis, { option: { ...option, ...terms } })).toMatch(
      new RegExp(`with the share at \\${share}, and your \\$4\\.80 with the share at \\${even}`),
    ),
  )

  test.each([
    ['it begins at another price', 'The share goes from 118 to 135 by Friday.', {}],
    ['others say so', 'The forum says 4.80 to 15 by Friday.', {}],
    ['it has long to go', '4.80 to 15 by autumn.', { expiresOn: '2026-09-18' }],
    ['it falls', 'I would lose from 4.80 to 2 at my stop.', {}],
  ])('and not where %s', (_, thesis, terms) =>
    expect(said(thesis, { option: { ...option, ...terms } })).not.toContain('with the share at'),
  )
})

describe('how much of what there is goes in', () => {
  test.each([
    "All of what's left in the account, 14 contracts.",
    "That's everything I still have at the broker.",
    'Two fifths of our savings are in now and I sleep well.',
    'Half of my pension sits in this.',
  ])('%s', (thesis) => expect(said(thesis)).toMatch(/of all that you own\?/))

  test.each([
    'Two fifths of our savings sit in bonds, this is 2%.',
    "All of what's left in the account stays in cash.",
    "Half of my brother's savings are in now.",
    'Half of the pension funds are in now.',
  ])('and not: %s', (thesis) => expect(said(thesis)).not.toMatch(/of all that you own\?/))
})
