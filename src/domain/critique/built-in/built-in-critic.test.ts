import { describe, expect, test } from 'vitest'
import { countSentences } from '#test/support/sentence-count.ts'
import type { CritiquedDecision, CritiqueRequest } from '../critique.ts'
import { markQuoted } from '../quoted-phrases.ts'
import { readCritique } from '../read-critique.ts'
import { BUILT_IN_CRITIC, critiqueBuiltIn, readBuiltIn } from './built-in-critic.ts'
import { ordinal } from './course/moved-levels.ts'
import { asked, decided, IBM_BUY, IBM_HOLD, quotations } from './request.fixture.ts'

const kinds = (request: CritiqueRequest): readonly string[] => readBuiltIn(request).sentences.map(({ kind }) => kind)
const kindsOf = (thesis: string, facts: Partial<CritiquedDecision> = {}): readonly string[] =>
  kinds(asked(decided(thesis, facts)))
const said = (request: CritiqueRequest, kind: string): string | undefined =>
  readBuiltIn(request).sentences.find((sentence) => sentence.kind === kind)?.text

const bought = (thesis: string, facts: Partial<CritiquedDecision> = {}): CritiquedDecision =>
  decided(thesis, { action: 'Buy', at: '2026-03-02T14:30:00.000Z', price: '100', ...facts })
const held = (thesis: string, facts: Partial<CritiquedDecision> = {}): CritiquedDecision =>
  decided(thesis, { action: 'Hold', at: '2026-08-03T14:30:00.000Z', price: '100', ...facts })

test('it signs as what it is', () => {
  expect(BUILT_IN_CRITIC).toEqual({ model: 'built-in critic', promptVersion: 'built-in-38' })
})

describe('the story of design/journal.html', () => {
  test('a Buy that names its figure and its test is credited with them, and asked nothing', () => {
    expect(kinds(asked(IBM_BUY))).toContain('falsifier-given')
    expect(critiqueBuiltIn(asked(IBM_BUY))).not.toContain('?')
  })

  test('a surer Hold after a fall is held to the line that was written', () => {
    const critique = critiqueBuiltIn(asked(IBM_HOLD, [IBM_BUY]))
    expect(critique).toContain('On Apr 6, 2026 you wrote “Out at −10%”')
    expect(critique).toContain('$98.92')
    expect(kinds(asked(IBM_HOLD, [IBM_BUY]))).toEqual(
      expect.arrayContaining(['falsifier-broken-and-held', 'surer-as-price-falls']),
    )
  })

  test('the page can mark the quoted words in the thesis', () => {
    const marked = markQuoted(IBM_BUY.thesis, critiqueBuiltIn(asked(IBM_BUY)))
    expect(marked.some(({ isQuoted }) => isQuoted)).toBe(true)
  })
})

describe('credit is given as plainly as blame', () => {
  const test5 = bought('Revenue should grow 8% a year. If it grows less than 5% in any quarter, I sell.')

  test('a loss taken as written', () => {
    const sale = held('Revenue grew 4%. I sell.', { action: 'Sell', price: '80' })
    expect(said(asked(sale, [test5]), 'loss-taken-as-written')).toMatch(/Mar 2, 2026.*rare|few do/)
  })

  test('a test that came, was repeated, and was obeyed', () => {
    const line = bought("Two quarters below 8% and I'm out.")
    const sale = held('Two quarters below 8%, as written. I was wrong, out.', { action: 'Sell', price: '110' })
    const found = kinds(asked(sale, [line]))
    expect(found).toContain('rule-kept')
    expect(found.some((kind) => kind.startsWith('ask-'))).toBe(false)
  })

  test('a test that was passed with its figure', () => {
    expect(said(asked(held('Revenue grew 9% again.'), [test5]), 'test-answered')).toContain('“Revenue grew 9% again”')
  })

  test('a stop that was obeyed', () => {
    const alert = {
      level: 'stop-loss',
      percent: null,
      levelPrice: '90.00',
      price: '89.50',
      at: '2026-08-01T20:00:00.000Z',
      setBy: { action: 'Buy', at: '2026-03-02T14:30:00.000Z' },
    } as const
    const sale = held('The stop was hit.', { action: 'Sell', price: '89' })
    const request = asked(sale, [bought('Chips.')], { alerts: [alert] })
    expect(kinds(request)).toEqual(expect.arrayContaining(['stop-obeyed', 'loss-taken-as-written']))
    expect(kinds(asked(held('I hold.'), [bought('Chips.')], { alerts: [alert] }))).toContain('stop-broken-and-held')
  })

  test('a confidence that was lowered on bad news', () => {
    const hold = held('The quarter was a miss, margins were weaker.', { confidence: 4 })
    expect(said(asked(hold, [bought('Chips.', { confidence: 7 })]), 'confidence-lowered-on-bad-news')).toContain(
      'from 7 to 4',
    )
  })

  test.each([
    ['I was wrong about the launch.', 'Sell', 'error-admitted'],
    ['My friend thinks it is a sure thing; I disagree.', 'Hold', 'own-judgement'],
    ['The main risk is the debt of $4bn.', 'Buy', 'weighs-other-side'],
    ['Below $25 I would buy.', 'Watch', 'waits-for-own-price'],
  ] as const)('%s', (thesis, action, kind) => expect(kindsOf(thesis, { action })).toContain(kind))
})

describe('what is no bias', () => {
  test.each([
    ["I don't feel any fear of missing out.", 'fear-of-missing-out'],
    ['My friend thinks it is a sure thing; I disagree.', 'overconfidence'],
    ['My friend thinks it is a sure thing; I disagree.', 'authority'],
    ['It rose 5 % on Thursday.', 'horizon-given'],
    ['R&D of $4bn a year is too much.', 'horizon-given'],
    ['They call it “a sure thing” again.', 'overconfidence'],
    ['Short sellers allege fraud; their report is wrong on inventory of $2bn.', 'blames-others'],
    ['The company breaks even in 2027.', 'get-even'],
    ['Pressure on margin of 20% goes on.', 'borrowed-money'],
    ['Their customers live on credit card money.', 'borrowed-money'],
    ['Reddit sells more ads.', 'herd'],
    ["I can't lose more than the $500 that I put in.", 'overconfidence'],
    ['My brother-in-law owns it.', 'events-named'],
    ['🚀🚀🚀🚀🚀', 'not-english'],
  ])('%s', (thesis, kind) => expect(kindsOf(thesis)).not.toContain(kind))
})

describe('what is one', () => {
  test.each([
    ["It can't lose at this price.", 'Buy', 'overconfidence'],
    ["I don't want to miss out on this.", 'Buy', 'fear-of-missing-out'],
    ['They owe me, I want it back from this stock, revenge!', 'Buy', 'revenge'],
    ['I took out a loan for this one.', 'Buy', 'borrowed-money'],
    ["It's credit card money, 0% for a year.", 'Buy', 'borrowed-money'],
    ['11 months left on the 0%.', 'Hold', 'borrowed-money'],
    ['It is the rent money, but it will be fine.', 'Buy', 'money-needed'],
    ['I am selling at a loss to offset gains for taxes.', 'Sell', 'tax-sale'],
    ['June puts, a hedge against my tech shares.', 'Buy', 'hedge'],
    ['Rebalancing to 20% as every January.', 'Sell Some', 'rebalancing-by-rule'],
    ['Monthly plan into the world index fund, whatever the price.', 'Buy', 'index-plan'],
  ] as const)('%s', (thesis, action, kind) => expect(kindsOf(thesis, { action })).toContain(kind))
})

describe('what only the ledger can tell', () => {
  const kindsAt = (thesis: string, action: 'Hold' | 'Sell', price: string) =>
    readBuiltIn(asked(decided(thesis, { action, price }), [bought('Chips.', { price: '100' })])).sentences.map(
      ({ kind }) => kind,
    )

  test.each([
    ['I want to get my money back before I sell.', 'Hold', 'get-even', '80', '120'],
    ['Taking profits while I am up.', 'Sell', 'disposition', '120', '80'],
  ] as const)('%s', (thesis, action, kind, where, elsewhere) => {
    expect(kindsAt(thesis, action, where)).toContain(kind)
    expect(kindsAt(thesis, action, elsewhere)).not.toContain(kind)
  })
})

describe('the ledger is told with days and prices', () => {
  test('a stop moved away, and a second time', () => {
    const move = (from: string, to: string, at: string) =>
      ({ level: 'stop-loss', from, to, setAt: '2026-03-02T14:30:00.000Z', action: 'Hold', at, price: '91' }) as const
    const hold = held('I keep it.')
    const first = asked(hold, [bought('Chips.')], { moves: [move('90', '80', hold.at)] })
    expect(said(first, 'stop-moved-away')).toMatch(/\$90\.00.*Mar 2, 2026.*\$80\.00|\$80\.00/)
    const second = [move('90', '85', '2026-05-01T14:30:00.000Z'), move('85', '80', hold.at)]
    expect(said(asked(hold, [bought('Chips.')], { moves: second }), 'stop-moved-away-again')).toContain('second time')
  })

  test.each([
    [2, 'second'],
    [11, '11th'],
    [12, '12th'],
    [21, '21st'],
    [22, '22nd'],
    [113, '113th'],
  ])('the %ith time is the %s', (count, rank) => expect(ordinal(count)).toBe(rank))

  test('a test that is broken and held, with both quotes', () => {
    const buy = bought('If revenue growth falls below 5%, I sell.')
    const sentence = said(asked(held('Revenue grew 4 %.'), [buy]), 'falsifier-broken-and-held')
    expect(quotations(sentence ?? '')).toEqual(['If revenue growth falls below 5%, I sell', 'Revenue grew 4 %'])
    expect(sentence).toContain('Mar 2, 2026')
  })

  test('one miss of two is no broken test', () => {
    const buy = bought("If revenue growth is below 5% in two quarters, I'm out.")
    const found = kinds(asked(held('Revenue grew 4 %.'), [buy]))
    expect(found).toContain('test-answered')
    expect(found).not.toContain('falsifier-broken-and-held')
  })

  test('bought back higher, added after a loss, added below cost', () => {
    const sold = decided('Out.', { action: 'Sell', at: '2026-08-01T14:30:00.000Z', price: '90' })
    const again = held('Back in.', { action: 'Buy', price: '95' })
    expect(said(asked(again, [bought('Chips.'), sold]), 'bought-back-higher')).toContain('$90.00')
    const some = { ...sold, action: 'Sell Some' } as const
    const more = held('More.', { action: 'Buy More', price: '89' })
    expect(kinds(asked(more, [bought('Chips.'), some]))).toEqual(
      expect.arrayContaining(['added-after-loss', 'added-below-cost']),
    )
  })

  test('a principle that asks for a test and a stop is kept by both, and not by a test alone', () => {
    const principles = ['Before every purchase: one sentence with a number that would prove me wrong, and a stop']
    const tested = 'If bookings growth falls below 12%, I was wrong.'
    expect(kinds(asked(tested, [], { principles }))).not.toContain('principle-kept')
    expect(kinds(asked(`${tested} Stop at $80.`, [], { principles }))).toContain('principle-kept')
    // The number is the stop's, which says nothing of being wrong.
    expect(kinds(asked('If they cut the dividend, I was wrong. Stop at $80.', [], { principles }))).not.toContain(
      'principle-kept',
    )
  })

  test('a principle that is numbered is quoted by its words', () => {
    const principles = ['1. Before every purchase: one sentence with a number that would prove me wrong, and a stop']
    const kept = asked('If bookings growth falls below 12%, I was wrong. Stop at $80.', [], { principles })
    expect(said(kept, 'principle-kept')).toContain('“Before every purchase: one sentence')
  })

  test('a principle that forbids to average down, where the prices prove it', () => {
    const more = held('More.', { action: 'Buy More', price: '89' })
    expect(
      said(asked(more, [bought('Chips.')], { principles: ['Never average down.'] }), 'principle-broken'),
    ).toContain('“Never average down”')
    const above = { ...more, price: '101' }
    expect(kinds(asked(above, [bought('Chips.')], { principles: ['Never average down.'] }))).not.toContain(
      'principle-broken',
    )
  })
})

test('a stop that was moved away is told again at the sale below it', () => {
  const buy = bought('Margins recover.', { price: '100' })
  const hold = held('It needs room.', { at: '2026-05-04T14:30:00.000Z', price: '92' })
  const sale = held('Enough of it, the contract is lost.', { action: 'Sell', price: '70' })
  const set = {
    level: 'stop-loss',
    from: null,
    to: '90',
    setAt: null,
    action: 'Buy',
    at: buy.at,
    price: '100',
  } as const
  const moved = { ...set, from: '90', to: '75', setAt: buy.at, action: 'Hold', at: hold.at, price: '92' } as const
  const text = said(asked(sale, [buy, hold], { moves: [set, moved] }), 'stop-moved-away')
  expect(text).toBe(
    'Your stop stood at $90.00 until it was moved to $75.00 on May 4, 2026; you sell at $70.00, $20.00 below it.',
  )
  const higher = asked({ ...sale, price: '95' }, [buy, hold], { moves: [set, moved] })
  expect(kinds(higher)).not.toContain('stop-moved-away')
})

describe('nothing false', () => {
  test('an amount in another currency is never told in dollars', () => {
    for (const thesis of [
      'At £12.50 a share the company buys back £300m of its own stock every single year from now on.',
      'I paid 100 and would sell it at 120 euros or at 80 euros, whichever of the two comes first.',
      'It cost 45 euro, 46 francs and 500 kronor in the three places where it is traded today.',
      'The company earns ¥5,000 per share and the price will follow that in the end.',
    ])
      expect(critiqueBuiltIn(asked(thesis)).replace(/“[^”]*”/gu, '')).not.toContain('$')
  })

  test('it never says that something is absent, and asks at most once', () => {
    for (const thesis of ['I like it.', '🚀🚀🚀🚀🚀', 'Chips are the future of everything.', 'It has to come back.'])
      for (const action of ['Buy', 'Hold', 'Sell', 'Watch'] as const) {
        const critique = critiqueBuiltIn(asked(decided(thesis, { action, confidence: 9 })))
        expect(critique.replace(/“[^”]*”/gu, '')).not.toMatch(
          /\b(?:missing|lacks?|no figure|no source|nothing in it|does not name|doesn’t name)\b/,
        )
        expect(critique.split('?').length).toBeLessThanOrEqual(2)
        expect(countSentences(critique)).toBeLessThanOrEqual(6)
      }
  })

  test('a promise of before that a sale keeps is no new test', () => {
    const thesis = 'I said that I would sell if growth went under 12%. It came in at 9%. So I sell.'
    expect(kindsOf(thesis, { action: 'Sell' })).not.toContain('falsifier-given')
  })

  test('a later entry that tells the test of an earlier one writes no new one', () => {
    const buy = bought('Out if they issue shares.')
    const hold = held(
      'I told myself that I sell if they issue shares below 30. They did, at 27. But this is different.',
    )
    expect(kinds(asked(hold, [buy]))).not.toContain('falsifier-given')
  })

  test('a time of before holds for its own clause', () => {
    const thesis =
      'Quantum is where AI was three years ago, this is the next Nvidia, and I’m not going to miss it twice.'
    expect(kindsOf(thesis, { confidence: 9 })).toContain('fear-of-missing-out')
  })

  test('a rule is kept only where its figure is on the wrong side', () => {
    const buy = bought('loss ratio 78, under 75 by q3 or im out', { at: '2025-03-10T15:00:00.000Z' })
    const sale = held('loss ratio came in at 62, way better than my 75. selling anyways', {
      action: 'Sell',
      price: '140',
    })
    expect(kinds(asked(sale, [buy]))).toContain('test-answered')
    expect(kinds(asked(sale, [buy]))).not.toContain('rule-kept')
  })

  test('bad news is no new reason', () => {
    const buy = bought('Twelve times earnings.')
    const hold = held('They lost a fifth of revenue and pay the dividend from debt.', { price: '50' })
    expect(kinds(asked(hold, [buy]))).not.toContain('new-reason-after-fall')
  })

  test('it asks nothing that the text answers', () => {
    expect(kindsOf('Margins hold. If they fall below 20%, I sell.')).not.toContain('ask-what-would-prove-wrong')
    expect(kindsOf('Margins hold and debt falls every year.')).toContain('ask-what-would-prove-wrong')
  })
})

describe('other texts', () => {
  test('of another language one sentence says so, and the ledger is still read', () => {
    const hold = held('Ich halte, weil der Gewinn nicht so wichtig ist.', { confidence: 9, price: '80' })
    const found = kinds(asked(hold, [bought('Chips.')]))
    expect(found).toEqual(expect.arrayContaining(['not-english', 'surer-as-price-falls']))
  })

  test('pasted news are recognized, and asked for an own word', () => {
    const news =
      'ACME Corp. (NASDAQ: ACME) today announced results for the third quarter ended September 30. Revenue rose 12% year-over-year, the company said in a statement.'
    expect(kindsOf(news)).toEqual(expect.arrayContaining(['pasted-news', 'ask-for-own-words']))
  })

  test('the terms of an option are read, and its end before what it waits for', () => {
    const request = asked(decided('Results come in June 2026.', { price: '2.40' }), [], {
      option: { right: 'call', strike: '50', expiresOn: '2026-05-15' },
    })
    expect(said(request, 'option-terms')).toContain('$50.00')
    expect(said(request, 'expiry-before-event')).toContain('May 15, 2026')
  })

  test('labels, line breaks and quotation marks in a thesis move nothing', () => {
    const thesis =
      'Psychology: I am fine.\nFundamentals: “all of it is guaranteed” and "cheap"\n\nWorld events: none.\r\nWorld events: the Fed.'
    expect(readCritique(critiqueBuiltIn(asked(thesis))).unlabelled).toBe('')
  })
})

test('what an earlier critique of the asset has said is said in other words', () => {
  const buy = bought('I love this company.')
  const text = critiqueBuiltIn(asked(buy))
  const hold = held('I love this company.')
  const about = { action: buy.action, at: buy.at }
  const again = critiqueBuiltIn(asked(hold, [buy], { earlierCritiques: [{ at: buy.at, about, model: 'x', text }] }))
  const before = new Set(text.split(/(?<=[.?!]) /u))
  expect(again.split(/(?<=[.?!]) /u).filter((sentence) => before.has(sentence))).toEqual([])
})

describe('it says less than a word would let it', () => {
  test.each([
    ['a date that is not the writer’s own time', 'Patents gone by 2028 for $17bn of sales.', 'horizon-given'],
    ['a stretch of the past', 'It fell 25% in a day and revenue is flat.', 'horizon-given'],
    ['a count in words', 'He has sold three times. Deliveries were up.', 'figures-named'],
    ['the size of the position', 'Revenue is fine. 5% NAV.', 'figures-named'],
    ['what a dividend did', 'The dividend has been halved.', 'fall-as-reason'],
    ['customers who pay every month', 'Its users pay every month, margin 30%.', 'index-plan'],
    ['patents that protect a margin', 'Patents protect the margin of 40%.', 'hedge'],
    ['an order that is a condition', 'Miss the ramp and others can have mine.', 'ask-what-would-prove-wrong'],
    ['a condition in other words', 'Line in the sand for me would be weaker renewals.', 'ask-what-would-prove-wrong'],
  ])('%s', (_, thesis, kind) => expect(kindsOf(thesis)).not.toContain(kind))

  test('a wish of somebody who only watches is no bias', () =>
    expect(kindsOf('Diamond hands, to the moon, all that. Not for me.', { action: 'Watch' })).not.toContain('lottery'))
})

test('where a test is the answer to a question, the answer is quoted', () => {
  const thesis = 'Revenue grew 8%. What would prove me wrong? Two quarters below 4%.'
  expect(said(asked(thesis), 'falsifier-given')).toContain('“Two quarters below 4%”')
})
