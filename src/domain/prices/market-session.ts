import { type Instant, instantAt, laterBy, millisecondsBetween } from '../time.ts'
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
    closesAt === null ? null : { day, opensAt: marketInstant(day, OPENS_AT), closesAt: marketInstant(day, closesAt) }
  if (sessions.size >= MOST_SESSIONS) sessions.clear()
  sessions.set(day, session)
  return session
}

/** A cache, because all symbols share the same days. */
const sessions = new Map<string, Session | null>()
const MOST_SESSIONS = 10_000

/**
 * The instant at which New York's clocks show a time on a trading day. Asking the time zone takes a hundred times longer than the rest, so it is
 * asked once a week: the clocks were never changed between the opening of a Monday and the close of the Friday after it.
 */
function marketInstant(day: string, clock: string): Instant {
  const week = Math.floor((dayNumber(day) + THURSDAY_1970) / 7)
  const behindMs =
    behindUtc.get(week) ?? millisecondsBetween(`${day}T12:00:00.000Z`, instantAt(day, '12:00', MARKET_ZONE))
  if (behindUtc.size >= MOST_WEEKS) behindUtc.clear()
  behindUtc.set(week, behindMs)
  return laterBy(`${day}T${clock}:00.000Z`, behindMs)
}

/** How far New York's clocks are behind UTC, by week. */
const behindUtc = new Map<number, number>()
const MOST_WEEKS = 10_000
/** Days are numbered from 1970-01-01, which was a Thursday; weeks begin on Mondays. */
const THURSDAY_1970 = 3

/**
 * The time of a day's close: the end of its session. For a day without a session, which a provider may send by mistake, the usual
 * time.
 */
export const endOfDay = (day: string): Instant => sessionOn(day)?.closesAt ?? `${day}T21:00:00.000Z`

/** Whether the New York Stock Exchange is open at an instant; its closing bell is no more part of a session. */
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
