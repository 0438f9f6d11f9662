import { expect, it } from 'vitest'
import type { UsageView } from '#contract/settings.ts'
import { failureWords, usageWords } from './provider-usage.tsx'

const NOW = '2026-11-21T15:00:00.000Z'
const usage: UsageView = {
  name: 'Twelve Data',
  minute: { used: 8, limit: 8 },
  day: { used: 1799, limit: 8000 },
  pausedUntil: null,
  lastFailure: null,
}
const words = (changed: Partial<UsageView> = {}) => usageWords({ ...usage, ...changed }, NOW, 'America/New_York', 'en')

it('says how many requests are spent, and out of how many', () => {
  expect(words()).toEqual(['Requests: 8 of 8 this minute, 1,799 of 8,000 today.'])
  expect(words({ minute: null })).toEqual(['Requests: 1,799 of 8,000 today.'])
  expect(words({ minute: null, day: null })).toEqual(['Its requests are not limited.'])
})

it('says until when a provider is paused, if that is in the future', () => {
  expect(words({ pausedUntil: '2026-11-21T15:10:00.000Z' })[1]).toBe(
    'Not asked until Nov 21, 2026, 10:10, because of its last failure.',
  )
  expect(words({ pausedUntil: '2026-11-21T14:59:00.000Z' })).toHaveLength(1)
})

it('says how long ago the last failure was', () => {
  expect(failureWords('2026-11-21T12:00:00.000Z', NOW, 'America/New_York', 'en')).toBe('Last failure 3 hours ago: ')
})
