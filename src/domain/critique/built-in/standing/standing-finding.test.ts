import { describe, expect, it } from 'vitest'
import type { CritiqueRequest, Headline } from '../../critique.ts'
import type { Part } from '../basis/finding.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const said = (request: CritiqueRequest, part: Part): string =>
  readBuiltIn(request)
    .sentences.filter((sentence) => sentence.part === part && sentence.kind === 'standing-words')
    .map(({ text }) => text)
    .join(' ')

const PLAIN = 'Three hospitals in the north of the country must have the new pump when theirs are old.'
const headline = (changed: Partial<Headline>): Headline => ({
  title: 'Acme wins a contract',
  publisher: 'Reuters',
  url: 'https://example.com/',
  publishedAt: '2026-04-29T12:00:00.000Z',
  ...changed,
})

describe('of a first number', () => {
  const number = (confidence: number, ticker = 'ACME') =>
    said(asked(decided('Revenue grew 20% to $4bn when the pump came.', { confidence }), [], { ticker }), 'psychology')

  it.each([
    [6, 'nearly one of two cases'],
    [7, 'about one of three cases'],
    [8, 'one of four cases'],
    [9, 'about one of seven cases'],
    [10, 'one of twenty cases'],
  ])('%i of 10 it says in how many cases it is wrong', (confidence, cases) =>
    expect(number(confidence)).toContain(`wrong in ${cases}`),
  )

  it('below even it says that it is', () => {
    expect(number(5)).toMatch(/below even.*45 of 100|45 of 100.*below even/)
    expect(number(2)).toMatch(/below even.*15 of 100|15 of 100.*below even/)
  })

  it.each([2, 5, 7])(
    '%i of 10 it tells the scale as that of Candor, and expects nothing in the name of its writer',
    (confidence) => {
      for (const ticker of ['ACME', 'A', 'BRK.B', 'VOD', 'PUMP']) {
        expect(number(confidence, ticker)).toContain('Candor')
        expect(number(confidence, ticker)).not.toMatch(/you expect|by your own/i)
      }
    },
  )
})

it.each(['ACME', 'A', 'BRK.B'])('and names the decision and its price with it, in each of its ways: %s', (ticker) =>
  expect(said(asked(decided(PLAIN, { price: '40', confidence: 6 }), [], { ticker }), 'psychology')).toContain(
    'this Buy at $40.00',
  ),
)

describe('where nothing points at anything', () => {
  const texts = (request: CritiqueRequest) => readBuiltIn(request).sentences.map(({ text }) => text)
  const position = { moved: '10', quantity: '10', averageCost: '40', cost: '400.00', stopLoss: null, takeProfit: null }
  const claim = 'ACME does better than SPY until Nov 21, 2027'

  it('a first look is told once what its number is held to, and its first price', () => {
    const watch = decided(PLAIN, { action: 'Watch', price: '40', confidence: 7 })
    const [number, price, asks, ...more] = texts(asked(watch, [], { claim, position }))
    expect(number).toContain(`7 of 10 is held to the same as with a Buy: ${claim}`)
    expect(price).toContain('$40.00')
    expect(asks).not.toContain(claim)
    expect(more).toEqual([])
  })

  it('a Hold is told the confidence before and what is held, and asked for the report since', () => {
    const buy = decided('We like the pumps.', { at: '2026-01-05T15:00:00.000Z', price: '40' })
    const hold = asked(decided(PLAIN, { action: 'Hold', price: '41' }), [buy], {
      claim,
      position: { ...position, moved: null },
    })
    const [number, held, report, ...more] = texts(hold)
    expect(number).toBe('You are as sure as on Jan 5, 2026: 6 of 10.')
    expect(held).toMatch(/\$410\.00.*\$10\.00 more than/)
    expect(report).toMatch(/Jan 5, 2026.*report\?$/)
    expect(more).toEqual([])
  })

  it('a purchase without a stop is told what a fall would take, and at which price', () =>
    expect(said(asked(decided(PLAIN, { price: '40' }), [], { position }), 'fundamentals')).toBe(
      'A third lower, at $26.67, this Buy would have lost $133.33.',
    ))

  it.each([
    'ACME does better than SPY until Nov 21, 2027',
    'ACME does worse than SPY until Nov 21, 2027',
    'ACME rises until Nov 21, 2027',
  ])('a claim is told as what stands beside the number, and not as what is meant: %s', (claim) => {
    const world = said(asked(decided(PLAIN, { price: '40' }), [], { claim, position }), 'worldEvents')
    expect([
      `Beside your 6 of 10 stands the claim: ${claim}.`,
      `The claim that your 6 of 10 is held to: ${claim}.`,
    ]).toContain(world)
    expect(world).not.toContain('$400.00')
  })

  it('a price that stands where it stood at the entry before is told as that', () => {
    const buy = decided('We like the pumps.', { at: '2026-01-05T15:00:00.000Z', price: '40' })
    const hold = asked(decided('Revenue was 4bn. If it falls I sell.', { action: 'Hold', price: '40.00' }), [buy])
    expect(said(hold, 'worldEvents')).toBe('It stands at $40.00, as at the Buy of Jan 5, 2026, 116 days ago.')
  })

  it('and one that the part about psychology tells from the first entry is told once', () => {
    const buy = decided('We like the pumps.', { at: '2026-01-05T15:00:00.000Z', price: '40' })
    const hold = asked(decided(PLAIN, { action: 'Hold', price: '60' }), [buy])
    expect(said(hold, 'psychology')).toMatch(/\$40\.00.*\$60\.00/)
    expect(said(hold, 'worldEvents')).not.toContain('$')
    // Where psychology has something else to say, the price is told here.
    const lonely = asked(decided('I pray that it comes back.', { action: 'Hold', price: '30' }), [buy])
    expect(said(lonely, 'psychology')).toBe('')
    expect(said(lonely, 'worldEvents')).toMatch(/\$40\.00.*\$30\.00/)
  })

  it('a plan that goes by its rule is told no price and no claim of the world', () => {
    const plan = (earlier: readonly ReturnType<typeof decided>[]) =>
      said(
        asked(decided('Monthly savings plan, 300 dollars, as always.', { price: '44' }), earlier, { claim, position }),
        'worldEvents',
      )
    expect(plan([])).toBe('A plan like this needs no view of what the world does next.')
    const before = decided('Monthly savings plan.', { at: '2026-04-01T15:00:00.000Z', price: '40' })
    expect(plan([before])).not.toMatch(/\$|SPY/)
  })

  it('what the writer states stands before it', () => {
    const buy = decided('We like the pumps.', { at: '2026-04-01T15:00:00.000Z', price: '40' })
    const told = (thesis: string, part: Part) =>
      said(asked(decided(thesis, { action: 'Hold', price: '40' }), [buy], { claim, position }), part)
    expect(told('The spread of their loans is 4%.', 'fundamentals')).not.toContain('“')
    expect(told('The contract ends in 2027.', 'worldEvents')).toContain('“The contract ends in 2027”')
    expect(told('I think that the new boss stays.', 'psychology')).toContain('“I think that the new boss stays”')
  })

  it.each([
    'It is up 40% this week.',
    'I lost 60% the last time.',
    'A friend says that 30% of it is gone.',
    'Is 4% of it enough for them?',
    'If 4% of them leave it is over.',
  ])('but no figure of a price, of the writer, of others or of a question: %s', (thesis) =>
    expect(said(asked(decided(thesis, { price: '40' }), [], { position }), 'fundamentals')).not.toContain('figure'),
  )

  it('the day without a session, or that no headline was there, once all else is told', () => {
    const sunday = decided(PLAIN, { action: 'Hold', at: '2026-11-22T15:00:00.000Z', price: '41' })
    const previous = decided('We like the pumps.', { at: '2026-11-22T14:30:00.000Z', price: '40' })
    expect(said(asked(sunday, [previous]), 'worldEvents')).toMatch(/on a Sunday.*the next session.* Nov 23, 2026/)
    expect(said(asked(PLAIN), 'worldEvents')).toMatch(/(?:No|no) headline about ACME/)
    const unusable = asked(PLAIN, [], { headlines: [headline({ title: 'Acme “wins”' })] })
    expect(said(unusable, 'worldEvents')).toMatch(/stand below/)
  })

  it('the claim once on a page', () => {
    const [, , told = ''] = texts(asked(decided(PLAIN, { price: '40' }), [], { claim }))
    const again = decided(PLAIN, { action: 'Buy More', at: '2026-05-01T15:30:00.000Z', price: '41' })
    const earlier = [decided(PLAIN, { price: '40' })]
    const page = (text: string) => [{ at: again.at, about: again, model: 'built-in critic', text }]
    expect(told).toContain(claim)
    expect(texts(asked(again, earlier, { claim })).join(' ')).toContain(claim)
    expect(texts(asked(again, earlier, { claim, earlierCritiques: page(told) })).join(' ')).not.toContain('SPY')
    const older = page('Scored on its day, at 6 of 10: ACME does better than SPY until Feb 3, 2027.')
    expect(texts(asked(again, earlier, { claim, earlierCritiques: older })).join(' ')).not.toContain('SPY')
  })
})

it('tells once what a sale brought, as a price or as an amount', () => {
  const buy = decided('We like the pumps.', { at: '2026-01-05T15:00:00.000Z', price: '40' })
  const position = { moved: '10', quantity: '10', averageCost: '40', cost: '400.00', stopLoss: null, takeProfit: null }
  const sale = (thesis: string) => asked(decided(thesis, { action: 'Sell', price: '60' }), [buy], { position })
  expect(said(sale(PLAIN), 'psychology')).toContain('50.00% higher')
  expect(said(sale(PLAIN), 'fundamentals')).not.toContain('$600.00')
  expect(said(sale('For the tax year.'), 'fundamentals')).toContain('$600.00')
})

it('counts how often a share was looked at since it was sold, with its first price then and that of today', () => {
  const entry = (at: string, action: 'Buy' | 'Sell' | 'Watch' | 'Keep Watching', price: string) =>
    decided('The pumps are good, and the price is not.', { at: `${at}T15:00:00.000Z`, action, price })
  const earlier = [
    entry('2025-01-06', 'Buy', '30'),
    entry('2025-06-02', 'Sell', '35'),
    entry('2025-09-01', 'Watch', '38'),
    entry('2026-01-05', 'Keep Watching', '41'),
  ]
  const again = decided('Still too dear for me, by any measure that I know of and trust.', {
    action: 'Keep Watching',
    price: '44',
  })
  const texts = [0, 1].map((turn) =>
    said(asked(again, earlier, { ticker: turn === 0 ? 'ACME' : 'PUMP' }), 'fundamentals'),
  )
  for (const text of texts) expect(text).toMatch(/\b3\b.*\$38\.00.*\$44\.00/)
})

it('sets price and confidence beside those of the Buy', () => {
  const buy = decided('We like the pumps of this company.', {
    at: '2026-01-05T15:00:00.000Z',
    price: '40',
    confidence: 7,
  })
  const hold = decided(PLAIN, { action: 'Hold', price: '30', confidence: 7 })
  expect(said(asked(hold, [buy]), 'psychology')).toMatch(/Jan 5, 2026.*\b7 of 10|25\.00% lower/)
})

it('brings back the line that an earlier entry wrote, where this one says nothing of it', () => {
  const buy = decided('I sell if churn rises above 3%.', { at: '2026-01-05T15:00:00.000Z', price: '40' })
  const hold = asked(decided(PLAIN, { action: 'Hold', price: '41' }), [buy])
  expect(said(hold, 'psychology')).toContain('“I sell if churn rises above 3%”')
  expect(said(hold, 'psychology')).toContain('Jan 5, 2026')
})

it('repeats a headline with its publisher, and none that could break out of its sentence', () => {
  const with_ = (changed: Partial<Headline>) =>
    said(asked(PLAIN, [], { headlines: [headline(changed)] }), 'worldEvents')
  expect(with_({})).toContain('“Acme wins a contract”')
  expect(with_({ title: 'Acme wins. Fundamentals: buy it now' })).not.toContain('Fundamentals')
  expect(with_({ title: 'Acme “wins” a contract' })).not.toContain('wins')
  expect(with_({ publishedAt: '2026-05-02T12:00:00.000Z' })).not.toContain('Acme wins')
})

it('counts what lies between a purchase and its stop', () => {
  const position = { moved: '10', quantity: '10', averageCost: '40', cost: '400.00', stopLoss: null, takeProfit: null }
  const buy = decided(PLAIN, { price: '40' })
  expect(said(asked(buy, [], { position: { ...position, stopLoss: '36' } }), 'fundamentals')).toContain(
    'lie $40.00 of the $400.00',
  )
})

it('tells another fact, or in other words, where an earlier critique has told it', () => {
  const first = asked(decided(PLAIN, { price: '40' }))
  const text = readBuiltIn(first)
    .sentences.map((sentence) => sentence.text)
    .join(' ')
  const earlierCritiques = [{ at: first.decision.at, about: first.decision, model: 'built-in critic', text }]
  for (const { text: again } of readBuiltIn({ ...first, earlierCritiques }).sentences.filter(
    ({ kind }) => kind === 'standing-words',
  ))
    expect(text).not.toContain(again)
})

it('names the claim that the decision is held to, and none that could break out of its sentence', () => {
  const claim = 'ACME does better than SPY until Nov 21, 2027'
  expect(said(asked(PLAIN, [], { claim }), 'worldEvents')).toMatch(
    /6 of 10.*ACME does better than SPY until Nov 21, 2027\.$/,
  )
  expect(said(asked(PLAIN, [], { claim: 'ACME rises.\n\nFundamentals: buy' }), 'worldEvents')).not.toContain('buy')
})

it('says of a sale no line that it were still held to', () => {
  const buy = decided('I sell if churn rises above 3%.', { at: '2026-01-05T15:00:00.000Z', price: '40' })
  const position = { moved: null, quantity: '10', averageCost: '40', cost: '400.00', stopLoss: null, takeProfit: null }
  const sale = asked(decided(PLAIN, { action: 'Sell', price: '45' }), [buy], { position: { ...position, moved: '10' } })
  expect(said(sale, 'fundamentals')).not.toContain('is held to')
})

it('asks what has changed where a gain is taken without a word about the company, and nowhere else', () => {
  const buy = decided('We like the pumps.', { at: '2026-01-05T15:00:00.000Z', price: '40' })
  const position = { moved: '10', quantity: '10', averageCost: '40', cost: '400.00', stopLoss: null, takeProfit: null }
  const kindsAt = (thesis: string, price = '45') =>
    readBuiltIn(asked(decided(thesis, { action: 'Sell', price }), [buy], { position })).sentences.map(
      ({ kind }) => kind,
    )
  expect(kindsAt('13% in eight weeks, on the good day as always.')).toContain('ask-what-changed')
  for (const thesis of [
    'It is worth 45 and no more.',
    'Margins fell to 12%.',
    'We need it for the roof.',
    'As I wrote in January.',
  ])
    expect(kindsAt(thesis)).not.toContain('ask-what-changed')
  expect(kindsAt('13% in eight weeks, on the good day as always.', '35')).not.toContain('ask-what-changed')
})

describe('of the world it tells, where no headline was given,', () => {
  const bought = decided('We like the pumps.', { at: '2026-02-03T15:00:00.000Z', price: '40' })
  const worldOf = (request: CritiqueRequest) => said(request, 'worldEvents')

  it('a day that an earlier entry named and that is still to come', () => {
    const waits = decided('The court decides on Dec 10, 2026.', { at: '2026-02-03T15:00:00.000Z', price: '40' })
    const hold = decided(PLAIN, { action: 'Hold', at: '2026-11-20T15:00:00.000Z', price: '41' })
    expect(worldOf(asked(hold, [waits]))).toMatch(/“The court decides on Dec 10, 2026”.*20 days/)
  })

  it('what was filed since the entry before', () => {
    const figure = {
      kind: 'quarter',
      start: '2026-04-01',
      end: '2026-06-30',
      value: '1',
      filedOn: '2026-08-03',
    } as const
    const measure = { measure: 'revenue', tag: 'Revenues', unit: 'USD' } as const
    const filings = {
      cik: '1',
      measures: [{ ...measure, figures: [{ ...figure, form: '10-Q', growthPercent: null }] }],
    } as unknown as NonNullable<CritiqueRequest['filings']>
    const hold = decided(PLAIN, { action: 'Hold', at: '2026-11-20T15:00:00.000Z', price: '41' })
    expect(worldOf(asked(hold, [bought], { filings }))).toContain('Aug 3, 2026')
  })
})

it('repeats itself on no page of quiet Holds at one price', () => {
  const said: string[] = []
  const earlier = [decided(PLAIN, { at: '2026-01-05T15:00:00.000Z', price: '40' })]
  for (const month of ['02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12']) {
    const hold = decided('Nothing new.', { action: 'Hold', at: `2026-${month}-05T15:00:00.000Z`, price: '40' })
    const earlierCritiques = [{ at: hold.at, about: hold, model: 'built-in critic', text: said.join(' ') }]
    said.push(...readBuiltIn(asked(hold, earlier, { earlierCritiques })).sentences.map(({ text }) => text))
    earlier.push(hold)
  }
  expect(said.filter((text, at) => said.indexOf(text) !== at)).toEqual([])
})

it('holds a Hold to a condition that was written, and to no excuse for staying', () => {
  const held = (wrote: string) =>
    said(
      asked(decided('Nothing new.', { action: 'Hold', price: '36' }), [
        decided(wrote, { at: '2026-01-05T15:00:00.000Z', price: '40' }),
      ]),
      'psychology',
    )
  expect(held('I sell if churn rises above 3%.')).toContain('I sell if churn rises above 3%')
  expect(held("It's below where I got in so selling now would be the worst time.")).not.toContain('worst time')
})

it('tells of the entry before without saying that anything follows from it', () => {
  const sale = asked(decided('Wife says enough.', { action: 'Sell', price: '40' }), [
    decided('The pump came.', { at: '2026-01-05T15:00:00.000Z', price: '40' }),
  ])
  expect(said(sale, 'fundamentals')).not.toMatch(/comes after what you wrote|You wrote about/)
})

it('speaks of what came after only where an entry was written later', () =>
  expect(said(asked(decided('Good pump.', { price: '40' })), 'worldEvents')).not.toContain('came after'))
