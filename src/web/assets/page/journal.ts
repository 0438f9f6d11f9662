import type { AssetEventView } from '#contract/asset-journal.ts'
import type { AssetView } from '#contract/assets.ts'
import type { AnalysisView } from '#contract/critiques.ts'

/** One decision with all that was said to it: the specification's histories, read across. */
export type JournalEntry = AssetView['thesis'][number] & {
  /** null only when the server left it out. */
  readonly confidence: number | null
  /** Every answer of a critic, the latest first. */
  readonly analyses: readonly AnalysisView[]
  readonly isAwaitingCritique: boolean
}

type Histories = Pick<AssetView, 'thesis' | 'confidenceLevel' | 'aiAnalysis' | 'awaitingCritique'>

/** An asset's decisions, newest first. Order is by place in the journal: clocks can be wrong, places can't. */
export function journalOf({ thesis, confidenceLevel, aiAnalysis, awaitingCritique }: Histories): JournalEntry[] {
  const levels = new Map(confidenceLevel.map(({ decisionId, level }) => [decisionId, level]))
  return thesis
    .toSorted((a, b) => b.sequence - a.sequence)
    .map((entry) => ({
      ...entry,
      confidence: levels.get(entry.decisionId) ?? null,
      analyses: aiAnalysis
        .filter(({ decisionId }) => decisionId === entry.decisionId)
        .sort((a, b) => b.sequence - a.sequence),
      isAwaitingCritique: awaitingCritique.includes(entry.decisionId),
    }))
}

/** What happened besides, in its place between the decisions. */
export const withEvents = (
  decisions: readonly JournalEntry[],
  events: readonly AssetEventView[],
): (JournalEntry | AssetEventView)[] => [...decisions, ...events].sort((a, b) => b.sequence - a.sequence)
