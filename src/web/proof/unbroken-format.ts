import type { ProofView } from '#contract/proof.ts'
import type { Language } from '#domain/locale.ts'
import { MARKET_ZONE } from '#domain/prices/market-calendar.ts'
import { readableDate } from '#domain/time.ts'
import { formatCount } from '#web/ui/format.ts'
import { proofMessages } from './proof-messages.ts'

/** `1,204 entries, unbroken since Apr 6, 2025`, the day in New York, as everywhere in the journal */
export function unbrokenWords({ entries, since }: Pick<ProofView, 'entries' | 'since'>, language: Language): string {
  const { noEntries, unbroken } = proofMessages(language)
  if (since === null) return noEntries
  const day = readableDate(since, MARKET_ZONE, language)
  return entries === 1 ? unbroken.one(day) : unbroken.other(formatCount(entries, language), day)
}
