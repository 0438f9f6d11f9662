import { describe, expect, test } from 'vitest'
import type { CritiquedDecision } from '../../critique.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided, quotations } from '../request.fixture.ts'

const BOUGHT = 'Every second jogger in our park wears the watch, even the postman.'
const buy = (thesis: string) => decided(thesis, { at: '2026-01-12T15:00:00.000Z', price: '50' })
const sale = (thesis: string, facts: Partial<CritiquedDecision> = {}) =>
  decided(thesis, { action: 'Sell', at: '2026-05-04T15:00:00.000Z', price: '41', ...facts })
const told = (lesson: string, today: string, bought = BOUGHT, facts: Partial<CritiquedDecision> = {}) =>
  readBuiltIn(
    asked(decided(today, { at: '2026-09-14T15:00:00.000Z', price: '46', ...facts }), [buy(bought), sale(lesson)]),
  ).sentences.filter(({ text }) => text.includes('as you sold, you wrote'))

const LESSON = 'Sold. Never again buy a share because of what runs past me.'

describe('a Buy for the reason that a sale had forbidden', () => {
  test('is set beside the lesson and the Buy of then', () => {
    const [sentence] = told(LESSON, 'Sunday in the park, joggers everywhere and all with the new watch.')
    expect(sentence?.text).toMatch(/^On May 4, 2026, as you sold, you wrote .* and this Buy at \$46\.00 gives /)
    expect(quotations(sentence?.text ?? '')).toEqual([
      'Never again buy a share because of what runs past me',
      BOUGHT.slice(0, -1),
      'Sunday in the park, joggers everywhere and all with the new watch',
    ])
  })

  test.each([
    ['No more buying because of a headline.', 'The headline on Sunday says it all.'],
    ['Lesson: never again a stock because of a tip from Uncle Bruno.', 'Bruno rang with another tip.'],
    ["I won't buy on the strength of Telegram again.", 'Telegram signals are green.'],
  ])('%s / %s', (lesson, today) => expect(told(lesson, today)).toHaveLength(1))

  test.each([
    ['other words', LESSON, 'A new chief who owns 4% of it, and the debt is gone.'],
    ['a reason that is denied', LESSON, 'Not the joggers with the watch this year: the plant in Cork runs.'],
    ['one word only', LESSON, 'The watch costs less to make now.'],
    ['a figure of the business', LESSON, 'Joggers in the park buy the watch, revenue +14%.'],
    ['the lesson named by its writer', LESSON, 'The joggers have the watch again. I know what I wrote in May.'],
    ['a lesson of something else', 'Sold. Never again without a stop.', 'Joggers in the park with the watch.'],
    ['a lesson of others', 'My aunt says: never again buy because of joggers and a watch.', 'Joggers with the watch.'],
    ['a lesson of another reason', 'Sold. No more buying on gossip from work.', 'Joggers in the park with the watch.'],
    ['a figure in millions', LESSON, 'Joggers in the park bought 3 million of the watch.'],
    ['a question', LESSON, 'Do the joggers in the park still wear the watch?'],
  ])('and is silent about %s', (_, lesson, today) => expect(told(lesson, today)).toEqual([]))

  test('nor of one who only watches', () =>
    expect(told(LESSON, 'Joggers in the park with the new watch.', BOUGHT, { action: 'Watch' })).toEqual([]))
})
