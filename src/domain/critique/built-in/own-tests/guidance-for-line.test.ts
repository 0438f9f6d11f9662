import { describe, expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const LINE = 'Ski passes pay in autumn. If guidance for the season is cut below 1.8 million passes, I sell.'
const said = (thesis: string, wrote = LINE) =>
  readBuiltIn(
    asked(decided(thesis, { action: 'Hold', price: '31', at: '2026-05-20T15:00:00.000Z' }), [
      decided(wrote, { price: '29', at: '2026-02-04T15:00:00.000Z' }),
    ]),
  )
    .sentences.map(({ text }) => text)
    .join(' ')

describe('what a company foresees is held to a line on what it foresees', () => {
  test.each([
    ['Guidance raised to 2.1 million. Nothing to do.', LINE, '“Guidance raised to 2.1 million” is over'],
    ['They lifted guidance from 1.9 to 2.1 million passes.', LINE, ' is over'],
    ['Guidance cut to 1.6 million passes. It is early in the year.', LINE, ' is under'],
    [
      'Outlook now 640m.',
      'If the sales outlook for the year is cut below 600m, I leave.',
      '“Outlook now 640m” is over',
    ],
  ])('%s', (thesis, wrote, expected) => expect(said(thesis, wrote)).toContain(expected))

  test.each([
    ['of something else', 'Guidance for earnings raised to 2.1 million.', LINE],
    ['of a rival', 'The rival raised its guidance to 2.1 million.', LINE],
    ['of another kind', 'Guidance raised to 21%.', LINE],
    ['of another size', 'Guidance raised to 41 million.', LINE],
    ['as a rumour', 'They say guidance will go to 2.1 million.', LINE],
    ['as a question', 'Guidance raised to 2.1 million?', LINE],
    [
      'beside a line on what was reported',
      'Guidance raised to 2.1 million.',
      'If passes sold fall below 1.8 million, I sell.',
    ],
  ])('and not %s', (_, thesis, wrote) => expect(said(thesis, wrote)).not.toMatch(/ is (?:over|under) /))
})
