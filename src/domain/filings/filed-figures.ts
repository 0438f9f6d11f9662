import Big from 'big.js'
import { dayNumber } from '../prices/day-number.ts'
import type { Decimal } from '../prices/money.ts'
import { daysEarlier, type PeriodKind, periodKindOf, yearBefore } from './filed-period.ts'

/** The reported measures that theses are most often about. */
export type Measure = 'revenue' | 'net-income' | 'diluted-eps' | 'operating-cash-flow' | 'long-term-debt'

/**
 * The US-GAAP concepts of each measure, and its unit. The concept with the latest period is used, of several the one with the
 * most: `Revenues` are all of them, and revenue from contracts is a part of them where a company also lends, leases or insures.
 */
export const CONCEPTS: Readonly<
  Record<Measure, { readonly tags: readonly string[]; readonly unit: 'USD' | 'USD/shares' }>
> = {
  revenue: { tags: ['RevenueFromContractWithCustomerExcludingAssessedTax', 'Revenues'], unit: 'USD' },
  'net-income': { tags: ['NetIncomeLoss'], unit: 'USD' },
  'diluted-eps': { tags: ['EarningsPerShareDiluted'], unit: 'USD/shares' },
  'operating-cash-flow': { tags: ['NetCashProvidedByUsedInOperatingActivities'], unit: 'USD' },
  'long-term-debt': { tags: ['LongTermDebt'], unit: 'USD' },
}

/**
 * One reported value, as the SEC's companyconcept gives it. `fy` and `fp` belong to the filing, so they do not tell the value's
 * period.
 */
export type ReportedValue = {
  /** The first day that it covers; left out for a value of one day, such as a debt. */
  readonly start?: string | undefined
  readonly end: string
  readonly val: number
  /** The filing's accession number. */
  readonly accn: string
  readonly form: string
  /** The day on which it was filed. */
  readonly filed: string
}

/** All values that were ever reported under one concept, by unit. */
export type ReportedConcept = {
  readonly tag: string
  readonly units: Readonly<Record<string, readonly ReportedValue[]>>
}

export type FiledFigure = {
  readonly kind: PeriodKind
  /** null for a value of one day */
  readonly start: string | null
  readonly end: string
  /** In the measure's unit, exact. */
  readonly value: Decimal
  readonly filedOn: string
  readonly form: string
  /**
   * The growth from the same period a year before, both from one filing, so that both are of the same company and the same
   * shares. In percent with two decimals; null when no filing has both, when either is a loss, or when the earlier value is zero.
   */
  readonly growthPercent: Decimal | null
}

export type FiledMeasure = {
  readonly measure: Measure
  readonly tag: string
  readonly unit: 'USD' | 'USD/shares'
  /** The latest first: up to three years, then up to four shorter periods or one day. */
  readonly figures: readonly FiledFigure[]
}

export type CompanyFilings = {
  /** The company's number at the SEC, ten digits. */
  readonly cik: string
  /** The company's name at the SEC. */
  readonly name: string
  readonly measures: readonly FiledMeasure[]
}

const MOST_YEARS = 3
const MOST_SHORTER = 4
/** Older values tell nothing about the present company, which may have stopped using the concept. */
const OLDEST_END_DAYS = 550
/** Annual and quarterly reports, also those of foreign companies, with their amendments. */
const REPORT = /^(?:10-KT?|10-QT?|20-F|40-F)(?:\/A)?$/

/**
 * The latest years and quarters of each measure that were filed before a day. Of several filings about one period the last
 * counts, so that an amendment or a restated figure replaces the first.
 * @param before a calendar day; what was filed on it is left out, because it may have come after the decision
 */
export function filedMeasures(concepts: readonly ReportedConcept[], before: string): FiledMeasure[] {
  return MEASURES.flatMap((measure) => {
    const { tags, unit } = CONCEPTS[measure]
    const candidates = tags.map((tag) => ({ tag, filed: filedBefore(concepts, tag, unit, before) }))
    const [best] = candidates.toSorted((one, other) => byLatest(one.filed, other.filed))
    const figures = best ? latestFigures(best.filed, before) : []
    return best && figures.length > 0 ? [{ measure, tag: best.tag, unit, figures }] : []
  })
}

function byLatest(one: readonly Filed[], other: readonly Filed[]): number {
  const [end, otherEnd] = [latestEnd(one), latestEnd(other)]
  if (end !== otherEnd) return end < otherEnd ? 1 : -1
  return lastReported(other, end) - lastReported(one, end)
}

/** What the last filing says of the longest period with this end. */
const lastReported = (filed: readonly Filed[], end: string): number =>
  filed
    .filter((value) => value.end === end)
    .toSorted((one, other) => dayNumber(other.start ?? end) - dayNumber(one.start ?? end) || byFiling(one, other))
    .at(-1)?.val ?? 0

const MEASURES = Object.keys(CONCEPTS) as readonly Measure[]

type Filed = ReportedValue & { readonly kind: PeriodKind }

function filedBefore(concepts: readonly ReportedConcept[], tag: string, unit: string, before: string): Filed[] {
  const values = concepts.filter((concept) => concept.tag === tag).flatMap(({ units }) => units[unit] ?? [])
  return values.flatMap((value) => {
    const kind = periodKindOf(value)
    const counts = kind !== null && value.filed < before && value.end <= value.filed && REPORT.test(value.form)
    return counts ? [{ ...value, kind }] : []
  })
}

const latestEnd = (filed: readonly Filed[]): string =>
  filed.reduce((latest, { end }) => (end > latest ? end : latest), '')

function latestFigures(filed: readonly Filed[], before: string): FiledFigure[] {
  const oldest = daysEarlier(before, OLDEST_END_DAYS)
  if (latestEnd(filed) < oldest) return []
  const of = (kinds: readonly PeriodKind[], most: number) => latestPeriods(filed, kinds).slice(0, most)
  const years = of(['year'], MOST_YEARS)
  const quarters = of(['quarter'], MOST_SHORTER).filter(({ end }) => end >= oldest)
  // Cash flows are reported from the start of the fiscal year, so the latest may be half a year or nine months.
  const [longer] = of(['half-year', 'nine-months'], 1)
  const isLater = longer !== undefined && longer.end > (quarters[0]?.end ?? '') && longer.end > (years[0]?.end ?? '')
  return [...years, ...(isLater ? [longer] : quarters), ...of(['day'], 1)].map((value) => asFigure(value, filed))
}

/** One value for each period: the last one filed. */
function latestPeriods(filed: readonly Filed[], kinds: readonly PeriodKind[]): Filed[] {
  const byPeriod = new Map<string, Filed>()
  for (const value of filed.filter(({ kind }) => kinds.includes(kind)).toSorted(byFiling))
    byPeriod.set(value.end, value)
  return withoutOverlap([...byPeriod.values()].toSorted((one, other) => (one.end < other.end ? 1 : -1)))
}

/** In days: some filings begin a period on the last day of the one before it. */
const SHARED_DAYS = 7

/** A company that changes its fiscal year, or corrects its last day, reports the same months twice. @param latest the latest first */
function withoutOverlap(latest: readonly Filed[]): Filed[] {
  const separate: Filed[] = []
  for (const value of latest) {
    const start = separate.at(-1)?.start
    if (start === undefined || value.end <= daysEarlier(start, -SHARED_DAYS)) separate.push(value)
  }
  return separate
}

const byFiling = (one: Filed, other: Filed): number =>
  `${one.filed} ${one.accn}` < `${other.filed} ${other.accn}` ? -1 : 1

const asFigure = (value: Filed, filed: readonly Filed[]): FiledFigure => ({
  kind: value.kind,
  start: value.start ?? null,
  end: value.end,
  value: new Big(value.val).toFixed(),
  filedOn: value.filed,
  form: value.form,
  growthPercent: growthOf(value, filed),
})

function growthOf(value: Filed, filed: readonly Filed[]): Decimal | null {
  const samePeriod = filed.filter(({ kind, end }) => kind === value.kind && end === value.end)
  for (const now of samePeriod.toSorted(byFiling).toReversed()) {
    const then = yearBefore(
      now,
      filed.filter(({ accn }) => accn === now.accn),
    )
    // If the figure was restated in a filing without the year before, the two would not be comparable.
    if (then && now.val === value.val) return growth(then.val, now.val)
  }
  return null
}

function growth(from: number, to: number): Decimal | null {
  return from > 0 && to >= 0 ? new Big(to).minus(from).div(from).times(100).toFixed(2) : null
}
