import { expect, test } from 'vitest'
import { critiqueBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const buy = decided('The price increases have stayed, and so I expect the margin to return.', {
  action: 'Buy',
  at: '2023-03-07T15:00:00.000Z',
  price: '172',
})
const at = (day: string, on: string | null) =>
  critiqueBuiltIn(
    asked(decided('The volume rose.', { action: 'Hold', at: `${day}T15:00:00.000Z`, price: '268' }), [buy], {
      tests: [{ text: 'Gross margin not back above 52 per cent by the report of July 2024', on, at: buy.at }],
    }),
  )

test('a test runs until the day that was typed beside it, and no longer until the end of a month that its line names', () => {
  expect(at('2023-10-24', '2024-07-15')).toContain('Jul 15, 2024')
  expect(at('2024-07-16', '2024-07-15')).not.toContain('Jul 31, 2024')
  expect(at('2024-07-16', null)).not.toContain('Jul 31, 2024')
})

test('a test whose day an earlier entry was written on is not held up at a later sale', () => {
  const wrote = decided('Exit if the 2025 guidance is below 800 million (call on 13 February 2025).', {
    action: 'Buy',
    at: '2024-03-12T15:00:00.000Z',
    price: '10.60',
  })
  const called = decided('Guidance: 1.6 billion.', { action: 'Hold', at: '2025-02-13T15:00:00.000Z', price: '10.30' })
  const sale = decided('Tariffs.', { action: 'Sell', at: '2025-04-04T15:00:00.000Z', price: '8.10' })
  expect(critiqueBuiltIn(asked(sale, [wrote]))).toContain('below 800 million')
  expect(critiqueBuiltIn(asked(sale, [wrote, called]))).not.toContain('below 800 million')
})
