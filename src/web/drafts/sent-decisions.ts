import { useSyncExternalStore } from 'react'
import type { AssetView } from '#contract/assets.ts'
import type { Instant } from '#domain/time.ts'
import { SENT_DECISIONS } from '#web/ui/draft-names.ts'

/** A decision that is recorded by now, although its writer was not told so when submitting it, until they have seen that. */
export type SentDecision = Pick<AssetView, 'assetId' | 'ticker' | 'list'> &
  Pick<AssetView['thesis'][number], 'decisionId' | 'sequence' | 'action'> & {
    /** When it was submitted without a connection; null if it had one, and only the answer was lost. */
    readonly writtenAt: Instant | null
  }

/** Remembers that such a decision is recorded. Every tab of this browser says so, and none says it twice. */
export function noteSent(
  user: string,
  asset: AssetView,
  decisionId: string,
  writtenAt: SentDecision['writtenAt'],
): void {
  const entry = asset.thesis.find((recorded) => recorded.decisionId === decisionId)
  if (!entry) return
  const { assetId, ticker, list } = asset
  const sent = { assetId, ticker, list, decisionId, sequence: entry.sequence, action: entry.action, writtenAt }
  put(user, [...without(user, decisionId), sent])
}

/** Called once its writer has seen it, in whichever tab. */
export const forgetSent = (user: string, decisionId: string): void => put(user, without(user, decisionId))

export const listSent = (user: string): readonly SentDecision[] => JSON.parse(readSent(user))

export function useSent(user: string): readonly SentDecision[] {
  const text = useSyncExternalStore(onSent, () => readSent(user))
  return JSON.parse(text)
}

const without = (user: string, decisionId: string) => listSent(user).filter((sent) => sent.decisionId !== decisionId)

const listeners = new Set<() => void>()

function onSent(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** A browser that forbids storage has no drafts either, so nothing was ever sent from them. */
function readSent(user: string): string {
  try {
    return localStorage.getItem(SENT_DECISIONS + user) ?? '[]'
  } catch {
    return '[]'
  }
}

function put(user: string, sent: readonly SentDecision[]): void {
  try {
    if (sent.length === 0) localStorage.removeItem(SENT_DECISIONS + user)
    else localStorage.setItem(SENT_DECISIONS + user, JSON.stringify(sent))
  } catch {
    // There is no room left: the decision is recorded, and stands in the journal.
  }
  for (const listener of listeners) listener()
}
