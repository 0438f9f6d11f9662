import type { QueryClient } from '@tanstack/react-query'
import type { SessionView } from '#contract/accounts.ts'
import type { AssetView } from '#contract/assets.ts'
import { refreshRow } from './asset-row-cache.ts'
import type { LiveEvent } from './live-stream.ts'
import { lastSequence } from './older-entries.ts'
import { queryKeys } from './query-keys.ts'

type LedgerEvent = Extract<LiveEvent, { name: 'standing' | 'recorded' | 'principles-changed' }>

/**
 * Keeps what is on screen true, by what the event stream says. The session told where the journal ended when the page was
 * opened, and each event what it follows: only who has missed an entry fetches everything again.
 */
export function followLedger(queries: QueryClient): (event: LiveEvent) => void {
  let latest = queries.getQueryData<SessionView>(queryKeys.session)?.sequence ?? 0
  return (event) => {
    if (event.name !== 'standing' && event.name !== 'recorded' && event.name !== 'principles-changed') return
    const { sequence } = event.data
    const hasMissed = (event.name === 'standing' ? sequence : event.data.after) > latest
    latest = Math.max(latest, sequence)
    // Requests under way too: a page's first ones are sent with the document, and may be answered from before what was missed.
    if (hasMissed) void queries.invalidateQueries({})
    else if (event.name === 'standing') tryFailedAgain(queries)
    else showEntry(queries, event)
  }
}

function showEntry(queries: QueryClient, event: Exclude<LedgerEvent, { name: 'standing' }>): void {
  void queries.invalidateQueries({ queryKey: queryKeys.journal })
  if (event.name === 'principles-changed') {
    void queries.invalidateQueries({ queryKey: queryKeys.principles })
    return
  }
  void queries.invalidateQueries({ queryKey: queryKeys.journalAssets })
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
