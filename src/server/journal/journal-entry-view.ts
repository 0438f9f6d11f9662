import type { JournalEntryView } from '#contract/journal.ts'
import type { Asset, AssetEntry } from '#domain/assets/asset.ts'
import { LIST_OF } from '#domain/ledger/action.ts'
import type { DecisionRecorded, Entry } from '#domain/ledger/entry.ts'
import type { Principle } from '#domain/principles/principle.ts'
import { stamp, viewAnalysis, viewEvent, viewThesis } from '../assets/journal-view.ts'
import { NO_PRICED_CLAIMS, type PricedClaims } from '../assets/priced-claims.ts'
import { isOfAsset } from '../ledger/ledger-store.ts'
import type { ToldOutcomes } from '../reviews/told-outcomes.ts'

/** What is needed to show the entries of a page. */
export type EntriesContext = {
  readonly assets: ReadonlyMap<number, Asset>
  /** By decision id, for the critiques. */
  readonly decisions: ReadonlyMap<string, Pick<Entry<DecisionRecorded>, 'action' | 'sequence'>>
  readonly principles: readonly Principle[]
  readonly outcomes: ToldOutcomes
  /** By asset. */
  readonly priced: ReadonlyMap<number, PricedClaims>
}

/** @returns an empty list when the entry's asset cannot be shown; the journal's check names such an asset */
export function viewJournalEntry(entry: Entry, context: EntriesContext): JournalEntryView[] {
  const stamped = { sequence: entry.sequence, ...stamp(entry.recordedAt) }
  if (isOfAsset(entry)) {
    const asset = context.assets.get(entry.assetId)
    return asset ? viewOfAsset(entry, asset, context).map((view) => ({ ...stamped, ...view })) : []
  }
  switch (entry.kind) {
    case 'principle-written':
      return [{ ...stamped, kind: 'principle', change: 'written', text: entry.text }]
    case 'principle-retired':
      return [{ ...stamped, kind: 'principle', change: 'retired', text: textOf(entry.principleId, context.principles) }]
    case 'principles-ordered':
      return [{ ...stamped, kind: 'principle', change: 'ordered', text: '' }]
  }
}

const textOf = (principleId: string, principles: readonly Principle[]): string =>
  principles.find((principle) => principle.principleId === principleId)?.versions.at(-1)?.text ?? ''

type OfAsset = Exclude<JournalEntryView, { kind: 'principle' }>
type Unstamped<View> = View extends unknown ? Omit<View, 'sequence' | 'dateAdded' | 'dateAddedReadable'> : never

function viewOfAsset(
  entry: AssetEntry,
  asset: Asset,
  { decisions, outcomes, priced: pricedOf }: EntriesContext,
): Unstamped<OfAsset>[] {
  const about = viewEntryAsset(asset)
  const priced = pricedOf.get(asset.assetId) ?? NO_PRICED_CLAIMS
  if (entry.kind === 'decision-recorded')
    return [
      { kind: 'decision', asset: about, decision: viewThesis(entry, asset, priced), confidence: entry.confidence },
    ]
  if (entry.kind === 'critique-recorded') {
    const decision = decisions.get(entry.decisionId)
    const critique = viewAnalysis(entry, decision, asset.corrections)
    return [{ kind: 'critique', asset: about, critique, decisionSequence: decision?.sequence ?? null }]
  }
  return viewEvent(entry, asset, { outcomes, priced }).map((event) => ({ kind: 'event', asset: about, event }))
}

export const viewEntryAsset = ({ assetId, facts, list }: Asset): OfAsset['asset'] => ({
  assetId,
  ticker: facts.ticker,
  companyName: facts.companyName,
  stockOrOptions: facts.type,
  list: LIST_OF[list],
})
