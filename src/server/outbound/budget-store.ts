import { sql } from 'kysely'
import { DAY_MS, MINUTE_MS } from '#domain/time.ts'
import type { Db } from '../database/open-database.ts'
import type { Failure } from './http-fetch.ts'
import type { Urgency } from './urgency.ts'

/** How many credits a provider may be sent in a minute and in a day. 0 means no limit. */
export type Limits = { readonly name: string; readonly perMinute: number; readonly perDay: number }

type Spent = { readonly minute: number; readonly day: number; readonly background: number }

/** The share of the day's credits that background calls may spend, so that enough is left for people. */
const SHARE_OF_BACKGROUND = 0.5

/**
 * Takes credits from the budgets of the minute and the day: from all that have a limit, or from none. It is one statement, so
 * that concurrent calls, or two processes, never spend the same credit. Budgets are stored, so a restart grants no new credits.
 * @returns why the call may not go out; null when the credits are taken
 */
export async function takeCredits(
  db: Db,
  limits: Limits,
  credits: number,
  urgency: Urgency,
  now: string,
): Promise<Failure | null> {
  const budgets = budgetsOf(limits, urgency, now)
  if (budgets.length === 0) return null
  const { rows } = await sql<{ period: string }>`
    with wanted (provider, period, credits, most) as (values ${sql.join(
      budgets.map(
        ({ period, most }) =>
          sql`(cast(${limits.name} as text), cast(${period} as text), cast(${credits} as integer), cast(${most} as integer))`,
      ),
    )})
    insert into provider_budgets (provider, period, used)
    select provider, period, credits from wanted
    where not exists (
      select 1 from wanted w
      left join provider_budgets b on b.provider = w.provider and b.period = w.period
      where coalesce(b.used, 0) + w.credits > w.most
    )
    on conflict (provider, period) do update set used = provider_budgets.used + excluded.used
    where provider_budgets.used + excluded.used <= (select most from wanted w where w.period = excluded.period)
    returning period`.execute(db)
  if (rows.length === budgets.length) return null
  // On PostgreSQL another call may have spent between the two conditions: the credits taken from the other budgets go back.
  for (const { period } of rows) await giveBack(db, limits.name, period, credits)
  return refusal(limits, await findSpent(db, limits.name, now), credits, now)
}

async function giveBack(db: Db, provider: string, period: string, credits: number): Promise<void> {
  await db
    .updateTable('provider_budgets')
    .set((of) => ({ used: of('used', '-', credits) }))
    .where('provider', '=', provider)
    .where('period', '=', period)
    .execute()
}

/** How many credits a call of this urgency could take now. */
export async function creditsLeft(db: Db, limits: Limits, urgency: Urgency, now: string): Promise<number> {
  const spent = await findSpent(db, limits.name, now)
  const left = budgetsOf(limits, urgency, now).map(({ of, most }) => most - spent[of])
  return Math.max(0, Math.min(Number.POSITIVE_INFINITY, ...left))
}

/** The credits that were spent at a provider in the present minute and on this day (UTC), and of these, by work in the background. */
export async function findSpent(db: Db, provider: string, now: string): Promise<Spent> {
  const periods = periodsOf(now)
  const rows = await db
    .selectFrom('provider_budgets')
    .select(['period', 'used'])
    .where('provider', '=', provider)
    .where('period', 'in', Object.values(periods))
    .execute()
  const used = (period: string) => rows.find((row) => row.period === period)?.used ?? 0
  return { minute: used(periods.minute), day: used(periods.day), background: used(periods.background) }
}

/** Deletes what was spent on earlier days. */
export async function forgetOldBudgets(db: Db, now: string): Promise<void> {
  const today = now.slice(0, 'YYYY-MM-DD'.length)
  await db.deleteFrom('provider_budgets').where('period', 'not like', `% ${today}%`).execute()
}

type Budget = { readonly of: keyof Spent; readonly period: string; readonly most: number }

/** The budgets that have a limit, always in the same order, so that two calls cannot deadlock. */
function budgetsOf({ perMinute, perDay }: Limits, urgency: Urgency, now: string): Budget[] {
  const { minute, day, background } = periodsOf(now)
  const half = Math.floor(perDay * SHARE_OF_BACKGROUND)
  const budgets: Budget[] = []
  if (perDay > 0) budgets.push({ of: 'day', period: day, most: perDay })
  if (perMinute > 0) budgets.push({ of: 'minute', period: minute, most: perMinute })
  if (perDay > 0 && urgency === 'background') budgets.push({ of: 'background', period: background, most: half })
  return budgets
}

/** A provider's minute is that of the clock, not the last sixty seconds; its day is a day in UTC. */
const periodsOf = (now: string) => ({
  minute: `minute ${now.slice(0, 'YYYY-MM-DDTHH:MM'.length)}`,
  day: `day ${now.slice(0, 'YYYY-MM-DD'.length)}`,
  background: `background ${now.slice(0, 'YYYY-MM-DD'.length)}`,
})

function refusal({ perDay, perMinute }: Limits, spent: Spent, credits: number, now: string): Failure {
  const isMinuteOnly = perMinute > 0 && spent.minute + credits > perMinute && (perDay === 0 || spent.day < perDay)
  return isMinuteOnly
    ? { ok: false, kind: 'rate', retryAt: new Date(nextMinute(Date.parse(now))).toISOString() }
    : { ok: false, kind: 'quota', retryAt: new Date(next(Date.parse(now), DAY_MS)).toISOString() }
}

export const nextMinute = (at: number): number => next(at, MINUTE_MS)

const next = (at: number, step: number): number => (Math.floor(at / step) + 1) * step
