import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { buyIbm } from '../support/buy-ibm.ts'
import { type HttpMember, signUp } from '../support/http-member.ts'
import { startCandor } from '../support/running-candor.ts'
import { printReport } from './report.ts'

const OPENINGS = 20
const FURTHER = 20

const candor = await startCandor()
afterAll(() => candor.close())

type Sent = { readonly path: string; readonly body: object }

test(`${OPENINGS + FURTHER} decision ids, each sent again with 8 other bodies: none is acknowledged`, async () => {
  const member = await signUp(candor, 'repeater')
  const decisions = [...openings(), ...further()]
  let acknowledged = 0
  let unlikeTheFirst = 0
  for (const { first, changed } of decisions) {
    const recorded = await member.send('POST', first.path, first.body)
    expect(recorded.status).toBe(201)
    for (const { path, body } of changed) {
      const answer = await member.send('POST', path, body)
      if (answer.status < 300) acknowledged += 1
      else expect(answer).toMatchObject({ status: 422, json: { errors: [{ field: 'decisionId' }] } })
    }
    const repeat = await member.send('POST', first.path, first.body)
    if (repeat.status !== 201 || repeat.text !== recorded.text) unlikeTheFirst += 1
  }
  const stored = await decisionCount(member)
  printReport({
    name: 'repeated-decisions',
    n: decisions.length * 8,
    faults: 0,
    figure: { ids: decisions.length, acknowledged, unlikeTheFirst, stored },
    pass: acknowledged === 0 && unlikeTheFirst === 0 && stored === decisions.length,
  })
  expect({ acknowledged, unlikeTheFirst, stored }).toEqual({ acknowledged: 0, unlikeTheFirst: 0, stored: 40 })
})

function openings(): { first: Sent; changed: Sent[] }[] {
  return Array.from({ length: OPENINGS }, (_, index) => {
    const body = buyIbm({ ticker: `R${index}`, stopLossYesNo: 'Yes', stopLossPercentage: 10 })
    const changes: object[] = [
      { assetQty: 11 },
      { costBasis: 121.24 },
      { ticker: `X${index}` },
      { companyName: 'Another company' },
      { stockOrOptions: 'options', contract: { right: 'call', strike: 150 } },
      { watchOrBuy: 'Watch' },
      { stopLossPercentage: 11 },
      { takeProfitYesNo: 'Yes', takeProfitPercentage: 20 },
    ]
    const path = '/api/assets'
    return { first: { path, body }, changed: changes.map((change) => ({ path, body: { ...body, ...change } })) }
  })
}

function further(): { first: Sent; changed: Sent[] }[] {
  return Array.from({ length: FURTHER }, (_, index) => {
    const path = `/api/assets/${index + 1}/decisions`
    const said = { decisionId: randomUUID(), updatedConfidenceLevel: 7, updatedThesis: 'The story is still intact.' }
    const body = { ...said, updateAction: 'Buy More', quantity: 4, price: 100 }
    const changed: Sent[] = [
      { path, body: { ...body, quantity: 5 } },
      { path, body: { ...body, price: 101 } },
      { path, body: { ...body, updatedConfidenceLevel: 8 } },
      { path, body: { ...body, updatedThesis: 'The story is no longer intact.' } },
      { path, body: { ...body, updateAction: 'Sell Some' } },
      { path, body: { ...said, updateAction: 'Hold' } },
      { path: `/api/assets/${((index + 1) % OPENINGS) + 1}/decisions`, body },
      { path: '/api/assets', body: buyIbm({ decisionId: said.decisionId, ticker: `Y${index}` }) },
    ]
    return { first: { path, body }, changed }
  })
}

async function decisionCount(member: HttpMember): Promise<number> {
  const assets = await Promise.all(Array.from({ length: OPENINGS }, (_, index) => member.asset(index + 1)))
  return assets.flatMap(({ thesis }) => thesis).length
}
