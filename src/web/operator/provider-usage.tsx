import type { UsageView } from '#contract/settings.ts'
import type { Instant } from '#domain/time.ts'
import { Fact, FactList } from '#web/ui/fact-list.tsx'
import { formatAge, formatCount, formatMoment, readersTimeZone } from '#web/ui/format.ts'

/** The state of the providers that have limits; nothing if none is set up. */
export function ProviderUsage({ usage }: { usage: readonly UsageView[] }) {
  if (usage.length === 0) return null
  const now = new Date().toISOString()
  return (
    <FactList>
      {usage.map((of) => (
        <Fact key={of.name} term={of.name} lines={usageWords(of, now, readersTimeZone())} />
      ))}
    </FactList>
  )
}

/** The state of a provider in lines: the requests spent, until when it is paused, and its last failure. */
export function usageWords({ minute, day, pausedUntil, lastFailure }: UsageView, now: Instant, timeZone: string) {
  const spent = [minute && `${spentOf(minute)} this minute`, day && `${spentOf(day)} today`].filter((part) => part)
  return [
    spent.length > 0 ? `Requests: ${spent.join(', ')}.` : 'Its requests are not limited.',
    pausedUntil !== null &&
      pausedUntil > now &&
      `Not asked until ${formatMoment(pausedUntil, timeZone)}, because of its last failure.`,
    lastFailure && `Last failure ${formatAge(lastFailure.at, now, timeZone)}: ${lastFailure.message}`,
  ].filter((line) => line !== null && line !== false)
}

const spentOf = ({ used, limit }: { used: number; limit: number }): string =>
  `${formatCount(used)} of ${formatCount(limit)}`
