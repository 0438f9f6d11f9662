import { assetIdentity } from '../ledger/asset-identity.ts'
import type { CorrectionRecorded } from '../ledger/correction-recorded.ts'
import type { AssetFacts, DecisionRecorded, Entry } from '../ledger/entry.ts'
import { addFault, type LedgerFault } from '../ledger/ledger-fault.ts'
import type { Asset, AssetEntry } from './asset.ts'
import { correctFacts } from './corrected-entries.ts'
import { isOpening, isToldLate } from './effective-order.ts'
import { applyEntry, ContradictoryEntries, replayAsset } from './replay-asset.ts'

/** The replay of a whole ledger, under way: every asset as its entries so far leave it. */
export type LedgerReplay = {
  take(entry: Entry): void
  readonly assets: ReadonlyMap<number, Asset>
  /** Assets with an entry that takes effect before earlier ones: their state needs all of their entries at once. */
  readonly toldLate: ReadonlySet<number>
  /** Assets without a state, because their entries contradict each other or those of another asset. */
  readonly contradictory: ReadonlySet<number>
  readonly faults: readonly LedgerFault[]
}

/** Replays a ledger entry by entry, oldest first. It keeps the assets and none of the entries. */
export function replayLedger(): LedgerReplay {
  const assets = new Map<number, Asset>()
  const toldLate = new Set<number>()
  const contradictory = new Set<number>()
  const faults: LedgerFault[] = []
  const openedAs = new Map<string, string>()
  const factsOf = new Map<number, AssetFacts>()

  const fault = (kind: LedgerFault['kind'], { sequence }: AssetEntry, message: string) =>
    addFault(faults, kind, sequence, message)

  /** Detects contradictory openings: one number stands for one company, and one company has one number. */
  const checkOpening = (entry: Entry<DecisionRecorded> & { readonly asset: AssetFacts }) => {
    const { assetId, asset } = entry
    const company = assetIdentity(asset)
    const ofNumber = assets.get(assetId)
    const ofCompany = openedAs.get(company)
    if (ofNumber) fault('asset-opened-twice', entry, `asset ${assetId} is ${ofNumber.facts.ticker} and ${asset.ticker}`)
    else if (ofCompany !== undefined)
      fault('company-opened-twice', entry, `${asset.ticker} is ${ofCompany} and asset ${assetId}`)
    else {
      openedAs.set(company, `asset ${assetId}`)
      factsOf.set(assetId, asset)
    }
    if (ofNumber || ofCompany !== undefined) contradictory.add(assetId)
  }
  /** A company that was mistyped is another one from its correction on. */
  const followCorrection = ({ assetId, field, to, ...entry }: Entry<CorrectionRecorded>) => {
    const facts = factsOf.get(assetId)
    if (!facts) return
    const corrected = correctFacts(facts, field, to)
    const [before, after] = [assetIdentity(facts), assetIdentity(corrected)]
    if (before === after) return
    const ofCompany = openedAs.get(after)
    openedAs.delete(before)
    openedAs.set(after, `asset ${assetId}`)
    factsOf.set(assetId, corrected)
    if (ofCompany === undefined) return
    addFault(faults, 'company-opened-twice', entry.sequence, `${corrected.ticker} is ${ofCompany} and asset ${assetId}`)
    contradictory.add(assetId)
  }
  const replay = (entry: AssetEntry) => {
    const { assetId } = entry
    if (isOpening(entry)) checkOpening(entry)
    if (entry.kind === 'correction-recorded') followCorrection(entry)
    if (isToldLate(entry) && assets.has(assetId)) toldLate.add(assetId)
    if (contradictory.has(assetId) || toldLate.has(assetId)) return
    assets.set(assetId, applyEntry(assets.get(assetId) ?? null, entry))
  }
  const take = (entry: AssetEntry) => {
    try {
      replay(entry)
    } catch (error) {
      contradictory.add(entry.assetId)
      fault('asset-not-replayed', entry, reasonOf(error))
    }
  }
  return {
    take: (entry) => {
      if ('assetId' in entry) take(entry)
    },
    assets,
    toldLate,
    contradictory,
    faults,
  }
}

/** One asset of its entries, oldest first, or why none comes of them. */
export function tryReplay(entries: readonly AssetEntry[]): { asset: Asset | null; reason: string } {
  try {
    return { asset: replayAsset(entries), reason: 'it has none' }
  } catch (error) {
    return { asset: null, reason: reasonOf(error) }
  }
}

/** Whatever a rule of today cannot make of an entry, the entry stands and is named. */
const reasonOf = (error: unknown): string =>
  error instanceof ContradictoryEntries ? error.message : 'an entry does not fit those before it'
