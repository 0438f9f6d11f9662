import { expect, it } from 'vitest'
import { assetDiary, stopAt } from '#test/support/asset-diary.ts'
import { replayAsset } from '../../assets/replay-asset.ts'
import { driftInEntries } from '../drift/drift.ts'
import { assetSteps } from '../lines/asset-steps.ts'
import type { JudgedLine } from '../lines/lines-summary.ts'
import { testsCredit, unlessAllBroken } from './tests-credit.ts'

const DAY = '2026-11-20'
const PLAIN = 'The stores are full.'
type Written = Parameters<ReturnType<typeof assetDiary>['decide']>[2]

/** The note of the credit for a Buy and a Hold after it, `1 of 2`; undefined where there is none. */
function noteOf(bought: Written, held: Written): string | undefined {
  const diary = assetDiary()
  diary.decide(DAY, 'Buy', { quantity: '10', price: '100', ...bought })
  diary.decide(DAY, 'Hold', { price: '92', ...held })
  const asset = replayAsset(diary.entries)
  if (!asset) throw new Error('a diary opens an asset')
  const drift = [{ findings: driftInEntries(assetSteps(diary.entries)) }]
  return testsCredit([{ asset, entries: diary.entries, closes: [], pendingSplit: null, last: null }], drift)?.note
}

it.each([
  'I should have sold the last one if it fell under 90, but I did not. This one I keep for good.',
  'Last time I said I would sell if cash fell below two years, and I did not. Never again such rules.',
  'I said I would be out under $90. That was silly.',
  'I meant to sell if renewals fall below 90%.',
  'I sell if renewals fall below 90%. I did not, of course.',
])('is none for a test of another time: %s', (thesis) => expect(noteOf({ thesis: PLAIN }, { thesis })).toBeUndefined())

it.each([
  'I sell if renewals fall below 90%.',
  'Last time I held on; this time I sell if renewals fall below 90%.',
  'If renewals fall below 90%, I would have been wrong.',
  'I was late before, but now I sell if renewals fall below 90%.',
  'By June they must have refinanced the bond, or I leave.',
])('is one for a test that holds now: %s', (thesis) => expect(noteOf({ thesis: PLAIN }, { thesis })).toBe('1 of 2'))

it('is none for a stop that is only moved away, and one for a stop that is set or moved nearer', () => {
  const bought = (stop: string | null) => ({ thesis: PLAIN, ...(stop !== null && { levels: stopAt(stop) ?? {} }) })
  const held = (from: string | null, to: string) =>
    noteOf(bought(from), { thesis: PLAIN, levels: stopAt(to, from ?? undefined) ?? {} })
  expect([held('80', '70'), held('80', '85'), held(null, '85')]).toEqual(['1 of 2', '2 of 2', '1 of 2'])
  const ownTest = { line: 'Margin below 20%', on: null }
  expect(noteOf(bought('80'), { thesis: PLAIN, ownTest, levels: stopAt('70', '80') ?? {} })).toBe('2 of 2')
  // The entry has what stood there before the correction of its stop: 900, and not 80.
  expect(noteOf(bought('80'), { thesis: PLAIN, levels: stopAt('85', '900') ?? {} })).toBe('2 of 2')
})

it('is none for lines that all came and were held through', () => {
  const diary = assetDiary()
  for (const stop of ['90', '80'])
    diary.decide(DAY, stop === '90' ? 'Buy' : 'Buy More', { quantity: '1', price: '100', levels: stopAt(stop) ?? {} })
  const asset = replayAsset(diary.entries)
  if (!asset) throw new Error('a diary opens an asset')
  const credit = testsCredit([{ asset, entries: diary.entries, closes: [], pendingSplit: null, last: null }], [])
  const was = (was: 'held through' | 'open', setBySequence: number) =>
    ({ line: { setBySequence, response: { was } } }) as unknown as JudgedLine
  expect(unlessAllBroken(credit, [was('held through', 1)])).toBe(credit)
  expect(unlessAllBroken(credit, [was('held through', 1), was('open', 2)])).toBe(credit)
  expect(unlessAllBroken(credit, [was('held through', 1), was('held through', 2)])).toBeNull()
})
