import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { openTestApp } from '#test/support/test-app.ts'

it('no entry is based on a row that was changed from outside', async () => {
  const app = await openTestApp()
  const alice = await app.member()
  await alice.send('POST', '/api/assets', buyIbm({ assetQty: 10 }))
  const { state } = await app.context.db.selectFrom('assets').select('state').executeTakeFirstOrThrow()
  const changed = state.replaceAll('"quantity":"10"', '"quantity":"1000"')
  expect(changed).not.toBe(state)
  await app.context.db.updateTable('assets').set({ state: changed }).execute()
  const sold = await alice.send('POST', '/api/assets/1/decisions', {
    decisionId: randomUUID(),
    updateAction: 'Sell Some',
    quantity: 900,
    price: 100,
    updatedConfidenceLevel: 7,
    updatedThesis: 'Nine hundred of them are enough for me.',
  })
  expect(sold).toMatchObject({ status: 422, json: { detail: expect.stringContaining('You hold 10') } })
  await app.close()
})
