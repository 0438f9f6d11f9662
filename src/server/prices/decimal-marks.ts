import { type Decimal, readDecimal } from '#domain/prices/money.ts'

/** The mark before the cents: `98.90` or `98,90`. The other mark separates thousands. */
type DecimalMark = '.' | ','
/** `either`: the mark in `98,925` or `1.234` may separate thousands. `none`: the cell has no mark. */
type MarkOfCell = DecimalMark | 'either' | 'none'

/** The decimal mark of a file, as far as its cells show it; null when they contradict each other, or leave it open. */
export type FileMark = DecimalMark | null

/** The two readings of `98,925` differ by a factor of 1000, so at most one of them is within this factor of a known price. */
const NEAR_FACTOR = 30

/**
 * Decides for a whole file: by the cells that can be read in one way only or, when there are none, by which reading agrees with
 * the file's own whole figures and with known prices.
 * @param cells every price of the file as written
 * @param ownPrices prices of the same share
 */
export function fileMarkOf(cells: readonly string[], ownPrices: readonly Decimal[]): FileMark {
  const bare = cells.map(bareFigure)
  const certain = new Set(bare.map(markOf).filter((mark) => mark === '.' || mark === ','))
  if (certain.size > 0) return certain.size === 1 ? ([...certain][0] ?? null) : null
  const unclear = bare.filter((cell) => markOf(cell) === 'either')
  const whole = bare.filter((cell) => markOf(cell) === 'none').flatMap((cell) => readDecimal(cell) ?? [])
  const likely = (['.', ','] as const).filter((mark) => agrees(unclear, mark, [...whole, ...ownPrices]))
  return likely.length === 1 ? (likely[0] ?? null) : null
}

const agrees = (cells: readonly string[], mark: DecimalMark, prices: readonly Decimal[]): boolean =>
  cells.length > 0 &&
  cells.every((cell) =>
    prices.some((price) => {
      const factor = Number(readWith(cell, mark)) / Number(price)
      return factor < NEAR_FACTOR && factor > 1 / NEAR_FACTOR
    }),
  )

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
