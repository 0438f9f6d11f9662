import { expect, it } from 'vitest'
import { assetDiary, stopAt } from '#test/support/asset-diary.ts'
import { replayAsset } from '../../assets/replay-asset.ts'
import { mirrorOf } from '../mirror.ts'
import { readMirror } from './read-mirror.ts'
import { sentenceOfLine } from './sentence-of-line.ts'

const BOUGHT = 'When money is short everybody shops there.'
const HELD = 'The stores are full.'
/** What the Buy set beside its text. */
const SET = 'Stop at $90.00, set on May 4, 2026'

type Decided = readonly ['Hold' | 'Sell', string]
const SOLD_LATE: Decided = ['Sell', '2026-06-25']

/** What is quoted under the finding of broken lines, of a stop at 90 that was reached at 88. */
const quotedOf = (bought: string, after: string, decided?: Decided) => quotesUnder('lines', bought, after, decided)

function quotesUnder(
  kind: 'lines' | 'drift',
  bought: string,
  after: string,
  [action, on] = ['Hold', '2026-06-02'] as Decided,
): string[] {
  const diary = assetDiary()
  diary.decide('2026-05-04', 'Buy', { quantity: '10', price: '100', thesis: bought, levels: stopAt('90') ?? {} })
  diary.reach('2026-06-01', 'stop-loss', '90', '88')
  diary.decide(on, action, { price: '89', thesis: after })
  const asset = replayAsset(diary.entries)
  if (!asset) throw new Error('a diary opens an asset')
  const last = { on: '2026-06-30', price: '80', source: 'close' as const }
  const assets = [{ asset, entries: diary.entries, closes: ['2026-06-30 80'], pendingSplit: null, last }]
  const time = { today: '2026-06-30', lastDay: '2026-06-30', imported: 0, benchmark: null }
  const found = readMirror(mirrorOf(assets, time), assets).findings.find((finding) => finding.kind === kind)
  return (found?.quotes ?? []).map(({ words }) => words)
}

it('of a line that was held through the sentences are quoted that speak of it', () => {
  expect(quotedOf(`${BOUGHT} My stop is at $90.`, `${HELD} It is below the stop, and I wait.`)).toEqual([
    'My stop is at $90.',
    'It is below the stop, and I wait.',
  ])
  expect(quotedOf(BOUGHT, `${HELD} Now it is under 90.`)).toEqual([SET, 'Now it is under 90.'])
  expect(quotedOf(`${BOUGHT} Under $90 I am out.`, HELD)).toEqual(['Under $90 I am out.'])
})

it('of a line that nobody answered in time the next entry is quoted where it speaks of it', () => {
  expect(quotedOf(BOUGHT, `${HELD} The stop came weeks ago.`, SOLD_LATE)).toEqual([SET, 'The stop came weeks ago.'])
  expect(quotedOf(BOUGHT, HELD, SOLD_LATE)).toEqual([SET])
})

it('where neither entry speaks of the line, the line itself is shown, and not how a thesis begins', () =>
  expect(quotedOf(`${BOUGHT} I like it.`, `${HELD} I wait.`)).toEqual([SET]))

it('of a new reason the sentence is quoted that gives it', () =>
  // How the Buy began is what its due review asks for: its stop has come.
  expect(quotesUnder('drift', `${BOUGHT} I like it.`, `${HELD} And the dividend is safe.`)).toEqual([
    'And the dividend is safe.',
  ]))

const stop = { kind: 'stop-loss', levelPrice: '90', words: null } as const
const target = { kind: 'take-profit', levelPrice: '150', words: null } as const
const test = { kind: 'own-test', levelPrice: null, words: 'Renewals fall below 90%' } as const

it.each([
  ['Nothing stops them. The stop came.', stop, 'The stop came.'],
  ['It grows 90% a year. I was stopped out.', stop, 'I was stopped out.'],
  ['They stop at nothing new. At 90 I said I would go.', stop, 'At 90 I said I would go.'],
  ['I stop looking at it.', stop, null],
  ['It grows. The target is reached, and I let it run.', target, 'The target is reached, and I let it run.'],
  ['It grows. My own rule says to sell.', target, 'My own rule says to sell.'],
  ['Sales grow. Renewals fell to 88%.', test, 'Renewals fell to 88%.'],
  ['Sales fall. It is a fine company.', test, null],
])('in “%s” the sentence that speaks of a %o is found', (thesis, line, sentence) =>
  expect(sentenceOfLine(thesis, line)).toBe(sentence),
)
