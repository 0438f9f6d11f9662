import { describe, expect, it } from 'vitest'
import { readBuiltIn } from './built-in-critic.ts'
import { asked, decided } from './request.fixture.ts'

const told = (thesis: string, { at = '2025-05-21', expiresOn = '2025-08-15' } = {}) =>
  readBuiltIn(
    asked(decided(thesis, { at: `${at}T15:00:00.000Z`, price: '5.50' }), [], {
      option: { right: 'call', strike: '250', expiresOn, multiplier: '100' },
    }),
  ).sentences.find(({ kind }) => kind === 'expiry-before-event')?.text

describe('an option that ends before the time that somebody waits for, told in words', () => {
  it.each([
    'The deal should be announced in the second half of 2026.',
    "Shop visits double after the summer, that's when the stock moves.",
    'The FDA decision is due in the fall.',
    'The spin-off comes next year.',
    'Data in the winter, long the 250 calls.',
    'The trial reads out in 2027.',
  ])('%s', (thesis) => expect(told(thesis)).toContain('Aug 15, 2025'))

  it.each([
    ['may still come in time', 'The deal should be announced in the second half of 2025.'],
    ['has begun', 'The FDA decision is due in the spring.'],
    ['is not what is waited for', 'The debt is due in 2027, and the launch went well.'],
    ['is denied', 'I do not expect the deal in 2027.'],
    ['is past', 'The FDA decision came in 2024.'],
    ['is of a fiscal year', 'The launch is planned for the second half of fiscal 2026.'],
    ['is not what the calls are for', 'Filing in Q3, decision due next year. The calls are for the filing only.'],
    ['is of a seller, who waits for nothing', 'Sold the call to open. The ruling is due next year.'],
  ])('nothing is said where it %s', (_, thesis) => expect(told(thesis)).toBeUndefined())

  it('a season that goes on is none ahead', () => {
    const winter = { at: '2025-01-10', expiresOn: '2025-03-21' }
    expect(told('The FDA decision is due in the winter.', winter)).toBeUndefined()
    expect(told('The FDA decision is due in the fall.', winter)).toContain('Mar 21, 2025')
  })
})
