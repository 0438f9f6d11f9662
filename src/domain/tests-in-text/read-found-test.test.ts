import { describe, expect, it } from 'vitest'
import { findOwnTests } from './find-own-tests.ts'

const read = (text: string) => {
  const [test] = findOwnTests(text, '2025-11-17', '100')
  if (!test) return null
  const { condition, measured, side, value, unit, forHowLong, byWhen, followedBy } = test
  const time = forHowLong && `${forHowLong.count} ${forHowLong.of}`
  return { condition, measured, side, value, unit, time, by: byWhen?.on ?? null, followedBy }
}

describe('the reading of a test', () => {
  it('takes no opinion of the sentence before for what is measured', () => {
    expect(
      read('I assume it fades to 20% by 2028. Anything under 25% would mean that I misread demand.')?.measured,
    ).toBe(null)
  })

  it.each([
    ['If the loss ratio is worse than 66 I sell.', 'above', '66'],
    ['If the error rate is 2% or worse I sell.', 'above', '2'],
    ['If the renewal rate is 85% or worse I sell.', 'below', '85'],
    ['If comps are worse than -3 I sell.', 'below', '-3'],
    ['Revenue down 10% or worse and I sell.', 'below', '-10'],
  ])('takes worse for more of what has to stay low: %s', (text, side, value) =>
    expect([read(text)?.side, read(text)?.value]).toEqual([side, value]),
  )

  it.each([
    ['If churn exceeds 5% I no longer trust the product and I am selling.', 'churn exceeds 5%'],
    ['Should the company lower its dividend, my wife and I would sell.', 'the company lower its dividend'],
    ['If renewal drops below 91% I do not add, I leave.', 'renewal drops below 91%'],
    ['If the margin that I bought it for falls below 20%, I sell.', 'the margin that I bought it for falls below 20%'],
  ])('ends the condition where its writer becomes the subject: %s', (text, condition) =>
    expect(read(text)?.condition).toBe(condition),
  )

  it.each([
    ['If churn is above 5% I was wrong about them and will sell.', 'sell'],
    ['Occupancy under 92% and I trim nothing, I sell everything.', 'sell'],
    ['A dividend below $1 means the shares have to be sold.', 'sell'],
    ['If churn is above 5% I sell half.', 'sell-some'],
    ['If churn is above 5% the thesis is broken.', 'was-wrong'],
  ])('takes what follows from all of its sentence: %s', (text, followedBy) =>
    expect(read(text)?.followedBy).toBe(followedBy),
  )

  it('takes the figure in the brackets behind an event', () =>
    expect(read('Volume dies (turnover under 200k two weeks running), I am done here.')).toMatchObject({
      measured: 'turnover',
      side: 'below',
      value: '200000',
      time: '2 week',
    }))

  it('but not what the figure is now', () =>
    expect(read('If they miss again (now above 5%), I sell.')).toMatchObject({ side: 'happens', value: null }))

  it('turns a figure that is said to fail', () =>
    expect(read('Take rate above 3% no longer holds => exit.')).toMatchObject({ side: 'below', value: '3' }))

  it('takes the figure of the rule that is violated, and the time of the violation', () =>
    expect(read('Rule: churn <= 2%. If violated for 2 consecutive quarters, sell.')).toMatchObject({
      measured: 'churn',
      side: 'above',
      value: '2',
      time: '2 quarter',
    }))

  it('takes the day of "by then" from before it', () =>
    expect(read('I give it until the end of 2026; if members are not above 70 million by then, I sell.')?.by).toBe(
      '2026-12-31',
    ))

  it('but not a year that is no time', () =>
    expect(read('I pay 32 times 2026 earnings. No approval by then and the thesis is broken.')?.by).toBe(null))

  it.each([
    ['If payables exceed 75 days I sell.', null],
    ['A dividend below $1.20 a year and I sell.', null],
    ['Organic growth < 3% for 2 quarters: sell.', '2 quarter'],
    ['If churn is above 2.5% a month in two consecutive quarters I sell.', '2 quarter'],
  ])('tells a time that it lasts from a size and a rate: %s', (text, time) => expect(read(text)?.time).toBe(time))

  it('reads bucks as dollars', () =>
    expect(read('If ARPU slides under 9 bucks I sell.')).toMatchObject({ value: '9', unit: 'money' }))
})
