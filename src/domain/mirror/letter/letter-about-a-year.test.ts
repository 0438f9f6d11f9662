import { expect, it } from 'vitest'
import { assetDiary } from '#test/support/asset-diary.ts'
import { replayAsset } from '../../assets/replay-asset.ts'
import { dayNumber, dayOfNumber } from '../../prices/day-number.ts'
import { marketDaysBetween } from '../../prices/market-session.ts'
import { type JournalThen, writeLetter } from '../findings/write-letter.ts'
import { mirrorOf } from '../mirror.ts'
import { letterPeriods } from './letter-period.ts'

/** Each of the two is sold at 100 in the February of one year, and stands at the end of that year at the price here. */
const SOLD = [
  { year: 2024, atEnd: '120' },
  { year: 2025, atEnd: '150' },
] as const

function journalOn(until: string): JournalThen {
  const assets = SOLD.flatMap(({ year, atEnd }, place) => {
    const diary = assetDiary(place + 1, `T${place + 1}`, place * 100)
    diary.decide('2023-01-05', 'Buy', { quantity: '10', price: '100' })
    diary.decide(`${year}-02-03`, 'Sell', { quantity: '10', price: '100' })
    const entries = diary.entries.filter(({ recordedAt }) => recordedAt.slice(0, 10) <= until)
    const asset = replayAsset(entries)
    const priceOn = (day: string) => (day < `${year}-03-01` ? '100' : atEnd)
    const closes = marketDaysBetween('2023-01-03', until).map((day) => `${day} ${priceOn(day)}`)
    return asset ? [{ asset, entries, closes: [closes.join('|')], pendingSplit: null, last: null }] : []
  })
  const lastDay = marketDaysBetween('2022-12-20', until).at(-1) ?? until
  return { assets, mirror: mirrorOf(assets, { today: until, lastDay, imported: 0, benchmark: null }) }
}

/** What each letter says of touching nothing, among its findings or since the letter before. */
function saidOfTouchingNothing(id: string): string[] {
  const period = letterPeriods('2023-01-05', '2026-07-01').find((each) => each.id === id)
  if (!period) throw new Error(`no period ${id}`)
  const dayBefore = dayOfNumber(dayNumber(period.from) - 1)
  const { findings, changes } = writeLetter(period, journalOn(period.until), journalOn(dayBefore))
  return [...findings.map(({ title }) => title), ...changes].filter((words) => words.includes('touching nothing'))
}

it('tells what trading cost in the year that it is about, and in no later letter', () => {
  const ids = ['2024', '2024-q4', '2025-q1', '2025-q3', '2025', '2025-q4', '2026-q1', '2026-q2']
  expect(ids.map((id) => [id, saidOfTouchingNothing(id)])).toEqual([
    ['2024', ['In 2024, touching nothing would have brought 10.0 points more.']],
    ['2024-q4', ['In 2024, touching nothing would have brought 10.0 points more.']],
    ['2025-q1', []],
    ['2025-q3', []],
    ['2025', ['In 2025, touching nothing would have brought 50.0 points more.']],
    ['2025-q4', ['In 2025, touching nothing would have brought 50.0 points more.']],
    ['2026-q1', []],
    ['2026-q2', []],
  ])
})
