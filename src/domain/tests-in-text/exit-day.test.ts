import { describe, expect, test } from 'vitest'
import { exitDayIn } from './exit-day.ts'

const read = (text: string) => {
  const exit = exitDayIn(text, '2026-01-10')
  return exit && [text.slice(exit.span.from, exit.span.to), exit.on]
}

describe('an exit that is set by a day alone is read', () => {
  test.each([
    ['Exit on September 30 whatever happens.', 'Exit on September 30 whatever happens', '2026-09-30'],
    ['The Fed cuts on Jan 28. Out on Jan 29 either way.', 'Out on Jan 29 either way', '2026-01-29'],
    ['The print is Thursday. Out by Friday whatever happens.', 'Out by Friday whatever happens', '2026-01-16'],
    ['I sell on Jan 29.', 'I sell on Jan 29', '2026-01-29'],
    ['The vote is close. Out on the 19th either way.', 'Out on the 19th either way', '2026-01-19'],
    ['Out on the 5th, win or lose.', 'Out on the 5th, win or lose', '2026-02-05'],
    [
      'Vote on January 18. Sell it on the 19th, whatever happens.',
      'Sell it on the 19th, whatever happens',
      '2026-01-19',
    ],
    ['Ruling on Feb 19. Out on the 19th either way.', 'Out on the 19th either way', '2026-02-19'],
    ['Gone by Friday the 16th, whatever happens.', 'Gone by Friday the 16th, whatever happens', '2026-01-16'],
    [
      'I close on the 30th at the open, no matter what.',
      'I close on the 30th at the open, no matter what',
      '2026-01-30',
    ],
    ['I am out on March 3, 2027.', 'I am out on March 3, 2027', '2027-03-03'],
    ['I close the call on May 4.', 'I close the call on May 4', '2026-05-04'],
    ["I'll be out on the 5th of May, regardless.", "I'll be out on the 5th of May, regardless", '2026-05-05'],
    ['CPI tomorrow. Out by 10:30 tomorrow either way.', 'Out by 10:30 tomorrow either way', '2026-01-11'],
    ['Out tomorrow whatever happens.', 'Out tomorrow whatever happens', '2026-01-11'],
    ['Sell by December 31, 2026 no matter what.', 'Sell by December 31, 2026 no matter what', '2026-12-31'],
    ['Stop 388. Gone by May 30 whatever happens.', 'Gone by May 30 whatever happens', '2026-05-30'],
    [
      'In today, out Tuesday at the open, no matter the price.',
      'out Tuesday at the open, no matter the price',
      '2026-01-13',
    ],
    ['We sell it on 2026-05-04, no matter what.', 'We sell it on 2026-05-04, no matter what', '2026-05-04'],
    [
      'That is enough for a position through the winter. Out in April regardless.',
      'Out in April regardless',
      '2026-04-30',
    ],
    ['I hold it for the season. Gone in June whatever happens.', 'Gone in June whatever happens', '2026-06-30'],
    ['Sell by the end of the year, up or down.', 'Sell by the end of the year, up or down', '2026-12-31'],
    ['A trade on the rush. Out by the end of March either way.', 'Out by the end of March either way', '2026-03-31'],
    ['One season, and I sell it by year end no matter what.', 'I sell it by year end no matter what', '2026-12-31'],
    ['I am out by the end of June, win or lose.', 'I am out by the end of June, win or lose', '2026-06-30'],
    ['Up or down, I sell by the end of the year.', 'Up or down, I sell by the end of the year', '2026-12-31'],
    ['Gone by the end of April whatever the price is.', 'Gone by the end of April whatever the price is', '2026-04-30'],
  ])('%s', (text, words, on) => expect(read(text)).toEqual([words, on]))
})

describe('no such exit is', () => {
  test.each([
    'Results out on Jan 29.',
    'Sell by the end of the year.',
    'Results are out by the end of March either way.',
    'They sell the mill by the end of the year, up or down.',
    'Sell by the end of the year, up or down, unless the subsidy is extended.',
    'My brother says he sells by the end of the year, win or lose.',
    'The new phone is done. Out by the end of March either way.',
    'I do not sell by the end of the year, up or down.',
    'Would I sell by the end of the year, up or down?',
    'Out on the 19th.',
    "I'm out on the 19th.",
    'The report is out on the 19th either way.',
    'They are out on the 19th either way.',
    'The new phone is done. Out on the 19th either way.',
    'Out on the 19th floor, whatever happens.',
    'Ruling on Feb 18. Out on the 19th either way.',
    'Gone by Friday the 13th, whatever happens.',
    'Ruling in April. Out on the 19th either way.',
    'I sell half on the 19th either way.',
    'Out on the 19th either way, unless they win.',
    'My brother says out on the 19th either way.',
    'I was out on the 19th either way.',
    'The report is out on Jan 29 either way.',
    'Out on Jan 29.',
    'I sell on Jan 29 if they miss.',
    'I sell on Jan 29 unless they cut.',
    'I sold on Jan 29.',
    'I am not out on Jan 29.',
    'My friend says sell on Jan 29 whatever happens.',
    '“Out on Jan 29 either way.”',
    'I sell half on Jan 29.',
    'Would I sell on Jan 29?',
    'Out in January either way.',
    'The new game is finished. Out in April regardless.',
    'A position in chips. The new game is out in April regardless.',
    'I may sell on Jan 29.',
    'I leave on June 5 for Rome.',
    'I sell on bad news whatever happens.',
    'I sell on Jan 29. I sell on Feb 3.',
    'I sell on Jan 5, 2026.',
    "I'm out tomorrow.",
    'It came out Tuesday, and regardless of the price I like it.',
  ])('%s', (text) => expect(read(text)).toBeNull())
})

describe('a day that stands beside a condition', () => {
  test.each([
    [
      "If they're worth half what I paid, I close; on 1 September I close anyway, because time eats these.",
      'on 1 September I close anyway',
      '2026-09-01',
    ],
    [
      "They're sold anyhow a month before they run out, 18 August that'd be.",
      "They're sold anyhow a month before they run out, 18 August",
      '2026-08-18',
    ],
    ['If it doubles I sell, and by June 5 I leave regardless.', 'by June 5 I leave regardless', '2026-06-05'],
  ])('ends it by itself: %s', (text, words, on) => expect(read(text)?.map((each) => each)).toEqual([words, on]))
  test.each([
    'On 1 September they close the plant anyway.',
    'On 1 September I close the shop.',
    'My brother says on 1 September I sell anyway.',
    "On 1 September I don't sell, anyway.",
    'I sell anyway when I need the money.',
    'On Mondays I go anyway.',
    'On 1 September I go to Rome anyway.',
  ])('and not in: %s', (text) => expect(read(text)).toBe(null))
})
