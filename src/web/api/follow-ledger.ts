import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import type { SessionView } from '#contract/accounts.ts'
import type { AssetView } from '#contract/assets.ts'
import { refreshRow } from './asset-row-cache.ts'
import type { LiveEvent } from './live-stream.ts'
import { lastSequence } from './older-entries.ts'
import { queryKeys } from './query-keys.ts'

type LedgerEvent = Extract<LiveEvent, { name: 'standing' | 'recorded' | 'principles-changed' }>

/**
 * Keeps what is on screen true, by what the event stream says. The session told where the journal ended when the page was
 * opened, and each event what it follows: only who has missed an entry fetches everything again. An asset says itself up to
 * which entry it was read: it is sent beside the session, and may be older.
 * @returns what is to be done with each event, and how to stop
 */
export function followLedger(queries: QueryClient): { follow(event: LiveEvent): void; stop(): void } {
  let latest = queries.getQueryData<SessionView>(queryKeys.session)?.sequence ?? 0
  /** Every entry after this one is told by an event. */
  let toldAfter = latest
  /** The last entry of each asset that an event has told: an answer from before it may still be on its way. */
  const lastTold = new Map<unknown, number>()
  const readAgainIfOlder = ({ queryKey, state }: Query) => {
    if (isOlder(state.data, Math.max(toldAfter, lastTold.get(queryKey.at(-1)) ?? 0)))
      void queries.invalidateQueries({ queryKey, exact: true })
  }
  queries.getQueryCache().findAll({ queryKey: queryKeys.everyAsset, predicate: isAsset }).forEach(readAgainIfOlder)
  const stop = queries.getQueryCache().subscribe((change) => {
    if (change.type === 'updated' && change.action.type === 'success' && isAsset(change.query))
      readAgainIfOlder(change.query)
  })
  const follow = (event: LiveEvent) => {
    if (event.name === 'drafts-changed') void queries.invalidateQueries({ queryKey: queryKeys.drafts })
    if (event.name !== 'standing' && event.name !== 'recorded' && event.name !== 'principles-changed') return
    const { sequence } = event.data
    const hasMissed = (event.name === 'standing' ? sequence : event.data.after) > latest
    latest = Math.max(latest, sequence)
    if (event.name === 'recorded') lastTold.set(event.data.assetId, sequence)
    if (hasMissed) toldAfter = latest
    // Requests under way too: a page's first ones are sent with the document, and may be answered from before what was missed.
    if (hasMissed) void queries.invalidateQueries({})
    else if (event.name === 'standing') tryFailedAgain(queries)
    else showEntry(queries, event)
  }
  return { follow, stop }
}

const isAsset = ({ queryKey }: { readonly queryKey: QueryKey }): boolean =>
  queryKey[0] === queryKeys.everyAsset[0] && queryKey.length === queryKeys.asset(null).length

const isOlder = (asset: unknown, than: number): boolean =>
  typeof asset === 'object' && asset !== null && 'sequence' in asset && Number(asset.sequence) < than

function showEntry(queries: QueryClient, event: Exclude<LedgerEvent, { name: 'standing' }>): void {
  void queries.invalidateQueries({ queryKey: queryKeys.journal })
  if (event.name === 'principles-changed') {
    void queries.invalidateQueries({ queryKey: queryKeys.principles })
    return
  }
  void queries.invalidateQueries({ queryKey: queryKeys.journalAssets })
  // Its draft is none any more, wherever it was written.
  void queries.invalidateQueries({ queryKey: queryKeys.drafts })
  void queries.invalidateQueries({ queryKey: queryKeys.mirror })
  onceAnswered(queries, () => showAsset(queries, event.data.assetId, event.data.sequence))
}

/** The server can be reached again. What is being tried already need not be sent twice. */
function tryFailedAgain(queries: QueryClient): void {
  void queries.invalidateQueries({ predicate: ({ state }) => state.status === 'error' }, { cancelRefetch: false })
}

/** What this page is recording itself comes with the answer, which is on its way. */
function onceAnswered(queries: QueryClient, show: () => void): void {
  if (queries.isMutating() === 0) {
    show()
    return
  }
  const unsubscribe = queries.getMutationCache().subscribe(() => {
    if (queries.isMutating() > 0) return
    unsubscribe()
    show()
  })
}

/** Nothing is fetched of an asset whose answer to this very recording is on the page already. */
function showAsset(queries: QueryClient, assetId: number, sequence: number): void {
  const queryKey = queryKeys.asset(assetId)
  const cached = queries.getQueryData<AssetView>(queryKey)
  if (cached && lastSequence(cached) >= sequence) return
  void queries.invalidateQueries({ queryKey })
  void queries.invalidateQueries({ queryKey: queryKeys.summary })
  void refreshRow(queries, assetId)
}
