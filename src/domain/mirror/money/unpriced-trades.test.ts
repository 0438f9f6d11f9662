import { expect, it } from 'vitest'
import { assetDiary } from '#test/support/asset-diary.ts'
import { replayAsset } from '../../assets/replay-asset.ts'
import { marketDaysBetween } from '../../prices/market-session.ts'
import { dragFinding } from '../findings/money-findings.ts'
import { afterLosses } from './after-losses.ts'
import { bookOf } from './book.ts'
import { dispositionOf } from './disposition.ts'
import { passedOn } from './passed-on.ts'
import { sellingAgainstRandom } from './selling-against-random.ts'
import { yearsOfTrading } from './turnover.ts'

type Diary = ReturnType<typeof assetDiary>
const [FROM, UNTIL] = ['2023-06-01', '2026-11-25']
const DAYS = marketDaysBetween(FROM, UNTIL)

/** Every share costs the same on each day of a year: 100 in 2023, and what is given from then on. */
function bookFrom(diaries: readonly Diary[], closeIn: Readonly<Record<string, string>>, splitOn: string | null = null) {
  const closes = DAYS.map((day) => `${day} ${closeIn[day.slice(0, 4)] ?? '100'}`).join('|')
  const split = splitOn === null ? null : { effectiveOn: splitOn, newShares: '2', oldShares: '1' }
  const assets = diaries.flatMap(({ entries }, at) => {
    const asset = replayAsset(entries)
    const ofSplit = at === 0 && split ? { pendingSplit: split, shareSplits: [split] } : { pendingSplit: null }
    return asset ? [{ asset, closes: [closes], ...ofSplit }] : []
  })
  return bookOf(assets, FROM, UNTIL)
}

const yearsOf = (book: ReturnType<typeof bookFrom>) => yearsOfTrading(book, () => null)
const yearOf = (book: ReturnType<typeof bookFrom>, year: string) => yearsOf(book).find((one) => one.year === year)

/** Bought at 100, and sold in March 2025 at a price that nobody wrote down. */
function soldWithoutPrice() {
  const diary = assetDiary(1)
  diary.decide('2023-06-01', 'Buy', { quantity: '10', price: '100' })
  diary.decide('2025-03-05', 'Sell')
  return diary
}

it('what a year made is not known where a sale of it has no price, and is known before it and after it', () => {
  const book = bookFrom([soldWithoutPrice()], { '2024': '160', '2025': '170', '2026': '90' })
  expect(yearsOf(book).map(({ year, made, turnover }) => [year, made?.toFixed(2) ?? null, turnover])).toEqual([
    ['2023', '0.00', 0],
    ['2024', '0.60', 0],
    ['2025', null, null],
    ['2026', null, null],
  ])
  const unknown = yearOf(book, '2025')
  expect(unknown).toMatchObject({
    drag: null,
    withoutClose: [],
    overSplit: [],
    unpricedTrades: [{ ticker: 'T1', on: '2025-03-05', does: 'sell' }],
    sequences: [2],
  })
  expect(unknown?.heldDays).toBeGreaterThan(40)
  expect(yearOf(book, '2024')).toMatchObject({ unpricedTrades: [], drag: { difference: 0 } })
})

it('the sentence about the last year that is known says of a later one why nothing is told of it', () => {
  const exchanged = assetDiary(2)
  exchanged.decide('2023-06-01', 'Buy', { quantity: '10', price: '100' })
  exchanged.decide('2024-01-03', 'Sell', { price: '100' })
  const book = bookFrom([exchanged, soldWithoutPrice()], { '2024': '160', '2025': '170', '2026': '90' })
  const beside = dragFinding(yearsOf(book), () => [])
  expect(beside?.title).toMatch(/^In 2024, /)
  expect(beside?.method).toMatch(
    / Of 2025 this is not known: the sale of T1 on Mar 5, 2025 has no price, which its entry takes with “Correct”\.$/,
  )
})

it('what was left alone beside it is no more against half of a book', () => {
  const kept = assetDiary(2)
  kept.decide('2023-06-01', 'Buy', { quantity: '10', price: '100' })
  kept.decide('2025-03-05', 'Sell', { price: '100' })
  const book = bookFrom([soldWithoutPrice(), kept], { '2024': '100', '2025': '110' })
  expect(yearOf(book, '2025')).toMatchObject({ made: null, drag: null, turnover: null })
})

it('nor is a year known in which something came in at no price, or a split that is only reported leaves open what was held', () => {
  const given = assetDiary(1)
  given.decide('2024-02-05', 'Buy', { quantity: '10', price: '0' })
  const other = assetDiary(2)
  other.decide('2023-06-01', 'Buy', { quantity: '10', price: '100' })
  const book = bookFrom([given, other], { '2024': '110', '2025': '121' })
  expect(yearOf(book, '2024')).toMatchObject({
    made: null,
    drag: null,
    unpricedTrades: [{ ticker: 'T1', on: '2024-02-05', does: 'buy' }],
  })
  // What it was worth when the next year began is known.
  expect(yearOf(book, '2025')?.made).toBeCloseTo(0.1)
  const split = bookFrom([soldWithoutPrice(), other], { '2024': '160', '2025': '80' }, '2025-02-03')
  expect(yearOf(split, '2024')).toMatchObject({ made: expect.any(Number), overSplit: [] })
  expect(yearOf(split, '2025')).toMatchObject({ made: null, overSplit: ['T1'], withoutClose: [], unpricedTrades: [] })
})

it('what was bought is not passed on, though nobody knows what it was sold for', () => {
  const book = bookFrom([soldWithoutPrice()], {})
  const [share] = book.assets
  const watched = share ? [{ assetId: 1, closes: share.closes, splitOn: null, day: 0, sequence: 9 }] : []
  expect(passedOn(book, watched, 252)).toMatchObject({ watched: 0, bought: 1 })
})

it('a purchase after a loss counts, and a sale at no known price ends the days after another', () => {
  const [loss, bought] = [assetDiary(1), assetDiary(2)]
  loss.decide('2023-06-01', 'Buy', { quantity: '10', price: '120' })
  loss.decide('2024-03-04', 'Sell', { price: '100' })
  bought.decide('2024-03-05', 'Buy', { quantity: '1', price: '100' })
  bought.decide('2025-03-05', 'Sell')
  expect(afterLosses(bookFrom([loss, bought], {})).after).toEqual({ windows: 1, days: 5, withBuy: 1 })
  const soon = assetDiary(2)
  soon.decide('2024-01-02', 'Buy', { quantity: '1', price: '100' })
  soon.decide('2024-03-06', 'Sell')
  expect(afterLosses(bookFrom([loss, soon], {}))).toMatchObject({ after: { windows: 0 }, withoutWindow: 2 })
})

it('what is held until a sale at no known price stands at a gain or a loss on other days of sales', () => {
  const other = assetDiary(2)
  other.decide('2023-06-01', 'Buy', { quantity: '2', price: '90' })
  other.decide('2024-03-04', 'Sell Some', { quantity: '1', price: '100' })
  other.decide('2025-03-05', 'Sell', { price: '100' })
  const counted = dispositionOf(bookFrom([soldWithoutPrice(), other], { '2024': '95' }))
  // On the day of both sales one of the two is known.
  expect(counted).toMatchObject({ realizedGains: 2, paperLosses: 1, paperGains: 0, sales: 2, daysLeftOut: 0 })
  expect(counted.leftOut).toEqual({ ofOptions: 0, unpriced: 1, overSplits: 0 })
})

it('what came in at no price stands at neither, and is named; what a reported split divides leaves its days out', () => {
  const given = assetDiary(1)
  given.decide('2024-02-05', 'Buy', { quantity: '10', price: '0' })
  const other = assetDiary(2)
  other.decide('2023-06-01', 'Buy', { quantity: '2', price: '90' })
  other.decide('2024-03-04', 'Sell', { price: '100' })
  expect(dispositionOf(bookFrom([given, other], {}))).toMatchObject({
    realizedGains: 1,
    paperGains: 0,
    withoutCost: ['T1'],
    daysLeftOut: 0,
  })
  const held = assetDiary(1)
  held.decide('2023-06-01', 'Buy', { quantity: '10', price: '100' })
  expect(dispositionOf(bookFrom([held, other], {}, '2024-02-05'))).toMatchObject({
    days: 0,
    daysLeftOut: 1,
    withoutClose: [],
    overSplit: [{ assetId: 1, ticker: 'T1', days: 1 }],
    withoutCost: [],
  })
})

it('what came after a sale is compared, whatever it brought', () => {
  const other = assetDiary(2)
  other.decide('2023-06-01', 'Buy', { quantity: '2', price: '90' })
  const selling = sellingAgainstRandom(bookFrom([soldWithoutPrice(), other], {}), 252)
  expect(selling).toMatchObject({ sales: 1, leftOut: { ofOptions: 0, unpriced: 0, overSplits: 0 } })
})
