import { type Decimal, readDecimal } from '#domain/prices/money.ts'

/** The mark before the cents: `98.90` or `98,90`. The other mark separates thousands. */
type DecimalMark = '.' | ','
/** `either`: the mark in `98,925` or `1.234` may separate thousands. `none`: the cell has no mark. */
type MarkOfCell = DecimalMark | 'either' | 'none'

/** The decimal mark of a file, as far as its cells show it; null when they contradict each other, or leave it open. */
export type FileMark = DecimalMark | null

/** The two readings of `98,925` differ by a factor of 1000, so at most one of them is within this factor of a known price. */
const NEAR_FACTOR = 30

const CELLS_IN_A_STEP = 1_000

/**
 * Decides for a whole file: by the cells that can be read in one way only or, when there are none, by which reading agrees with
 * the file's own whole figures and with known prices. In steps, because a file may have a hundred thousand cells.
 * @param cells every price of the file as written
 * @param ownPrices prices of the same share
 */
export function* fileMarkInSteps(
  cells: Iterable<string>,
  ownPrices: readonly Decimal[],
): Generator<undefined, FileMark> {
  const certain = new Set<DecimalMark>()
  const [unclear, whole]: [string[], string[]] = [[], []]
  let index = 0
  for (const cell of cells) {
    index += 1
    if (index % CELLS_IN_A_STEP === 0) yield
    const bare = bareFigure(cell)
    const mark = markOf(bare)
    if (mark === '.' || mark === ',') certain.add(mark)
    else (mark === 'either' ? unclear : whole).push(bare)
  }
  const [first] = certain
  if (first) return certain.size === 1 ? first : null
  if (unclear.length === 0) return null
  const prices = ownPrices.map(Number)
  for (const [place, cell] of whole.entries()) {
    if (place % CELLS_IN_A_STEP === 0) yield
    prices.push(Number(readDecimal(cell) ?? Number.NaN))
  }
  // Sorted, because comparing each with each would take hours.
  const sorted = Float64Array.from(prices.filter((price) => !Number.isNaN(price))).sort()
  const likely = (['.', ','] as const).filter((mark) =>
    unclear.every((cell) => hasNearby(sorted, Number(readWith(cell, mark)))),
  )
  return likely.length === 1 ? (likely[0] ?? null) : null
}

function hasNearby(sorted: Float64Array, price: number): boolean {
  const isTooLow = (index: number) => price / (sorted[index] ?? Number.NaN) >= NEAR_FACTOR
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isTooLow(middle)) low = middle + 1
    else high = middle
  }
  const lowest = sorted[low]
  return lowest !== undefined && price / lowest > 1 / NEAR_FACTOR
}

/** Whether a figure has two readings between which the file does not decide. A point alone is read as a decimal point. */
export const isUnclear = (cell: string, mark: FileMark): boolean =>
  mark === null && markOf(bareFigure(cell)) === 'either' && cell.includes(',')

/** Reads `1,234.50`, `$98.90`, `98,90`, `0,0149`, `1.234,5678`, and `98,925` by the file's mark. Zero is not a price. */
export function readPriceCell(cell: string, mark: FileMark): Decimal | null {
  if (isUnclear(cell, mark)) return null
  const bare = bareFigure(cell)
  const own = markOf(bare)
  const price = readDecimal(readWith(bare, own === 'either' ? (mark ?? '.') : own === 'none' ? '.' : own))
  return price === null || price === '0' ? null : price
}

const bareFigure = (cell: string): string => cell.replace(/^US(?=\$)|USD|[$\s]/g, '')

const readWith = (bare: string, mark: DecimalMark): string =>
  mark === ',' ? bare.replaceAll('.', '').replace(',', '.') : bare.replaceAll(',', '')

function markOf(bare: string): MarkOfCell {
  const marks = bare.replaceAll(/[^.,]/g, '')
  const last = marks.at(-1)
  if ((last !== '.' && last !== ',') || !/^[\d.,]+$/.test(bare)) return 'none'
  const other = last === ',' ? '.' : ','
  if (marks.includes(other)) return last
  // Only the separator of thousands can occur more than once.
  if (marks.length > 1) return other
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(bare) ? 'either' : last
}
