import fc from 'fast-check'
import { expect, it } from 'vitest'
import { IBM, THESIS } from '#test/fixtures/entries.ts'
import { type ExitLine, stopSlowly } from '#test/support/reference-exits.ts'
import { cents, centsText, type Fraction, fraction, minus } from '#test/support/reference-ledger.ts'
import { type DecisionDraft, recordDecision } from '../decisions/decision.ts'
import { dayOfNumber } from '../prices/day-number.ts'
import type { AssetEntry } from './asset.ts'
import type { ExitWish } from './exits.ts'
import { levelsOf } from './levels.ts'
import { replayAsset } from './replay-asset.ts'

const FIRST_DAY = 20_000
const price = fc.integer({ min: 101, max: 90_000 }).map((whole) => (whole / 100).toFixed(2))
const percent = fc.integer({ min: 1, max: 99 }).map(String)
const ratio = fc.constantFrom(['2', '1'], ['3', '2'], ['4', '1'], ['1', '10'], ['7', '3'])
const wish = fc.record({
  kind: fc.constantFrom(
    'buy-more',
    'sell-some',
    'move',
    'move',
    'move-by',
    'remove',
    'sell',
    'split',
    'late-split',
    'hold',
  ),
  price,
  percent,
  ratio,
  back: fc.integer({ min: 1, max: 6 }),
})
type Wish = typeof wish extends fc.Arbitrary<infer T> ? T : never

type Books = { readonly lines: ExitLine[]; readonly entries: AssetEntry[] }

const replayed = (entries: readonly AssetEntry[]) => {
  const asset = replayAsset(entries)
  if (!asset) throw new Error('the first entry opens it')
  return asset
}

function decide(
  { entries }: Books,
  day: number,
  said: Pick<DecisionDraft, 'action'> & Partial<DecisionDraft>,
  at: string,
) {
  const recordedAt = `${dayOfNumber(day)}T15:00:00.000Z`
  const sequence = entries.length + 1
  const draft = { decisionId: `d-${sequence}`, confidence: 5, thesis: THESIS, quantity: null, ...said }
  const decided = recordDecision(replayed(entries), { ...draft, price: { price: at, source: 'typed', at: recordedAt } })
  if (!decided.ok) throw new Error(decided.problem.message)
  entries.push({ ...decided.value, sequence, recordedAt })
}

/** One story for both books. What was bought is far more than what is ever sold in part. */
function tell({ lines, entries }: Books, first: Wish, wishes: readonly Wish[]): void {
  const recordedAt = `${dayOfNumber(FIRST_DAY)}T15:00:00.000Z`
  entries.push({
    kind: 'decision-recorded',
    decisionId: 'd-1',
    assetId: 1,
    action: 'Buy',
    confidence: 5,
    thesis: THESIS,
    price: { price: first.price, source: 'typed', at: recordedAt },
    quantity: '1000000000',
    asset: { ...IBM, stopLossPercent: first.percent },
    sequence: 1,
    recordedAt,
  })
  lines.push({ does: 'buy', price: first.price, percent: first.percent, day: FIRST_DAY })
  for (const [index, wished] of wishes.entries()) tellOne({ lines, entries }, wished, FIRST_DAY + 10 * (index + 1))
}

function tellOne(
  books: Books,
  { kind, price: at, percent: by, ratio: [newShares = '1', oldShares = '1'], back }: Wish,
  day: number,
): void {
  const { lines, entries } = books
  const { list, exitPercents } = replayed(entries)
  const stopLoss = (exit: ExitWish, price = at) =>
    decide(books, day, { action: 'Hold', exits: { stopLoss: exit } }, price)
  if (list === 'Sell') {
    decide(books, day, { action: 'Buy', quantity: '1000000000' }, at)
    lines.push(
      exitPercents.stopLoss === null
        ? { does: 'trade', day }
        : { does: 'buy', price: at, percent: exitPercents.stopLoss, day },
    )
    return
  }
  if (kind === 'split' || kind === 'late-split') {
    const effective = kind === 'split' ? day : day - 10 * back + 5
    if (effective <= FIRST_DAY || lines.some((line) => line.does === 'split' && line.day === effective)) return
    // One that would split what had been sold by then changes nothing of the holding period that is held.
    const soldOn = lines.findLast((line) => line.does === 'sell-all')?.day ?? 0
    if (effective <= soldOn) return
    const sequence = entries.length + 1
    const effectiveOn = dayOfNumber(effective)
    const fact = { kind: 'split-recorded', assetId: 1, effectiveOn, newShares, oldShares, source: 'typed' } as const
    entries.push({ ...fact, sequence, recordedAt: `${dayOfNumber(day)}T15:00:00.000Z` })
    lines.push({ does: 'split', newShares, oldShares, day: effective })
    return
  }
  if (kind === 'buy-more') decide(books, day, { action: 'Buy More', quantity: '7' }, at)
  if (kind === 'sell-some') decide(books, day, { action: 'Sell Some', quantity: '0.5' }, at)
  if (kind === 'hold') decide(books, day, { action: 'Hold' }, at)
  // A stop is set below the price.
  if (kind === 'move') stopLoss({ price: at }, `1${at.padStart(6, '0')}`)
  if (kind === 'move-by') stopLoss({ percent: by })
  if (kind === 'remove') stopLoss('none')
  if (kind === 'sell') decide(books, day, { action: 'Sell' }, at)
  lines.push(lineOf(kind, at, by, day))
}

function lineOf(kind: Wish['kind'], at: string, by: string, day: number): ExitLine {
  if (kind === 'move') return { does: 'move', price: at, day }
  if (kind === 'move-by') return { does: 'move-by', percent: by, of: at, day }
  if (kind === 'remove') return { does: 'remove', day }
  return kind === 'sell' ? { does: 'sell-all', day } : { does: 'trade', day }
}

const shown = (stop: Fraction | null) => stop && centsText(cents(stop))

it('stops and targets equal those of the reference ledger, over every holding period, split and move', () => {
  fc.assert(
    fc.property(wish, fc.array(wish, { maxLength: 12 }), (first, wishes) => {
      const books: Books = { lines: [], entries: [] }
      tell(books, first, wishes)
      const { stopLoss } = levelsOf(replayed(books.entries))
      const slow = stopSlowly(books.lines)
      if (stopLoss === null || slow === null) expect(stopLoss).toBe(shown(slow))
      else {
        const distance = minus(
          fraction(stopLoss.slice(0, stopLoss.indexOf('.') < 0 ? undefined : stopLoss.indexOf('.') + 16)),
          slow,
        )
        expect(centsText(cents({ n: distance.n * 1_000_000n, d: distance.d }))).toBe('0.00')
      }
    }),
    { seed: 20_261_121, numRuns: 1_000 },
  )
})
