import type { AssetRowView } from '#contract/assets.ts'
import type { AssetMessages } from '#web/assets/asset-messages.ts'
import type { ListAddress } from '#web/routes/list-address.ts'

/** The columns by which a list can be sorted, named as in their headers (specification 2). */
export type Column =
  | 'Company'
  | 'Type'
  | 'Total Value'
  | 'Total Gain/Loss'
  | 'Price'
  | "Today's Gain/Loss"
  | 'Cost Basis'
  | 'Realized Gain'
  | 'Initial Confidence'

export type Sorting = { readonly column: Column; readonly isDescending: boolean }

type SortKey = string | number | null

const number = (decimal: string | null | undefined): number | null => (decimal == null ? null : Number(decimal))

/** Floats are exact enough for sorting; they are never displayed. */
const SORT_KEYS: Readonly<Record<Column, (row: AssetRowView) => SortKey>> = {
  Company: (row) => row.companyName,
  Type: (row) => row.stockOrOptions,
  'Total Value': (row) => number(row.currentValue),
  'Total Gain/Loss': (row) => number(row.totalGainLoss),
  Price: (row) => number(row.currentPrice?.price),
  "Today's Gain/Loss": (row) =>
    number(row.list === 'watched' ? row.todaysValues?.percentChange : row.today?.gainLossPercent),
  'Cost Basis': (row) => number(row.costBasis),
  'Realized Gain': (row) => number(row.realizedGain),
  'Initial Confidence': (row) => row.initialConfidence,
}

/** The columns of every list. */
export const COLUMNS = (Object.keys(SORT_KEYS) as Column[]).filter((column) => column !== 'Realized Gain')

const SOLD_COLUMNS = COLUMNS.flatMap((column): Column[] =>
  column === 'Cost Basis' ? [column, 'Realized Gain'] : [column],
)

/**
 * The columns of a list. The sold list also has the gain in dollars, whose sum is explained below the list, and has today’s gain
 * only on a day on which something was sold.
 */
export function columnsOf(rows: readonly AssetRowView[]): readonly Column[] {
  if (rows[0]?.list !== 'sold') return COLUMNS
  return rows.some(({ today }) => today !== null)
    ? SOLD_COLUMNS
    : SOLD_COLUMNS.filter((column) => column !== "Today's Gain/Loss")
}

/** All columns but the first, which names the row. */
export const figuresOf = (columns: readonly Column[]) => columns.filter((column) => column !== 'Company')

/** Sorts the rows; without a sorting the server's order is kept. Unknown values come last in both directions. */
export function sortRows(rows: readonly AssetRowView[], sorting: Sorting | null): readonly AssetRowView[] {
  if (!sorting) return rows
  const keyOf = SORT_KEYS[sorting.column]
  return rows.toSorted((a, b) => compare(keyOf(a), keyOf(b), sorting.isDescending))
}

function compare(a: SortKey, b: SortKey, isDescending: boolean): number {
  if (a === null || b === null) return (a === null ? 1 : 0) - (b === null ? 1 : 0)
  const order = typeof a === 'string' || typeof b === 'string' ? byName.compare(String(a), String(b)) : a - b
  return isDescending ? -order : order
}

const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/** Reads the sorting from the address; null when it names no column. */
export function readSorting({ sort, order }: ListAddress): Sorting | null {
  const column = [...COLUMNS, ...SOLD_COLUMNS].find((name) => name === sort)
  return column ? { column, isDescending: order === 'descending' } : null
}

/** The search parameters of the address for a sorting. */
export const writeSorting = (sorting: Sorting | null): Pick<ListAddress, 'sort' | 'order'> =>
  sorting ? { sort: sorting.column, order: sorting.isDescending ? 'descending' : 'ascending' } : {}

/** The next sorting when a header is pressed: first up for words and down for figures, then the other way, then none. */
export function nextSorting(current: Sorting | null, column: Column): Sorting | null {
  const isDescendingFirst = column !== 'Company' && column !== 'Type'
  if (current?.column !== column) return { column, isDescending: isDescendingFirst }
  return current.isDescending === isDescendingFirst ? { column, isDescending: !isDescendingFirst } : null
}

/**
 * Rows whose ticker, company or type has every word that was typed.
 * @param types how the types are shown
 */
export function filterRows(
  rows: readonly AssetRowView[],
  typed: string,
  types: AssetMessages['types'],
): readonly AssetRowView[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return rows.filter((row) => {
    const text = `${row.ticker} ${row.companyName} ${types[row.stockOrOptions]}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
