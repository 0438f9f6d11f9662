import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { AddAssetBody } from '#contract/assets.ts'
import { DecisionBody } from '#contract/decisions.ts'
import { buyIbm } from '../support/buy-ibm.ts'
import { type HttpMember, signUp } from '../support/http-member.ts'
import { startCandor } from '../support/running-candor.ts'
import { printReport } from './report.ts'

const OPENINGS = 20
const FURTHER = 20

const candor = await startCandor()
afterAll(() => candor.close())

type Sent = { readonly path: string; readonly body: object }

type Decision = { readonly first: Sent; readonly changed: readonly Sent[] }

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

/** Every field of a first decision is changed by one of these, alone or with what belongs to it. */
const OPENING_CHANGES: readonly object[] = [
  { assetQty: 11 },
  { costBasis: 121.24 },
  { ticker: 'XYZ' },
  { companyName: 'Another company' },
  { stockOrOptions: 'options', contract: { right: 'call', strike: 150 } },
  { watchOrBuy: 'Watch', stopLossYesNo: 'No', stopLossPercentage: null },
  { stopLossPercentage: 11 },
  { stopLossPercentage: null, stopLossPrice: 100 },
  { stopLossYesNo: 'No', stopLossPercentage: null },
  { takeProfitYesNo: 'Yes', takeProfitPercentage: 20 },
  { takeProfitYesNo: 'Yes', takeProfitPrice: 150 },
  { confidenceLevel: 7 },
  { thesis: 'Hybrid cloud revenue should grow above 9% for three straight quarters.' },
  { decidedOn: '2026-01-05' },
  { wrongIf: 'Revenue falls.' },
  { wrongIf: 'Revenue falls two quarters in a row.', wrongIfOn: '2027-01-15' },
  { claim: { horizonMonths: 6, benchmark: { ticker: 'SPY' } } },
  { claim: { horizonMonths: 12, benchmark: 'gain' } },
  { claim: { horizonMonths: 12, benchmark: { price: 200 } } },
]

function openings(): Decision[] {
  return Array.from({ length: OPENINGS }, (_, index) => {
    const own = { wrongIf: 'Revenue falls two quarters in a row.', claim: CLAIM }
    const body = buyIbm({ ticker: `R${index}`, stopLossYesNo: 'Yes', stopLossPercentage: 10, ...own })
    const path = '/api/assets'
    const changed = eightOf(OPENING_CHANGES, index).map((change) => ({ path, body: { ...body, ...change } }))
    return { first: { path, body }, changed }
  })
}

/** Other ones for each id, so that each change is tried for several. */
const eightOf = (changes: readonly object[], index: number): object[] =>
  Array.from({ length: 8 }, (_, place) => changes[(index * 8 + place) % changes.length] ?? {})

const CLAIM = { horizonMonths: 12, benchmark: { ticker: 'SPY' } }

/** Every field of a further decision is changed by one of these. */
const FURTHER_CHANGES: readonly object[] = [
  { quantity: 5 },
  { price: 101 },
  { updatedConfidenceLevel: 8 },
  { updatedThesis: 'The story is no longer intact.' },
  { updateAction: 'Sell Some' },
  { updateAction: 'Hold', quantity: null, price: null },
  { updateAction: undefined, assetAction: 'Sell', quantity: null },
  { stopLossYesNo: 'No' },
  { stopLossYesNo: 'Yes', stopLossPercentage: 12 },
  { stopLossYesNo: 'Yes', stopLossPrice: 90 },
  { takeProfitYesNo: 'Yes', takeProfitPercentage: 30 },
  { takeProfitYesNo: 'Yes', takeProfitPrice: 160 },
  { decidedOn: '2026-01-05' },
  { wrongIf: 'Margins fall.' },
  { wrongIf: 'Margins fall below 40%.', wrongIfOn: '2027-01-15' },
  { claim: { horizonMonths: 3, benchmark: { ticker: 'SPY' } } },
]

function further(): Decision[] {
  return Array.from({ length: FURTHER }, (_, index) => {
    const path = `/api/assets/${index + 1}/decisions`
    const [decisionId, wrongIf] = [randomUUID(), 'Margins fall below 40%.']
    const thesis = { updatedConfidenceLevel: 7, updatedThesis: 'The story is still intact.', wrongIf, claim: CLAIM }
    const body = { decisionId, ...thesis, updateAction: 'Buy More', quantity: 4, price: 100 }
    const six = Array.from({ length: 6 }, (_, place) => FURTHER_CHANGES[(index * 6 + place) % FURTHER_CHANGES.length])
    const changed: Sent[] = [
      ...six.map((change) => ({ path, body: { ...body, ...change } })),
      { path: `/api/assets/${((index + 1) % OPENINGS) + 1}/decisions`, body },
      { path: '/api/assets', body: buyIbm({ decisionId, ticker: `Y${index}` }) },
    ]
    return { first: { path, body }, changed }
  })
}

test('every field that a decision can have is among those that are changed', () => {
  const fieldsOf = (changes: readonly object[]) => new Set(changes.flatMap(Object.keys))
  // Up to where its sender had read, which version of its draft, and of when the price is that its form filled in, is no part of a
  // decision: a page that has read on sends the same one.
  const beside = ['decisionId', 'seenUpTo', 'draftRevision', 'knownPriceAt']
  const given = (shapes: readonly object[]) =>
    new Set(shapes.flatMap(Object.keys).filter((field) => !beside.includes(field)))
  expect(fieldsOf(OPENING_CHANGES)).toEqual(given([AddAssetBody.shape]))
  expect(fieldsOf(FURTHER_CHANGES)).toEqual(given(DecisionBody.options.map(({ shape }) => shape)))
})

async function decisionCount(member: HttpMember): Promise<number> {
  const assets = await Promise.all(Array.from({ length: OPENINGS }, (_, index) => member.asset(index + 1)))
  return assets.flatMap(({ thesis }) => thesis).length
}
