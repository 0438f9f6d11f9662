import type { UsageView } from '#contract/settings.ts'
import type { Language } from '#domain/locale.ts'
import type { Instant } from '#domain/time.ts'
import { useLanguage } from '#web/language/use-messages.ts'
import { Fact, FactList } from '#web/ui/fact-list.tsx'
import { formatAge, formatCount, formatMoment, readersTimeZone } from '#web/ui/format.ts'
import { FromServer } from './from-server.tsx'
import { operatorMessages } from './operator-messages.ts'

/** The state of the providers that have limits; nothing if none is set up. */
export function ProviderUsage({ usage }: { usage: readonly UsageView[] }) {
  const language = useLanguage()
  if (usage.length === 0) return null
  const now = new Date().toISOString()
  return (
    <FactList>
      {usage.map((of) => (
        <Fact
          key={of.name}
          term={of.name}
          lines={[
            ...usageWords(of, now, readersTimeZone(), language),
            of.lastFailure && (
              <>
                {failureWords(of.lastFailure.at, now, readersTimeZone(), language)}
                <FromServer words={of.lastFailure.message} />
              </>
            ),
          ]}
        />
      ))}
    </FactList>
  )
}

/** The state of a provider in lines: the requests spent, and until when it is paused. */
export function usageWords(
  { minute, day, pausedUntil }: UsageView,
  now: Instant,
  timeZone: string,
  language: Language,
): string[] {
  const { usage } = operatorMessages(language)
  const spentOf = ({ used, limit }: { used: number; limit: number }) =>
    usage.of(formatCount(used, language), formatCount(limit, language))
  const spent = [minute ? [usage.minute(spentOf(minute))] : [], day ? [usage.day(spentOf(day))] : []].flat()
  const isPaused = pausedUntil !== null && pausedUntil > now
  return [
    spent.length > 0 ? usage.requests(spent.join(', ')) : usage.unlimited,
    ...(isPaused ? [usage.paused(formatMoment(pausedUntil, timeZone, language))] : []),
  ]
}

/** How long ago the last failure was, before what it was. */
export const failureWords = (at: Instant, now: Instant, timeZone: string, language: Language): string =>
  operatorMessages(language).usage.failure(formatAge(at, now, timeZone, language))
