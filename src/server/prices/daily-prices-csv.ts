import { parse } from 'csv-parse/sync'
import { allSteps } from '#domain/all-steps.ts'
import { dayNumber } from '#domain/prices/day-number.ts'
import { isMarketDay } from '#domain/prices/market-calendar.ts'
import type { Decimal } from '#domain/prices/money.ts'
import { type DayOrder, dayOrderInSteps, readDay } from './days-of-file.ts'
import { type FileMark, fileMarkInSteps, isUnclear, readPriceCell } from './decimal-marks.ts'
import type { DayPrice } from './price-provider.ts'

/** The days of a file, and the lines after the header that were rejected, with reasons. */
type ReadFile = {
  readonly days: readonly DayPrice[]
  readonly rejected: readonly { readonly line: number; readonly reason: string }[]
}

/** The column names of brokers and data vendors, in lower case. */
const COLUMNS = {
  day: ['date', 'day', 'datum', 'timestamp', 'time'],
  open: ['open', 'eröffnung', 'erster'],
  high: ['high', 'hoch'],
  low: ['low', 'tief'],
  close: ['close', 'close/last', 'price', 'last', 'schluss', 'schlusskurs', 'kurs'],
  currency: ['currency', 'ccy', 'währung'],
} as const
type ColumnName = keyof typeof COLUMNS
const PRICE_COLUMNS = ['open', 'high', 'low', 'close'] as const

/** Why a file cannot be read at all, in words for the user. */
export class UnreadableFile extends Error {}

/**
 * Reads daily prices from text that is separated by commas, semicolons or tabs, with a header that names a date and a close.
 * @param lastDay the last day that can have a close
 * @param ownPrices prices of the same share; they decide whether 98,925 means thousands where the file leaves it open
 * @throws UnreadableFile when there is no such header
 */
export const readDailyPricesCsv = (csv: string, lastDay: string, ownPrices: readonly Decimal[] = []): ReadFile =>
  allSteps(readDailyPricesInSteps(csv, lastDay, ownPrices))

const LINES_IN_A_STEP = 500

/** The same in steps, for a caller who has others to serve: two megabytes are a hundred thousand lines. */
export function* readDailyPricesInSteps(
  csv: string,
  lastDay: string,
  ownPrices: readonly Decimal[],
): Generator<undefined, ReadFile> {
  const [header = [], ...lines] = rowsOf(csv)
  yield
  const at = columnsOf(header)
  const mark = yield* fileMarkInSteps(
    cellsOf(
      lines,
      PRICE_COLUMNS.map((column) => at[column]),
    ),
    ownPrices,
  )
  const order = yield* dayOrderInSteps(cellsOf(lines, [at.day]), lastDay)
  const days = new Map<string, DayPrice>()
  const lineOf = new Map<string, number>()
  const rejected: { line: number; reason: string }[] = []
  for (const [index, cells] of lines.entries()) {
    if (index % LINES_IN_A_STEP === 0) yield
    const read = readLine(cells, at, { lastDay, mark, order })
    if (typeof read === 'string') rejected.push({ line: index + 2, reason: read })
    else if (days.has(read.day)) rejected.push({ line: index + 2, reason: `${read.day} stands in the file twice.` })
    else {
      days.set(read.day, read)
      lineOf.set(read.day, index + 2)
    }
  }
  yield
  const outliers = outliersOf([...days.values()])
  for (const { day, close } of outliers) {
    days.delete(day)
    rejected.push({ line: lineOf.get(day) ?? 0, reason: outlierReason(day, close) })
  }
  return { days: [...days.values()], rejected: rejected.sort((one, other) => one.line - other.line) }
}

/** How many times a close must be above, or below, both of its neighbours. No share goes there and back between three sessions. */
const OUTLIER = 10
/** Sessions further apart than this say little of each other. */
const NEIGHBOUR_DAYS = 7

/** The closes that stand alone, far above or far below the sessions before and after them: a digit is too many or is missing. */
function outliersOf(days: readonly DayPrice[]): DayPrice[] {
  const ordered = [...days].sort((one, other) => (one.day < other.day ? -1 : 1))
  return ordered.filter((seen, index) => {
    const [before, after] = [ordered[index - 1], ordered[index + 1]]
    if (!before || !after || dayNumber(after.day) - dayNumber(before.day) > 2 * NEIGHBOUR_DAYS) return false
    const times = [before, after].map(({ close }) => Number(seen.close) / Number(close))
    return times.every((one) => one >= OUTLIER) || times.every((one) => one <= 1 / OUTLIER)
  })
}

const outlierReason = (day: string, close: string): string =>
  `The close of ${day}, ${close}, is ten times above or below those of the days before and after it. If it is right, type it as a price of that day.`

function* cellsOf(lines: readonly (readonly string[])[], columns: readonly number[]): Generator<string> {
  for (const cells of lines) for (const column of columns) yield cells[column] ?? ''
}

function rowsOf(csv: string): string[][] {
  try {
    return parse(csv, {
      delimiter: delimiterOf(csv),
      bom: true,
      trim: true,
      skip_empty_lines: true,
      relax_column_count: true,
      relax_quotes: true,
    })
  } catch {
    throw new UnreadableFile('This is no table of comma-separated values. Save the sheet as CSV and choose that file.')
  }
}

/** The separator of the header's columns. When it is a semicolon or a tab, commas belong to numbers. */
function delimiterOf(csv: string): string {
  const [header = ''] = csv.split(/\r?\n/, 1)
  return ['\t', ';'].find((candidate) => header.includes(candidate)) ?? ','
}

function columnsOf(header: readonly string[]): Readonly<Record<ColumnName, number>> {
  const names = header.map((name) => name.toLowerCase())
  const at = (column: ColumnName) => names.findIndex((name) => (COLUMNS[column] as readonly string[]).includes(name))
  const columns = {
    day: at('day'),
    open: at('open'),
    high: at('high'),
    low: at('low'),
    close: at('close'),
    currency: at('currency'),
  }
  if (columns.day < 0 || columns.close < 0)
    throw new UnreadableFile('The first line has to name the columns, with a Date and a Close among them.')
  return columns
}

/** @returns the day, or why the line was rejected */
function readLine(
  cells: readonly string[],
  at: Readonly<Record<ColumnName, number>>,
  { lastDay, mark, order }: { readonly lastDay: string; readonly mark: FileMark; readonly order: DayOrder },
): DayPrice | string {
  const cell = (column: ColumnName) => cells[at[column]] ?? ''
  const day = readDay(cell('day'), order)
  if (day === null) return `“${cell('day')}” is no day. Write it like 2026-06-10.`
  if (day > lastDay) return `${day} has no close yet.`
  if (!isMarketDay(day)) return `The market was closed on ${day}.`
  const written = [cell('close'), cell('currency')].join(' ').trim()
  if (!US_DOLLAR.test(cell('currency')) || OTHER_CURRENCY.test(cell('close')))
    return `“${written}” is not in US dollars, and Candor counts in them.`
  if (isUnclear(cell('close'), mark))
    return `“${cell('close')}” may be thousands or not, and nothing tells which. Write it with a point or without the comma.`
  const price = (column: ColumnName) => readPriceCell(cell(column), mark)
  const close = price('close')
  if (close === null) return `“${cell('close')}” is no price above zero.`
  return { day, open: price('open'), high: price('high'), low: price('low'), close }
}

/** A currency sign or code beside the figure that is not the US dollar's. */
const OTHER_CURRENCY = /(?!\$)\p{Sc}|\b(?!US\$)\p{Lu}{1,2}\$|\d\s*(?!USD)\p{Lu}{3}\b|\b(?!USD)\p{Lu}{3}\s*\d/u
const US_DOLLAR = /^(?:US)?(?:D|\$)?$/i
