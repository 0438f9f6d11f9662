import { describe, expect, it, test } from 'vitest'
import type { FindingKind } from '../basis/finding.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'
import { SIGNS_OF_CERTAINTY } from './signs-of-certainty.ts'
import { SIGNS_OF_FEELING } from './signs-of-feeling.ts'
import { SIGNS_OF_OTHERS } from './signs-of-others.ts'
import { SIGNS_OF_PRICE } from './signs-of-price.ts'

/** A loan and money that is needed are facts of the account, which the writer states. */
const STATED: readonly FindingKind[] = ['borrowed-money', 'money-needed']
const BIASES = [...SIGNS_OF_FEELING, ...SIGNS_OF_CERTAINTY, ...SIGNS_OF_PRICE, ...SIGNS_OF_OTHERS]

test.each(BIASES.filter(({ kind }) => !STATED.includes(kind)))(
  '$kind, known by words alone, is asked about and not stated',
  ({ says }) => expect(says.filter((way) => !way.endsWith('?') || !way.startsWith('You write {words}: '))).toEqual([]),
)

const BUY = decided('Hoka grows 11% a year. If it grows less than 8%, I was wrong.', {
  at: '2026-01-05T15:00:00.000Z',
  price: '100',
})
const kindsOf = (thesis: string, action: 'Buy' | 'Hold' | 'Sell' = 'Buy', price = '80', companyName?: string) => {
  const request = asked(decided(thesis, { action, price }), action === 'Buy' ? [] : [BUY])
  return readBuiltIn(companyName ? { ...request, companyName } : request).sentences.map(({ kind }) => kind)
}

it('asks one question, also where two biases show', () => {
  const { sentences } = readBuiltIn(asked('It can only go up, and everyone at work is buying it.'))
  expect(sentences.filter(({ text }) => text.endsWith('?'))).toHaveLength(1)
})

describe('is silent', () => {
  test.each<[FindingKind, string, 'Buy' | 'Hold' | 'Sell']>([
    ['sunk-cost', 'I am comfortable holding for five years.', 'Hold'],
    ['regret', 'I will regret this if the recall is larger.', 'Hold'],
    ['loss-aversion', 'The whole street got scared, and the panic sells me nothing. I sell for the tax year.', 'Sell'],
    ['low-price-as-cheap', 'The place was packed and 30 bucks for a hotdog lol.', 'Hold'],
    ['target-without-reason', 'It hurts to see it at 178 after paying 340.', 'Hold'],
    ['new-reason-after-fall', 'The dividend now costs more than the free cash flow.', 'Hold'],
    ['new-reason-after-fall', 'They pay the dividend from debt.', 'Hold'],
    ['index-plan', 'Boeing makes 38 a month, same amount as the FAA allows.', 'Buy'],
    ['test-answered', 'My thesis is unchanged: Hoka grows 11%.', 'Hold'],
  ])('on %s: %s', (kind, thesis, action) => expect(kindsOf(thesis, action)).not.toContain(kind))

  it.each(['Vanguard Total Stock Market', 'iShares Bitcoin Trust', 'Schwab U.S. Dividend Equity', 'Invesco QQQ Trust'])(
    'on what would prove a fund wrong: %s',
    (name) =>
      expect(kindsOf('Margins hold and debt falls.', 'Buy', '80', name)).not.toContain('ask-what-would-prove-wrong'),
  )
})

test.each<[FindingKind, string, 'Buy' | 'Hold']>([
  ['new-reason-after-fall', 'At least the dividend pays me while I wait.', 'Hold'],
  ['new-reason-after-fall', 'Still cheap.', 'Hold'],
  ['sunk-cost', 'I have waited four years for this and cannot give up now.', 'Hold'],
  ['test-answered', 'Hoka grew 12%.', 'Hold'],
  ['index-plan', 'I buy 2 shares there every month.', 'Buy'],
  ['index-plan', 'I buy some every month.', 'Buy'],
])('and speaks of %s: %s', (kind, thesis, action) => expect(kindsOf(thesis, action)).toContain(kind))

test.each<[FindingKind, string, 'Buy' | 'Hold' | 'Sell']>([
  ['index-plan', 'I want shares that pay me every quarter.', 'Buy'],
  ['index-plan', 'I buy supply there every week. Store busy.', 'Buy'],
  ['index-plan', 'I buy my coffee there every month.', 'Buy'],
  ['index-plan', 'I buy groceries every week.', 'Buy'],
  ['sunk-cost', 'I have waited four years for this.', 'Hold'],
  ['familiarity', 'In five years I buy the street.', 'Buy'],
  ['error-admitted', 'Doubled on Wednesday, I was too slow.', 'Sell'],
])('is silent on %s too: %s', (kind, thesis, action) => expect(kindsOf(thesis, action)).not.toContain(kind))

it('says of a stop that is taken away a second time from where', () => {
  const move = (at: string, from: string, to: string | null) =>
    ({ level: 'stop-loss', action: 'Hold', at, from, to, setAt: BUY.at, price: '100' }) as const
  const hold = decided('I hold.', { action: 'Hold', price: '90' })
  const moves = [move('2026-02-02T15:00:00.000Z', '90', '80'), move(hold.at, '80', null)]
  const { sentences } = readBuiltIn(asked(hold, [BUY], { moves }))
  expect(sentences.find(({ kind }) => kind === 'stop-moved-away-again')?.text).toBe(
    'This is the second time that the stop moves away: it stood at $80.00 since Jan 5, 2026, and this Hold of May 1, 2026 takes it away.',
  )
})

describe('a doubt', () => {
  const kindsAt8 = (thesis: string) =>
    readBuiltIn(asked(decided(thesis, { confidence: 8 }))).sentences.map(({ kind }) => kind)

  it.each(['I am not sure.', "I'm not sure about this one, but I buy.", 'Not sure, maybe it is only a feeling.'])(
    'of the whole stands against an 8: %s',
    (thesis) => expect(kindsAt8(thesis)).toContain('words-and-number-disagree'),
  )

  it('about one thing of many does not', () =>
    expect(kindsAt8('Contracts of 392 billion. I am not sure that what OpenAI owes can be paid.')).not.toContain(
      'words-and-number-disagree',
    ))
})

it('names no time that a test only fears, and quotes tests up to their mark', () => {
  const slips = asked('I abandon the position if the date slips into 2027.')
  expect(
    readBuiltIn(slips)
      .sentences.map(({ text }) => text)
      .join(' '),
  ).not.toContain('Dec 31, 2027')
  const buy = decided('A cut of the buyback below $2.5bn a quarter would tell me that the policy does not hold.', {
    at: '2026-01-05T15:00:00.000Z',
    price: '63',
  })
  const hold = decided('Buyback of $3.5bn in the quarter.', { action: 'Hold', price: '73' })
  expect(
    readBuiltIn(asked(hold, [buy]))
      .sentences.map(({ text }) => text)
      .join(' '),
  ).toContain('the policy does not hold”')
})
