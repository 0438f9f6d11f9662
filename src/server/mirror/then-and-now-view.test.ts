import { expect, it } from 'vitest'
import { driftInEntries } from '#domain/mirror/drift/drift.ts'
import { thenAndNow } from '#domain/mirror/drift/then-and-now.ts'
import { assetSteps } from '#domain/mirror/lines/asset-steps.ts'
import { assetDiary, stopAt } from '#test/support/asset-diary.ts'
import { viewThenAndNow } from './then-and-now-view.ts'

const LONG = 'The order book keeps filling, and the new plant is ready. '.repeat(12).trim()

/** @param held the thesis of a Hold after the price has fallen, and of the one after that */
function viewOf(...held: readonly [string, string]) {
  const diary = assetDiary()
  const levels = stopAt('90') ?? {}
  diary.decide('2026-05-04', 'Buy', { quantity: '10', price: '100', thesis: 'It grows by 5% a year.', levels })
  diary.decide('2026-06-01', 'Hold', { price: '88', thesis: held[0], levels: stopAt('80') ?? {} })
  diary.decide('2026-07-01', 'Hold', { price: '87', thesis: held[1] })
  const sides = thenAndNow({ splits: [] }, diary.entries)
  const findings = driftInEntries(assetSteps(diary.entries))
  const [view] = viewThenAndNow({
    ...{ assetId: 1, ticker: 'T1', isOption: false, findings, closes: [] },
    thenAndNow: sides,
  })
  if (!view) throw new Error('There are two decisions.')
  return view
}

const marked = ({ words, newReasons }: ReturnType<typeof viewOf>['between'][number]) =>
  newReasons.map(({ from, to }) => words.slice(from, to))

it('what a sentence points at is marked in the first and the last thesis, and in one between them that it quotes', () => {
  const { first, last, forgotten, newReasons, between, movedStops } = viewOf('It is cheap.', 'It is cheap, and grows.')
  expect(forgotten.map(({ from, to }) => first.words.slice(from, to))).toEqual(['5%'])
  expect(newReasons.map(({ from, to }) => last.words.slice(from, to))).toEqual(['cheap'])
  expect(between).toMatchObject([
    { sequence: 2, action: 'Hold', on: '2026-06-01', words: 'It is cheap.', price: '88.00' },
  ])
  expect(between.map(marked)).toEqual([['cheap']])
  expect(movedStops).toEqual([{ sequence: 2, on: '2026-06-01', from: '90.00', to: '80.00' }])
})

it('a thesis that none quotes is not among them', () => {
  expect(viewOf('Nothing new.', 'It is cheap.')).toMatchObject({ between: [], newReasons: [{ from: 6, to: 11 }] })
})

it('a long thesis is shown with its mark, and where it is too long begins with the sentence of it', () => {
  const [short] = viewOf(`It is cheap. ${LONG}`, LONG).between
  expect(short?.words).toMatch(/^It is cheap\. The order.*…$/)
  expect(short && marked(short)).toEqual(['cheap'])
  const [cut] = viewOf(`${LONG} It is cheap. And so on.`, LONG).between
  expect(cut?.words).toBe('…It is cheap. And so on.')
  expect(cut && marked(cut)).toEqual(['cheap'])
})
