import type { MirrorView } from '#contract/mirror.ts'
import type { MirrorMessages } from './mirror-messages.ts'

/**
 * What the Mirror's first sentence announces: how many findings, whether what cost money comes first, and whether a credit stands after them.
 * @param more how many are folded under the findings
 */
export function ledeOf(
  { findings, credit }: Pick<MirrorView, 'findings' | 'credit'>,
  more: number,
  { lede }: MirrorMessages,
): string {
  const isCostFirst = findings.length > 1 && findings.some(({ cost }) => Number(cost) < 0)
  if (findings.length > 0) return lede.things(findings.length, isCostFirst, more, credit !== null)
  return credit ? lede.onlyCredit : lede.none
}
