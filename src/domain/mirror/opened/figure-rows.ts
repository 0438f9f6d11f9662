import { tellsClose } from '../../reviews/untold-closes.ts'
import type { MirrorTexts } from '../texts/mirror-texts.ts'
import type { UntoldCloses } from '../untold-returns.ts'

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
  const isUntold = ({ tells }: FigureRow) =>
    tells.some((told) => tellsClose(told, [...(ofCompany.get(told.ticker) ?? []), ...(against.get(told.ticker) ?? [])]))
  const rows = groups.flatMap((group) => group.rows.filter(({ tells }) => tells.length > 0))
  const withheld = new Set(rows.filter(isUntold))
  if (withheld.size === 0) return { groups, sums }
  for (const row of rows.toSorted((one, other) => (one.on < other.on ? 1 : -1)))
    if (withheld.size < LEAST_WITHHELD) withheld.add(row)
  const told = groups.map((group) => ({
    ...group,
    rows: group.rows.map((row) => (withheld.has(row) ? withheldRow(row) : row)),
  }))
  return { groups: told, sums: [opened.withheld(withheld.size)] }
}

const withheldRow = ({ part: _, ...row }: FigureRow): FigureRow => ({
  ...row,
  cells: row.cells.map(() => ''),
  isWithheld: true,
})

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
