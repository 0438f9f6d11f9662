import { describe, expect, it, test } from 'vitest'
import type { CritiquedDecision } from '../../critique.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const FIRST = '2026-02-03T15:00:00.000Z'
type Look = readonly [action: CritiquedDecision['action'], price: string, thesis: string]
const saidOf = (...looks: readonly Look[]) => {
  const entries = looks.map(([action, price, thesis], at) =>
    decided(thesis, { action, price, at: at === 0 ? FIRST : `2026-0${at + 3}-03T15:00:00.000Z` }),
  )
  const last = entries.at(-1)
  return last ? readBuiltIn(asked(last, entries.slice(0, -1))).sentences : []
}
const textOf = (kind: string, ...looks: readonly Look[]): string =>
  saidOf(...looks)
    .filter((sentence) => sentence.kind === kind)
    .map(({ text }) => text)
    .join(' ')

describe('a trade that has become a holding', () => {
  it.each<[string, string, string, string]>([
    ['Swing trade into the May report.', "Was a swing trade, now I'm an investor.", 'Swing trade', "I'm an investor"],
    ['Momentum trade, days not weeks.', 'ok so this became a long term hold.', 'Momentum trade', 'long term hold'],
    ['Quick flip before the split.', "It's an investment now.", 'Quick flip', "It's an investment now"],
  ])('%s %s', (wrote, now, was, is) => {
    const text = textOf('horizon-stretched', ['Buy', '90', wrote], ['Hold', '70', now])
    expect(text).toContain(`On Feb 3, 2026 you wrote “${was}`)
    expect(text).toContain(is)
    expect(text).toContain('22.22%')
  })

  it.each<[string, Look, Look]>([
    ['one that stays a trade', ['Buy', '90', 'Swing trade.'], ['Hold', '70', 'Swing trade, no investment. Friday.']],
    ['one that is sold', ['Buy', '90', 'Swing trade.'], ['Sell', '70', "I'm an investor elsewhere, this is closed."]],
    ['one that rose', ['Buy', '90', 'Day trade.'], ['Hold', '99', 'It is now an investment.']],
    ['a holding from the first', ['Buy', '90', 'Bought for ten years.'], ['Hold', '70', "I'm a long-term investor."]],
  ])('is none: %s', (_, bought, now) => {
    expect(textOf('horizon-stretched', bought, now)).toBe('')
    expect(textOf('new-reason-after-fall', bought, now)).toBe('')
  })
})

describe('what was the main thing then, and never was today', () => {
  it.each<[string, string]>([
    ['The tax credit is the whole thesis.', 'The credit is gone. It was never the main thing, the backlog is.'],
    ['Mainly because of the DOE loan.', 'The DOE loan was never important to me. Electrolyser sales are what counts.'],
    ['Everything hangs on the Ohio plant.', 'Ohio is delayed. Ohio was never really the point, services are.'],
    ['I buy it for the dividend.', "Dividend cut to zero. The dividend wasn't the main thing anyway."],
  ])('%s %s', (wrote, now) => {
    const text = textOf('new-reason-after-fall', ['Buy', '60', wrote], ['Hold', '66', now])
    expect(text).toContain(`On Feb 3, 2026 you wrote “${wrote.slice(0, -1)}”`)
  })

  it.each<[string, string]>([
    ['Batteries. The tax credit is nice to have, no more.', 'The credit is gone. It was never the main thing.'],
    ['The new drug is why I buy it.', 'Rates rose. That was never the main reason.'],
    ['The CEO is the whole case.', 'The CEO left. My brother says it was never the main thing.'],
    ['Good mines.', 'The CEO left. He was never the main thing.'],
  ])('is none: %s %s', (wrote, now) =>
    expect(textOf('new-reason-after-fall', ['Buy', '60', wrote], ['Hold', '66', now])).toBe(''),
  )
})

test('what somebody is stands for no reason that could be replaced', () => {
  const now: Look = ['Hold', '29', 'The dividend pays me to wait.']
  expect(
    textOf('new-reason-after-fall', ['Buy', '40', 'I coach hockey. Every rink bought sticks.'], now),
  ).not.toContain('I coach hockey')
  expect(textOf('new-reason-after-fall', ['Buy', '40', 'I am a nurse in Leeds.'], now)).not.toContain('nurse')
})

describe('more of it that waited for something', () => {
  it.each<[string, string]>([
    ['I add if they sign Bosch.', 'Bosch signed. Added.'],
    [
      'I start with 20 shares and add 20 once the refinancing is signed.',
      'Refinancing signed on the 3rd, adding the 20.',
    ],
    ['Tranche 1 of 2, the second waits for positive cash flow.', 'Cash flow positive, 12m. Tranche 2.'],
  ])('is not told as bought below its cost: %s %s', (wrote, now) =>
    expect(textOf('added-below-cost', ['Buy', '40', wrote], ['Buy More', '33', now])).toBe(''),
  )

  it.each<[string, string]>([
    ['Good margins.', 'Got cheaper, so I add.'],
    ['Tranche 1 of 2, the second waits for positive cash flow.', 'Cash flow still negative but cheap. Tranche 2.'],
  ])('unlike %s %s', (wrote, now) =>
    expect(textOf('added-below-cost', ['Buy', '40', wrote], ['Buy More', '33', now])).not.toBe(''),
  )
})

describe('a price of one’s own that has come', () => {
  it.each<[string, string, string]>([
    ['I buy at 60, not before.', "I'll wait for 50.", '$60.00'],
    ['At 60 I buy it.', 'It could fall more. My price is now 50.', '$60.00'],
  ])('%s %s', (wrote, now, was) => {
    const looks: readonly Look[] = [
      ['Watch', '75', wrote],
      ['Watch', '58', now],
    ]
    expect(textOf('line-moved-in-words', ...looks)).toContain(was)
    expect(textOf('waits-for-own-price', ...looks)).toBe('')
  })

  it('is no merit any more after it was passed up', () =>
    expect(
      textOf(
        'waits-for-own-price',
        ['Watch', '75', 'I buy at 60.'],
        ['Watch', '58', 'Hm.'],
        ['Watch', '66', "I'll wait for 55."],
      ),
    ).toBe(''))

  it('and is one while it has not come', () =>
    expect(textOf('waits-for-own-price', ['Watch', '75', 'I buy at 60.'], ['Watch', '70', 'I buy at 60.'])).not.toBe(
      '',
    ))
})
