import { describe, expect, it } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const told = (thesis: string, { at = '2025-05-21', expiresOn = '2025-08-15' } = {}) =>
  readBuiltIn(
    asked(decided(thesis, { at: `${at}T15:00:00.000Z`, price: '5.50' }), [], {
      option: { right: 'call', strike: '250', expiresOn, multiplier: '100' },
    }),
  ).sentences.find(({ kind }) => kind === 'expiry-before-event')?.text

describe('an option that ends before the time that somebody waits for, told in words', () => {
  it.each([
    'The deal should be announced in the second half of 2026.',
    'The FDA decision is due in the fall.',
    'The spin-off comes next year.',
    'Data in the winter, long the 250 calls.',
    'The trial reads out in 2027.',
    'Phase 3 readout will come sometime in 2026 H2 and the stock will double on it.',
    'The trial reads out in Q1 and then it flies.',
    'FDA decision in the second quarter of 2026.',
    'The spin-off comes in the second half of next year.',
    '2026 Q2 launch, everybody underestimates it.',
    "Bought for next year's readout.",
  ])('%s', (thesis) => expect(told(thesis)).toContain('Aug 15, 2025'))

  it.each([
    ['may still come in time', 'The deal should be announced in the second half of 2025.'],
    ['has begun', 'The FDA decision is due in the spring.'],
    ['is not what is waited for', 'The debt is due in 2027, and the launch went well.'],
    ['is denied', 'I do not expect the deal in 2027.'],
    ['is past', 'The FDA decision came in 2024.'],
    ['may be over', 'The trial read out in Q1.'],
    ['may be this quarter', 'The trial reads out in Q2.'],
    ['is of reports, which companies count', 'Q1 earnings were fine, and the data centre results come in Q1.'],
    ['comes in time', 'The ruling is due in Q3.'],
    ['is supposed', 'If the trial reads out in Q1 it is too late.'],
    ['is a debt', 'The notes are due in 2026 H2.'],
    ['is of a fiscal quarter', 'In fiscal Q1 they launch the new phone.'],
    ['is of a fiscal year', 'The launch is planned for the second half of fiscal 2026.'],
    ['is not what the calls are for', 'Filing in Q3, decision due next year. The calls are for the filing only.'],
    ['is of a seller, who waits for nothing', 'Sold the call to open. The ruling is due next year.'],
  ])('nothing is said where it %s', (_, thesis) => expect(told(thesis)).toBeUndefined())

  it('a season that goes on is none ahead', () => {
    const winter = { at: '2025-01-10', expiresOn: '2025-03-21' }
    expect(told('The FDA decision is due in the winter.', winter)).toBeUndefined()
    expect(told('The FDA decision is due in the fall.', winter)).toContain('Mar 21, 2025')
  })

  it('a month in which something is announced, of which only the next one is spoken of', () => {
    const winter = { at: '2025-11-17', expiresOn: '2025-12-19' }
    expect(told('Index inclusion announced in March. Dec 220s.', winter)).toBe(
      'The option ends on Dec 19, 2025, and the next March comes after that: you write “Index inclusion announced in March”.',
    )
  })

  it.each([
    ['was', 'Index inclusion was announced in March.'],
    ['is nearer in the past', 'Index inclusion announced in September.'],
    ['has its year', 'Index inclusion announced in March 2025.'],
    ['comes in time', 'Index inclusion announced in December.'],
    ['is supposed', 'If index inclusion is announced in March, fine.'],
  ])('nothing is said of a month that %s', (_, thesis) =>
    expect(told(thesis, { at: '2025-11-17', expiresOn: '2025-12-19' })).toBeUndefined(),
  )

  it('a day of the month in which the option ends, where the text names both days', () => {
    const january = { at: '2025-11-17', expiresOn: '2026-01-15' }
    expect(told('Earnings on the 29th, calls expire the 15th.', january)).toContain('Jan 15, 2026')
    expect(told('Earnings on the 12th, calls expire the 15th.', january)).toBeUndefined()
    expect(told('Earnings on the 29th. The calls are cheap.', january)).toBeUndefined()
    // "The 15th" said in November is of December, and "the 29th" may be of November.
    expect(
      told('Earnings on the 29th, calls expire the 15th.', { at: '2025-11-17', expiresOn: '2025-12-15' }),
    ).toBeUndefined()
  })
})
