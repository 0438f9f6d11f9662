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
  expect(BUILT_IN_CRITIC).toEqual({ model: 'built-in critic', promptVersion: 'built-in-2' })
})

describe('the story of design/journal.html', () => {
  test('given a Buy that names its figure and its test, then both are quoted back', () => {
    expect(paragraphs(asked(IBM_BUY, [], ibm))).toEqual([
      "Psychology: The line “If it doesn't, I was wrong” is the one to keep; it is easiest to write today and hardest to read on the day it counts. This reading looked for the wordings of self-deception that it knows and found none of them, which proves nothing either way. At 6 out of 10, which part of the thesis do the missing points stand for?",
      'Fundamentals: Take “Hybrid cloud revenue should grow above 8% for three straight quarters” as the claim to test: note its rate today, the line of the report you will read it from, and what you do if one quarter misses. With “three straight quarters” there is a time by which this can be judged, so note the number that will judge it.',
      'World events: No outside event that this reading would know is named; pick the one that would hurt IBM most, and write down how you would notice it.',
    ])
  })

  test('given a surer Hold after a fall, then the drift comes first', () => {
    expect(paragraphs(asked(IBM_HOLD, [IBM_BUY], ibm))).toEqual([
      "Psychology: On Apr 6, 2026 you wrote “Out at −10%”; the price is $98.92, 18.40% below that Buy, and this entry passes the line without a word. The price is 18.40% lower than on Apr 6, 2026, $98.92 after $121.23, and your confidence is higher, 9 after 6; the entry says “I'm more sure than when I bought”. The words “It has to come back” leave no room to be wrong, which is how false certainty reads from outside. No line of it seems able to prove you wrong: which report, figure or price would?",
      'Fundamentals: On Apr 6, 2026 you wrote “Hybrid cloud revenue should grow above 8% for three straight quarters”; look up where that stands today, because the figure has not been mentioned again. There is no figure for the dividend in “at this price the dividend alone pays me to wait”; write the yield, the share of cash flow that it takes, and the cut that would change your mind.',
      'World events: Nothing that happens in the world seems to appear here; this reading knows no news, so ask yourself which headline would end the thesis.',
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
    "Psychology: You write “can't lose”: that is certainty, and a market only ever offers odds. Name one thing that could be reported next and that these words rule out. A confidence of 10 out of 10 rests on “Everyone is buying this”, with no figure and nothing that would prove it wrong. This reading finds no line that says what would prove you wrong; write one line that begins with the word if.",
    'Fundamentals: The business itself seems to be missing, what it sells, what it earns, what it owes, and with it anything that could be looked up. With “next year” there is a time by which this can be judged, so note the number that will judge it.',
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
    'Fundamentals: On Apr 6, 2025 you wrote “Streaming margins go above 25% in 2026”; no entry since mentions that figure, so say here where it stands. The sale seems to name nothing that DIS reported; write down the one number that would have made you stay.',
    'World events: Nothing from the world seems to be given as a reason for the sale, and this reading knows no news: was there an event, or was there a price?',
  ])
})

test('given a Watch, then what it waits for is kept', () => {
  const thesis = "Looks cheap with a strong pipeline, waiting for the FDA decision in June. I'd buy below $25."
  const watch = decided(thesis, { action: 'Watch', confidence: 5 })
  expect(paragraphs(asked(watch, [], { ticker: 'PFE' }))).toEqual([
    'Psychology: The condition “waiting for the FDA decision in June” turns watching into a plan, so leave it as it is and look back at it on the day. This reading looked for the wordings of self-deception that it knows and found none of them, which proves nothing either way. What would make you strike PFE off the list again?',
    'Fundamentals: You write “Looks cheap with a strong pipeline” without saying compared with what: its own past, its rivals, or what the business earns. With “in June” there is a time by which this can be judged, so note the number that will judge it.',
    'World events: Part of this hangs on “waiting for the FDA decision in June”, and only one outcome is written down; add what you do if the authorities decide the other way, or only much later. Whether it is already in the price can’t be told here; this reading knows words and no news.',
  ])
})

describe('theses that are hard to read', () => {
  test('ten characters', () => {
    expect(paragraphs(asked('I like it.'))).toEqual([
      'Psychology: Of the several hundred wordings that this reading looks for it found none here, so it has questions and no finding. At 6 out of 10, which part of the thesis do the missing points stand for? Add the sentence that seems to be missing, the one that says what you would have to see to give this up.',
      'Fundamentals: You give no figure of the business, as far as this reading sees: one of revenue, margin, cash flow or price to earnings would make it checkable. It doesn’t seem to say by when, so it could be late for years without being wrong.',
      'World events: No outside event that this reading would know is named; pick the one that would hurt ACME most, and write down how you would notice it.',
    ])
  })

  test('another language: it says that it read none, and claims nothing', () => {
    const hold = decided('אני חושב שהחברה תתאושש בשנה הבאה', { action: 'Hold' })
    expect(paragraphs(asked(hold))).toEqual([
      'Psychology: This reading knows English wordings only and found none of them here, so it can’t say what this thesis shows or leaves out. If you held none of it today, would this entry be enough to buy it? If it says what would prove you wrong, keep that line; if it doesn’t, add one.',
      'Fundamentals: No figure in digits with a percent or a currency sign stands in it, and by when it should come true can’t be read here either.',
      'World events: Whether you name an event this reading can’t tell, since it knows English names and no news; name the one that you fear most.',
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
  expect(new Set(critiques).size).toBe(10)
  expect(new Set(critiques.flatMap((critique) => critique.split(/(?<=[.?!])\s+/u))).size).toBeGreaterThan(20)
})
