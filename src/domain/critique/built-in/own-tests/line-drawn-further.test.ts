import { expect, it } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const saidOf = (wrote: string, now: string) =>
  readBuiltIn(
    asked(decided(now, { action: 'Hold', price: '70', at: '2026-08-05T15:00:00.000Z' }), [
      decided(wrote, { price: '77', at: '2026-02-11T15:00:00.000Z' }),
    ]),
  ).sentences

const LINE = "Medical benefit ratio 91 last year. Above 90 in the second quarter I'm gone."

it('a new line beside one that was passed is told as moved, with both', () => {
  const said = saidOf(LINE, "MBR 90.9. I wouldn't call it a miss, so I'd now draw the line at 92.")
  const moved = said.find(({ kind }) => kind === 'line-moved-in-words')
  expect(moved?.text).toContain("“Above 90 in the second quarter I'm gone”")
  expect(moved?.text).toContain("“I wouldn't call it a miss, so I'd now draw the line at 92”")
  expect(said.map(({ kind }) => kind)).not.toContain('test-answered')
})

it.each([
  ['Below 10% growth I sell.', 'Growth 13%. I now set the line at 12%.'],
  ['Below 10% growth I sell.', 'Growth 13%. I draw the line at 10%, as before.'],
  ['Below 10% growth I sell.', 'Growth 13%. They draw the line at 8% of imports.'],
])('and one that is nearer, the same, or of others is not: %s / %s', (wrote, now) =>
  expect(saidOf(wrote, now).map(({ kind }) => kind)).not.toContain('line-moved-in-words'),
)
