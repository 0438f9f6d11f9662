import { expect, it } from 'vitest'
import { journalForEach } from '#test/support/journal-for-each.ts'

const { add, correct, hold, setNow } = journalForEach('2026-11-16T15:00:00.000Z')

it('a stop that a Hold states unchanged is shown as no move, can be corrected, and keeps its stated price', async () => {
  await add({ costBasis: 100, stopLossYesNo: 'Yes', stopLossPercentage: 10 })
  setNow('2026-11-17T15:00:00.000Z')
  const stated = await hold({ price: 100, stopLossYesNo: 'Yes', stopLossPercentage: 10 })
  const said = stated.thesis.at(-1)
  expect(said).not.toHaveProperty('levelChanges')
  expect(said?.correctable).toContainEqual({ field: 'stopLoss', value: '90' })

  const asset = await correct(1, 'price', '115')
  expect(asset).toMatchObject({ stopLossPrice: '90.00', crossings: [] })
  expect(asset.thesis.at(-1)?.levelChanges).toEqual([
    { level: 'stop-loss', from: '103.50', to: '90.00', percentage: '10' },
  ])
})

it('a stop that a correction has put where a later decision moved it is moved from nowhere to nowhere', async () => {
  await add({ costBasis: 100, stopLossYesNo: 'Yes', stopLossPrice: 90 })
  setNow('2026-11-17T15:00:00.000Z')
  await hold({ price: 100, stopLossYesNo: 'Yes', stopLossPrice: 85 })
  const { thesis } = await correct(1, 'stopLoss', '85')
  expect(thesis.at(-1)).not.toHaveProperty('levelChanges')
})
