import { describe, expect, it } from 'vitest'
import { critiqueBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const soldOn = (day: string, thesis: string, wrote: string, price = '58') =>
  critiqueBuiltIn(
    asked(decided(thesis, { action: 'Sell', at: `${day}T15:00:00.000Z`, price }), [
      decided(wrote, { at: '2025-06-02T15:00:00.000Z', price: '71' }),
    ]),
  )

const TWO = 'Cooling orders should lift the margin. I give it two quarters to show.'

describe('a time that was given, and is over at the sale', () => {
  it.each([
    ['2025-10-29', 'Wrote in June that two quarters would be enough. Enough. Sold.', TWO],
    ['2025-12-03', 'The two quarters are up. Nothing came.', TWO],
    ['2026-06-03', 'I gave it one year. Over. Out.', 'Patience for one year.'],
    ['2025-09-04', 'I said three months. They have passed, so out.', 'Three months at most.'],
  ])('is credited on %s: %s', (day, thesis, wrote) => {
    const text = soldOn(day, thesis, wrote)
    expect(text).toContain('On Jun 2, 2025 you wrote “')
    expect(text).toContain('days later')
    expect(text).toMatch(/that is rare|you go by it/)
  })

  it.each([
    ['long after it', '2026-06-02', 'Wrote that two quarters would be enough. Enough. Sold.', TWO],
    ['long before it', '2025-07-01', 'Wrote that two quarters would be enough. Enough. Sold.', TWO],
    ['another time', '2025-10-29', 'Wrote that three quarters would be enough. Enough. Sold.', TWO],
    ['a time of the company', '2025-10-29', 'Sales fell two quarters in a row. Out.', TWO],
    ['a time that nobody gave', '2025-10-29', 'I said two quarters. Enough. Sold.', 'Sales fell for two quarters.'],
    ['a time that was overrun', '2025-12-03', 'I gave it two quarters and waited too long. Out.', TWO],
  ])('and not %s', (_, day, thesis, wrote) =>
    expect(soldOn(day, thesis, wrote)).not.toMatch(/days later you write|you go by it/),
  )
})
