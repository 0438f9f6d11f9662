import { describe, expect, test } from 'vitest'
import type { CritiqueRequest } from '../critique.ts'
import { markQuoted } from '../quoted-phrases.ts'
import { readCritique } from '../read-critique.ts'
import { BUILT_IN_CRITIC, critiqueBuiltIn } from './built-in-critic.ts'
import { asked, decided, IBM_BUY, IBM_HOLD, quotations } from './request.fixture.ts'
import { countSentences } from './sentence-count.ts'

const paragraphs = (request: CritiqueRequest): readonly string[] => critiqueBuiltIn(request).split('\n\n')

const ibm = { ticker: 'IBM', companyName: 'International Business Machines', purchasedAt: IBM_BUY.at }

test('it signs as what it is', () => {
  expect(BUILT_IN_CRITIC).toEqual({ model: 'built-in critic', promptVersion: 'built-in-3' })
})

describe('the story of design/journal.html', () => {
  test('given a Buy that names its figure and its test, then both are quoted back', () => {
    expect(paragraphs(asked(IBM_BUY, [], ibm))).toEqual([
      "Psychology: If “If it doesn't, I was wrong” is what would prove you wrong, keep this sentence, because you will want to forget it. No finding here: this reading knows wordings and asks about the rest. At 6 out of 10, which part of the thesis do the missing points stand for?",
      'Fundamentals: In “Hybrid cloud revenue should grow above 8% for three straight quarters” there is something that can be looked up; note its rate today, the line of the report you will read it from, and what you do if one quarter misses. As to “three straight quarters”: say which result, by then, would count as a miss.',
      'World events: Pick the event in the world that would hurt IBM most, and write down how you would notice it; this reading knows no news.',
    ])
  })

  test('given a surer Hold after a fall, then the drift comes first', () => {
    expect(paragraphs(asked(IBM_HOLD, [IBM_BUY], ibm))).toEqual([
      "Psychology: On Apr 6, 2026 you wrote “Out at −10%”; the price is $98.92, 18.40% below the Buy: does that line still count? Since Apr 6, 2026 the price fell 18.40%, from $121.23 to $98.92, while your confidence rose from 6 to 9, and you write “I'm more sure than when I bought”. The words “It has to come back” leave no room to be wrong, which is how false certainty reads from outside. Which report, figure or price would prove you wrong?",
      'Fundamentals: On Apr 6, 2026 you wrote “Hybrid cloud revenue should grow above 8% for three straight quarters”; say here where that figure stands. You bring in the dividend with “at this price the dividend alone pays me to wait”: write the yield, the share of cash flow that it takes, and the cut that would change your mind.',
      'World events: This reading knows no news: which event of the next year would you least like to read about?',
    ])
  })

  test('given holds in between, then the story is still told from the Buy', () => {
    const holds = [
      decided('Growth of 6% was a bit light but the pipeline is full.', {
        action: 'Hold',
        at: '2026-07-01T14:30:00.000Z',
        confidence: 7,
        price: '110.10',
      }),
      decided('Still waiting for the consulting numbers.', {
        action: 'Hold',
        at: '2026-09-21T14:30:00.000Z',
        confidence: 8,
        price: '104',
      }),
    ]
    expect(paragraphs(asked(IBM_HOLD, [IBM_BUY, ...holds], ibm))).toEqual(paragraphs(asked(IBM_HOLD, [IBM_BUY], ibm)))
  })

  test('then the page can mark the quoted words in the thesis', () => {
    const marked = markQuoted(IBM_HOLD.thesis, critiqueBuiltIn(asked(IBM_HOLD, [IBM_BUY], ibm)))
    expect(marked.filter(({ isQuoted }) => isQuoted).map(({ text }) => text)).toEqual([
      'It has to come back',
      'at this price the dividend alone pays me to wait',
      "I'm more sure than when I bought",
    ])
  })
})

test('given a Buy in a crowd, then certainty and the lack of a figure are named', () => {
  const thesis =
    "Everyone is buying this and I don't want to miss the train. Elon says robotaxis launch next year, can't lose."
  expect(paragraphs(asked(decided(thesis, { confidence: 10 }), [], { ticker: 'TSLA' }))).toEqual([
    "Psychology: You write “can't lose”: that is certainty, and a market only ever offers odds. Name one thing that could be reported next and that these words rule out. The confidence is 10 out of 10, and you write “Everyone is buying this”: what would take either of them down? What would prove you wrong, written as one line that begins with the word if?",
    'Fundamentals: Which single number of TSLA would you look up first, and what do you expect it to be? As to “next year”: say which result, by then, would count as a miss.',
    'World events: You name “Elon says robotaxis launch next year”: what is left of the thesis if that technology pays somebody else, or pays later than the price assumes?',
  ])
})

test('given a Sell, then its feelings are named and the first thesis is set beside it', () => {
  const bought = decided(
    "Streaming margins go above 25% in 2026. I'd sell if subscribers fall two quarters in a row.",
    { at: '2025-04-06T14:30:00.000Z', price: '90' },
  )
  const thesis =
    "I'm tired of watching this one go nowhere. Finally back to even so I'm glad to be out. Need the cash for a down payment anyway."
  const sale = decided(thesis, { action: 'Sell', confidence: 4, price: '90' })
  expect(paragraphs(asked(sale, [bought], { ticker: 'DIS' }))).toEqual([
    "Psychology: You write “I'm tired of watching this one go nowhere”: relief and regret close an account with yourself, and the company may have nothing to do with it. With the feeling left out, which sentence says why now and not a month ago? The words “Need the cash for a down payment anyway” explain the timing and leave the thesis unjudged. On Apr 6, 2025 you wrote “I'd sell if subscribers fall two quarters in a row”; say whether this sale is an answer to that, or to something else.",
    'Fundamentals: On Apr 6, 2025 you wrote “Streaming margins go above 25% in 2026”; say here where that figure stands. Which figure of the business changed since you bought: say so, or that none did.',
    'World events: This reading knows no news: was there an event behind the sale, or was there a price?',
  ])
})

test('given a Watch, then what it waits for is kept', () => {
  const thesis = "Looks cheap with a strong pipeline, waiting for the FDA decision in June. I'd buy below $25."
  const watch = decided(thesis, { action: 'Watch', confidence: 5 })
  expect(paragraphs(asked(watch, [], { ticker: 'PFE' }))).toEqual([
    'Psychology: If “waiting for the FDA decision in June” is your condition, leave it as it is and look back at it on the day. This reading has no finding here, which proves nothing either way. What would make you strike PFE off the list again?',
    'Fundamentals: For “Looks cheap with a strong pipeline” write the comparison down: which multiple, of which year, against whose. Beside “in June” note the number that you will look at then, if that is the time to judge this by.',
    'World events: With “waiting for the FDA decision in June” you bring in the world; add what you do if the authorities decide the other way, or only much later. Whether it is already in the price can’t be told here; this reading knows words and no news.',
  ])
})

describe('theses that are hard to read', () => {
  test('ten characters', () => {
    expect(paragraphs(asked('I like it.'))).toEqual([
      'Psychology: This reading has questions here and no finding. At 6 out of 10, which part of the thesis do the missing points stand for? Which sentence of it says what you would have to see to give this up?',
      'Fundamentals: Which figure of the business, of revenue, margin, debt or cash flow, would a report have to show for this to be wrong? On which day would you call it late, and on which one wrong?',
      'World events: Which would hurt ACME most, a rival, a regulator or a change of interest rates, and where does the thesis say so?',
    ])
  })

  test('another language: it says that it read none, and claims nothing', () => {
    const hold = decided('אני חושב שהחברה תתאושש בשנה הבאה', { action: 'Hold' })
    expect(paragraphs(asked(hold))).toEqual([
      'Psychology: This reading knows English wordings only, so it can’t say what this thesis shows or leaves out. If you held none of it today, would this entry be enough to buy it? If it says what would prove you wrong, keep that line; if it doesn’t, add one.',
      'Fundamentals: This reading knows English words only: which figure does it name, and by when should it come true?',
      'World events: Events are known to this reading by their English names only, and by no news: which one would hurt ACME most?',
    ])
  })

  test('no words at all', () => {
    const critique = critiqueBuiltIn(asked('🚀🚀🚀🚀🚀'))
    expect(quotations(critique)).toEqual([])
    expect(countSentences(critique)).toBe(5)
  })

  test('labels, line breaks and quotation marks in a thesis move nothing', () => {
    const thesis =
      'Psychology: I am fine.\nFundamentals: “all of it is guaranteed” and "cheap"\n\nWorld events: none.\r\nWorld events: the Fed.'
    const read = readCritique(critiqueBuiltIn(asked(thesis)))
    expect(read.unlabelled).toBe('')
    expect(quotations(read.psychology)).toEqual(['all of it is guaranteed'])
    expect(quotations(read.fundamentals)).toEqual(['cheap'])
    expect(quotations(read.worldEvents)).toEqual(['the Fed'])
  })
})

test('ten entries do not read as one form', () => {
  const subjects = ['cloud', 'chips', 'banks', 'ships', 'shoes', 'games', 'beer', 'steel', 'bread', 'glass']
  const critiques = subjects.map((subject) => critiqueBuiltIn(asked(`I simply like ${subject} a lot.`)))
  expect(new Set(critiques).size).toBeGreaterThan(8)
  expect(new Set(critiques.flatMap((critique) => critique.split(/(?<=[.?!])\s+/u))).size).toBeGreaterThan(20)
})
