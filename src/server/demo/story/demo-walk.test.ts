import { describe, expect, it, test } from 'vitest'
import { dayNumber, dayOfNumber } from '#domain/prices/day-number.ts'
import { STORY_PATHS } from './demo-paths.ts'
import { demoDay, demoDays, marketDayBefore } from './demo-walk.ts'

/** Days of every kind, such as a Saturday, a holiday and a leap day, because a demo may be started on any of them. */
const ENDS = ['2026-02-14', '2026-07-03', '2028-02-29', '2026-11-21', '2027-01-01', '2026-04-06', '2026-09-23']
const [END = ''] = ENDS

const daysBefore = (end: string, daysBack: number): string => dayOfNumber(dayNumber(end) - daysBack)

describe('a day of the demo', () => {
  it('costs the same whenever it is asked for', () => {
    expect(demoDay('IBM', '2026-01-14', END)).toEqual(demoDay('IBM', '2026-01-14', END))
    expect(demoDay('AAPL', '2026-01-14', END)).toEqual({
      day: '2026-01-14',
      open: '353.16',
      close: '355.10',
      previousClose: '354.27',
    })
  })

  it('is the same for companies outside the story, wherever the story ends', () => {
    expect(new Set(ENDS.map((end) => JSON.stringify(demoDay('KO', '2026-01-14', end)))).size).toBe(1)
  })

  it('is a trading day', () => {
    for (const day of ['2026-02-14', '2026-02-16', '2025-12-25']) expect(demoDay('IBM', day, END)).toBeNull()
  })

  it.each(['IBM', 'AAPL'])('is the same whether it is requested alone or among others (%s)', (ticker) => {
    const stretch = demoDays(ticker, '2025-12-20', '2026-01-12', END)
    expect(stretch).toHaveLength(14)
    for (const walked of stretch) expect(demoDay(ticker, walked.day, END)).toEqual(walked)
  })

  it('does not exist before the walk begins', () => {
    expect(demoDay('AAPL', '2019-12-31', END)).toBeNull()
    expect(demoDay('IBM', '2024-06-03', END)).toBeNull()
    expect(demoDays('AAPL', '2019-12-20', '2020-01-03', END).map(({ day }) => day)).toEqual([
      '2020-01-02',
      '2020-01-03',
    ])
    expect(demoDay('AAPL', '2020-01-02', END)).not.toBeNull()
  })

  it.each(['IBM', 'IONQ', 'AAPL', 'BRK.B', 'ZZZ'])(
    'follows the day before, above zero and by no leap (%s)',
    (ticker) => {
      const traded = demoDays(ticker, daysBefore(END, 200), daysBefore(END, -200), END)
      expect(traded.length).toBeGreaterThan(250)
      for (const [index, day] of traded.entries()) {
        if (index > 0) expect(day.previousClose).toBe(traded[index - 1]?.close)
        expect(Number(day.open)).toBeGreaterThan(0)
        expect(Math.abs(Number(day.close) / Number(day.previousClose) - 1)).toBeLessThan(0.2)
      }
    },
  )

  it('gives every ticker a price of its own', () => {
    const prices = ['AAPL', 'MSFT', 'KO', 'TSLA', 'ZZZ', 'A', 'B'].map(
      (ticker) => demoDay(ticker, '2026-01-14', END)?.close,
    )
    expect(new Set(prices).size).toBe(prices.length)
  })
})

describe.each(ENDS)('the story that ends on %s', (end) => {
  test('every share has closes from three months before its first stop on', () => {
    for (const [ticker, { stops }] of Object.entries(STORY_PATHS)) {
      const from = marketDayBefore(end, (stops[0]?.[0] ?? 0) + 92)
      expect(demoDay(ticker, from, end), ticker).not.toBeNull()
    }
  })

  const price = (ticker: string, daysBack: number) =>
    Number(demoDay(ticker, marketDayBefore(end, daysBack), end)?.close)
  const change = (ticker: string, from: number, to: number) => (price(ticker, to) / price(ticker, from) - 1) * 100

  test('IBM falls through the stop 10 % under its Buy, and stays below', () => {
    expect(price('IBM', 352)).toBe(121.23)
    expect(change('IBM', 352, 262)).toBeGreaterThan(-10)
    for (const hold of [170, 100, 36, 0]) expect(change('IBM', 352, hold)).toBeLessThan(-10)
  })

  test('Uber is sold at the bottom and bought back far above', () => {
    expect(change('UBER', 298, 282)).toBeCloseTo(-11.1, 1)
    expect(price('UBER', 75) - price('UBER', 282)).toBeCloseTo(32.85, 2)
  })

  test('Rocket Lab more than doubles while it is watched', () => {
    expect(change('RKLB', 340, 30)).toBeGreaterThan(100)
    expect(change('RKLB', 340, 0)).toBeGreaterThan(100)
  })

  test('IonQ is bought after a rise and averaged down', () => {
    expect(change('IONQ', 248, 215)).toBeGreaterThan(50)
    expect(change('IONQ', 215, 180)).toBeCloseTo(-23.4, 1)
    expect((30 * price('IONQ', 215) + 20 * price('IONQ', 180)) / 50).toBeCloseTo(55.97, 2)
  })

  test('Waste Management reaches the price at which it was to be sold, and not before the day of its sale', () => {
    expect(change('WM', 315, 122)).toBeGreaterThan(15)
    const sale = dayOfNumber(dayNumber(marketDayBefore(end, 122)) - 1)
    const before = demoDays('WM', marketDayBefore(end, 315), sale, end)
    expect(before.length).toBeGreaterThan(120)
    const [least, most] = [Math.min, Math.max].map((pick) => pick(...before.map(({ close }) => Number(close))))
    expect(most).toBeLessThan(206.3 * 1.15)
    expect(least).toBeGreaterThan(206.3 * 0.92)
  })

  test('Disney ends a little over 100 when the call expires', () => {
    for (const day of [70, 72, 74, 76, 77]) {
      expect(price('DIS', day)).toBeGreaterThan(100)
      expect(price('DIS', day)).toBeLessThan(106)
    }
  })
})

test('Roku had risen 27% in thirty days when it was bought, as its buyer says, on whichever day a demo is started', () => {
  const first = dayNumber('2026-01-01')
  for (const daysOn of Array(731).keys()) {
    const end = dayOfNumber(first + daysOn)
    const bought = marketDayBefore(end, 733)
    const [before, then] = [marketDayBefore(bought, 30), bought].map((day) => Number(demoDay('ROKU', day, end)?.close))
    expect(`${end} ${Math.round(((then ?? 0) / (before ?? 0) - 1) * 1000) / 10}%`).toBe(`${end} 27.3%`)
  }
})

test('the last trading day is the day itself or one before it', () => {
  expect(marketDayBefore('2026-02-13', 0)).toBe('2026-02-13')
  expect(marketDayBefore('2026-02-16', 0)).toBe('2026-02-13')
  expect(marketDayBefore('2026-01-01', 1)).toBe('2025-12-31')
})
