import type { UntoldCloses } from '../basis/untold-of-companies.ts'
import type { AssetDrift } from './asset-drift.ts'
import type { DriftFinding } from './drift.ts'

/**
 * Drift without the sentences that quote a decision which is due for a review: that asks why it was decided so. What quotes another entry, or
 * says something else of this one, stays.
 */
export function withoutUntoldTheses(drift: readonly AssetDrift[], { theses }: UntoldCloses): readonly AssetDrift[] {
  if (!theses || theses.size === 0) return drift
  const isTold = (finding: DriftFinding) => !theses.has(quotedBy(finding) ?? -1)
  return drift.flatMap((asset) => {
    const findings = asset.findings.filter(isTold)
    if (findings.length === asset.findings.length) return [asset]
    return findings.length === 0 ? [] : [{ ...asset, findings }]
  })
}

/** The decision whose words a sentence repeats, by its sequence; null where it has none of an entry's. */
function quotedBy({ kind, sequences }: DriftFinding): number | null {
  switch (kind) {
    case 'figures-forgotten':
    case 'new-reason-after-fall':
      return sequences.at(-1) ?? null
    default:
      return null
  }
}
