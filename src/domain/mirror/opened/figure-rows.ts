import { tellsClose } from '../../reviews/untold-closes.ts'
import type { UntoldCloses } from '../basis/untold-of-companies.ts'
import type { MirrorTexts } from '../texts/mirror-texts.ts'

/** Closes of a share that a row tells: from after one of New York's days to another. */
type ToldCloses = { readonly ticker: string; readonly from: string; readonly until: string }

/** An entry of a figure, with the numbers that it brings to it. */
export type FigureRow = {
  readonly assetId: number
  readonly ticker: string
  readonly sequence: number
  /** New York's day of the entry. */
  readonly on: string
  /** By the columns of its group. */
  readonly cells: readonly string[]
  readonly tells: readonly ToldCloses[]
  /** The part of the same figure that opens what its numbers are made of. */
  readonly part?: string
  /** Whether its numbers are kept back. */
  readonly isWithheld?: boolean
}

/** Rows of one kind. */
type RowGroup = {
  readonly title: string
  readonly columns: readonly string[]
  readonly rows: readonly FigureRow[]
}

export type OpenedFigure = {
  readonly groups: readonly RowGroup[]
  /** How the figure comes of the rows, in sentences. */
  readonly sums: readonly string[]
}

/** A figure that says nothing opens nothing. */
export const SILENT: OpenedFigure = { groups: [], sums: [] }

/** Of so few rows that are kept back the sum of all would tell too much. */
const LEAST_WITHHELD = 3

/**
 * Rows without the numbers that tell a close which tells how a claim ended of which nobody is told before its review, and without the sums
 * that these are in. So that what is missing cannot be told by what the Mirror adds up, three rows are kept back, or all: the latest of the others.
 */
export function withoutUntoldRows(
  { groups, sums }: OpenedFigure,
  { ofCompany, against }: UntoldCloses,
  { opened }: MirrorTexts,
): OpenedFigure {
  if (ofCompany.size + against.size === 0) return { groups, sums }
  const daysOf = rememberedByTicker((ticker) => [...(ofCompany.get(ticker) ?? []), ...(against.get(ticker) ?? [])])
  const isUntold = ({ tells }: FigureRow) =>
    tells.some((told) => {
      const days = daysOf(told.ticker)
      return days.length > 0 && tellsClose(told, days)
    })
  const withheld = new Set<FigureRow>()
  for (const { rows } of groups) for (const row of rows) if (isUntold(row)) withheld.add(row)
  if (withheld.size === 0) return { groups, sums }
  for (const row of withheld.size < LEAST_WITHHELD ? latestFirst(groups) : []) {
    withheld.add(row)
    if (withheld.size === LEAST_WITHHELD) break
  }
  const told = groups.map((group) => ({
    ...group,
    rows: group.rows.map((row) => (withheld.has(row) ? withoutNumbers(row) : row)),
  }))
  return { groups: told, sums: [opened.withheld(withheld.size)] }
}

const latestFirst = (groups: readonly RowGroup[]): readonly FigureRow[] =>
  groups
    .flatMap((group) => group.rows.filter(({ tells }) => tells.length > 0))
    .sort((one, other) => (one.on < other.on ? 1 : -1))

const withoutNumbers = ({ assetId, ticker, sequence, on, cells, tells }: FigureRow): FigureRow => ({
  ...{ assetId, ticker, sequence, on },
  cells: cells.map(() => ''),
  tells,
  isWithheld: true,
})

/** Hundreds of thousands of rows are of some hundred tickers. */
function rememberedByTicker(daysOf: (ticker: string) => readonly string[]): (ticker: string) => readonly string[] {
  const found = new Map<string, readonly string[]>()
  return (ticker) => {
    const days = found.get(ticker) ?? daysOf(ticker)
    found.set(ticker, days)
    return days
  }
}

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
