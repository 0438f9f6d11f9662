import fc from 'fast-check'
import type { AssetEntry } from '#domain/assets/asset.ts'
import { dayOfNumber } from '#domain/prices/day-number.ts'
import type { Price } from '#domain/prices/price.ts'
import { IBM, THESIS } from '#test/fixtures/entries.ts'
import type { BookLine } from './reference-account.ts'
import { type Fraction, fraction, keepReferenceLedger, type Line, minus } from './reference-ledger.ts'

const decimal = (most: number, digits: number) =>
  fc.integer({ min: 1, max: most * 10 ** digits }).map((whole) => (whole / 10 ** digits).toFixed(digits))
const ratio = fc.constantFrom(['2', '1'], ['3', '2'], ['4', '1'], ['10', '1'], ['1', '2'], ['1', '10'], ['7', '3'])

/** A price, sometimes below a dollar. */
export const price = fc.oneof(decimal(900, 2), decimal(5, 4))

/** The asset that is an option, which never splits and may expire while it is held. The others are shares. */
export const OPTION = 3

/** What somebody wants to do next with one of three assets. Whether it is possible is decided when its turn comes. */
export const wish = fc.record({
  asset: fc.integer({ min: 1, max: 3 }),
  kind: fc.constantFrom('buy', 'buy', 'buy-more', 'sell-some', 'sell', 'split', 'late-split', 'settle'),
  quantity: fc.oneof(decimal(500, 0), decimal(50, 4)),
  price,
  ratio,
  share: fc.integer({ min: 1, max: 99 }),
  /** How many days after the decision it is written down; 0 for at once. */
  daysLate: fc.oneof(
    { weight: 2, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 12 }) },
  ),
})
type Wish = typeof wish extends fc.Arbitrary<infer T> ? T : never

type Told = { readonly lines: readonly BookLine[]; readonly entries: readonly AssetEntry[] }

/**
 * One story for both books. Each possible wish becomes a line of the reference ledger and an entry of ours. They are written two
 * days apart, and the last ones today. Some are written down days after they were decided, but none is decided before the last
 * decision on its asset.
 */
export function tellBook(wishes: readonly Wish[], countOfToday: number, today: number): Told {
  const lines: BookLine[] = []
  const entries: AssetEntry[] = []
  for (const [index, wished] of wishes.entries()) {
    const writtenOn = today - 2 * Math.max(0, wishes.length - countOfToday - index)
    const own = lines.filter(({ asset }) => asset === wished.asset).map(({ line }) => line)
    const line = lineFor(own, wished, writtenOn)
    if (!line) continue
    entries.push(entryOf(own, wished.asset, line, entries.length + 1, writtenOn))
    lines.push({ asset: wished.asset, line })
  }
  return { lines, entries }
}

function lineFor(own: readonly Line[], { kind, share, daysLate, ...wished }: Wish, writtenOn: number): Line | null {
  const isOption = wished.asset === OPTION
  if (isOption ? kind.endsWith('split') : kind === 'settle') return null
  const last = own.findLast((line) => line.does !== 'split')?.day ?? 0
  // Splits and settlements of options are recorded on their day.
  const isOfToday = kind.endsWith('split') || kind === 'settle'
  const day = isOfToday ? writtenOn : Math.max(last, writtenOn - daysLate)
  // A decision about a day is in shares of that day, so later splits do not count yet.
  const held = keepReferenceLedger(own.filter((line) => line.does !== 'split' || line.day <= day))
  const { quantity, price: at } = wished
  if (kind === 'buy') return held.isOpen ? null : { does: 'buy', quantity, price: at, day }
  if (!held.isOpen) return null
  switch (kind) {
    case 'buy-more':
      return { does: 'buy', quantity, price: at, day }
    case 'settle':
      return { does: 'sell-all', price: share % 3 === 0 ? '0' : at, day, isOutcome: true }
    case 'sell':
      return { does: 'sell-all', price: at, day }
    case 'sell-some': {
      const part = decimalPart(held.quantity, share)
      return part === null ? null : { does: 'sell', quantity: part, price: at, day }
    }
    default: {
      const [newShares = '1', oldShares = '1'] = wished.ratio
      return possible(own, { does: 'split', newShares, oldShares, day: kind === 'split' ? day : day - (share % 9) })
    }
  }
}

/** The split, if its day has no other one and no earlier sale would then be of more than was held; else null. */
function possible(own: readonly Line[], split: Line): Line | null {
  const isFree = !own.some((line) => line.does === 'split' && line.day === split.day)
  const staysAbove = own.every((_, index) => {
    const { quantity: held, isOpen } = keepReferenceLedger([...own.slice(0, index + 1), split])
    return !isOpen || held.n > 0n
  })
  return isFree && split.day > (own[0]?.day ?? split.day) && staysAbove ? split : null
}

/** A percentage of what is held, with at most 4 decimals; null if it is not between zero and all of it. */
function decimalPart(held: Fraction, share: number): string | null {
  const tenThousandths = (held.n * BigInt(share) * 100n) / held.d
  const text = (Number(tenThousandths) / 10_000).toFixed(4)
  return tenThousandths > 0n && minus(held, fraction(text)).n > 0n ? text : null
}

const CALL = { type: 'options', contract: { right: 'call', strike: '150', expiresOn: null } } as const

const ACTIONS = { buy: 'Buy More', sell: 'Sell Some', 'sell-all': 'Sell' } as const

function entryOf(own: readonly Line[], assetId: number, line: Line, sequence: number, writtenOn: number): AssetEntry {
  const stamp = { assetId, sequence, recordedAt: `${dayOfNumber(writtenOn)}T15:00:00.000Z` }
  if (line.does === 'split') {
    const { newShares, oldShares } = line
    return {
      kind: 'split-recorded',
      ...stamp,
      effectiveOn: dayOfNumber(line.day),
      newShares,
      oldShares,
      source: 'typed',
    }
  }
  const price: Price = { price: line.price, source: 'typed', at: `${dayOfNumber(line.day)}T20:00:00.000Z` }
  if (line.does === 'sell-all' && line.isOutcome) {
    const outcome = line.price === '0' ? 'expired-worthless' : 'sold-before'
    return { kind: 'option-settled', ...stamp, outcome, price }
  }
  const isOpening = line.does === 'buy' && !keepReferenceLedger(own).isOpen
  return {
    kind: 'decision-recorded',
    ...stamp,
    ...(line.day < writtenOn && { decidedOn: dayOfNumber(line.day) }),
    decisionId: `d-${sequence}`,
    action: isOpening ? 'Buy' : ACTIONS[line.does],
    confidence: 5,
    thesis: THESIS,
    price,
    quantity: 'quantity' in line ? line.quantity : null,
    asset: own.length === 0 ? { ...IBM, ticker: `T${assetId}`, ...(assetId === OPTION && CALL) } : null,
  }
}
