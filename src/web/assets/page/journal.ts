import type { AssetEventView } from '#contract/asset-journal.ts'
import type { AssetView } from '#contract/assets.ts'
import type { AnalysisView } from '#contract/critiques.ts'

/** A decision with its confidence and critiques, joined from the specification's separate histories. */
export type JournalEntry = AssetView['thesis'][number] & {
  /** null only if the server sent none for this decision. */
  readonly confidence: number | null
  /** All critiques of the decision, latest first. */
  readonly analyses: readonly AnalysisView[]
  readonly isAwaitingCritique: boolean
}

type Histories = Pick<AssetView, 'thesis' | 'confidenceLevel' | 'aiAnalysis' | 'awaitingCritique'>

/** An asset's decisions, newest first. They are sorted by sequence, because clocks can be wrong. */
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

/** Merges the events into the decisions by sequence. */
export const withEvents = (
  decisions: readonly JournalEntry[],
  events: readonly AssetEventView[],
): (JournalEntry | AssetEventView)[] => [...decisions, ...events].sort((a, b) => b.sequence - a.sequence)

/** Prices typed by hand one after another, newest first. */
type TypedPrices = { readonly typed: readonly AssetEventView[]; readonly sequence: number }

/** So many typed prices in a row are folded but for the newest, so that they do not stand between a reader and the thesis. */
const FOLDED = 4

/** The same entries with long rows of typed prices gathered. */
export function withFoldedPrices(
  items: readonly (JournalEntry | AssetEventView)[],
): (JournalEntry | AssetEventView | TypedPrices)[] {
  const rows: (JournalEntry | AssetEventView)[][] = []
  for (const item of items) {
    const last = rows.at(-1)
    if (last && isTyped(item) && last.every(isTyped)) last.push(item)
    else rows.push([item])
  }
  return rows.flatMap<JournalEntry | AssetEventView | TypedPrices>((row) => {
    const [newest, ...typed] = row.filter(isTyped)
    const [next] = typed
    return row.length < FOLDED || !newest || !next ? row : [newest, { typed, sequence: next.sequence }]
  })
}

const isTyped = (item: JournalEntry | AssetEventView): item is AssetEventView & { kind: 'price-noted' } =>
  'kind' in item && item.kind === 'price-noted'
