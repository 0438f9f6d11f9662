import { expect, it } from 'vitest'
import { isFollowed } from './use-new-correction.ts'

it('the notice of a correction goes when something newer is recorded, but not by the alerts that came with it', () => {
  const correction = { dateAdded: '2026-11-20T11:35:00.000Z' }
  const event = (dateAdded: string) => ({ dateAdded, kind: 'level-crossed' }) as never
  const before = event('2026-11-20T11:00:00.000Z')
  expect(isFollowed({ thesis: [], events: [before, event(correction.dateAdded)] }, correction)).toBe(false)
  expect(isFollowed({ thesis: [], events: [before, event('2026-11-20T11:36:00.000Z')] }, correction)).toBe(true)
  expect(isFollowed({ thesis: [event('2026-11-20T11:36:00.000Z')], events: [] }, correction)).toBe(true)
})
