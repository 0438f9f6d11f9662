import { describe, expect, it } from 'vitest'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const bought = (thesis: string, price = '50'): CritiquedDecision =>
  decided(thesis, { at: '2026-02-03T15:00:00.000Z', price, confidence: 6 })
const next = (
  thesis: string,
  facts: Partial<CritiquedDecision> = {},
  earlier: readonly CritiquedDecision[] = [],
): CritiqueRequest =>
  asked(decided(thesis, { action: 'Hold', at: '2026-08-04T15:00:00.000Z', price: '48', ...facts }), earlier, {
    purchasedAt: '2026-02-03T15:00:00.000Z',
  })
const said = (request: CritiqueRequest) => readBuiltIn(request).sentences
const kinds = (request: CritiqueRequest) => said(request).map(({ kind }) => kind)
const textOf = (request: CritiqueRequest) =>
  said(request)
    .map(({ text }) => text)
    .join(' ')

describe('an entry answers its own test in short', () => {
  const test = bought('Wholesale demand must stop falling by Q4.')

  it('inside the line, with a figure that names nothing', () => {
    expect(kinds(next('-1.4 inside the limit, just about.', {}, [test]))).toContain('test-answered')
  })

  it('with its own word, which is set beside it where the test says what then follows', () => {
    const plain = bought('I sell if wholesale demand is still falling in Q4.')
    expect(textOf(next('Still falling. I stay.', {}, [plain]))).toMatch(
      /wholesale demand.*“Still falling”|“Still falling”.*wholesale/,
    )
    expect(textOf(next('Still falling. I stay.', {}, [test]))).not.toContain('“Still falling”')
  })

  it('with a bare percentage, unless that is how the price moved', () => {
    const growth = bought('I sell if revenue growth is below 12%.')
    expect(textOf(next('+14%. Fine.', {}, [growth]))).toContain('“+14%”')
    expect(kinds(next('+14%. Fine.', { price: '57' }, [growth]))).not.toContain('test-beside')
  })

  it('as intact, where the test was that it goes', () => {
    const credit = bought('I sell if the tax credit is repealed.')
    expect(kinds(next('Tax credit intact after the vote.', {}, [credit]))).toContain('test-answered')
  })

  it('by the name before the figure on which its “they” leans', () => {
    const bookings = bought('Bookings +20%. Wrong if they fall below 10%.')
    expect(kinds(next('Bookings +18%.', {}, [bookings]))).toContain('test-answered')
    expect(kinds(next('Bookings +6%. Wrong.', { action: 'Sell' }, [bookings]))).toContain('loss-taken-as-written')
  })

  it('with its own figure on the other side, and the words of its owner', () => {
    const growth = bought('Fibre adds 900k a year. Under 700k in 2026 and I leave.')
    const retention = bought('Net retention is 128%. I leave below 120.')
    expect(textOf(next('Fine. Still above my 120.', {}, [retention]))).toContain('“Still above my 120”')
    expect(textOf(next('Nothing here is near my line.', {}, [growth]))).toMatch(/“Nothing here is near my line”/)
    expect(kinds(next('Nothing here is near my line.', {}, [growth]))).toContain('test-answered')
  })

  it.each([
    'They say that it is still above my 120.',
    'I paid less than my 120.',
    'If it is above my 120 in May, fine.',
    'Almost at my line, but not yet.',
    'Is it near my limit?',
  ])('and says nothing of it with %j', (thesis) => {
    const retention = bought('Net retention is 128%. I leave below 120.')
    expect(kinds(next(thesis, {}, [retention]))).not.toContain('test-answered')
  })

  it('at the sale that it announced', () => {
    const sale = next('Still falling. Out, as I said.', { action: 'Sell', price: '30' }, [test])
    expect(kinds(sale)).toContain('loss-taken-as-written')
  })
})

describe('an entry that tells its own failing', () => {
  const test = bought('If they guide down even once I cut to half.')

  it('guided down is what the test had named', () => {
    expect(kinds(next('Guided down to 3 billion. I keep all of it.', {}, [test]))).toContain('test-answered')
  })

  it('a sale that should have come before keeps nothing', () => {
    const late = kinds(next('Should have cut when they did, like I wrote.', { action: 'Sell', price: '30' }, [test]))
    expect(late).not.toContain('loss-taken-as-written')
    expect(late).toContain('error-admitted')
  })

  it('a promise of before with what came, in its own words', () => {
    const told = 'Told myself that another lost tenant ends it. That happened in June. Still here.'
    expect(textOf(next(told, {}, [bought('I like it.')]))).toMatch(/your own promise and what came/)
    expect(textOf(next('Should trim by my own 10% rule. Not doing it.', {}, [bought('I like it.')]))).toMatch(
      /You write “Should trim by my own 10% rule”, and this is a Hold/,
    )
  })

  it('by the letter of before, which it sets aside', () => {
    expect(kinds(next('By the letter I should sell. The letter was badly written.', {}, [test]))).toContain(
      'falsifier-broken-and-held',
    )
  })

  it('no error in what a writer kept calling it', () => {
    const sale = next('I kept calling it a better price. It was information.', { action: 'Sell', price: '30' }, [test])
    expect(kinds(sale)).not.toContain('error-admitted')
  })

  it('a number alone beside its line, unless it is the price, and none of another scale', () => {
    const line = bought('Retention has to stay above 90.')
    expect(textOf(next('93. Held.', {}, [line]))).toContain('“93”')
    expect(kinds(next('93. Held.', { price: '92' }, [line]))).not.toContain('test-beside')
    const digital = bought('No mercy if digital ebitda is under 300.')
    expect(kinds(next('Digital ebitda 80M.', {}, [digital]))).not.toContain('test-answered')
  })
})

describe('a line that is let go', () => {
  const test = bought('I sell if organic growth comes in under 10%.')

  it.each(['Growth near 9. Close enough for me.', 'A one-time thing, so not counting this one.'])('%s', (thesis) => {
    expect(kinds(next(thesis, {}, [test]))).toContain('line-moved-in-words')
  })

  it('is told where it would rather stand elsewhere, and credited as no new one', () => {
    const found = kinds(next('Organic growth 10.2%. I would rather sell at 8 now.', {}, [test]))
    expect(found).toContain('line-moved-in-words')
    expect(found).not.toContain('falsifier-given')
  })

  it('is none where no test stands', () => {
    expect(kinds(next('Growth near 9. Close enough for me.', {}, [bought('I like it.')]))).not.toContain(
      'line-moved-in-words',
    )
  })

  it('is a stop in words that moves away, which is not praised as a new one', () => {
    const lower = kinds(next('Gap down on nothing. New stop 38.', {}, [bought('Stop at 45.')]))
    expect(lower).toContain('line-moved-in-words')
    expect(lower).not.toContain('falsifier-given')
    expect(kinds(next('New stop 47.', { price: '60' }, [bought('Stop at 45.')]))).not.toContain('line-moved-in-words')
  })
})

describe('trades', () => {
  const part = decided('Weak quarter, half gone.', { action: 'Sell Some', at: '2026-07-20T15:00:00.000Z', price: '40' })

  it('tell a part that is bought back higher, and no fall', () => {
    const request = next('It runs away from me.', { action: 'Buy More', price: '45' }, [bought('I like it.'), part])
    expect(textOf(request)).toMatch(/sold a part at \$40\.00.*buy more at \$45\.00, \$5\.00 higher/)
    expect(kinds(request)).not.toContain('added-below-cost')
  })

  it('credit a step of a plan that an earlier entry had laid out', () => {
    const plan = bought('Plan: half now, half under 45.')
    const step = (earlier: CritiquedDecision) =>
      kinds(next('Under 45. The other half, as planned.', { action: 'Buy More', price: '44' }, [earlier]))
    expect(step(plan)).toContain('rule-kept')
    expect(step(bought('I like it.'))).not.toContain('rule-kept')
  })
})

describe('what had to come', () => {
  const wrote = bought('Orders must turn positive by the June quarter, otherwise I leave.')

  it('is on the right side once it has, and is not said to be missing', () => {
    const text = textOf(next('Orders +3%, first rise in two years.', {}, [wrote]))
    expect(text).toContain('“Orders must turn positive by the June quarter, otherwise I leave”')
    expect(text).toContain('right side')
    expect(text).not.toContain('has not come')
  })

  it('is credited where a sale says that it was said', () => {
    const sold = next('Orders -4%. Out, as I said in February.', { action: 'Sell' }, [wrote])
    expect(kinds(sold)).toContain('loss-taken-as-written')
  })
})
