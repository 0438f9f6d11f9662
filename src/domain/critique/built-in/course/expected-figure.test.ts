import { describe, expect, test } from 'vitest'
import type { Action } from '../../../ledger/action.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const said = (wrote: string, thesis: string, on = '2026-10-20', action: Action = 'Hold') =>
  readBuiltIn(
    asked(decided(thesis, { action, price: '44', at: `${on}T15:00:00.000Z`, confidence: 6 }), [
      decided(wrote, { price: '52', at: '2026-02-10T15:00:00.000Z', confidence: 6 }),
    ]),
  )
    .sentences.map(({ text }) => text)
    .join(' ')

describe('a figure that was expected stands beside the one of today', () => {
  test.each([
    [
      'Beds fill up. By the August report occupancy should be above 88%.',
      'Occupancy 84%. The flu season was mild.',
      'under',
      '88%',
    ],
    [
      'Paying members stabilise at 4.2 million after the price rise.',
      'Paying members 3.9 million.',
      'under',
      '4.2 million',
    ],
    ['The dealers restock. The order book will reach 6 billion.', 'Order book 6.4 billion. Nice.', 'over', '6 billion'],
    ['Net leverage should be below 2.5x by the summer.', 'Net leverage 3.1x.', 'over', '2.5x'],
    ['Cheaper flour helps: gross margin rises to 41%.', 'Gross margin came in at 38.2%.', 'under', '41%'],
  ])('%s / %s', (wrote, thesis, place, limit) => {
    expect(said(wrote, thesis)).toMatch(/On Feb 10, 2026 you wrote “|wrote on Feb 10, 2026/)
    expect(said(wrote, thesis)).toContain(` is ${place} `)
    expect(said(wrote, thesis)).toContain(limit)
  })

  test.each([
    [
      'its time is still to come',
      'By the August report occupancy should be above 88%.',
      'Occupancy 84%.',
      '2026-05-12',
    ],
    ['its season is not over', 'Occupancy should be above 88% in the autumn.', 'Occupancy 84%.', '2026-10-01'],
    ['it is of another company', 'Occupancy should be above 88%.', 'Occupancy at the rival was 84%.'],
    ['it is of a part', 'Occupancy should be above 88%.', 'Occupancy 84% in Spain.'],
    ['it is another margin', 'Operating margin should be over 20%.', 'Gross margin 18%.'],
    ['it is how much it moved', 'Gross margin should be over 20%.', 'Gross margin up 12%.'],
    ['it is a forecast', 'Occupancy should be above 88%.', 'Occupancy is guided to 84%.'],
    ['it was feared by others', 'Analysts say occupancy should be above 88%.', 'Occupancy 84%.'],
    ['it was a condition', 'If occupancy reaches 88%, I was right.', 'Occupancy 84%.'],
    ['it was a hope', 'I hope occupancy reaches 88%.', 'Occupancy 84%.'],
    ['it is a price', 'The shares should reach 88 by the summer.', 'The shares are at 44.'],
    ['two figures are named', 'Occupancy should be 88% and churn 4%.', 'Occupancy 84%.'],
    ['it is asked', 'Occupancy should be above 88%.', 'Occupancy 84%?'],
    ['it is of another kind', 'Order intake should be over 2 billion.', 'Order intake +14%.'],
  ])('and nothing is compared where %s', (_, wrote, thesis, on = '2026-10-20') =>
    expect(said(wrote, thesis, on)).not.toMatch(/ is (?:under|over) /),
  )
})
