import { expect, it } from 'vitest'
import { assetDiary } from '#test/support/asset-diary.ts'
import { critiqueRequest } from '../critique-request.ts'
import { critiqueBuiltIn } from './built-in-critic.ts'

const PLAIN = 'Ad sales go up by a tenth.'

/** What is said of the last of some decisions, each on a day of its own. */
function critiqueOf(...decisions: readonly Parameters<ReturnType<typeof assetDiary>['decide']>[]): string {
  const diary = assetDiary()
  for (const decision of decisions) diary.decide(...decision)
  const request = critiqueRequest(diary.entries, [], `T1-${decisions.length}`)
  return request ? critiqueBuiltIn(request) : ''
}
const stopAt = (from: string | null, to: string) => ({ levels: { stopLoss: { from, to, percent: null } } })

it('what lies between the price and the stop is told to the cent', () => {
  const buy = { price: '2.0149', quantity: '500000', thesis: PLAIN, ...stopAt(null, '1.8051') }
  expect(critiqueOf(['2026-03-02', 'Buy', buy])).toContain('$104,900.00')
})

it('a price that is shown alike with a stop has reached it, and is called neither above nor below it', () => {
  const buy = { price: '2.0149', quantity: '10', thesis: PLAIN, ...stopAt(null, '1.8051') }
  const hold = { price: '1.8099', thesis: PLAIN }
  const critique = critiqueOf(['2026-03-02', 'Buy', buy], ['2026-04-02', 'Hold', hold])
  expect(critique).toContain('this Hold of Apr 2, 2026 comes at $1.81, not above it')
  expect(critique).not.toMatch(/below your (?:own )?stop/)
})

it('a stop that moves by less than a cent is told with all of its decimals, and the way that it went', () => {
  const buy = { price: '3.1', quantity: '10', thesis: PLAIN, ...stopAt(null, '2.8049') }
  const hold = { price: '3.2', thesis: PLAIN, ...stopAt('2.8049', '2.7951') }
  const critique = critiqueOf(['2026-03-02', 'Buy', buy], ['2026-04-02', 'Hold', hold])
  expect(critique).toMatch(/\$2\.8049.*\$2\.7951/)
  expect(critique).not.toContain('direction that costs')
})
