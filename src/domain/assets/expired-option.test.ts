import { describe, expect, it } from 'vitest'
import { checkNotExpired } from './expired-option.ts'

const NOW = '2026-11-20T15:00:00.000Z'
const call = (expiresOn: string | null) => ({ contract: { right: 'call' as const, strike: '100', expiresOn } })

describe('an option that had expired by the day decided', () => {
  it.each(['Buy', 'Buy More'] as const)('is refused to %s, with what to do', (action) => {
    expect(checkNotExpired(call('2020-01-15'), { action }, NOW)).toEqual({
      ok: false,
      problem: {
        code: 'invalid',
        field: 'decidedOn',
        message:
          `This option expired on Jan 15, 2020, and this ${action} is of Nov 20, 2026. If its expiry was mistyped, correct it in ` +
          'its first entry, or choose the day of the decision under “Decided on”. Nothing was recorded.',
      },
    })
  })

  it.each([
    ['on its last day', call('2026-11-20'), { action: 'Buy' as const }],
    ['of a day before', call('2020-01-15'), { action: 'Buy' as const, decidedOn: '2020-01-15' }],
    ['without an expiry', call(null), { action: 'Buy' as const }],
    ['that is a share', { contract: null }, { action: 'Buy' as const }],
    ['that is held already', call('2020-01-15'), { action: 'Hold' as const }],
    ['that is sold', call('2020-01-15'), { action: 'Sell' as const }],
  ])('is possible %s', (_case, facts, decision) => {
    expect(checkNotExpired(facts, decision, NOW)).toEqual({ ok: true, value: {} })
  })
})
