import type { ProofView } from '#contract/proof.ts'
import type { Language } from '#domain/locale.ts'
import { readableDate } from '#domain/time.ts'
import { formatCount } from '#web/ui/format.ts'
import { proofMessages } from './proof-messages.ts'

/** `1,204 entries, unbroken since Apr 6, 2025` */
export function unbrokenWords(
  { entries, since }: Pick<ProofView, 'entries' | 'since'>,
  timeZone: string,
  language: Language,
): string {
  const { noEntries, unbroken } = proofMessages(language)
  if (since === null) return noEntries
  const day = readableDate(since, timeZone, language)
  return entries === 1 ? unbroken.one(day) : unbroken.other(formatCount(entries, language), day)
}
