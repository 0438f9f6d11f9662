import type { ProofView } from '#contract/proof.ts'
import { readableDate } from '#domain/time.ts'
import { formatCount } from '#web/ui/format.ts'

/** `1,204 entries, unbroken since Apr 6, 2025` */
export function unbrokenWords({ entries, since }: Pick<ProofView, 'entries' | 'since'>, timeZone: string): string {
  if (since === null) return 'No entries yet'
  const count = entries === 1 ? '1 entry' : `${formatCount(entries)} entries`
  return `${count}, unbroken since ${readableDate(since, timeZone)}`
}
