import { expect, test } from 'vitest'
import type { AssetEventView } from '#contract/asset-journal.ts'
import { assetView } from '#test/fixtures/views.ts'
import { german } from '#web/german.ts'
import { speakGerman } from '#web/language/messages.ts'
import { assetLine, levelChangeLines, movedLine } from './asset-lines.ts'
import { closesLine, eventLine } from './event-format.ts'

const stock = { ...assetView(), ticker: 'IBM', stockOrOptions: 'stock', quantity: '10', list: 'bought' } as const
const line = (asset: Partial<Parameters<typeof assetLine>[0]>) => assetLine({ ...stock, ...asset })

test('the line under the name says what is held, and what is not', () => {
  expect(line({})).toBe('IBM · stock · 10 shares')
  expect(line({ quantity: '1', list: 'sold' })).toBe('IBM · stock · 1 share sold')
  expect(line({ quantity: '40', list: 'watched' })).toBe('IBM · stock · 40 shares watched')
  expect(line({ stockOrOptions: 'options', quantity: '2.5' })).toBe('IBM · options · 2.5 contracts')
})

test("an option's terms are said as far as they are known", () => {
  const option = { stockOrOptions: 'options', quantity: '2' } as const
  const contract = { right: 'call', strike: '150', expiresOn: '2027-09-15', multiplier: '100' } as const
  expect(line({ ...option, contract })).toBe(
    'IBM · options · call at $150.00 until Sept 15, 2027 · 2 contracts of 100 shares',
  )
  expect(line({ ...option, contract: { right: 'put', strike: null, expiresOn: null, multiplier: '10' } })).toBe(
    'IBM · options · put · 2 contracts of 10 shares',
  )
})

test('an option that ended is told as that, and not as sold', () => {
  const price = { price: '400', source: 'typed', at: '2026-11-20T15:00:00.000Z' } as const
  const stamped = { dateAdded: price.at, dateAddedReadable: 'Nov 20, 2026', sequence: 3 }
  const ended = (outcome: string, thesis: readonly { action: string }[] = []) =>
    line({
      ...{ stockOrOptions: 'options', quantity: '2', list: 'sold' },
      ...{ outcome: { ...stamped, price, outcome }, thesis: thesis as never },
    })
  expect(ended('exercised')).toBe('IBM · options · 2 contracts, exercised')
  expect(ended('expired-worthless')).toBe('IBM · options · 2 contracts, expired worthless')
  expect(ended('sold-before')).toBe('IBM · options · 2 contracts sold')
  expect(ended('exercised', [{ action: 'Sell Some' }])).toBe(
    'IBM · options · 2 contracts, sold in part, and the rest exercised',
  )
})

test('a decision says what it moved and at which price', () => {
  const price = { price: '121.23', source: 'typed', at: '2026-04-06T14:30:00.000Z' } as const
  expect(movedLine(stock, { quantity: '10', price })).toBe('10 shares at $121.23')
  expect(movedLine(stock, { quantity: null, price })).toBe('at $121.23')
  expect(movedLine(stock, { quantity: null, quantitySold: '1', price })).toBe('1 share at $121.23')
  expect(movedLine(stock, { quantity: null, price: null })).toBe('')
  expect(movedLine(stock, { quantity: null, price, priceOfItsDay: '60.615', isPriceAttached: true })).toBe(
    'price then $60.62',
  )
  expect(movedLine(stock, { quantity: null, quantitySold: '10', price, isPriceAttached: true })).toBe(
    '10 shares, price then $121.23',
  )
  const old = { price, isPriceAttached: true, pricedOn: '2016-03-05' } as const
  expect(movedLine(stock, { quantity: null, ...old })).toBe('last price $121.23 of Mar 5, 2016')
  const accepted = { quantity: '10', price: { ...price, source: 'accepted' }, acceptedPriceOn: '2016-03-05' } as const
  expect(movedLine(stock, accepted)).toBe('10 shares at $121.23, the last price, of Mar 5, 2016')
})

const recorded = { sequence: 5, dateAdded: '2026-06-12T14:00:00.000Z', dateAddedReadable: 'Jun 12, 2026' }
const price = (amount: string, source: 'typed' | 'twelve-data' = 'typed') =>
  ({ price: amount, source, at: '2026-06-11T14:00:00.000Z' }) as const
const buy = {
  ...recorded,
  sequence: 1,
  dateAdded: '2026-04-06T14:30:00.000Z',
  dateAddedReadable: 'Apr 6, 2026',
  decisionId: '',
  thesis: '',
  quantity: null,
}
const asset = assetView({ thesis: [{ ...buy, action: 'Buy', price: null }] })
const option = assetView({ stockOrOptions: 'options' })
const lineOf = (event: AssetEventView, of = asset) => eventLine(event, of)

test('a correction names the entry that it corrects, if that is a decision which is loaded', () => {
  const corrected = {
    ...recorded,
    kind: 'correction-recorded',
    correctsSequence: 1,
    field: 'price',
    from: '18000',
    to: '180',
    reason: 'Two zeros too many',
  } as const
  const words = 'Price corrected from $18,000.00 to $180.00: Two zeros too many'
  expect(lineOf(corrected)).toBe(`${words} (Buy of Apr 6, 2026)`)
  expect(lineOf({ ...corrected, correctsSequence: 3 })).toBe(`${words} (an earlier entry)`)
})

test('a split says its ratio and its day', () => {
  const split = {
    ...recorded,
    kind: 'split-recorded',
    effectiveOn: '2026-06-10',
    newShares: '4',
    oldShares: '1',
  } as const
  expect(lineOf(split)).toBe('4-for-1 split, took effect Jun 10, 2026')
  expect(lineOf({ ...split, newShares: '1', oldShares: '20' })).toBe('1-for-20 split, took effect Jun 10, 2026')
  const ofFirstDay = '4-for-1 split, took effect Jun 10, 2026; your first entry was in new shares already'
  expect(lineOf({ ...split, isBeforeFirst: true })).toBe(ofFirstDay)
  expect(lineOf({ ...split, isBeforeFirst: true, isWithdrawn: true })).toBe(
    `${ofFirstDay}; it was withdrawn and does not count`,
  )
})

test('a claim whose outcome is kept back says by which review, and one of another ticker promises none', () => {
  const untold = {
    ...recorded,
    kind: 'claim-resolved',
    benchmark: 'gain',
    isBetter: true,
    claimedUntil: '2026-06-10',
    ...{ setBySequence: 1, claim: 'IBM rises until Jun 10, 2026', from: '2026-04-06', until: '2026-06-10' },
    ...{ outcome: null, closes: null },
  } as const
  const words = 'The day of the claim that IBM rises until Jun 10, 2026 has come'
  expect(lineOf(untold)).toBe(`${words}: the review of its decision tells its outcome`)
  expect(lineOf({ ...untold, isToldByOtherReview: true })).toBe(
    `${words}: its outcome is told after the review of another decision, which it would give away`,
  )
  expect(lineOf({ ...untold, isOfOtherTicker: true })).toBe(
    `${words}; that was recorded under another ticker, which has been corrected since, and it does not count`,
  )
})

test('the closes that judged a claim stand under its outcome, and none where it is not told', () => {
  const closes = {
    against: 'gain',
    from: '2026-04-06',
    until: '2026-06-10',
    benchmark: null,
    asset: { from: '100.00', until: '110.00' },
  } as const
  const resolved = {
    ...recorded,
    kind: 'claim-resolved',
    benchmark: 'gain',
    isBetter: true,
    claimedUntil: '2026-06-10',
    ...{ setBySequence: 1, claim: 'IBM rises until Jun 10, 2026', from: '2026-04-06', until: '2026-06-10' },
    outcome: 'came-true',
    closes,
  } as const
  const of = assetView()
  expect(closesLine(resolved, of)).toBe(
    `${of.ticker} $100.00 → $110.00 (+10.0%), closes of Apr 6, 2026 and Jun 10, 2026`,
  )
  expect(closesLine({ ...resolved, outcome: null, closes: null }, of)).toBeNull()
})

test('an outcome that a split puts right is told with that, and so is the one in its place', () => {
  const missed = {
    ...recorded,
    kind: 'claim-resolved',
    benchmark: { ticker: 'SPY' },
    isBetter: true,
    claimedUntil: '2026-11-21',
    ...{ setBySequence: 1, claim: 'IBM rises until Jun 10, 2026', from: '2026-04-06', until: '2026-06-10' },
    outcome: 'did-not-come-true',
    closes: null,
  } as const
  const words = 'The claim that IBM rises until Jun 10, 2026'
  expect(lineOf(missed)).toBe(`${words} did not come true`)
  expect(lineOf({ ...missed, isPutRight: true })).toBe(
    `${words} did not come true; other splits were known later, which correct it`,
  )
  expect(lineOf({ ...missed, isOfItself: true })).toBe(
    `${words} did not come true; that compares a share with itself, and it does not count`,
  )
  const splits = [{ effectiveOn: '2026-06-03', newShares: '4', oldShares: '1' }]
  speakGerman(german)
  expect(eventLine({ ...missed, benchmark: { price: '110' }, splits }, asset, 'de')).toBe(
    'Die Behauptung, dass IBM am 21. Nov. 2026 über 110,00\u00a0$ (27,50\u00a0$ seit dem Split vom 3. Juni 2026, 4 neue für 1 alte) steht, ist nicht eingetreten',
  )
  expect(lineOf({ ...missed, outcome: 'came-true', putsRight: 2 })).toBe(
    `${words} came true, by the splits that were known later`,
  )
})

test('a level says what it was, what reached it and when, and which decision had set it', () => {
  const reached = {
    ...recorded,
    kind: 'level-crossed',
    level: 'stop-loss',
    levelPrice: '109.107',
    price: price('98.92'),
    setBySequence: 1,
  } as const
  expect(lineOf(reached)).toBe('Stop loss of $109.11 reached at $98.92 on Jun 11, 2026, set by your Buy of Apr 6, 2026')
  const writtenLate = { ...buy, action: 'Buy', price: null, decidedOn: '2026-03-02', decidedOnReadable: 'Mar 2, 2026' }
  expect(lineOf(reached, assetView({ thesis: [writtenLate] }))).toContain('set by your Buy of Mar 2, 2026')
  expect(lineOf({ ...reached, level: 'take-profit', setBySequence: 9 })).toBe(
    'Take profit of $109.11 reached at $98.92 on Jun 11, 2026',
  )
  const dateAdded = '2026-06-11T14:00:00.000Z'
  expect(lineOf({ ...reached, dateAdded })).toBe(
    'Stop loss of $109.11 reached at $98.92, set by your Buy of Apr 6, 2026',
  )
  const withdrawn = { ...reached, isWithdrawn: true } as const
  expect(lineOf(withdrawn)).toMatch(/reached at \$98\.92 .+; it was not, by what is known now$/)
  const asTold = { levelPrice: '109.107', price: price('9.89') }
  expect(lineOf({ ...withdrawn, price: price('110'), asTold })).toBe(
    'Stop loss of $109.11 reached at $9.89 on Jun 11, 2026, set by your Buy of Apr 6, 2026; it was not, by what is known ' +
      'now: the price was $110.00',
  )
  expect(lineOf({ ...withdrawn, isOfQuarantined: true, price: price('50'), asTold })).toMatch(
    /reached at \$9\.89 on Jun 11, 2026, .+; its price was corrected to \$50\.00, which is not used, because it looks like a split$/,
  )
  expect(lineOf({ ...reached, asTold })).toMatch(
    /reached at \$98\.92 on Jun 11, 2026, .+; as it was recorded then: \$109\.11, reached at \$9\.89$/,
  )
  expect(lineOf({ ...reached, isWithdrawn: true, wasReachedEarlier: true })).toMatch(
    /; by what is known now, it had been reached earlier$/,
  )
})

test('a price says of what it is, and whether it was typed or confirmed', () => {
  const noted = { ...recorded, kind: 'price-noted', dateAdded: price('0').at } as const
  expect(lineOf({ ...noted, price: price('98.92') })).toBe('Price of $98.92 a share, typed by hand')
  expect(lineOf({ ...noted, price: price('350') }, option)).toBe('Price of $350.00 a contract, typed by hand')
  expect(lineOf({ ...noted, price: price('17.6', 'twelve-data') })).toBe(
    'Price of $17.60 confirmed by you (Twelve Data, Jun 11, 2026, 10:00)',
  )
})

test('an option says how it ended', () => {
  const settled = { ...recorded, kind: 'option-settled', price: price('400') } as const
  expect(lineOf({ ...settled, outcome: 'expired-worthless' })).toBe('The option expired worthless')
  expect(lineOf({ ...settled, outcome: 'exercised' })).toBe('The option was exercised, for $400.00 a contract')
  expect(lineOf({ ...settled, outcome: 'sold-before' })).toBe(
    'The option had been sold before it expired, at $400.00 a contract',
  )
})

test('a typed price that waits says that it was asked about, and the one that is noted again that it counts', () => {
  const noted = { ...recorded, kind: 'price-noted', price: price('50'), dateAdded: price('50').at } as const
  expect(lineOf(noted)).toBe('Price of $50.00 a share, typed by hand')
  expect(lineOf({ ...noted, isDoubted: true })).toBe(
    'Price of $50.00 a share, typed by hand; you were asked whether there was a split',
  )
  expect(lineOf({ ...noted, dateAdded: '2026-06-15T14:00:00.000Z' })).toBe(
    'Price of $50.00 a share, typed on Jun 11, 2026, is used from here on',
  )
})

test('what a decision did to stop and target is said from where to where', () => {
  const level = 'stop-loss'
  const levelChanges = [
    { level, from: null, to: '90.00', percentage: '10' },
    { level, from: '90.00', to: '85.00', percentage: null },
    { level: 'take-profit', from: '120.00', to: null, percentage: null },
  ] as const
  const lines = ['Stop set at $90.00', 'Stop moved from $90.00 to $85.00', 'Target of $120.00 removed']
  expect(levelChangeLines({ price: price('100'), levelChanges })).toEqual(lines)
  expect(levelChangeLines({ price: null })).toEqual([])
  const [, ...others] = lines
  for (const of of [{ pricedOn: '2016-03-05' }, { acceptedPriceOn: '2016-03-05' }])
    expect(levelChangeLines({ price: price('100'), levelChanges, ...of })).toEqual([
      'Stop set at $90.00, 10% below $100.00, the last price, of Mar 5, 2016',
      ...others,
    ])
})
