import type { CritiqueRequest } from '../../critique.ts'
import type { Finding } from '../basis/finding.ts'

/** What was paid for an option is all that it can cost, and a share that falls by half is another measure. */
export function besidePremium(finding: Finding, { option }: CritiqueRequest): Finding {
  if (!option || !finding.ways[0].includes('fell by half')) return finding
  return { ...finding, ways: WORTHLESS, values: { ...finding.values, right: option.right ?? 'option' } }
}

const WORTHLESS = [
  'You write {words}: if this {right} ends worthless, what would that leave of all that you own?',
] as const
