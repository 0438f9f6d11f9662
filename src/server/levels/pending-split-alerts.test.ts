import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { journalForEach } from '#test/support/journal-for-each.ts'
import { quarantine, storeSplits } from '../prices/anomaly-store.ts'

/** Bought at 400 with a stop at 360. A 4-for-1 split on Wednesday, 10 June 2026 is reported but not yet recorded. */
const SPLIT = { effectiveOn: '2026-06-10', newShares: '4', oldShares: '1' }
const AT = '2026-06-11T15:00:00.000Z'

const { app, setNow, asset, add, post } = journalForEach('2026-06-08T15:00:00.000Z')
beforeEach(async () => {
  await add({ costBasis: 400, stopLossYesNo: 'Yes', stopLossPercentage: 10 })
  await storeSplits(app().context.db, 'IBM', [{ ...SPLIT, source: 'massive' }])
  setNow(AT)
})

const decide = (said: object) =>
  post('/api/assets/1/decisions', {
    decisionId: randomUUID(),
    updatedConfidenceLevel: 6,
    updatedThesis: 'It is the same company in more shares.',
    ...said,
  })

async function confirmed(): Promise<void> {
  const quarantined = { knownPrice: '404', reason: 'Too far.', source: 'twelve-data', at: AT } as const
  await quarantine(app().context.db, 'IBM', { price: '103', ...quarantined })
  await post('/api/assets/1/price-confirmation')
}

const alertsTold = async () => (await asset()).events.filter(({ kind }) => kind === 'level-crossed')

it.each<[string, () => Promise<unknown>]>([
  ['typed for now', () => post('/api/assets/1/prices', { price: '103' })],
  ['typed as a close of after it', () => post('/api/assets/1/prices', { price: '102', on: '2026-06-10' })],
  [
    'uploaded',
    () =>
      post('/api/assets/1/daily-prices', { csv: 'Date,Close\n2026-06-09,402\n2026-06-10,101', leapsAreRight: true }),
  ],
  ['sent with a Hold', () => decide({ updateAction: 'Hold', price: '103' })],
  ['sent with a Buy More', () => decide({ updateAction: 'Buy More', quantity: '4', price: '103' })],
  ["a provider's that was confirmed", confirmed],
])('a price %s after a split that is not yet recorded reaches no stop, even once it is recorded', async (_, tell) => {
  await tell()
  expect(await alertsTold()).toEqual([])
  expect(await asset()).toMatchObject({ crossings: [], pendingSplit: SPLIT, currentValue: null })
  await post('/api/assets/1/splits', SPLIT)
  // In new shares the stop is 90.
  expect(await asset()).toMatchObject({ crossings: [], stopLossPrice: '90.00' })
  expect(await alertsTold()).toEqual([])
})

it('a close from before the split reaches the stop', async () => {
  await post('/api/assets/1/prices', { price: '350', on: '2026-06-09' })
  expect(await asset()).toMatchObject({ crossings: [{ levelPrice: '360.00', price: '350.00', on: '2026-06-09' }] })
})
