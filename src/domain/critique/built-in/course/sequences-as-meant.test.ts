import { describe, expect, it } from 'vitest'
import { critiqueBuiltIn, readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const on = (day: string) => ({ at: `${day}T15:00:00.000Z` })
const bought = (thesis: string, day = '2025-01-13') => decided(thesis, { ...on(day), price: '100' })
const later = (action: 'Hold' | 'Sell' | 'Buy More', thesis: string, price = '80', day = '2025-04-14') =>
  decided(thesis, { ...on(day), action, price })

const POSITION = { moved: '10', quantity: '10', averageCost: '100', cost: '1000', stopLoss: null, takeProfit: null }

describe('a test of so many times', () => {
  const buy = bought('If they miss guidance a second time I am gone.')
  const first = later('Hold', 'They missed. That is one.')

  it.each(['They missed. That is one.', 'They missed.'])('is not broken by the first: %s', (thesis) => {
    const text = critiqueBuiltIn(asked(later('Hold', thesis), [buy]))
    expect(text).toMatch(/counts towards it|takes one more/)
    expect(text).not.toContain('and this is a Hold')
  })

  it('is broken by what its writer counts as the second', () => {
    const second = later('Hold', 'They missed again.', '70', '2025-07-14')
    expect(critiqueBuiltIn(asked(second, [buy, first]))).toContain('“They missed again”')
    expect(critiqueBuiltIn(asked(second, [buy, first]))).toContain('Hold at $70.00')
  })

  it.each(['Missed again. Two is two. Sold the lot.', 'They missed. Sold.'])('is kept by a sale: %s', (thesis) => {
    const sale = later('Sell', thesis, '70', '2025-07-14')
    const text = critiqueBuiltIn(asked(sale, [buy, first]))
    expect(text).toMatch(/It came, and you took the loss|You wrote it on Jan 13, 2025, it came/)
    expect(text).not.toContain('only now')
  })
})

describe('what an earlier entry has done already', () => {
  const buy = { ...bought('AI needs it. Target 130.') }
  const half = decided('Target passed, half off, the rest runs.', {
    ...on('2025-04-14'),
    action: 'Sell Some',
    price: '132',
  })
  const request = (price: string) =>
    asked(later('Sell', 'Growth halves from here. Rest sold.', price, '2025-10-14'), [buy, half], {
      moves: [{ level: 'take-profit', from: null, to: '130', setAt: null, action: 'Buy', at: buy.at, price: '100' }],
      position: { moved: '5', quantity: '5', averageCost: '100', cost: '500', stopLoss: null, takeProfit: '130' },
    })

  it('a target that a sale of a part had kept credits no sale of the rest', () =>
    expect(critiqueBuiltIn(request('190'))).not.toContain('that was the plan'))

  it.each(['Harvesting the loss, back after 31 days.', 'Tax-loss sale. I buy it back in January.'])(
    'a sale that says when its writer comes back is no judgement of the price: %s',
    (thesis) => {
      const sold = later('Sell', thesis, '80', '2025-12-12')
      const back = decided('Back as planned.', { ...on('2026-01-20'), action: 'Buy', price: '85' })
      const kinds = readBuiltIn(asked(back, [buy, sold])).sentences.map(({ kind }) => kind)
      expect(kinds).not.toContain('bought-back-higher')
    },
  )
})

describe('what is said of a sequence', () => {
  it('quotes an earlier line once', () => {
    const buy = bought('If they walk that target back, the reason is gone and so am I.')
    const sale = later('Sell', 'They walked it back the next evening. The reason is gone. So am I.')
    const text = critiqueBuiltIn(asked(sale, [buy], { position: POSITION }))
    expect(text.split('“If they walk that target back').length).toBe(2)
  })

  it('begins no quotation within a word', () => {
    const watch = decided("I'd want it at 90 or below.", { ...on('2025-01-13'), action: 'Watch', price: '100' })
    const buy = decided('Good enough.', { ...on('2025-04-14'), action: 'Buy', price: '105' })
    expect(critiqueBuiltIn(asked(buy, [watch]))).toContain("“I'd want it at 90 or below”")
  })

  it.each(["Warren owns 28%. If he's wrong I'm in good company.", "I own it. If they're wrong I'm rich."])(
    'credits no view of one’s own where others are only supposed to be wrong: %s',
    (thesis) => expect(critiqueBuiltIn(asked(bought(thesis)))).not.toContain('your own view'),
  )
})

describe('a confidence that is lowered in words', () => {
  const buy = decided('Wholesale comes back.', { ...on('2025-01-13'), confidence: 7, price: '100' })
  const heldAt = (thesis: string, price = '95') =>
    critiqueBuiltIn(asked(decided(thesis, { ...on('2025-04-14'), action: 'Hold', confidence: 4, price }), [buy]))

  it.each([
    ["China is what it is. I'm down to 4 on this.", "I'm down to 4 on this"],
    ['91.9%. Down to 4 because the trend is what I minded.', 'Down to 4 because the trend is what I minded'],
    ['Okay. Knocked it to a 4.', 'Knocked it to a 4'],
    ['The rate is 25 a month. Confidence 7 to 4.', 'Confidence 7 to 4'],
    ['Taking it down to four.', 'Taking it down to four'],
  ])('is credited: %s', (thesis, words) => expect(heldAt(thesis)).toContain(`“${words}”`))

  it.each(['They cut it to 4.', 'Stores: down to 4 in Berlin.', 'My broker knocked it to a 4.', 'I moved it to 5.'])(
    'is not read into %s',
    (thesis) => expect(heldAt(thesis)).not.toMatch(/confidence goes from|lower the number/),
  )

  it('is not read into a price', () => expect(heldAt('I moved it to 4.', '6')).not.toMatch(/confidence goes from/))
})

it.each([
  ['Sell Some', 'Back to 60% from 65.2%, by rule.', '“Back to 60% from 65.2%, by rule”'],
  ['Buy More', 'Back to 40% from 37%, by rule.', '“Back to 40% from 37%, by rule”'],
  ['Sell Some', 'A bit early, but it is too big: 14% of the account, limit 10.', 'limit 10”'],
] as const)('a weight that goes back to its rule is one: %s %s', (action, thesis, words) => {
  const step = decided(thesis, { ...on('2025-04-14'), action, price: '105' })
  const text = critiqueBuiltIn(asked(step, [bought('60/40 with bonds.')]))
  expect(text).toContain('You keep a share of the whole')
  expect(text).toContain(words)
})

describe('a feeling that its writer names and does not follow', () => {
  const watched = (thesis: string) =>
    critiqueBuiltIn(asked(decided(thesis, { ...on('2025-04-14'), action: 'Watch', price: '100' })))

  it.each([
    [
      'Everyone owns it. I can feel the FOMO in my fingers. Not buying at 70 times sales.',
      'I can feel the FOMO in my fingers',
    ],
    ['The FOMO is real, but that is not a reason.', 'The FOMO is real, but that is not a reason'],
    ["I'm sorely tempted. Sitting on my hands until the report.", "I'm sorely tempted"],
  ])('is credited while it is watched: %s', (thesis, words) =>
    expect(watched(thesis)).toContain(`You name what pulls at you, “${words}”, and do not follow it`),
  )

  it.each([
    'They feel the FOMO. Not buying.',
    'I feel no FOMO. Not buying.',
    'The FOMO is real. I buy tomorrow. Not paying up.',
  ])('and no other: %s', (thesis) => expect(watched(thesis)).not.toContain('do not follow it'))

  const heldOn = (thesis: string) => critiqueBuiltIn(asked(later('Hold', thesis), [bought('Azure grows.')]))

  it.each([
    ['Scared, honestly. I wait for the number.', 'Scared, honestly'],
    ['Everything in me wants to sell. Nothing has changed in the report.', 'Everything in me wants to sell'],
  ])('is credited while it is held: %s', (thesis, words) =>
    expect(heldOn(thesis)).toContain(`You name the fear, “${words}”, and sell nothing for it`),
  )

  it.each(['I am not scared. Nothing has changed.', 'Investors are nervous. I wait for the number.'])(
    'and no fear is read into %s',
    (thesis) => expect(heldOn(thesis)).not.toContain('You name the fear'),
  )
})

describe('words of a sequence that were not seen', () => {
  const kindsAt = (action: 'Hold' | 'Sell' | 'Buy', thesis: string, wrote = 'Growth of 20% a year.') =>
    readBuiltIn(
      action === 'Buy' ? asked(bought(thesis)) : asked(later(action, thesis), [bought(wrote)], { position: POSITION }),
    ).sentences.map(({ kind }) => kind)

  it.each([
    ['Sell', 'My 65% was too high. Sold.', 'error-admitted'],
    ['Sell', "I'd anchored on the last case, which had no strike in it. Sold.", 'error-admitted'],
    ['Hold', 'Everyone who sold is weak. I only lose if I sell.', 'loss-aversion'],
    ['Buy', 'Need this one to make back Tuesday.', 'revenge'],
  ] as const)('%s %s', (action, thesis, kind) => expect(kindsAt(action, thesis)).toContain(kind))

  it('an amount alone stands beside the test of its unit', () => {
    const wrote = 'I sell if new products bring less than 10bn in 2026.'
    expect(kindsAt('Hold', '8.2bn. I stay.', wrote)).toContain('test-beside')
    expect(kindsAt('Hold', '8.2%. I stay.', wrote)).not.toContain('test-beside')
    expect(kindsAt('Hold', '82bn. I stay.', wrote)).not.toContain('test-beside')
  })

  it.each([
    ['Sell', 'Their estimate was too high. Sold.', 'error-admitted'],
    ['Hold', 'Bears say you only lose if you sell, which is nonsense.', 'loss-aversion'],
  ] as const)('but not %s %s', (action, thesis, kind) => expect(kindsAt(action, thesis)).not.toContain(kind))
})

describe('what a second reader found', () => {
  const on2026 = (thesis: string, earlier: readonly ReturnType<typeof decided>[]) =>
    critiqueBuiltIn(asked(decided(thesis, { ...on('2026-02-09'), action: 'Hold', price: '105' }), earlier))

  it('quotes no half of a test whose day is over', () => {
    const buy = bought("7nm lead; share of 2% going to 10%. If server share isn't 5% by the end of 2025 I go.")
    expect(on2026('Server share 7.1%. Line passed with room.', [buy])).not.toMatch(/“server share isn't 5%/)
  })

  it('holds no entry to a test whose day an earlier entry had seen', () => {
    const buy = bought('If the plant is not open by June 2025 I was wrong.')
    const hold = later('Hold', 'It opened.', '98', '2025-09-08')
    expect(on2026('Quiet.', [buy, hold])).not.toContain('June 2025')
    expect(on2026('Quiet.', [buy])).toContain('June 2025')
    const added = bought('Seagen must add 3bn in 2025, if not I was dreaming.', '2024-12-09')
    const reported = later('Hold', 'It added 3.4bn.', '98', '2026-02-02')
    expect(on2026('Quiet.', [added, reported])).not.toContain('Seagen must add')
  })

  it.each([
    ['The ruling is priced; a divestiture of Chrome is not.', 'a divestiture of Chrome is not'],
    ["My cousin installs these and says he can't get enough.", "says he can't get enough"],
  ])('quotes no clause whose meaning stands elsewhere: %s', (thesis, words) => {
    expect(critiqueBuiltIn(asked(bought(thesis)))).not.toContain(`“${words}”`)
    expect(on2026('Looked at it again.', [bought(thesis)])).not.toContain(`“${words}”`)
  })

  it('reads a figure of what the test names as well', () => {
    const buy = bought("We'd sell if the payout went over 70% of free cash flow.")
    expect(on2026('Payout 60% of free cash flow.', [buy])).toContain('is on the right side of it')
    expect(on2026('Payout 60% of adjusted earnings.', [buy])).not.toContain('is on the right side of it')
  })

  it('reads a condition that its writer says has not come', () => {
    const buy = bought('Should the court order a sale, I sell within the week.')
    const text = on2026('The condition I wrote has not come to pass.', [buy])
    expect(text).toContain('“The condition I wrote has not come to pass”')
  })

  it('reads a price and “I’m in” as a price of one’s own', () => {
    const watch = decided("Silly price. 80 and I'm in.", { ...on('2025-01-13'), action: 'Watch', price: '100' })
    const buy = decided('I give up waiting.', { ...on('2025-04-14'), action: 'Buy', price: '105' })
    expect(critiqueBuiltIn(asked(buy, [watch]))).toContain("“80 and I'm in”; this Buy is at $105.00")
  })

  it('credits an instalment that is bought all the same', () => {
    const buy = bought('For the college fund, 1,200 every month.')
    const lot = later('Buy More', 'Stomach dropped. Bought the April lot anyway.', '85')
    const fund = { ticker: 'VTI', companyName: 'Vanguard Total Stock Market ETF' }
    expect(critiqueBuiltIn(asked(lot, [buy], fund))).toContain(
      'You go by your own earlier words, “Bought the April lot anyway”',
    )
    expect(critiqueBuiltIn(asked(lot, [bought('It grows.')], fund))).not.toContain('You go by your own')
  })

  it('tells the end of a test that its writer owes, and no other', () => {
    const buy = bought('If the node is late I will admit defeat.')
    expect(on2026("It slipped. I should admit defeat. I can't.", [buy])).toContain('You write “I should admit defeat”')
    expect(on2026('I should add more.', [buy])).not.toContain('and this is a Hold')
  })
})

it('calls no range an answer that has the limit in it', () => {
  const buy = bought('Out if Q3 guide is below 13bn.')
  const heldAt = (thesis: string) => critiqueBuiltIn(asked(later('Hold', thesis), [buy]))
  expect(heldAt('Q3 guide 12.5 to 13.5bn.')).not.toMatch(/on the right side|and this is a Hold|the answer is a Hold/)
  expect(heldAt('Q3 guide 13.5 to 14.5bn.')).toContain('on the right side')
  expect(heldAt('Q3 guide 11.5 to 12.5bn.')).toMatch(/and this is a Hold|the answer is a Hold/)
})

it('keeps no weight where only a rule is kept', () => {
  const sold = later('Sell', 'Two times the credit, out at the open. Rule is rule, slippage noted.')
  expect(critiqueBuiltIn(asked(sold, [bought('Two times the credit is the line.')]))).not.toContain(
    'share of the whole',
  )
  const trimmed = decided('Grew to 9%. Rule is rule: back to 5%.', {
    ...on('2025-04-14'),
    action: 'Sell Some',
    price: '130',
  })
  expect(critiqueBuiltIn(asked(trimmed, [bought('5% of the account.')]))).toContain('You keep a share of the whole')
  const band = decided('33.4%. Out of the band, back to 30.', {
    ...on('2025-04-14'),
    action: 'Sell Some',
    price: '130',
  })
  expect(critiqueBuiltIn(asked(band, [bought('30% of equities, band 27 to 33.')]))).toContain(
    'You keep a share of the whole',
  )
})
