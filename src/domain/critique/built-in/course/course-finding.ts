import type { Finding } from '../basis/finding.ts'

/** A fact of the ledger that shows in the course of several entries. */
export const courseFinding = (
  kind: Finding['kind'],
  weight: number,
  ways: Finding['ways'],
  values: Readonly<Record<string, string>>,
): Finding => ({ kind, part: 'psychology', weight, ways, values, quoted: null })
