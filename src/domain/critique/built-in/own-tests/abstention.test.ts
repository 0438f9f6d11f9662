import { describe, expect, test } from 'vitest'
import type { CritiquedDecision } from '../../critique.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const on = (action: CritiquedDecision['action'], day: string, thesis: string, price = '40') =>
  decided(thesis, { action, at: `${day}T15:00:00.000Z`, price })
const BUY = on('Buy', '2023-05-02', 'Bottled water from the Alps, volumes up 6%.', '44')
const said = (decision: CritiquedDecision, ...earlier: readonly CritiquedDecision[]) =>
  readBuiltIn(asked(decision, earlier))
    .sentences.map(({ kind, text }) => `${kind}: ${text}`)
    .join('\n')

describe('a promise to leave something alone', () => {
  test.each([
    [
      'Sell',
      'Stopped out, ashamed. No more ACME for six months.',
      '2023-12-20',
      'Buy',
      '“No more ACME for six months”',
    ],
    ['Sell', 'Never again ACME.', '2024-02-01', 'Buy', '“Never again ACME”'],
    ['Sell', 'Enough. Hands off it until 2025.', '2024-11-04', 'Buy', '“Hands off it until 2025”'],
    ['Sell', 'Out. No more of this.', '2023-09-20', 'Buy', '“No more of this”'],
    [
      'Hold',
      'It is a fifth of my money. I will not add this year.',
      '2023-11-06',
      'Buy More',
      '“I will not add this year”',
    ],
    [
      'Hold',
      "We're not buying any more until March 2024.",
      '2024-01-10',
      'Buy More',
      "“We're not buying any more until March 2024”",
    ],
    ['Hold', 'I won’t add before the report.', '2023-10-10', 'Buy More', '“I won’t add before the report”'],
    [
      'Hold',
      'I will not sell a single share before 2026.',
      '2024-06-03',
      'Sell',
      '“I will not sell a single share before 2026”',
    ],
  ] as const)('stands beside what breaks it, after a %s: %s', (first, thesis, day, action, wrote) => {
    const text = said(
      on(action, day, 'A small lot. Report is on Thursday.'),
      BUY,
      on(first, '2023-09-04', thesis, '36'),
    )
    expect(text).toMatch(/principle-broken: On Sept 4, 2023 you wrote/)
    expect(text).toContain(wrote)
    expect(text).toMatch(/\d+ days/)
    expect(text).toContain('“A small lot”')
  })

  test.each([
    ['Sell', 'No more ACME for six months.', '2024-03-20', 'Buy'],
    ['Sell', 'Hands off it until 2025.', '2026-01-20', 'none'],
    ['Hold', 'I will not add this year.', '2024-01-09', 'Buy More'],
    ['Hold', 'I won’t add before the report.', '2023-11-01', 'Buy More'],
    ['Hold', 'I will not sell before 2024.', '2024-02-05', 'Sell'],
  ] as const)('is credited at its end, and not long after: %s %s', (first, thesis, day, action) => {
    const decision = on(action === 'none' ? 'Buy' : action, day, 'The report is out: volumes up 9%.')
    const text = said(decision, BUY, on(first, '2023-09-04', thesis, '36'))
    expect(text).not.toContain('principle-broken')
    expect(text.includes('rule-kept: On Sept 4, 2023')).toBe(action !== 'none')
  })

  test.each([
    'No more ACME for six months unless it falls to 20.',
    'If it falls again, no more ACME for six months.',
    'No more dividends for six months.',
    'My wife says no more ACME for six months.',
    '“No more ACME for six months” is what my wife says.',
    'No more ACME for six months?',
    'Last year I said no more ACME for six months.',
    'There is no more water for six months.',
    'They will not add staff this year.',
    'It will not sell bottles in Spain before 2026.',
    'I will not add above 40 this year.',
    'The plant does no more bottling until 2025.',
    'I am done with the report.',
    'Oh sure, no more ACME for six months, and I am the pope.',
    'I would never say no more ACME for six months.',
    'Not adding salt.',
    'She is not adding this year.',
    'Buffett is not buying before 2026.',
  ])('is none where the words are: %s', (thesis) => {
    const sold = on('Sell', '2023-09-04', thesis, '36')
    const held = on('Hold', '2023-09-04', thesis, '36')
    expect(said(on('Buy', '2023-11-06', 'A small lot.'), BUY, sold)).not.toMatch(/principle-broken|rule-kept/)
    expect(said(on('Buy More', '2023-11-06', 'A small lot.'), BUY, held)).not.toMatch(/principle-broken|rule-kept/)
  })

  test('is told once, and no more once it is taken back', () => {
    const no = on('Hold', '2023-09-04', 'I will not add this year.', '36')
    const first = on('Buy More', '2023-10-02', 'A little.')
    const back = on('Hold', '2023-10-02', 'At 30 I would add again.')
    const more = on('Buy More', '2023-11-06', 'A small lot.')
    expect(said(more, BUY, no, first)).not.toContain('principle-broken')
    expect(said(more, BUY, no, back)).not.toContain('principle-broken')
    expect(said(more, BUY, no)).toContain('principle-broken')
  })

  test('of a report is left open where nobody knows whether it was out', () =>
    expect(
      said(
        on('Buy More', '2023-10-10', 'A small lot.'),
        BUY,
        on('Hold', '2023-09-04', 'I won’t add before the report.'),
      ),
    ).not.toMatch(/principle-broken|rule-kept/))
})
