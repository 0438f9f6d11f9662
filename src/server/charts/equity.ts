import type { AssetRowView } from '#contract/assets.ts'
import type { EquityView } from '#contract/charts.ts'
import type { EquityDay } from '#domain/assets/equity.ts'
import { type SplitDays, splitDaysOf } from '#domain/assets/splits-of-closes.ts'
import { holdingsNow } from '#domain/assets/summary/summary.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { percentChange } from '#domain/prices/money.ts'
import type { ShownLists, ShownRow } from '../assets/asset-rows.ts'
import type { Db } from '../database/open-database.ts'
import { makeUserCache } from '../database/user-cache.ts'
import { type StoredAnswer, writtenAnswerOf } from '../http/stored-answer.ts'
import { leftOutOfEquity } from './left-out-of-equity.ts'
import { type OpenQuestions, type PastDays, pastDays } from './past-days.ts'
import type { ToldByEntries } from './told-by-entries.ts'

/** What was held, day by day from the first decision on, and now: the last point equals the summary. */
export async function answerEquity(db: Db, userId: string, lists: ShownLists, now: string): Promise<StoredAnswer> {
  const past = await pastDays(db, userId, openQuestionsOf(lists.assets), now)
  return writtenAnswerOf(lists, `equity of ${marketDayOf(now)} ${past.origin}`, () => {
    const view = viewEquity(past, lists, now)
    return `${JSON.stringify(view).slice(0, -1)},"decisions":${writeDecisions(db, userId, past, lists)}}`
  })
}

/** The points of the curve alone. */
export const equityCurve = async (db: Db, userId: string, lists: ShownLists, now: string): Promise<EquityDay[]> =>
  curveOf(await pastDays(db, userId, openQuestionsOf(lists.assets), now), lists, now)

function curveOf({ days, told }: PastDays, { rows }: ShownLists, now: string): EquityDay[] {
  const today = nowPoint(rows, now)
  return told.assetIds.length === 0 ? [] : [...days.filter(({ day }) => day < today.day), today]
}

function viewEquity(past: PastDays, lists: ShownLists, now: string): Omit<EquityView, 'decisions'> {
  const { assets, rows } = lists
  const { days, changes, told } = past
  const curve = curveOf(past, lists, now)
  return {
    days: curve.map(({ day }) => day),
    values: curve.map(({ value }) => value),
    costs: curve.map(({ cost }) => cost),
    realized: curve.map(({ realized }) => realized),
    changes: curve.map((point, at) =>
      point === days[at] ? (changes[at] ?? null) : percentChange(point.cost, point.value),
    ),
    leftOut: leftOutOfEquity(told, rows),
    withoutGain: withoutGain(rows),
    notice:
      days.length === 0
        ? 'The curve begins with your first decision, at the close of its day.'
        : quarantineNotice(assets),
  }
}

/** Tickers of what was sold at a price that is not known, or of how many shares that was: the gain of all sales leaves it out, as the summary does. */
export const withoutGain = (rows: ShownLists['rows']): string[] =>
  rows.flatMap(({ ticker, list, realizedGain }) => (list !== 'watched' && realizedGain === null ? [ticker] : []))

function nowPoint(rows: ShownLists['rows'], now: string): EquityDay {
  const { bought, realizedGain } = holdingsNow(rows)
  return { day: marketDayOf(now), value: bought.currentValue, cost: bought.initialValue, realized: realizedGain }
}

export const openQuestionsOf = (assets: readonly ShownRow[]): OpenQuestions => ({
  pendingSplits: new Map(
    assets.flatMap(({ row: { assetId, pendingSplit } }) => (pendingSplit ? [[assetId, pendingSplit] as const] : [])),
  ),
  splitDays: new Map(
    assets.flatMap((listed) => {
      const days = splitDaysIn(listed)
      return days ? [[listed.row.assetId, days] as const] : []
    }),
  ),
  quarantinedAssets: new Set(assets.filter(isQuarantined).map(({ row }) => row.assetId)),
})

/** Most shares never split, and the state of an asset is not read for those. */
const splitDaysIn = (listed: ShownRow): SplitDays | null => {
  const { splits = [] } = listed.market.anomaly ?? {}
  return splits.length === 0 ? null : splitDaysOf(listed.asset.splits, splits)
}

const isQuarantined = ({ isProviderQuarantined }: ShownRow): boolean => isProviderQuarantined

function quarantineNotice(assets: readonly ShownRow[]): string | null {
  const tickers = assets.filter(isQuarantined).map(({ row }) => row.ticker)
  return tickers.length === 0
    ? null
    : `Counted at your own prices only, until you say on its page whether there was a split: ${tickers.join(', ')}.`
}

/** The decisions as JSON: most of the answer, and the same after a price as before it. */
function writeDecisions(db: Db, userId: string, { told: { decisions } }: PastDays, { rows }: ShownLists): string {
  const names = rows.map(({ assetId, ticker, list }) => [assetId, ticker, list].join(' ')).join('\n')
  const last = lastWritten.find(db, userId)
  const isSame = last?.decisions === decisions && last.names === names
  const written = isSame ? last : { decisions, names, text: JSON.stringify(viewDecisions(decisions, rows)) }
  lastWritten.store(db, userId, written)
  return written.text
}

type WrittenDecisions = {
  readonly decisions: ToldByEntries['decisions']
  /** The ticker and the list of each asset. */
  readonly names: string
  readonly text: string
}

/** Each decision takes some 100 bytes. */
const MOST_USERS = 20
const lastWritten = makeUserCache<WrittenDecisions>(MOST_USERS)

function viewDecisions(
  decisions: WrittenDecisions['decisions'],
  rows: readonly AssetRowView[],
): EquityView['decisions'] {
  const byId = new Map(rows.map((row) => [row.assetId, row]))
  return decisions.flatMap((decision) => {
    const row = byId.get(decision.assetId)
    if (!row) return []
    const { assetId, ticker, list } = row
    const { on, action, confidence } = decision
    return [{ on, assetId, ticker, list, action, confidence }]
  })
}
