import Big from 'big.js'
import { describe, expect, it, vi } from 'vitest'
import type { CritiqueRequest } from '../critique.ts'
import { checkCritique } from './check-critique.ts'

const request: CritiqueRequest = {
  ticker: 'ACME',
  companyName: 'Acme Corporation',
  purchasedAt: '2026-04-06T14:00:00.000Z',
  decision: {
    action: 'Hold',
    at: '2026-06-06T14:00:00.000Z',
    confidence: 9,
    thesis: "Hybrid cloud revenue should grow above 8% for three quarters. If it doesn't, I was wrong; I paid $1,250.",
    price: '98.92',
  },
  earlier: [
    {
      action: 'Buy',
      at: '2026-04-06T14:00:00.000Z',
      confidence: 6,
      thesis: 'Ziel 1.500 Euro bis Mai.',
      price: '121.23',
    },
  ],
  alerts: [],
  moves: [],
  splits: [],
  principles: ['Never average down.'],
  headlines: [
    {
      title: 'Acme recalls pumps after fire',
      publisher: 'Reuters',
      url: 'https://r.test/1',
      publishedAt: '2026-06-04T10:00:00.000Z',
    },
  ],
  filings: {
    cik: '0000000001',
    name: 'Acme Corp',
    measures: [
      {
        measure: 'revenue',
        tag: 'Revenues',
        unit: 'USD',
        figures: [
          {
            kind: 'year',
            start: '2025-01-01',
            end: '2025-12-31',
            value: '62753000000',
            filedOn: '2026-02-20',
            form: '10-K',
            growthPercent: '3.92',
          },
        ],
      },
    ],
  },
}

const critique = (said: string) =>
  `Psychology: ${said}\n\nFundamentals: Name one.\n\nWorld events: None that I know of. What would you see?`
const marks = (said: string, of = request) =>
  checkCritique(critique(said), of, null).map(({ kind, text }) => [kind, text])

describe('what was given is not marked', () => {
  it.each([
    ['words of the thesis', 'You wrote “If it doesn’t, I was wrong.”'],
    ['in capitals, and with something left out', 'You wrote “Hybrid cloud revenue … three quarters”.'],
    ['in the marks of another language', 'Sie schrieben „Ziel 1.500 Euro bis Mai“ und «Never average down».'],
    [
      'in straight single marks',
      "You wrote 'If it doesn't, I was wrong', of the investors' hopes, and in the '90s it didn't hold.",
    ],
    ['in digits of another script', 'Über ８ ％, also ٨٪, und １５００ Euro.'],
    ['a principle', 'You break “Never average down.”'],
    ['a headline', 'On June 4, 2026, two days before you wrote, Reuters: “Acme recalls pumps after fire”.'],
    [
      'a headline in another language, by its publisher',
      'Reuters berichtete, dass Acme die Pumpen nicht mehr verkauft.',
    ],
    ['a headline in other words, by its publisher', 'Reuters reported the recall of pumps.'],
    ['days of the journal', 'On Apr 6, 2026 you wrote a price in euros, and on June 6 you held.'],
    ['a day of the world', 'The Fed met on Sep 18, 2024, and rates fell.'],
    ['days of other languages', 'Am 18. September 2024, le 3 févr. 2020, el 9 de enero.'],
    ['a price', 'You paid $121.23 and it stands at $98.92, 61 days later, which is -18.40%.'],
    ['rounded', 'You paid about $121, and it is $99; it grew 3.9% to $62.8 billion, or 63 Mrd. $.'],
    ['as the thesis wrote it', 'Über 8 % und 1500 Euro; $1,250 were paid.'],
    [
      'in single marks, and apostrophes that look like them',
      'You wrote ‘If it doesn’t, I was wrong’, ”three quarters” and ‹bis Mai›, and in the ‘90s it didn’t hold.',
    ],
    ['days in other forms', 'On 6 April 2026 you bought it, on 2026-06-06 you held, at a margin 8% of yours.'],
    [
      'days, years, counts and names',
      'In 2022 and on March 16, 2020, and in Q3, 2 reasons of 10 spoke of the S&P 500 and COVID-19.',
    ],
  ])('%s', (_, said) => {
    expect(marks(said)).toEqual([])
  })
})

describe('what was not given is marked', () => {
  it.each([
    ['You wrote “it cannot fall”.', [['quote', '“it cannot fall”']]],
    ['You wrote “Hybrid cloud … cannot fail”.', [['quote', '“Hybrid cloud … cannot fail”']]],
    ['Sie schrieben „Das fällt nie. Niemals.“', [['quote', '„Das fällt nie. Niemals.“']]],
    ['You wrote: “Acme recalls pumps”.', [['quote', 'You wrote: “Acme recalls pumps”']]],
    ['On June 6 you said that “recalls pumps after fire”.', [['quote', 'you said that “recalls pumps after fire”']]],
    ['You wrote ‘it cannot fall’ in April.', [['quote', '‘it cannot fall’']]],
    ['You wrote ‘I don’t sell’.', [['quote', '‘I don’t sell’']]],
    ['Du skrev ”det faller aldrig”.', [['quote', '”det faller aldrig”']]],
    ['On 7 April 2026 you bought it.', [['figure', '7 April 2026']]],
    ['On 2026-04-07 you wrote of euros.', [['figure', '2026-04-07']]],
    ['You wrote “row above”, as part of words.', [['quote', '“row above”']]],
    ['You wrote “priceChangeUpToNow”, a field of the data.', [['quote', '“priceChangeUpToNow”']]],
    ['On Apr 7, 2026 you wrote of euros.', [['figure', 'Apr 7, 2026']]],
    ['You sold on March 6.', [['figure', 'March 6']]],
    ['On Apr 6, 2025 you bought it.', [['figure', 'Apr 6, 2025']]],
    ['Revenue grew ４５％.', [['figure', '45%']]],
    ['Revenue grew ٤٥٪.', [['figure', '45%']]],
    ['Revenue grew ④⑤%.', [['figure', '45%']]],
    ["You wrote 'it cannot fall' in April.", [['quote', "'it cannot fall'"]]],
    ["You wrote in June: 'I don't sell'.", [['quote', "'I don't sell'"]]],
    ['Revenue grew 12%.', [['figure', '12%']]],
    [
      'Read [the filing](https://acme.test/10k), www.acme.test too.',
      [
        ['form', 'It has a link that it was not given: https://acme.test/10k'],
        ['form', 'It has a link that it was not given: www.acme.test'],
      ],
    ],
    ['You hope for $8.', [['figure', '$8']]],
    ['You paid $120.', [['figure', '$120']]],
    ['It earned 4 billion.', [['figure', '4 billion']]],
    [
      'Of 12 decisions you kept to 47 markets.',
      [
        ['figure', '12'],
        ['figure', '47'],
      ],
    ],
    ['Its margin 45 is rare.', [['figure', '45']]],
    ['Reuters: “Acme is bought by Globex”.', [['headline', '“Acme is bought by Globex”']]],
    [
      'Bloomberg hat über einen Streik berichtet, der noch nicht vorbei ist.',
      [['headline', 'Bloomberg hat über einen Streik berichtet, der noch nicht vorbei ist.']],
    ],
    ['Bloomberg reported a strike.', [['headline', 'Bloomberg reported a strike.']]],
  ])('%s', (said, expected) => {
    expect(marks(said)).toEqual(expected)
  })

  it('and what an earlier critique made up is not given by having been said', () => {
    const made = { at: request.decision.at, about: { action: 'Buy', at: request.decision.at }, model: 'm' } as const
    const earlierCritiques = [{ ...made, text: 'Psychology: It grew 77%.' }]
    expect(marks('It grew 77%.', { ...request, earlierCritiques })).toEqual([['figure', '77%']])
    expect(marks('You wrote “It grew”.', { ...request, earlierCritiques })).toEqual([['quote', '“It grew”']])
  })
})

describe('a publisher whose name is a word of the critique', () => {
  const [given] = request.headlines ?? []
  const by = (publisher: string): CritiqueRequest => ({ ...request, headlines: given ? [{ ...given, publisher }] : [] })

  it.each(['You', 'your confidence', 'the', 'Revenue', 'and'])('such as %j makes no news of its sentences', (name) => {
    expect(marks('You hold it, and the revenue grew. Your confidence rose, and the price fell.', by(name))).toEqual([])
  })

  it('is still one where it names itself otherwise', () => {
    expect(marks('You hold it. The Fly reported a strike.', by('The Fly'))).toEqual([
      ['headline', 'The Fly reported a strike.'],
    ])
    expect(marks('The Fly reported the recall of pumps.', by('The Fly'))).toEqual([])
  })
})

describe('the form', () => {
  it.each([
    ['Fundamentals: a.\n\nPsychology: b.\n\nWorld events: c?', 'Its parts were not in their order.'],
    [
      'Psychology: a.\n\nFundamentals: n/a\n\nWorld events: c.',
      'It does not have words under each of its labels: Psychology, Fundamentals, World events.',
    ],
    [
      'Psychology: a.\n\nWorld events: c.',
      'It does not have words under each of its labels: Psychology, Fundamentals, World events.',
    ],
    [
      'You are sure of it. You name no doubt.',
      'It does not have words under each of its labels: Psychology, Fundamentals, World events.',
    ],
  ])('of %j is told', (text, fault) => {
    expect(checkCritique(text, request, null)).toEqual([{ kind: 'form', text: fault }])
  })
})

describe('how sure somebody was', () => {
  const marked = (text: string, changed: Partial<CritiqueRequest> = {}) =>
    checkCritique(
      `Psychology: ${text}\n\nFundamentals: Nothing more.\n\nWorld events: Nothing more. What would you see?`,
      { ...request, ...changed },
      null,
    ).map(({ kind, text: words }) => [kind, words])

  it('is marked where nobody gave that number, and not where an entry did', () => {
    expect(marked('You went from 6 of 10 to 9 of 10.')).toEqual([])
    expect(marked('You were 8 of 10 sure at the Buy, and 9/10 now.')).toEqual([['figure', '8 of 10']])
    expect(marked('Sie waren sich 7 von 10 sicher.')).toEqual([['figure', '7 von 10']])
  })

  it('is looked for where a confidence is told without its ten, too', () => {
    expect(marked('Your confidence rose from 6 to 9.')).toEqual([])
    expect(marked('Your confidence fell from 8 to 3 in June.')).toEqual([
      ['figure', 'from 8'],
      ['figure', 'to 3'],
    ])
    expect(marked('Your confidence of 7, at 3 quarters, moved by 2 within 4 of 5 weeks.')).toEqual([['figure', 'of 7']])
    expect(marked('Your confidence rose, while the board went from 8 to 5.')).toEqual([])
  })

  it('is no day, and no count that was given', () => {
    expect(marked('The hearing is on 3/10 in Delaware.')).toEqual([])
    const thesis = 'They won 4 of 10 tenders.'
    expect(marked('You write that they won 4 of 10.', { decision: { ...request.decision, thesis } })).toEqual([])
  })

  it('nor is a figure given by having been asked about in the last question', () => {
    const about = { action: 'Buy', at: '2026-04-06T14:00:00.000Z' } as const
    const text = 'Psychology: A.\n\nFundamentals: B.\n\nWorld events: Did the 47% of orders come?'
    const earlierCritiques = [{ at: about.at, about, model: 'm', text }]
    expect(marked('The 47% of orders did not come.', { earlierCritiques })).toEqual([['figure', '47%']])
    expect(marked('You were asked “Did the 47% of orders come?” and do not say.', { earlierCritiques })).toEqual([
      ['figure', '47%'],
    ])
  })
})

describe('a critique full of figures', () => {
  const numbers = (from: number) => Array.from({ length: 100 }, (_, at) => `${from + at}.5%`).join(' ')
  const earlier = Array.from({ length: 12 }, (_, at) => ({ ...request.decision, thesis: numbers(at * 100) }))

  it('is not compared each with each of a journal full of them', () => {
    const minus = vi.spyOn(Big.prototype, 'minus')
    marks(`${numbers(600)} It grew 20000%. ${numbers(30_000)}`, { ...request, earlier })
    // 201 with 1,200 would be 241,200.
    expect(minus.mock.calls.length).toBeLessThan(5_000)
    minus.mockRestore()
  })

  it('has its first marks told, and how many more there are', () => {
    const told = marks(numbers(30_000), { ...request, earlier })
    expect(told).toHaveLength(41)
    expect(told.at(-1)).toEqual(['form', '60 more of its statements are not in what it was given.'])
  })

  it('and a number of thousands of digits is one mark', () => {
    expect(marks('1'.repeat(19_000))).toEqual([['figure', '1'.repeat(60)]])
  })
})
