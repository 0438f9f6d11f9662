import { beforeEach, expect, it } from 'vitest'
import type { AssetView } from '#contract/assets.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { downloadText } from '#test/support/exported.ts'
import { journalForEach } from '#test/support/journal-for-each.ts'
import { openTestApp, type Visitor } from '#test/support/test-app.ts'

/** Ten shares at 100, bought on the day on which the share was split, with a stop at 90 and a claim that it stands above 110. */
const { app, member, setNow, post } = journalForEach('2026-06-10T15:00:00.000Z')
const SPLIT = { effectiveOn: '2026-06-10', newShares: '4', oldShares: '1' }

beforeEach(async () => {
  const claim = { horizonMonths: 3, benchmark: { price: 110 } }
  const stop = { stopLossYesNo: 'Yes', stopLossPercentage: 10 }
  await post('/api/assets', buyIbm({ assetQty: 10, costBasis: 100, ...stop, claim }))
  setNow('2026-06-12T15:00:00.000Z')
})

const send = (firstShares?: string) =>
  member().send('POST', '/api/assets/1/splits', { ...SPLIT, ...(firstShares && { firstShares }) })

async function figuresOf(reader: Visitor) {
  const { quantity, costBasis, stopLossPrice, currentPrice, events, thesis } = (
    await reader.send('GET', '/api/assets/1')
  ).json as AssetView
  const splits = events.flatMap((event) => (event.kind === 'split-recorded' ? [event.isBeforeFirst] : []))
  return { quantity, costBasis, stopLossPrice, price: currentPrice?.price, claim: thesis[0]?.claim?.sentence, splits }
}

it('asks in which shares the first entry is, and records nothing until that is said', async () => {
  const before = await figuresOf(member())
  expect(await send()).toMatchObject({
    status: 422,
    json: {
      errors: [{ field: 'firstShares', message: expect.stringContaining('those of before or of after the split') }],
    },
  })
  expect(await figuresOf(member())).toEqual(before)
})

it('in new shares, every figure stays as it was, and the journal says so', async () => {
  const before = await figuresOf(member())
  expect((await send('new')).status).toBe(201)
  expect(await figuresOf(member())).toEqual({ ...before, splits: [true] })
  expect(before).toMatchObject({ quantity: '10', costBasis: '100.00', stopLossPrice: '90.00' })
})

it('in old shares, it is restated', async () => {
  expect((await send('old')).status).toBe(201)
  expect(await figuresOf(member())).toMatchObject({
    ...{ quantity: '40', costBasis: '25.00', stopLossPrice: '22.50', price: '25' },
    splits: [undefined],
  })
})

it.each(['old', 'new'])('is read as it was told where the journal is imported (%s)', async (firstShares) => {
  await send(firstShares)
  const text = await downloadText(app(), member(), '/api/export?format=json')
  const there = await openTestApp()
  there.setNow('2026-06-12T15:00:00.000Z')
  const reader = await there.member()
  const answer = await reader.send('POST', '/api/import', text, { 'content-type': 'application/json' })
  expect(answer.status).toBe(201)
  expect(await figuresOf(reader)).toEqual(await figuresOf(member()))
  await there.close()
})
