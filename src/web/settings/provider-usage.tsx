import type { UsageView } from '#contract/settings.ts'
import { readersTimeZone } from '#web/ui/format.ts'
import { Fact, FactList } from './fact-list.tsx'
import { usageWords } from './usage-words.ts'

/** How the providers with limits fare: nothing where none is set up. */
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
