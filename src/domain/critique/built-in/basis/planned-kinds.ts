import type { FindingKind } from './finding.ts'

/** Kinds of entry that owe no thesis about the company. */
export const PLANNED: readonly FindingKind[] = [
  'tax-sale',
  'hedge',
  'rebalancing-by-rule',
  'index-plan',
  'sale-for-need',
  'employer-shares',
]
