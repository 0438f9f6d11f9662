import Big from 'big.js'
import { dayNumber } from '../prices/day-number.ts'
import type { Decimal } from '../prices/money.ts'
import { daysEarlier, type PeriodKind, periodKindOf, yearBefore } from './filed-period.ts'

/** The reported measures that theses are most often about. */
export type Measure = 'revenue' | 'net-income' | 'diluted-eps' | 'operating-cash-flow' | 'long-term-debt'

/**
 * The US-GAAP concepts of each measure, and its unit. The concept with the latest periods is used, of several the one with the
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
const ANNUAL = /^(?:10-KT?|20-F|40-F)/
/** In days: a fiscal year ends on another weekday each year, and a corrected end is a few days off. */
const MOVED_END_DAYS = 30
/** In days; a fiscal year of 53 weeks has 371. */
const LONGEST_YEAR_DAYS = 380

/**
 * The latest years and quarters of each measure that were filed before a day. Of several filings about one period the last
 * counts, so that an amendment or a restated figure replaces the first.
 *
 * A company changes its concepts, so years, shorter periods and days are each taken from the concept whose latest go furthest. Where
 * that is not one concept, the measure stands more than once, its years first: no figure is compared with one of another concept.
 * @param before a calendar day; what was filed on it is left out, because it may have come after the decision
 */
export function filedMeasures(concepts: readonly ReportedConcept[], before: string): FiledMeasure[] {
  const reported = MEASURES.map((measure) => {
    const { tags, unit } = CONCEPTS[measure]
    return { measure, unit, ofTags: tags.map((tag) => ({ tag, filed: filedBefore(concepts, tag, unit, before) })) }
  })
  const all = reported.flatMap(({ ofTags }) => ofTags.flatMap(({ filed }) => filed))
  const oldest = { year: oldestYearEnd(all, before), other: daysEarlier(before, OLDEST_END_DAYS) }
  return reported.flatMap(({ measure, unit, ofTags }) =>
    figuresByTag(ofTags, oldest).map(({ tag, figures }) => ({ measure, tag, unit, figures })),
  )
}

/** What was stored with a critique before years had a limit of their own, without those that are past it. @param before as above */
export function withoutOldYears(filings: CompanyFilings, before: string): CompanyFilings {
  const oldest = daysEarlier(before, OLDEST_END_DAYS)
  const measures = filings.measures.map((measure) => {
    const hasLatest = measure.figures.some(({ kind, end }) => kind === 'year' && end >= oldest)
    return hasLatest ? measure : { ...measure, figures: measure.figures.filter(({ kind }) => kind !== 'year') }
  })
  return { ...filings, measures: measures.filter(({ figures }) => figures.length > 0) }
}

const MEASURES = Object.keys(CONCEPTS) as readonly Measure[]

type Filed = ReportedValue & { readonly kind: PeriodKind }
type OfTag = { readonly tag: string; readonly filed: readonly Filed[] }
/** Calendar days; a period that ended before them is no latest one. */
type OldestEnds = { readonly year: string; readonly other: string }

function filedBefore(concepts: readonly ReportedConcept[], tag: string, unit: string, before: string): Filed[] {
  const values = concepts.filter((concept) => concept.tag === tag).flatMap(({ units }) => units[unit] ?? [])
  return values.flatMap((value) => {
    const kind = periodKindOf(value)
    const counts = kind !== null && value.filed < before && value.end <= value.filed && REPORT.test(value.form)
    return counts ? [{ ...value, kind }] : []
  })
}

/**
 * A year is the last one filed only where no annual report tells of a later one, under whatever concept, and where no report covers
 * time after the end of the next one.
 */
function oldestYearEnd(all: readonly Filed[], before: string): string {
  const latestYear = latestEnd(all.filter(({ kind, form }) => kind === 'year' && ANNUAL.test(form)))
  const ends = [
    daysEarlier(before, OLDEST_END_DAYS),
    ...(latestYear === '' ? [] : [daysEarlier(latestYear, MOVED_END_DAYS)]),
    ...(all.length === 0 ? [] : [daysEarlier(latestEnd(all), LONGEST_YEAR_DAYS)]),
  ]
  return ends.toSorted().at(-1) ?? before
}

const latestEnd = (filed: readonly Filed[]): string =>
  filed.reduce((latest, { end }) => (end > latest ? end : latest), '')

function figuresByTag(ofTags: readonly OfTag[], oldest: OldestEnds): { tag: string; figures: FiledFigure[] }[] {
  const years = furthest(ofTags, ({ filed }) => latestYears(filed, oldest.year))
  const shorter = furthest(ofTags, ({ filed }) => latestShorter(filed, oldest.other, years?.periods[0]?.end ?? ''))
  const day = furthest(ofTags, ({ filed }) =>
    latestPeriods(filed, ['day'])
      .slice(0, 1)
      .filter(({ end }) => end >= oldest.other),
  )
  const found = [years, shorter, day].filter((one) => one !== null)
  return [...new Set(found.map(({ of }) => of))].map((of) => ({
    tag: of.tag,
    figures: found
      .filter((one) => one.of === of)
      .flatMap(({ periods }) => periods.map((value) => asFigure(value, of.filed))),
  }))
}

type OfKind = { readonly of: OfTag; readonly periods: readonly Filed[] }

/** The concept whose latest period goes furthest, and of several the one with the most. null where none has any. */
function furthest(ofTags: readonly OfTag[], periodsOf: (of: OfTag) => readonly Filed[]): OfKind | null {
  const having = ofTags.map((of) => ({ of, periods: periodsOf(of) })).filter(({ periods }) => periods.length > 0)
  return having.toSorted(byLatest)[0] ?? null
}

function byLatest({ periods: [one] }: OfKind, { periods: [other] }: OfKind): number {
  if (!one || !other) return 0
  if (one.end !== other.end) return one.end < other.end ? 1 : -1
  return one.kind === other.kind ? other.val - one.val : lengthOf(other) - lengthOf(one)
}

/** In days; a value of one day has none. */
const lengthOf = ({ start, end }: Filed): number => dayNumber(end) - dayNumber(start ?? end)

/** In a row, so that they are the last ones: what lies before a gap is left out. */
function latestYears(filed: readonly Filed[], oldest: string): readonly Filed[] {
  const [latest, ...earlier] = latestPeriods(filed, ['year'])
  if (!latest || latest.end < oldest) return []
  const years = [latest]
  for (const year of earlier) {
    const next = years.at(-1)?.start ?? ''
    if (years.length === MOST_YEARS || year.end < daysEarlier(next, SHARED_DAYS)) break
    years.push(year)
  }
  return years
}

/**
 * The quarters, of which the fourth is in no report. Cash flows are reported from the start of the fiscal year, so the latest may be
 * half a year or nine months.
 */
function latestShorter(filed: readonly Filed[], oldest: string, yearEnd: string): readonly Filed[] {
  const recent = filed.filter(({ end }) => end >= oldest)
  const quarters = latestPeriods(recent, ['quarter']).slice(0, MOST_SHORTER)
  const [longer] = latestPeriods(recent, ['half-year', 'nine-months'])
  const isLater = longer !== undefined && longer.end > (quarters[0]?.end ?? '') && longer.end > yearEnd
  return isLater ? [longer] : quarters
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
