import { type Instant, instantAt, millisecondsBetween } from '../time.ts'
import { dayNumber, dayOfNumber } from './day-number.ts'
import { isMarketDay, MARKET_ZONE, marketClosesAt, marketDayOf } from './market-calendar.ts'

const OPENS_AT = '09:30'
/** A price this young is not asked for again while the market trades. */
const FRESH_IN_SESSION_MS = 60_000

/** One trading day's opening and end. */
type Session = { readonly day: string; readonly opensAt: Instant; readonly closesAt: Instant }

/** null on a day without trading */
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

/** Every symbol has the same days, and to find a zone's clock takes longer than anything else about them. */
const sessions = new Map<string, Session | null>()
const MOST_SESSIONS = 10_000

/**
 * When a day's close is of: the end of its session. A day without one, such as a provider that errs about the calendar may send,
 * ends when most sessions do.
 */
export const endOfDay = (day: string): Instant => sessionOn(day)?.closesAt ?? `${day}T21:00:00.000Z`

export function isInSession(now: Instant): boolean {
  const session = sessionOn(marketDayOf(now))
  return session !== null && now >= session.opensAt && now < session.closesAt
}

/** The last session that has ended by now: the last day that has a close. */
export function lastSession(now: Instant): Session {
  for (let number = dayNumber(marketDayOf(now)); ; number -= 1) {
    const session = sessionOn(dayOfNumber(number))
    if (session && session.closesAt <= now) return session
  }
}

/** The day of the session that goes on at an instant, or that ended last before it: whose prices are those of the moment. */
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

/** Whether a price that was asked for then is still as good as a new one: nothing moves while the market is closed. */
export function isFresh(fetchedAt: Instant, now: Instant): boolean {
  if (millisecondsBetween(fetchedAt, now) < FRESH_IN_SESSION_MS) return true
  return !isInSession(now) && fetchedAt >= lastSession(now).closesAt
}
