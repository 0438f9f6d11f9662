import { describe, expect, test } from 'vitest'
import type { CritiquedDecision, CritiqueRequest } from '../critique.ts'
import { critiqueBuiltIn, readBuiltIn } from './built-in-critic.ts'
import { asked, decided } from './request.fixture.ts'

const TYPED = '2026-11-22T22:00:00.000Z'
const at = (day: string) => `${day}T21:00:00.000Z`
const TEST = 'I sell if renewal falls below 90%. Stop at 180.'

/** An old holding that was typed in today. */
const oldBuy = (thesis: string, facts: Partial<CritiquedDecision> = {}): CritiquedDecision =>
  decided(thesis, { at: at('2024-10-13'), writtenAt: TYPED, price: '210', confidence: 5, ...facts })
const today = (thesis: string, facts: Partial<CritiquedDecision> = {}): CritiquedDecision =>
  decided(thesis, { action: 'Hold', at: '2026-11-22T22:05:00.000Z', price: '150', confidence: 8, ...facts })
const onTime = ({ writtenAt: _, ...entry }: CritiquedDecision): CritiquedDecision => entry
const kindsOf = (request: CritiqueRequest) => readBuiltIn(request).sentences.map(({ kind }) => kind)

describe('a decision that is written down long after it was made', () => {
  const late = oldBuy(TEST)

  test('is told the day of both, and that its confidence is not scored', () => {
    const text = critiqueBuiltIn(asked(late))
    expect(text).toMatch(/Oct 13, 2024/)
    expect(text).toMatch(/Nov 22, 2026/)
    expect(text).toContain('770 days')
    expect(text).toContain('not scored')
  })

  test('is not praised for what it says in advance, and asked nothing; one that is written at once is', () => {
    expect(kindsOf(asked(late))).not.toContain('falsifier-given')
    expect(kindsOf(asked(onTime(late)))).toContain('falsifier-given')
    expect(critiqueBuiltIn(asked(oldBuy('Great brand.')))).not.toContain('?')
  })

  test('had a headline before its day, and not before it was written', () => {
    const headlines = [
      { title: 'Apple ships a phone', publisher: 'Reuters', url: 'https://r.example', publishedAt: at('2024-10-11') },
    ]
    const texts = ['A', 'B'].map((ticker) => critiqueBuiltIn(asked(oldBuy('Chips.'), [], { ticker, headlines })))
    for (const text of texts) expect(text).not.toContain('before you wrote')
  })

  test('keeps to no principle of a later day', () => {
    const more = { ...today('Cheaper.', { action: 'Buy More', price: '90' }), at: at('2025-03-03'), writtenAt: TYPED }
    const facts = { principles: ['Never average down.'] }
    expect(kindsOf(asked(more, [oldBuy('Chips.')], facts))).not.toContain('principle-broken')
    expect(kindsOf(asked(onTime(more), [onTime(oldBuy('Chips.'))], facts))).toContain('principle-broken')
  })
})

describe('an option', () => {
  const option = { right: 'call', strike: '50', expiresOn: '2026-06-19', multiplier: '100' } as const
  const bought = decided('Earnings.', { at: at('2025-03-03'), price: '4' })

  test('that is over when it is written has no days left', () => {
    const text = critiqueBuiltIn(asked({ ...bought, writtenAt: TYPED }, [], { option }))
    expect(text).not.toMatch(/473|until Jun 19|ends on/)
    expect(critiqueBuiltIn(asked(bought, [], { option }))).toContain('473 days')
  })

  test('that still runs has the days from the writing on', () => {
    const text = critiqueBuiltIn(asked({ ...bought, writtenAt: '2026-06-09T15:00:00.000Z' }, [], { option }))
    expect(text).toContain('10 days')
    expect(text).not.toContain('473')
  })
})

describe('words that were written together with those that answer them', () => {
  const sale = today('Renewal fell to 85%. Out.', { action: 'Sell' })
  const CREDIT = ['rule-kept', 'loss-taken-as-written', 'test-answered']

  test('were no foresight; those of the day before were, and are given with the day of their writing', () => {
    const isCredited = (entry: CritiquedDecision) => kindsOf(asked(sale, [entry])).some((kind) => CREDIT.includes(kind))
    expect(isCredited(oldBuy(TEST))).toBe(false)
    expect(isCredited(onTime(oldBuy(TEST)))).toBe(true)
    const before = oldBuy(TEST, { writtenAt: '2026-11-20T15:00:00.000Z' })
    expect(isCredited(before)).toBe(true)
    expect(kindsOf(asked(sale, [before]))).not.toContain('loss-taken-as-written')
    expect(kindsOf(asked(sale, [onTime(before)]))).toContain('loss-taken-as-written')
    expect(critiqueBuiltIn(asked(sale, [before]))).toContain('Nov 20, 2026')
    expect(critiqueBuiltIn(asked(sale, [before]))).not.toContain('On Oct 13, 2024 you wrote')
  })

  test('stood there on the day of their writing', () => {
    const words = 'The new factory in Ohio doubles what they make.'
    const text = critiqueBuiltIn(asked(today(words), [oldBuy(words, { writtenAt: '2026-11-20T15:00:00.000Z' })]))
    expect(text).toMatch(/wrote the same on Nov 20, 2026, word|there on Nov 20, 2026 already/)
    expect(kindsOf(asked(today(words), [oldBuy(words)]))).not.toContain('same-words-again')
  })

  test('break no test whose June nobody can tell', () => {
    const wrote = oldBuy('If the margin is not above 30% by June, I was wrong.', {
      writtenAt: '2026-11-20T15:00:00.000Z',
    })
    expect(kindsOf(asked(today('Margin 25%.'), [wrote]))).not.toContain('falsifier-broken-and-held')
  })
})

describe('how sure somebody was on a day', () => {
  const SURER = 'surer-as-price-falls'

  test('is told only of what was written then', () => {
    expect(kindsOf(asked(today('Chips.'), [onTime(oldBuy('Chips.'))]))).toContain(SURER)
    expect(
      kindsOf(asked(today('Chips.'), [oldBuy('Chips.', { writtenAt: '2026-01-05T15:00:00.000Z' })])),
    ).not.toContain(SURER)
    expect(
      kindsOf(asked({ ...today('Chips.'), at: at('2026-01-05'), writtenAt: TYPED }, [onTime(oldBuy('Chips.'))])),
    ).not.toContain(SURER)
  })

  test('and a reason comes after a fall only where the first one was written before it', () => {
    const hold = today('The dividend pays me to wait.')
    const before = { writtenAt: '2026-11-20T15:00:00.000Z' }
    for (const wrote of ['The new factory in Ohio doubles sales.', 'Out below $180.'])
      expect(kindsOf(asked(hold, [oldBuy(wrote, before)]))).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/new-reason-after-fall|falsifier-broken-and-held/)]),
      )
    expect(
      kindsOf(asked({ ...hold, confidence: 5 }, [onTime(oldBuy('The new factory in Ohio doubles sales.'))])),
    ).toContain('new-reason-after-fall')
    expect(kindsOf(asked(hold, [onTime(oldBuy('Out below $180.'))]))).toContain('falsifier-broken-and-held')
  })

  test('counts two days as at once', () => {
    const entry = { ...onTime(oldBuy('Chips.')), writtenAt: '2024-10-15T15:00:00.000Z' }
    expect(kindsOf(asked(today('Chips.'), [entry]))).toContain(SURER)
  })

  test('nor is a stop broken or obeyed that was written after the price had passed it', () => {
    const position = {
      moved: null,
      quantity: '1',
      averageCost: '210',
      cost: '210.00',
      stopLoss: '180',
      takeProfit: null,
    }
    const hold = today('Chips.')
    expect(kindsOf(asked(hold, [oldBuy('Chips.')], { position }))).not.toContain('stop-broken-and-held')
    expect(kindsOf(asked(hold, [onTime(oldBuy('Chips.'))], { position }))).toContain('stop-broken-and-held')
  })
})

test('what was answered after a late decision did not stand against it', () => {
  const bought = onTime(oldBuy('Chips.'))
  const testsComeTrue = [{ text: 'renewal below 90%', at: bought.at, answeredAt: '2026-11-21T15:00:00.000Z' }]
  const hold = { ...today('Chips.'), at: at('2026-11-20'), writtenAt: TYPED }
  expect(kindsOf(asked(hold, [bought], { testsComeTrue }))).not.toContain('falsifier-broken-and-held')
  expect(kindsOf(asked(today('Chips.'), [bought], { testsComeTrue }))).toContain('falsifier-broken-and-held')
})

test('a reason that is written later does not sell a winner', () => {
  const echo = (writtenAt?: string) => ({
    passage: 'Everybody in my town drinks it every morning.',
    at: at('2024-10-14'),
    ...(writtenAt && { writtenAt }),
    action: 'Hold' as const,
    ticker: 'KO',
    isOption: false,
    confidence: 5,
    since: null,
    gainPercent: '-20',
  })
  const position = { moved: '1', quantity: '1', averageCost: '100', cost: '100.00', stopLoss: null, takeProfit: null }
  const sale = today('Everybody in my town drinks it every morning.', { action: 'Sell' })
  const bought = decided('Chips.', { at: at('2024-01-05'), price: '100' })
  const kinds = (writtenAt?: string) => kindsOf(asked(sale, [bought], { position, echo: [echo(writtenAt)] }))
  expect(kinds()).toContain('winner-sold-loser-kept')
  expect(kinds(TYPED)).not.toContain('winner-sold-loser-kept')
})
