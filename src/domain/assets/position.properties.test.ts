import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { IBM, THESIS } from '#test/fixtures/entries.ts'
import {
  cents,
  centsText,
  type Fraction,
  fraction,
  keepReferenceLedger,
  type Line,
  minus,
  over,
  times,
} from '#test/support/reference-ledger.ts'
import { dayOfNumber } from '../prices/day-number.ts'
import type { AssetEntry } from './asset.ts'
import { replayAsset } from './replay-asset.ts'
import { realizedGainOf, valueAsset } from './valuation.ts'

/** Days are counted from here; nothing of the story happens before. */
const FIRST_DAY = 20_000

const decimal = (most: number, digits: number) =>
  fc.integer({ min: 1, max: most * 10 ** digits }).map((whole) => (whole / 10 ** digits).toFixed(digits))
const quantity = fc.oneof(decimal(500, 0), decimal(50, 4))
const price = fc.oneof(decimal(900, 2), decimal(5, 4))
const ratio = fc.constantFrom(['2', '1'], ['3', '2'], ['4', '1'], ['10', '1'], ['1', '2'], ['1', '10'], ['7', '3'])

/** What somebody wishes to do next; whether it is possible is seen when its turn comes. */
const wish = fc.record({
  kind: fc.constantFrom('buy', 'buy-more', 'sell-some', 'sell', 'split', 'late-split', 'hold'),
  quantity,
  price,
  ratio,
  share: fc.integer({ min: 1, max: 99 }),
})
type Wish = typeof wish extends fc.Arbitrary<infer T> ? T : never

type Told = { lines: Line[]; entries: AssetEntry[] }

/** One story for both books: each wish that is possible becomes a line of the slow one and an entry of ours. */
function tell(wishes: readonly Wish[]): Told {
  const told: Told = { lines: [], entries: [] }
  for (const [index, wished] of wishes.entries()) {
    const day = FIRST_DAY + index * 2
    const line = lineFor(told, wished, day, index)
    if (line || wished.kind === 'hold') add(told, wished, line, day)
  }
  return told
}

function lineFor(told: Told, { kind, ...wished }: Wish, day: number, index: number): Line | null {
  const held = keepReferenceLedger(told.lines)
  const [newShares = '1', oldShares = '1'] = wished.ratio
  const isFirst = told.lines.length === 0
  if (kind === 'buy') return held.isOpen ? null : { does: 'buy', quantity: wished.quantity, price: wished.price, day }
  if (isFirst || !held.isOpen) return null
  if (kind === 'buy-more') return { does: 'buy', quantity: wished.quantity, price: wished.price, day }
  if (kind === 'sell') return { does: 'sell-all', price: wished.price, day }
  if (kind === 'sell-some') {
    const part = decimalPart(held.quantity, wished.share)
    return part === null ? null : { does: 'sell', quantity: part, price: wished.price, day }
  }
  if (kind === 'split') return { does: 'split', newShares, oldShares, day }
  // Told late: it took effect between two earlier entries, never on a day that has one.
  const back = 1 + ((wished.share + index) % Math.max(1, index))
  const late: Line = { does: 'split', newShares, oldShares, day: day - 2 * back + 1 }
  const isPossible =
    late.day > (told.lines[0]?.day ?? FIRST_DAY) &&
    !told.lines.some((line) => line.day === late.day) &&
    staysAbove(told, late)
  return kind === 'late-split' && isPossible ? late : null
}

/** A split that is recorded late may not turn an earlier sale into one of more than was held. */
function staysAbove({ lines }: Told, late: Line): boolean {
  return lines.every((_, index) => {
    const { quantity: held, isOpen } = keepReferenceLedger([...lines.slice(0, index + 1), late])
    return !isOpen || held.n > 0n
  })
}

/** A percentage of what is held, with at most 4 decimals and above zero. */
function decimalPart(held: Fraction, share: number): string | null {
  const tenThousandths = (held.n * BigInt(share) * 100n) / held.d
  const text = (Number(tenThousandths) / 10_000).toFixed(4)
  return tenThousandths > 0n && minus(held, fraction(text)).n > 0n ? text : null
}

const ACTIONS = { buy: 'Buy More', sell: 'Sell Some', 'sell-all': 'Sell' } as const

function add(told: Told, { price: noted }: Wish, line: Line | null, day: number): void {
  const sequence = told.entries.length + 1
  const recordedAt = `${dayOfNumber(day)}T15:00:00.000Z`
  if (line?.does === 'split') {
    const { newShares, oldShares } = line
    const effectiveOn = dayOfNumber(line.day)
    told.entries.push({
      kind: 'split-recorded',
      assetId: 1,
      effectiveOn,
      newShares,
      oldShares,
      source: 'typed',
      sequence,
      recordedAt,
    })
  } else if (line || told.entries.length > 0) {
    const isOpening = line?.does === 'buy' && !keepReferenceLedger(told.lines).isOpen
    const action = line ? (isOpening ? 'Buy' : ACTIONS[line.does]) : told.lines.length > 0 ? 'Hold' : 'Watch'
    const at = line ? line.price : noted
    told.entries.push({
      kind: 'decision-recorded',
      decisionId: `d-${sequence}`,
      assetId: 1,
      action,
      confidence: 5,
      thesis: THESIS,
      price: { price: at, source: 'typed', at: recordedAt },
      quantity: line && 'quantity' in line ? line.quantity : null,
      asset: told.entries.length === 0 ? IBM : null,
      sequence,
      recordedAt,
    })
  }
  if (line) told.lines.push(line)
}

const shownCents = (amount: Fraction) => centsText(cents(amount))

describe('a position', () => {
  it('is, to the cent, what an account book kept the slow way says', () => {
    fc.assert(
      fc.property(fc.array(wish, { minLength: 3, maxLength: 14 }), price, (wishes, now) => {
        const { lines, entries } = tell(wishes)
        fc.pre(lines.length > 0)
        const asset = replayAsset(entries)
        if (!asset) throw new Error('a line has an entry')
        const slow = keepReferenceLedger(lines)
        const value = valueAsset(asset, now)
        expect(realizedGainOf(asset)).toBe(shownCents(slow.realized))
        if (!slow.isOpen) {
          expect(value.currentValue).toBe(shownCents(slow.sold.proceeds))
          expect(value.initialValue).toBe(shownCents(slow.sold.cost))
          return
        }
        expect(value.initialValue).toBe(shownCents(slow.cost))
        expect(value.currentValue).toBe(shownCents(times(slow.quantity, fraction(now))))
        const unitCost = over(slow.cost, slow.quantity)
        const gain = over(times(minus(fraction(now), unitCost), fraction('100')), unitCost)
        expect(value.totalGainLossPercent).toBe(shownCents(gain))
      }),
      { seed: 20_261_121, numRuns: 1_000 },
    )
  })
})
