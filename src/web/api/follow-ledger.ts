import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import type { SessionView } from '#contract/accounts.ts'
import type { AssetView } from '#contract/assets.ts'
import { refreshRow } from './asset-row-cache.ts'
import type { LiveEvent } from './live-stream.ts'
import { lastSequence } from './older-entries.ts'
import { queryKeys } from './query-keys.ts'

type LedgerEvent = Extract<LiveEvent, { name: 'standing' | 'recorded' | 'principles-changed' }>

/**
 * Keeps the screen up to date with the event stream. The session names the last entry at the time the page was opened, and each
 * event names the entry before it, so a page fetches everything again only if it missed an entry. An asset's answer names the
 * last entry it knows, because it is requested beside the session and may be older.
 * @returns `follow` handles one event, which may be the first one after the stream was lost; `stop` ends the watch over the query cache
 */
export function followLedger(queries: QueryClient): {
  follow(event: LiveEvent, isBack: boolean): void
  stop(): void
} {
  let latest = queries.getQueryData<SessionView>(queryKeys.session)?.sequence ?? 0
  /** Every entry after this one was announced by an event. */
  let toldAfter = latest
  /** The last announced entry of each asset. An answer that is older than it may still be under way. */
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
  const follow = (event: LiveEvent, isBack: boolean) => {
    if (event.name === 'drafts-changed') void queries.invalidateQueries({ queryKey: queryKeys.drafts })
    if (event.name !== 'standing' && event.name !== 'recorded' && event.name !== 'principles-changed') return
    const { sequence } = event.data
    const hasMissed = (event.name === 'standing' ? sequence : event.data.after) > latest
    latest = Math.max(latest, sequence)
    if (event.name === 'recorded') lastTold.set(event.data.assetId, sequence)
    if (hasMissed) toldAfter = latest
    // This also cancels requests under way: a page sends its first ones with the document, and their answers may be too old.
    if (hasMissed) void queries.invalidateQueries({})
    else if (event.name !== 'standing') showEntry(queries, event)
    else if (isBack) tryFailedAgain(queries)
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
  const { assetId, sequence, isCritique = false } = event.data
  // Of the Mirror, a critique changes only how a critic scores.
  void queries.invalidateQueries({ queryKey: queryKeys.mirror, exact: isCritique })
  if (!isCritique) {
    void queries.invalidateQueries({ queryKey: queryKeys.journalAssets })
    // A recorded decision has no draft any more, on this device or another.
    void queries.invalidateQueries({ queryKey: queryKeys.drafts })
  }
  onceAnswered(queries, () => showAsset(queries, assetId, sequence, isCritique))
}

/** Repeats what failed, because the server can be reached again. A request that is under way is not sent twice. */
function tryFailedAgain(queries: QueryClient): void {
  void queries.invalidateQueries({ predicate: ({ state }) => state.status === 'error' }, { cancelRefetch: false })
}

/** Waits until this page's own recording is answered, because the answer brings the new entry along. */
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

/** Fetches the asset again, unless the page has already shown this entry from the answer to its own recording. */
function showAsset(queries: QueryClient, assetId: number, sequence: number, isCritique: boolean): void {
  const queryKey = queryKeys.asset(assetId)
  const cached = queries.getQueryData<AssetView>(queryKey)
  if (cached && lastSequence(cached) >= sequence) return
  void queries.invalidateQueries({ queryKey, exact: isCritique })
  if (isCritique) return
  void queries.invalidateQueries({ queryKey: queryKeys.summary })
  void refreshRow(queries, assetId)
}
