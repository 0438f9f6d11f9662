import { expect, it } from 'vitest'
import { IBM } from '#test/fixtures/entries.ts'
import { assetDiary } from '#test/support/asset-diary.ts'
import { replayAsset } from '../../assets/replay-asset.ts'
import { marketDaysBetween } from '../../prices/market-session.ts'
import { dragFinding } from '../findings/money-findings.ts'
import { mirrorTexts } from '../texts/mirror-texts.ts'
import { bookOf } from './book.ts'
import { moneyOf, sizeOf } from './mirror-money.ts'

const LAST_DAY = '2026-11-20'

/** A share that was sold before it doubled, and calls on another: one sold in a month, and one that no entry ends. */
function moneyWithOptions(expiresOn: string | null) {
  const [share, calls] = [assetDiary(1), assetDiary(2)]
  share.decide('2024-03-01', 'Buy', { quantity: '10', price: '100' })
  share.decide('2025-03-03', 'Sell', { price: '100' })
  const asset = { ...IBM, type: 'options', contract: { right: 'call', strike: '120', expiresOn } } as const
  calls.decide('2024-05-06', 'Buy', { quantity: '1', price: '4', asset })
  calls.decide('2024-06-03', 'Sell', { price: '5' })
  calls.decide('2024-12-02', 'Buy', { quantity: '1', price: '4' })
  const days = marketDaysBetween('2024-03-01', LAST_DAY)
  const closes = days.map((day) => `${day} ${day < '2025-06-02' ? '100' : '200'}`).join('|')
  const assets = [share, calls].flatMap((diary) => {
    const found = replayAsset(diary.entries)
    return found ? [{ asset: found, closes: diary === share ? [closes] : [], pendingSplit: null }] : []
  })
  const decided = [share, calls].flatMap(({ entries }) =>
    entries.flatMap((entry) => (entry.kind === 'decision-recorded' ? [entry] : [])),
  )
  const book = bookOf(assets, '2024-03-01', LAST_DAY)
  return { ...moneyOf(book, decided, () => null), size: sizeOf(book, decided, []) }
}

const perYear = (expiresOn: string | null) =>
  moneyWithOptions(expiresOn).years.map(({ year, optionsLeftOut }) => [year, optionsLeftOut])

it('each year says how many holdings of options it leaves out: those on some day of it, until they are sold or expire', () => {
  expect(perYear('2025-01-17')).toEqual([
    ['2024', 2],
    ['2025', 1],
    ['2026', 0],
  ])
  expect(perYear(null)).toEqual([
    ['2024', 2],
    ['2025', 1],
    ['2026', 1],
  ])
})

it('first purchases are those of shares, and beside them stands how many of options are not among them', () => {
  const { size, optionsLeftOut } = moneyWithOptions(null)
  expect([size.purchases.length, optionsLeftOut]).toEqual([1, 2])
})

it('what you held made so much says that it is of shares only, where options were held in that year', () => {
  const found = (expiresOn: string | null, language: 'en' | 'de') =>
    dragFinding(moneyWithOptions(expiresOn).years, () => [], mirrorTexts(language))?.evidence
  expect(found('2025-01-17', 'en')).toBe(
    'What you held made 0.0%; what you held when the year began, left alone, made +100.0%. Shares only; 1 holding of options left out.',
  )
  expect(found('2025-01-17', 'de')).toMatch(/ Nur Aktien; 1 Bestand an Optionen nicht mitgezählt\.$/)
  expect(found('2024-12-20', 'en')).toBe(
    'What you held made 0.0%; what you held when the year began, left alone, made +100.0%.',
  )
})
