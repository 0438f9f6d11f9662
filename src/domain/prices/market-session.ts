import { type Instant, instantAt, millisecondsBetween } from '../time.ts'
import { dayNumber, dayOfNumber } from './day-number.ts'
import { isMarketDay, MARKET_ZONE, marketClosesAt, marketDayOf } from './market-calendar.ts'

const OPENS_AT = '09:30'
/** During a session, a price that is younger than this is not fetched again. */
const FRESH_IN_SESSION_MS = 60_000

/** The opening and the close of one trading day. */
type Session = { readonly day: string; readonly opensAt: Instant; readonly closesAt: Instant }

/** @returns null on a day without trading */
export function sessionOn(day: string): Session | null {
  const cached = sessions.get(day)
  if (cached !== undefined) return cached
  const closesAt = marketClosesAt(day)
  const session =
    closesAt === null
      ? null
      : { day, opensAt: instantAt(day, OPENS_AT, MARKET_ZONE), closesAt: instantAt(day, closesAt, MARKET_ZONE) }
  if (sessions.size >= MOST_SESSIONS) sessions.clear()
  sessions.set(day, session)
  return session
}

/** A cache, because all symbols share the same days, and asking the time zone is the slowest part. */
const sessions = new Map<string, Session | null>()
const MOST_SESSIONS = 10_000

/**
 * The time of a day's close: the end of its session. For a day without a session, which a provider may send by mistake, the usual
 * time.
 */
export const endOfDay = (day: string): Instant => sessionOn(day)?.closesAt ?? `${day}T21:00:00.000Z`

export function isInSession(now: Instant): boolean {
  const session = sessionOn(marketDayOf(now))
  return session !== null && now >= session.opensAt && now < session.closesAt
}

/** The last session that has ended, whose day is the last one with a close. */
export function lastSession(now: Instant): Session {
  for (let number = dayNumber(marketDayOf(now)); ; number -= 1) {
    const session = sessionOn(dayOfNumber(number))
    if (session && session.closesAt <= now) return session
  }
}

/** The day of the session at an instant, or of the last one before it, to which the prices of that moment belong. */
export function sessionDayOf(at: Instant): string {
  return isInSession(at) ? marketDayOf(at) : lastSession(at).day
}

/** Every trading day from one to another, both included. */
export function marketDaysBetween(from: string, to: string): string[] {
  const days: string[] = []
  for (let number = dayNumber(from); number <= dayNumber(to); number += 1) {
    const day = dayOfNumber(number)
    if (isMarketDay(day)) days.push(day)
  }
  return days
}

/** Whether a price fetched then is still as good as a new one: prices do not move while the market is closed. */
export function isFresh(fetchedAt: Instant, now: Instant): boolean {
  if (millisecondsBetween(fetchedAt, now) < FRESH_IN_SESSION_MS) return true
  return !isInSession(now) && fetchedAt >= lastSession(now).closesAt
}
