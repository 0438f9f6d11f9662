import { describe, expect, it } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const keptBy = (thesis: string): string =>
  readBuiltIn(asked(decided(thesis, { price: '40', confidence: 6 })))
    .sentences.filter(({ kind }) => kind === 'falsifier-given')
    .map(({ text }) => text)
    .join(' ')

describe('a test is quoted with all that it needs', () => {
  it.each([
    [
      'no tolerance beside a line with its own figure',
      '2.73m paying subs; I can live with a slow leak. Below 2.65m at any report: I sell.',
      '“Below 2.65m at any report: I sell”',
    ],
    [
      'no figure of a month that is over',
      "August was 13,400, which is awful. October's comes in November. Anything south of 18,000 and I was early, so I climb down.",
      '“Anything south of 18,000 and I was early, so I climb down”',
    ],
    [
      'nothing beside what is of the whole idea',
      "Parks are strong, the app is good. If it doesn't work out I sell.",
      "“If it doesn't work out I sell”",
    ],
    [
      'the sentence with its figure, where what follows stands in the next one',
      'Bookings of 2bn this year. Under that I was wrong.',
      '“Bookings of 2bn this year” and “Under that I was wrong”',
    ],
    [
      'what "it" is, and not how much is held',
      "The dividend is 6.8%. Dad told me never to chase yield, and he knew. So it is only 3% of what I have. The day they cut it I'm gone.",
      "“The day they cut it I'm gone” (said of “The dividend is 6.8%”)",
    ],
    [
      'what "that" is, in the same sentence',
      'I disagree that it is automatic, since retailers will want it back. Hence the test is price/mix: at or above -2% the recovery is theirs to keep; worse than that, it is the retailers’ and I exit.',
      '“Hence the test is price/mix: at or above -2% the recovery is theirs to keep; worse than that, it is the retailers’ and I exit”',
    ],
    [
      'the clause without which it says the opposite',
      'Occupancy under 92% and I trim nothing, I sell everything.',
      '“Occupancy under 92% and I trim nothing, I sell everything”',
    ],
    [
      'what an abbreviation leads to',
      'Exit once inv. growth outruns sales by 10 points. Else I hold.',
      '“Exit once inv. growth outruns sales by 10 points”',
    ],
    ['what an abbreviation leads to', 'Out if mgmt. guides under 3%.', '“Out if mgmt. guides under 3%”'],
    ['how it begins', 'The plan is to sell if growth is below 10%.', '“The plan is to sell if growth is below 10%”'],
    [
      'how it begins',
      'only way i sell is if they lose that govt contract',
      '“only way i sell is if they lose that govt contract”',
    ],
  ])('%s: %s', (_, thesis, quoted) => expect(keptBy(thesis)).toContain(quoted))

  it.each([
    [
      'the number of the next item',
      'Sell rules: 1) dividend cut 2) payout ratio > 80% for 2 yrs 3) debt > 4x',
      'yrs 3”',
    ],
    [
      'what the writer was before',
      'I wrote 100 and it is 88. I was too hopeful about the date. By the end of 2027 or I sell.',
      'too hopeful',
    ],
    [
      'how sure its writer is',
      'gm 64, was 65.4. ok not 60 but its sliding n deepseek scares me, so 5 not 6. still bail <60',
      'scares me',
    ],
    ['what leads over', 'But if nobody buys it I sell everything.', '“But'],
    ['a stop that is of nothing', 'Revenue is 380m. Stop: thesis stop, not price.', 'thesis stop'],
  ])('but without %s: %s', (_, thesis, words) => expect(keptBy(thesis)).not.toContain(words))
})
