import { describe, expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const WROTE = "If the permit isn't out by May 31, or the yield is under 70%, I sell on the day, no matter the price."
const bought = decided(WROTE, { price: '31', at: '2026-02-16T15:00:00.000Z' })
const held = (thesis: string, on = '2026-06-01') =>
  decided(thesis, { action: 'Hold', price: '26.40', at: `${on}T15:00:00.000Z` })
const said = (...[decision, ...earlier]: readonly ReturnType<typeof decided>[]) =>
  readBuiltIn(asked(decision ?? bought, earlier.toReversed())).sentences

test('how fast somebody sells is no condition', () =>
  expect(readBuiltIn(asked(bought)).falsifiers).toEqual([WROTE.slice(0, -1)]))

describe('what was to be out by a day and is told as not out after it has come', () => {
  test.each([
    'Nothing published yet. These things take longer than planned.',
    'No decision so far. The call mentioned summer.',
    'Still not out. I stay calm.',
  ])('%s', (thesis) => {
    const [first, ...others] = said(held(thesis), bought)
    expect(first?.kind).toBe('falsifier-broken-and-held')
    expect(others.map(({ kind }) => kind)).not.toContain('ask-whether-test-happened')
    expect(others.map(({ kind }) => kind)).not.toContain('horizon-stretched')
  })

  test.each([
    ['its day is still to come', 'Nothing published yet.', '2026-05-12'],
    ['something else is not out', 'No news from the rival.', '2026-06-01'],
    ['more is said with it', 'Nothing published yet but the permit, which came on Friday.', '2026-06-01'],
    ['it is a question', 'Nothing published yet?', '2026-06-01'],
  ])('and not where %s', (_, thesis, on) =>
    expect(said(held(thesis, on), bought).map(({ kind }) => kind)).not.toContain('falsifier-broken-and-held'),
  )
})

describe('a sale that closes it', () => {
  const sold = (thesis: string) => decided(thesis, { action: 'Sell', price: '19.10', at: '2026-08-03T15:00:00.000Z' })

  test('after a hold against its own line is told with both, and asks nothing', () => {
    const sentences = said(sold('Yield of 58%. Sold. I had a rule for May.'), held('Nothing published yet.'), bought)
    expect(sentences[0]?.text).toContain('said “Nothing published yet”, and only now you sell at $19.10')
    expect(sentences.some(({ text }) => text.endsWith('?'))).toBe(false)
  })

  test.each([
    'The trial missed its endpoint. I am out.',
    'The court rejected it. Gone.',
    'I had sworn to halve before the vote. Sold.',
  ])('nobody is asked at which price they come back: %s', (thesis) =>
    expect(
      said(sold(thesis), decided('A bet on one vote.', { price: '31', at: '2026-02-16T15:00:00.000Z' })).some(
        ({ text }) => text.endsWith('?'),
      ),
    ).toBe(false),
  )
})

test('of noise nobody is said to have reasons', () =>
  expect(
    said(
      held('It is just noise before the report.'),
      decided('Valves.', { price: '31', at: '2026-02-16T15:00:00.000Z' }),
    )
      .map(({ text }) => text)
      .join(' '),
  ).not.toContain('their reasons'))
