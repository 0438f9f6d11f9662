import type { FindingKind } from './finding.ts'

/** A stop or a target by which somebody sold: no test joins it. */
export const KEEPS_LEVEL: readonly FindingKind[] = ['stop-obeyed', 'target-obeyed']
