import type { Instant } from '#domain/time.ts'

const SUMMER = '-04:00'
const WINTER = '-05:00'

const hourInNewYork = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/New_York', hour: '2-digit' })

/** The instant at which a session ends: New York's clock, which is four or five hours behind UTC. */
export function sessionEnd(day: string, closesAt: string): Instant {
  const summer = new Date(`${day}T${closesAt}:00${SUMMER}`)
  const isSummer = hourInNewYork.format(summer) === closesAt.slice(0, 'HH'.length)
  return (isSummer ? summer : new Date(`${day}T${closesAt}:00${WINTER}`)).toISOString()
}
