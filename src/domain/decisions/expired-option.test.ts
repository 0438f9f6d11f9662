import { describe, expect, it } from 'vitest'
import { checkNotExpired, problemOfExpiry } from './expired-option.ts'

const call = { expiresOn: '2020-01-15' }

describe('an option that has expired', () => {
  it.each(['Watch', 'Buy', 'Buy More'] as const)('takes no %s', (action) => {
    expect(problemOfExpiry(call, action, '2026-11-22')).toBe(
      'This option expired on Jan 15, 2020, before Nov 22, 2026. If you decided before it expired, say that day under ' +
        '“Decided on”; if its expiry is mistyped, type the right one. Nothing was recorded.',
    )
  })

  it('is bought on its last day, and on a day before', () => {
    expect(problemOfExpiry(call, 'Buy', '2020-01-15')).toBeNull()
    expect(problemOfExpiry(call, 'Buy', '2019-12-02')).toBeNull()
    expect(problemOfExpiry(call, 'Sell', '2026-11-22')).toBeNull()
    expect(problemOfExpiry({ expiresOn: null }, 'Buy', '2026-11-22')).toBeNull()
    expect(problemOfExpiry(null, 'Buy', '2026-11-22')).toBeNull()
  })

  it('goes by the day decided, and by New York’s day of now without one', () => {
    const [now, field] = ['2020-01-16T02:00:00.000Z', 'decidedOn']
    expect(checkNotExpired(call, 'Buy', { now, field }).ok).toBe(true)
    expect(checkNotExpired(call, 'Buy', { now, field, decidedOn: '2020-01-16' })).toMatchObject({
      ok: false,
      problem: { code: 'invalid', field: 'decidedOn' },
    })
  })
})
