import { describe, expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const buy = decided('Toll roads. If traffic grows by less than 4% a year I sell.', {
  at: '2023-02-06T15:00:00.000Z',
  price: '31',
})
const hold = (thesis: string, at: string, price = '27') =>
  decided(thesis, { action: 'Hold', at: `${at}T15:00:00.000Z`, price })
const BROKE = hold('Traffic grew 2.6% this year. I stay.', '2024-02-12')
const HELD = hold('Traffic grew 5.1% this year. I stay.', '2024-02-12')
const kinds = (decision: ReturnType<typeof hold>, earlier: readonly ReturnType<typeof hold>[]) =>
  readBuiltIn(asked(decision, earlier)).sentences.map(({ kind }) => kind)
const text = (decision: ReturnType<typeof hold>, earlier: readonly ReturnType<typeof hold>[]) =>
  readBuiltIn(asked(decision, earlier))
    .sentences.map((each) => each.text)
    .join(' ')

describe('a new line after one that came', () => {
  const LOWER = hold('New man at the top. If traffic grows by less than 1% a year I sell.', '2024-06-03')

  test('is set beside the old one and what was said to it, and is no merit', () => {
    expect(kinds(LOWER, [buy, BROKE])).not.toContain('falsifier-given')
    expect(text(LOWER, [buy, BROKE])).toMatch(
      /On Feb 6, 2023 you wrote “If traffic grows by less than 4% a year I sell”; the Hold of Feb 12, 2024 at \$27\.00 said “Traffic grew 2\.6% this year”, and the line is now “If traffic grows by less than 1% a year I sell”/,
    )
  })

  test('is no merit in the entry that says that the old one came', () => {
    const both = hold('Traffic grew 2.6% this year. If debt goes above 6 times EBITDA I sell.', '2024-02-12')
    expect(kinds(both, [buy])).toContain('falsifier-broken-and-held')
    expect(kinds(both, [buy])).not.toContain('falsifier-given')
  })

  test.each([
    ['the old one held', LOWER, [buy, HELD]],
    ['it is of something else', hold('If debt goes above 6 times EBITDA I sell.', '2024-06-03'), [buy, BROKE]],
    ['it is nearer', hold('If traffic grows by less than 5% a year I sell.', '2024-06-03'), [buy, BROKE]],
    ['nothing was said of the old one', LOWER, [buy, hold('The toll was raised.', '2024-02-12')]],
  ] as const)('stays one where %s', (_, decision, earlier) => {
    expect(kinds(decision, earlier)).toContain('falsifier-given')
    expect(kinds(decision, earlier)).not.toContain('line-moved-in-words')
  })
})

describe('a test that an earlier entry answered', () => {
  const sale = decided('The tolls go to the state. Out.', {
    action: 'Sell',
    at: '2024-09-02T15:00:00.000Z',
    price: '33',
  })

  test('is not held up again at a sale', () => expect(text(sale, [buy, HELD])).not.toContain('less than 4%'))
  test('is held up at a sale where none has', () =>
    expect(text(sale, [buy, hold('Rain.', '2024-02-12')])).toContain('less than 4%'))
  test('is still held up beside a Hold', () =>
    expect(text(hold('The tolls go up.', '2024-09-02', '33'), [buy, HELD])).toContain('less than 4%'))
})

test('a line whose typed day has come is not held up at a later sale', () => {
  const line = { text: 'Fewer than 40,000 cars a day', at: buy.at }
  const sale = decided('The tolls go to the state. Out.', {
    action: 'Sell',
    at: '2024-09-02T15:00:00.000Z',
    price: '33',
  })
  const bought = { ...buy, thesis: 'Toll roads.' }
  const said = (on: string | null) =>
    readBuiltIn(asked(sale, [bought, hold('Rain.', '2024-02-12')], { tests: [{ ...line, on }] }))
      .sentences.map((each) => each.text)
      .join(' ')
  expect(said('2024-01-31')).not.toContain('40,000')
  expect(said(null)).toContain('40,000')
})
