import { describe, expect, test } from 'vitest'
import type { Action } from '../../../ledger/action.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

type Step = readonly [Action, price: string, thesis: string]

const sentencesOf = (...steps: readonly Step[]) => {
  const entries = steps.map(([action, price, thesis], index) =>
    decided(thesis, { action, price, at: `2026-0${index + 2}-03T14:30:00.000Z` }),
  )
  const last = entries.at(-1)
  return last ? readBuiltIn(asked(last, entries.slice(0, -1))).sentences : []
}
const kindsOf = (...steps: readonly Step[]) => sentencesOf(...steps).map(({ kind }) => kind)
const textsOf = (...steps: readonly Step[]) => sentencesOf(...steps).map(({ text }) => text)

describe('a Buy at the price that was waited for is told as kept', () => {
  test.each(['A fine company, too dear. I buy at 80.', 'Too dear. My price is 80.', "I'd pay 80 and no more."])(
    '%s',
    (watch) => {
      expect(kindsOf(['Watch', '100', watch], ['Buy', '79', 'Here it is.'])).toContain('rule-kept')
      expect(kindsOf(['Watch', '100', watch], ['Buy', '90', 'Here it is.'])).not.toContain('rule-kept')
    },
  )

  describe('and more than a price was asked for', () => {
    const watch = ['Watch', '100', "I'd buy at 80 or lower, provided that orders were growing again."] as const
    const textOf = (thesis: string) =>
      textsOf(watch, ['Keep Watching', '90', '90. Not 80.'], ['Buy', '79', thesis]).join(' ')
    test.each([
      '79, orders +3%. Both of what I asked for.',
      'Orders grow. Both boxes ticked.',
      'Orders grow: both conditions from March.',
    ])('%s', (thesis) => expect(textOf(thesis)).toContain('you waited for it, and kept to it'))
    test('what is written of it stands beside it', () =>
      expect(textOf('Orders still -4%, but I have waited long enough.')).toContain(
        "On Feb 3, 2026 you wrote “I'd buy at 80 or lower, provided that orders were growing again”; this Buy is at $79.00, and today you write “Orders still -4%, but I have waited long enough”.",
      ))
    test.each(['Not both boxes ticked.', 'My brother says both boxes are ticked.', 'Here it is.'])(
      'and not: %s',
      (thesis) => expect(textOf(thesis)).not.toContain('kept to it'),
    )
  })

  test('nor raised between two that were named', () => {
    const watch = ['Watch', '100', "I'd take it at 60, at most 65."] as const
    expect(kindsOf(watch, ['Buy', '63', 'Here it is.'])).not.toContain('own-price-raised')
    expect(kindsOf(watch, ['Buy', '72', 'Here it is.'])).toContain('own-price-raised')
  })

  test('would pay, without its subject, is a price too', () =>
    expect(kindsOf(['Watch', '100', 'Would pay 80.'], ['Buy', '79', 'Here it is.'])).toContain('rule-kept'))

  test('not where more was asked for', () => {
    const steps = [['Watch', '100', "I'd pay 80 once the suit is settled."] as const, ['Buy', '79', 'Now.'] as const]
    expect(kindsOf(...steps)).not.toContain('rule-kept')
  })
})

describe('a Buy More after a promise to add nothing is told', () => {
  test.each(['I will not add, whatever the price does.', "Enough. I won't add to it.", 'No averaging down this time.'])(
    '%s',
    (promise) =>
      expect(kindsOf(['Buy', '100', promise], ['Buy More', '80', 'Ten more.'])).toContain('principle-broken'),
  )

  test.each([
    'I will not add before the report in May.',
    'I will not add unless it grows.',
    'Will I add? I do not know.',
    'My wife says that I will not add.',
  ])('but not after %s', (promise) =>
    expect(kindsOf(['Buy', '100', promise], ['Buy More', '80', 'Ten more.'])).not.toContain('principle-broken'),
  )

  test('and above what was paid nothing is averaged down', () => {
    expect(kindsOf(['Buy', '100', 'No averaging down.'], ['Buy More', '120', 'Ten more.'])).toEqual(
      expect.not.arrayContaining(['principle-broken']),
    )
  })
})

test('whoever will never sell on a headline feels nothing by it', () => {
  expect(kindsOf(['Buy', '100', 'I will never sell on a headline.'])).not.toContain('attachment')
  expect(kindsOf(['Buy', '100', 'I will never sell.'])).toContain('attachment')
})
