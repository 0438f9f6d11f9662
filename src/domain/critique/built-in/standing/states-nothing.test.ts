import { describe, expect, it } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

/** What is said of a Hold tells the first clause of its Buy that states something. */
const said = (bought: string): string =>
  readBuiltIn(
    asked(decided('Nothing new.', { action: 'Hold', price: '41' }), [
      decided(bought, { at: '2026-01-05T15:00:00.000Z', price: '40' }),
    ]),
  )
    .sentences.map(({ text }) => text)
    .join(' ')

describe('no part is filled with a clause that states nothing by itself', () => {
  it.each([
    ['a concession', 'The permit is older than the town, whatever the story is.', '“whatever the story is'],
    ['a concession', 'No matter how low the margin goes, I stay.', 'No matter how'],
    ['a denial of everything', 'Nothing else has changed since then. Two dumps opened in May.', 'Nothing else'],
    ['one item of a list', 'When do I sell? (a) Prices fall for a year. (b) The town opens a dump.', 'opens a dump'],
    ['the line itself', 'The line was 20. Cloud grew by 39%.', 'The line was'],
    ['the reason itself', 'The reason is the one from the first day. Bookings grew again.', 'The reason is'],
    ['the entry itself', 'So the question is simple. The yield is high.', 'question is simple'],
    ['what would come of a noun', 'Another cut and dad was right, as ever. They cut it in May.', 'dad was right'],
    ['what would come of a noun', 'A single bad year and the discount was deserved.', 'was deserved'],
    ['a sum that the writer moves', 'The money from the flat sale goes in tomorrow.', 'flat sale'],
    ['half of its subject', 'The parks, the studio and Sky are worth 25 dollars by most counts.', '“Sky are'],
    ['people around the writer', 'The friends in the club sold it because it lagged.', 'friends in the club'],
    ['a saying', 'No one ever got poor holding dumps, as they say.', 'got poor'],
    ['what it thinks about', 'Nobody sells a dump in ten years. I think about it that way.', 'I think about'],
    ['a supposition with its verb first', 'Should rates go above 6%, dumps will suffer for a while.', 'Should rates'],
    ['a condition with a figure', 'Once churn is under 2%, they can spend less on advertising.', 'Once churn'],
    [
      'a clause of another',
      'The lenders have waived the covenant until September, after which it is 4.0 times.',
      'after which',
    ],
  ])('%s: %s', (_, thesis, words) => expect(said(thesis)).not.toContain(words))
})
