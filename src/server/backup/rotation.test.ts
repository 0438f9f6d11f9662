import { expect, it } from 'vitest'
import { dayNumber, dayOfNumber } from '#domain/prices/day-number.ts'
import { type KeptBackup, outdated } from './rotation.ts'

const made = (madeAt: string, reason: KeptBackup['reason'] = 'daily'): KeptBackup => ({ name: madeAt, madeAt, reason })

/** The backups in the folder when one is made each day, and outdated ones are deleted each day. */
function afterDays(count: number, from = '2025-01-01'): string[] {
  let backups: KeptBackup[] = []
  for (let day = 0; day < count; day += 1) {
    backups.push(made(`${dayOfNumber(dayNumber(from) + day)}T03:00:00.000Z`))
    const deleted = new Set(outdated(backups))
    backups = backups.filter((backup) => !deleted.has(backup))
  }
  return backups.map(({ madeAt }) => madeAt.slice(0, 10)).sort()
}

it('keeps the last of seven days, four weeks and twelve months', () => {
  const kept = afterDays(730)
  expect(kept.slice(-7)).toEqual([
    '2026-12-25',
    '2026-12-26',
    '2026-12-27',
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
  ])
  expect(kept).toEqual(expect.arrayContaining(['2026-12-20', '2026-12-13', '2026-11-30', '2026-06-30', '2026-01-31']))
  expect(kept.length).toBeLessThanOrEqual(23)
})

it('keeps all of the first week', () => {
  expect(afterDays(7)).toHaveLength(7)
})

it('never deletes the only backup, however old', () => {
  expect(outdated([made('2020-01-01T03:00:00.000Z')])).toEqual([])
})

it('keeps the newer of two backups of a day', () => {
  const [older, newer] = [made('2026-01-01T03:00:00.000Z'), made('2026-01-01T09:00:00.000Z')]
  expect(outdated([older, newer])).toEqual([older])
})

it('keeps three from before updates, besides the daily ones', () => {
  const updates = [1, 2, 3, 4].map((month) => made(`2026-0${month}-01T03:00:00.000Z`, 'migration'))
  expect(outdated([...updates, made('2026-05-01T03:00:00.000Z')])).toEqual(updates.slice(0, 1))
})
