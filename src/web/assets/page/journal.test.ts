import { expect, test } from 'vitest'
import type { AssetView } from '#contract/assets.ts'
import { journalOf, withEvents, withFoldedPrices } from './journal.ts'

const at = { dateAdded: '2026-04-06T14:30:00.000Z', dateAddedReadable: 'Apr 6, 2026' }

const decided = (decisionId: string, sequence: number, action: string): AssetView['thesis'][number] => ({
  ...at,
  decisionId,
  sequence,
  action,
  thesis: `Why ${action}`,
  quantity: null,
  price: null,
})

const analysed = (decisionId: string, sequence: number): AssetView['aiAnalysis'][number] => ({
  ...at,
  decisionId,
  sequence,
  action: 'Buy',
  aiAnalysis: `Answer ${sequence}`,
  status: 'complete',
  reason: null,
  model: 'gpt-4o',
  promptVersion: '1',
  promptHash: '',
  durationMs: 1,
})

test('the journal joins the histories, newest first by sequence and not by time', () => {
  const asset = {
    thesis: [decided('a', 1, 'Buy'), decided('b', 4, 'Hold')],
    confidenceLevel: [{ ...at, decisionId: 'a', sequence: 1, level: 6 }],
    aiAnalysis: [analysed('a', 2), analysed('a', 3)],
    awaitingCritique: ['b'],
  }
  const journal = journalOf(asset)
  expect(journal.map(({ action, confidence, isAwaitingCritique }) => [action, confidence, isAwaitingCritique])).toEqual(
    [
      ['Hold', null, true],
      ['Buy', 6, false],
    ],
  )
  expect(journal.map(({ analyses }) => analyses.map(({ sequence }) => sequence))).toEqual([[], [3, 2]])
  expect(asset.aiAnalysis.map(({ sequence }) => sequence)).toEqual([2, 3])
})

test('events are placed between the decisions by sequence', () => {
  const decisions = journalOf({
    ...{ thesis: [decided('a', 1, 'Buy'), decided('b', 4, 'Hold')], confidenceLevel: [], aiAnalysis: [] },
    awaitingCritique: [],
  })
  const price = { price: '98.92', source: 'typed', at: at.dateAdded } as const
  const noted = [3, 5].map((sequence) => ({ ...at, kind: 'price-noted', sequence, price }) as const)
  expect(withEvents(decisions, noted).map(({ sequence }) => sequence)).toEqual([5, 4, 3, 1])
})

test('long rows of typed prices are folded but for the newest, and short ones stay', () => {
  const price = { price: '98.92', source: 'typed', at: at.dateAdded } as const
  const noted = [1, 2, 3, 5, 6, 7, 8, 9].map((sequence) => ({ ...at, kind: 'price-noted', sequence, price }) as const)
  const decisions = journalOf({
    ...{ thesis: [decided('a', 4, 'Buy')], confidenceLevel: [], aiAnalysis: [], awaitingCritique: [] },
  })
  const folded = withFoldedPrices(withEvents(decisions, noted))
  expect(folded.map((item) => ('typed' in item ? item.typed.map(({ sequence }) => sequence) : item.sequence))).toEqual([
    ...[9, [8, 7, 6, 5]],
    ...[4, 3, 2, 1],
  ])
})
