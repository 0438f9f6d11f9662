import { useSyncExternalStore } from 'react'
import type { DraftLineView } from '#contract/drafts.ts'
import type { Instant } from '#domain/time.ts'
import type { DraftFields } from '#web/ui/draft.ts'
import { DRAFT_COPIES, THROWN_AWAY } from '#web/ui/draft-names.ts'

/** The form to which a draft belongs. */
export type DraftPlace = { readonly form: DraftLineView['form']; readonly assetId: number | null }

/** The version of a draft that another device saved while this device changed it too. */
type RivalDraft = Pick<DraftLineView, 'device' | 'editedAt' | 'revision'> & { readonly fields: DraftFields }

/** A decision that was submitted without a connection, exactly as it will be sent. */
export type QueuedDecision = {
  /** The API path. Path and body stay exactly as first sent, because that request may have arrived. */
  readonly path: string
  readonly body: Readonly<Record<string, unknown>>
  /** The day in New York on which it was submitted. */
  readonly writtenOn: string
  /** The figures that the writer confirmed when asked, as `doubt kind, figure`. */
  readonly settled: readonly string[]
}

/** A draft as this device stores it. The server gets its own copy from this one. */
export type DraftCopy = DraftPlace & {
  readonly draftId: string
  readonly fields: DraftFields
  readonly editedAt: Instant
  /** The server's revision that this copy was based on; null if the server never had this draft. */
  readonly revision: number | null
  /** Whether the server has exactly these fields. */
  readonly isStored: boolean
  readonly rival: RivalDraft | null
  readonly queued: QueuedDecision | null
  /** Why it was not recorded when it was sent; null if it was never sent or not refused. */
  readonly refusal: string | null
}

const keyOf = (user: string, draftId: string): string => `${DRAFT_COPIES}${user}.${draftId}`

/**
 * The copies from all tabs, the latest first. They are in `localStorage`, so they outlive the browser; the form itself is in the
 * `sessionStorage` of its tab.
 */
export function listCopies(user: string): DraftCopy[] {
  const keys = attempt(() => Object.keys(localStorage)) ?? []
  return keys
    .filter((key) => isOf(user, key))
    .flatMap((key) => readCopy(key) ?? [])
    .sort((one, other) => other.editedAt.localeCompare(one.editedAt))
}

/** Usernames may contain dots and ids never do, so a dot after the prefix of alice means a draft of alice.b. */
const isOf = (user: string, key: string): boolean =>
  key.startsWith(keyOf(user, '')) && !key.slice(keyOf(user, '').length).includes('.')

export const findCopy = (user: string, draftId: string): DraftCopy | null => readCopy(keyOf(user, draftId))

/** The latest revision of a draft that its writer has seen here, of another device's version too; null for a draft never stored. */
export function seenRevision(user: string, draftId: string): number | null {
  const copy = findCopy(user, draftId)
  return copy?.rival?.revision ?? copy?.revision ?? null
}

/** @returns whether it was stored: a browser may forbid storage, or have no room left */
export function putCopy(user: string, copy: DraftCopy): boolean {
  const isKept = attempt(() => {
    localStorage.setItem(keyOf(user, copy.draftId), JSON.stringify(copy))
    return true
  })
  tellListeners()
  return isKept === true
}

/** Changes a copy, if it is still there. */
export function changeCopy(user: string, draftId: string, changed: Partial<DraftCopy>): void {
  const copy = findCopy(user, draftId)
  if (copy) putCopy(user, { ...copy, ...changed })
}

export function removeCopy(user: string, draftId: string): void {
  attempt(() => localStorage.removeItem(keyOf(user, draftId)))
  tellListeners()
}

/** The ids of the drafts that were thrown away on this device, and whether the server has deleted them. */
export const thrownAway = (user: string): Readonly<Record<string, boolean>> =>
  attempt(() => JSON.parse(localStorage.getItem(THROWN_AWAY + user) ?? '{}')) ?? {}

/** The copies on this device. The component renders again whenever one changes, in this tab or another. */
export function useCopies(user: string): readonly DraftCopy[] {
  const text = useSyncExternalStore(onCopies, () => JSON.stringify(listCopies(user)))
  return JSON.parse(text)
}

const listeners = new Set<() => void>()

function onCopies(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

export function tellListeners(): void {
  for (const listener of listeners) listener()
}

export const readCopy = (key: string): DraftCopy | null =>
  attempt(() => JSON.parse(localStorage.getItem(key) ?? 'null'))

function attempt<Value>(work: () => Value): Value | null {
  try {
    return work()
  } catch {
    return null
  }
}
