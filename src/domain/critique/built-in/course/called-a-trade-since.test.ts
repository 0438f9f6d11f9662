import { expect, test } from 'vitest'
import type { CritiquedDecision } from '../../critique.ts'
import { critiqueBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const said = (wrote: string, thesis: string, action: CritiquedDecision['action'] = 'Sell') =>
  critiqueBuiltIn(
    asked(decided(thesis, { action, at: '2026-05-12T15:00:00.000Z', price: '41' }), [
      decided(wrote, { at: '2026-01-12T15:00:00.000Z', price: '50' }),
    ]),
  )
const FIVE_YEARS = 'Seat growth 14%. I hold this for five years at least.'

test.each<[string, string, CritiquedDecision['action'], string]>([
  [FIVE_YEARS, 'Was only ever meant as a quick trade.', 'Sell', 'I hold this for five years at least'],
  [FIVE_YEARS, 'It was just a swing anyway.', 'Hold', 'I hold this for five years at least'],
  ['Seat growth 14%. A ten-year hold.', 'This was never more than a trade.', 'Sell', 'A ten-year hold'],
  ['Seat growth 14%. Horizon 2030.', 'I always saw it as a short-term thing.', 'Sell', 'Horizon 2030'],
  ['Seat growth 14%. My long-term holding.', 'It was never an investment.', 'Hold', 'My long-term holding'],
])(
  'what a Buy meant to hold for years is quoted beside the trade that it is called now: %s %s',
  (wrote, now, action, then) => {
    const text = said(wrote, now, action)
    expect(text).toContain(`On Jan 12, 2026 you wrote “${then}”`)
    expect(text).toMatch(/(?:today it says|now you write) “/)
  },
)

test.each([
  [FIVE_YEARS, 'My wife says it was only ever meant as a quick trade.'],
  [FIVE_YEARS, 'It was never a quick trade.'],
  [FIVE_YEARS, 'If it was only ever meant as a quick trade, why did I write five years?'],
  [FIVE_YEARS, 'I bought Nvidia too; it was only a quick trade.'],
  [FIVE_YEARS, 'I sold Nvidia. It was only ever a quick trade.'],
  [FIVE_YEARS, 'The other lot is gone. It was only ever a quick trade.'],
  [FIVE_YEARS, 'The stand was only ever meant as a short trade show demo.'],
  ['Seat growth 14%. Management holds this for five years.', 'It was only ever meant as a quick trade.'],
  ['Seat growth 14%. Horizon 2026.', 'It was only ever meant as a quick trade.'],
  ['A quick trade; if it runs I hold it for years.', 'It was only ever meant as a quick trade.'],
  ['Customers stay for ten years.', 'It was only ever meant as a quick trade.'],
  ['A long-term holding of Berkshire.', 'It was only ever meant as a quick trade.'],
  ['In business for decades.', 'It was only ever meant as a quick trade.'],
  ['Their horizon is 2035.', 'It was only ever meant as a quick trade.'],
  ['Contracts run for five years.', 'It was only ever meant as a quick trade.'],
  ['I will not hold it for years.', 'It was only ever meant as a quick trade.'],
  ['Seat growth 14%.', 'It was only ever meant as a quick trade.'],
])('and nothing is said of: %s %s', (wrote, now) => expect(said(wrote, now)).not.toMatch(/today it says|now you write/))
