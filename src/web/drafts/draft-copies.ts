import { useSyncExternalStore } from 'react'
import type { DraftLineView } from '#contract/drafts.ts'
import type { Instant } from '#domain/time.ts'
import type { DraftFields } from '#web/ui/draft.ts'
import { DRAFT_COPIES } from '#web/ui/draft-names.ts'

/** Which form a draft is of. */
export type DraftPlace = { readonly form: DraftLineView['form']; readonly assetId: number | null }

/** The same draft as another device left it, while it was changed here too. */
type RivalDraft = Pick<DraftLineView, 'device' | 'editedAt' | 'revision'> & { readonly fields: DraftFields }

/** A decision that was pressed without a connection, as it will be sent. */
export type QueuedDecision = {
  /** An address of the API, and what goes there: to the letter what was tried, for it may have arrived. */
  readonly path: string
  readonly body: Readonly<Record<string, unknown>>
  /** New York's day on which it was pressed. */
  readonly writtenOn: string
  /** The figures that were asked about and are right, as `doubt kind, figure`. */
  readonly settled: readonly string[]
}

/** A draft as this device has it: the first copy, from which the server gets its own. */
export type DraftCopy = DraftPlace & {
  readonly draftId: string
  readonly fields: DraftFields
  readonly editedAt: Instant
  /** The server's, on which this was written; null when it never had any. */
  readonly revision: number | null
  /** Whether the server has it as it stands here. */
  readonly isStored: boolean
  readonly rival: RivalDraft | null
  readonly queued: QueuedDecision | null
  /** Why it was not recorded when it was sent; null when it never was. */
  readonly refusal: string | null
}

const keyOf = (user: string, draftId: string): string => `${DRAFT_COPIES}${user}.${draftId}`

/** Forms of every tab, and after the browser was closed: unlike what a form itself is kept in, which is its tab's own. */
export function listCopies(user: string): DraftCopy[] {
  const keys = attempt(() => Object.keys(localStorage)) ?? []
  return keys
    .filter((key) => isOf(user, key))
    .flatMap((key) => readCopy(key) ?? [])
    .sort((one, other) => other.editedAt.localeCompare(one.editedAt))
}

/** An id has no dots, and a name may have: the drafts of alice.b are none of alice's. */
const isOf = (user: string, key: string): boolean =>
  key.startsWith(keyOf(user, '')) && !key.slice(keyOf(user, '').length).includes('.')

export const findCopy = (user: string, draftId: string): DraftCopy | null => readCopy(keyOf(user, draftId))

/** @returns whether it is kept: a browser may forbid it, or have no room left */
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

/** The copies of this device, told anew whenever one changes, in this tab or another. */
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
