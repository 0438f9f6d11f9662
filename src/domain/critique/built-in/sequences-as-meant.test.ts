import { describe, expect, it } from 'vitest'
import { critiqueBuiltIn } from './built-in-critic.ts'
import { asked, decided } from './request.fixture.ts'

const on = (day: string) => ({ at: `${day}T15:00:00.000Z` })
const bought = (thesis: string, day = '2025-01-13') => decided(thesis, { ...on(day), price: '100' })
const later = (action: 'Hold' | 'Sell' | 'Buy More', thesis: string, price = '80', day = '2025-04-14') =>
  decided(thesis, { ...on(day), action, price })

describe('a test of so many times', () => {
  const buy = bought('If they miss guidance a second time I am gone.')
  const first = later('Hold', 'They missed. That is one.')

  it.each(['They missed. That is one.', 'They missed.'])('is not broken by the first: %s', (thesis) => {
    const text = critiqueBuiltIn(asked(later('Hold', thesis), [buy]))
    expect(text).toContain('counts towards it')
    expect(text).not.toContain('and this is a Hold')
  })

  it('is broken by what its writer counts as the second', () => {
    const second = later('Hold', 'They missed again.', '70', '2025-07-14')
    expect(critiqueBuiltIn(asked(second, [buy, first]))).toContain('“They missed again”')
    expect(critiqueBuiltIn(asked(second, [buy, first]))).toContain('Hold at $70.00')
  })

  it.each(['Missed again. Two is two. Sold the lot.', 'They missed. Sold.'])('is kept by a sale: %s', (thesis) => {
    const sale = later('Sell', thesis, '70', '2025-07-14')
    const text = critiqueBuiltIn(asked(sale, [buy, first]))
    expect(text).toMatch(/It came, and you took the loss|You wrote it on Jan 13, 2025, it came/)
    expect(text).not.toContain('only now')
  })
})
