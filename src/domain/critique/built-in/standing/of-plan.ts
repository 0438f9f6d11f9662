import type { Finding, FindingKind } from '../basis/finding.ts'

/** Whoever saves by a plan, keeps a weight, hedges or lives on dividends says nothing of doing better than the market. */
export const isPlan = (taken: readonly Finding[]): boolean => taken.some(({ kind }) => OF_PLAN.has(kind))

/** Whether the plan itself decides what is bought or sold, whatever the price and the news. */
export const goesByRule = (taken: readonly Finding[]): boolean => taken.some(({ kind }) => BY_RULE.has(kind))

const BY_RULE: ReadonlySet<FindingKind> = new Set(['index-plan', 'rebalancing-by-rule'])
const OF_PLAN: ReadonlySet<FindingKind> = new Set([...BY_RULE, 'hedge', 'income-plan', 'employer-shares'])
