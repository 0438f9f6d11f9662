import { describe, expect, test } from 'vitest'
import type { CritiqueRequest } from '../../critique.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const UNTIL = 'Barges on the Rhine. I keep it until the September report, or until 48, whichever comes first.'
const said = (wrote: string, thesis: string, price: string, on: string, facts: Partial<CritiqueRequest> = {}) =>
  readBuiltIn(
    asked(
      decided(thesis, { action: 'Sell', price, at: `${on}T15:00:00.000Z` }),
      [decided(wrote, { price: '31', at: '2026-02-04T15:00:00.000Z' })],
      facts,
    ),
  )
    .sentences.map(({ text }) => text)
    .join(' ')

describe('sold before what its writer had meant to wait for', () => {
  test.each([
    [UNTIL, 'Up a fifth. I would hate to see that go.', '37', '2026-05-04'],
    ['Barges. I want to hold this to 48.', 'Nothing has changed, but a gain is a gain.', '37', '2026-05-04'],
  ])('both stand beside each other: %s', (wrote, thesis, price, on) =>
    expect(said(wrote, thesis, price, on)).toMatch(
      /On Feb 4, 2026 you wrote “I [^”]+”; this Sell is on \w+ 4, 2026, at \$/,
    ),
  )

  test.each([
    ['its price has come', UNTIL, 'At my 48.', '48.20', '2026-05-04'],
    ['its time has come', UNTIL, 'The report is out.', '37', '2026-09-14'],
    ['its time is near', UNTIL, 'I leave.', '37', '2026-08-20'],
    ['nobody knows whether it came', 'I keep it until the merger closes, or until 48.', 'Out.', '37', '2026-05-04'],
    ['a stop in words has come', `${UNTIL} Stop at 28.`, 'Stop.', '27.60', '2026-05-04'],
    ['it was a condition', 'I keep it until 48 if freight rates hold.', 'Out.', '37', '2026-05-04'],
    ['it was the latest day', 'I keep it until November at the latest.', 'Out.', '37', '2026-05-04'],
    ['somebody else keeps it', 'My father says he keeps his until 48.', 'Out.', '37', '2026-05-04'],
    [
      'its test has come',
      `${UNTIL} If volumes fall below 40,000 tons, I sell.`,
      'Volumes fell to 36,000 tons. Sold.',
      '30',
      '2026-05-04',
    ],
  ])('and not where %s', (_, wrote, thesis, price, on) =>
    expect(said(wrote, thesis, price, on)).not.toMatch(/this Sell is on/),
  )

  test('nor where a stop was reached', () =>
    expect(
      said(UNTIL, 'Stopped out.', '27', '2026-05-04', {
        alerts: [
          {
            level: 'stop-loss',
            percent: null,
            levelPrice: '27.50',
            price: '27.20',
            at: '2026-05-03T15:00:00.000Z',
            setBy: { action: 'Buy', at: '2026-02-04T15:00:00.000Z' },
          },
        ],
      }),
    ).not.toMatch(/this Sell is on/))
})
