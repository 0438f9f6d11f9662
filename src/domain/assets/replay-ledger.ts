import { assetIdentity } from '../ledger/asset-identity.ts'
import type { CorrectionRecorded } from '../ledger/correction-recorded.ts'
import type { AssetFacts, DecisionRecorded, Entry } from '../ledger/entry.ts'
import { addFault, type LedgerFault } from '../ledger/ledger-fault.ts'
import type { Asset, AssetEntry } from './asset.ts'
import { correctFacts } from './corrected-entries.ts'
import { isOpening, isToldLate } from './effective-order.ts'
import { applyEntry, ContradictoryEntries, replayAsset } from './replay-asset.ts'

/**
 * What a ledger says of its assets as a whole, followed entry by entry: which number is which company, and how each asset has to be
 * replayed. Of an asset it keeps the facts only, so that each can be replayed on its own afterwards, however many there are.
 */
export type LedgerOutline = {
  take(entry: Entry): void
  /** The number of assets that were opened. */
  opened(): number
  isOpened(assetId: number): boolean
  /** The number under which a company is known now, by its identity; undefined when it has none. */
  numberOf(identity: string): number | undefined
  /** Assets with an entry that takes effect before earlier ones: their state needs all of their entries at once. */
  readonly toldLate: ReadonlySet<number>
  /** Assets without a state, because their entries contradict those of another asset, or open it twice. */
  readonly contradictory: ReadonlySet<number>
  readonly faults: readonly LedgerFault[]
}

/** Follows a ledger, oldest entry first. It keeps none of the entries. */
export function outlineLedger(): LedgerOutline {
  const toldLate = new Set<number>()
  const contradictory = new Set<number>()
  const faults: LedgerFault[] = []
  const openedAs = new Map<string, number>()
  const factsOf = new Map<number, AssetFacts>()
  /** Assets whose first entry opens nothing, which the replay names. */
  const unopened = new Set<number>()

  /** Detects contradictory openings: one number stands for one company, and one company has one number. */
  const open = ({ assetId, asset, sequence }: Entry<DecisionRecorded> & { readonly asset: AssetFacts }) => {
    const company = assetIdentity(asset)
    const ofNumber = factsOf.get(assetId)
    const ofCompany = openedAs.get(company)
    if (ofNumber)
      addFault(faults, 'asset-opened-twice', sequence, `asset ${assetId} is ${ofNumber.ticker} and ${asset.ticker}`)
    else if (ofCompany !== undefined)
      addFault(faults, 'company-opened-twice', sequence, `${asset.ticker} is asset ${ofCompany} and asset ${assetId}`)
    else {
      openedAs.set(company, assetId)
      factsOf.set(assetId, asset)
    }
    if (ofNumber || ofCompany !== undefined) contradictory.add(assetId)
  }
  /** A company that was mistyped is another one from its correction on. */
  const followCorrection = ({ assetId, field, to, sequence }: Entry<CorrectionRecorded>) => {
    const facts = factsOf.get(assetId)
    if (!facts) return
    const corrected = correctFacts(facts, field, to)
    const [before, after] = [assetIdentity(facts), assetIdentity(corrected)]
    if (before === after) return
    factsOf.set(assetId, corrected)
    if (openedAs.get(before) === assetId) openedAs.delete(before)
    const ofCompany = openedAs.get(after)
    if (ofCompany === undefined) openedAs.set(after, assetId)
    else {
      const detail = `${corrected.ticker} is asset ${ofCompany} and asset ${assetId}`
      addFault(faults, 'company-opened-twice', sequence, detail)
      contradictory.add(assetId)
    }
  }
  const follow = (entry: AssetEntry) => {
    const { assetId } = entry
    const isKnown = factsOf.has(assetId) || contradictory.has(assetId)
    if (!isKnown && !isOpening(entry)) unopened.add(assetId)
    if (isKnown && isToldLate(entry) && !unopened.has(assetId)) toldLate.add(assetId)
    if (isOpening(entry)) open(entry)
    if (entry.kind === 'correction-recorded') followCorrection(entry)
  }
  const take = (entry: AssetEntry) => {
    try {
      follow(entry)
    } catch (error) {
      contradictory.add(entry.assetId)
      addFault(faults, 'asset-not-replayed', entry.sequence, reasonOf(error))
    }
  }
  return {
    take: (entry) => {
      if ('assetId' in entry) take(entry)
    },
    opened: () => factsOf.size,
    isOpened: (assetId) => factsOf.has(assetId),
    numberOf: (identity) => openedAs.get(identity),
    toldLate,
    contradictory,
    faults,
  }
}

/** What comes of the entries of one asset: null when there are none, or with the reason why there is none. */
export type ReplayedAsset = { readonly asset: Asset | null; readonly fault: LedgerFault | null }

/** The replay of one asset whose entries take effect in the order in which they were recorded, under way. It keeps none of them. */
export type AssetReplay = {
  take(entry: AssetEntry): void
  result(): ReplayedAsset
}

/** After the first entry that contradicts those before it, no further one is applied. */
export function beginReplay(): AssetReplay {
  let asset: Asset | null = null
  let fault: LedgerFault | null = null
  return {
    take(entry) {
      if (fault) return
      try {
        asset = applyEntry(asset, entry)
      } catch (error) {
        fault = notReplayed(entry, error)
      }
    },
    result: () => (fault ? { asset: null, fault } : { asset, fault: null }),
  }
}

/** Replays one asset of all its entries, oldest first, whichever order they take effect in. */
export function tryReplay(entries: readonly AssetEntry[]): ReplayedAsset {
  try {
    return { asset: replayAsset(entries), fault: null }
  } catch (error) {
    return { asset: null, fault: notReplayed(entries.at(-1), error) }
  }
}

function notReplayed(entry: AssetEntry | undefined, error: unknown): LedgerFault {
  const sequence = entry?.sequence ?? 0
  return { kind: 'asset-not-replayed', sequence, lastSequence: sequence, detail: reasonOf(error) }
}

/** Whatever a rule of today cannot make of an entry, the entry stands and is named. */
const reasonOf = (error: unknown): string =>
  error instanceof ContradictoryEntries ? error.message : 'an entry does not fit those before it'
