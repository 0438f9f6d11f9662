import { expect, it } from 'vitest'
import { type Dealt, ledgerOf } from '#test/support/trading.ts'
import type { AssetEntry } from '../assets/asset.ts'
import { critiqueRequest } from './critique-request.ts'

const LINE = 'Two reports below 8%'

/** A Buy that writes a test, the answer that it happened, and what is decided after it. */
function afterAnswer(...later: readonly Dealt[]): readonly AssetEntry[] {
  const [buy, ...rest] = ledgerOf([1, 'Buy', '10', '100', '2026-01-05'], ...later)
  if (buy?.kind !== 'decision-recorded') throw new Error('The ledger begins with a decision.')
  const answer = { kind: 'own-test-answered', assetId: 1, setBySequence: 1, hasHappened: true } as const
  return [
    { ...buy, ownTest: { line: LINE, on: null } },
    { ...answer, sequence: 2, recordedAt: '2026-04-02T16:00:00.000Z' },
    ...rest.map((entry, index) => ({ ...entry, sequence: index + 3 })),
  ]
}

const askedOf = (entries: readonly AssetEntry[], decisionId: string) => critiqueRequest(entries, [], decisionId)

it('is in force from the decision that writes it, and no more once it is answered', () => {
  const entries = afterAnswer([1, 'Hold', null, '95', '2026-06-01'])
  expect(askedOf(entries, 'd-1')?.tests).toEqual([{ text: LINE, on: null, at: '2026-01-05T15:00:00.000Z' }])
  expect(askedOf(entries, 'd-1')?.testsComeTrue).toBeUndefined()
  expect(askedOf(entries, 'd-2')?.tests).toBeUndefined()
})

it('has come true for every later entry, up to the sale that follows it', () => {
  const entries = afterAnswer(
    [1, 'Hold', null, '95', '2026-06-01'],
    [1, 'Hold', null, '92', '2026-08-03'],
    [1, 'Sell', '10', '90', '2026-09-01'],
    [1, 'Buy', '10', '80', '2026-10-01'],
    [1, 'Hold', null, '81', '2026-11-02'],
  )
  const told = { text: LINE, at: '2026-01-05T15:00:00.000Z', answeredAt: '2026-04-02T16:00:00.000Z' }
  expect(['d-2', 'd-3', 'd-4'].map((id) => askedOf(entries, id)?.testsComeTrue)).toEqual([[told], [told], [told]])
  expect(['d-5', 'd-6'].map((id) => askedOf(entries, id)?.testsComeTrue)).toEqual([undefined, undefined])
})

it('is told again after the sale of a part, to whoever holds the rest', () => {
  const entries = afterAnswer([1, 'Sell Some', '2', '95', '2026-06-01'], [1, 'Hold', null, '92', '2026-06-02'])
  expect(askedOf(entries, 'd-3')?.testsComeTrue).toEqual([expect.objectContaining({ text: LINE })])
})

it('is told with the moment at which it was written, where its decision is dated back', () => {
  const entries = afterAnswer().map((entry) =>
    entry.kind === 'decision-recorded' ? { ...entry, decidedOn: '2026-01-02' } : entry,
  )
  const [test] = askedOf(entries, 'd-1')?.tests ?? []
  expect(test).toEqual({ text: LINE, on: null, at: '2026-01-02T21:00:00.000Z', writtenAt: '2026-01-05T15:00:00.000Z' })
})
