import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { DraftLineView } from '#contract/drafts.ts'
import { type DeviceKind, deviceKind } from '#domain/accounts/device-kind.ts'
import { draftsQuery } from './draft-api.ts'
import { type DraftCopy, type DraftPlace, thrownAway, useCopies } from './draft-copies.ts'

/** A draft that its writer can go on with. */
export type WaitingDraft = DraftPlace &
  Pick<DraftLineView, 'draftId' | 'ticker' | 'action' | 'editedAt'> & {
    /** The device on which it was last edited; null if that is this one. */
    readonly device: DraftLineView['device'] | null
    readonly isQueued: boolean
    /** Why it was not recorded when it was sent. */
    readonly refusal: string | null
  }

/** All drafts of a person: this device's, and those of other devices that the server knows. The latest comes first. */
export function useWaitingDrafts(user: string): WaitingDraft[] {
  const { data, dataUpdatedAt } = useQuery(draftsQuery(useQueryClient()))
  const copies = useCopies(user)
  const thrown = thrownAway(user)
  const lines = (data?.drafts ?? []).filter(({ draftId }) => thrown[draftId] !== false)
  const onServer = { lines, readAt: data ? dataUpdatedAt : 0 }
  return waitingDrafts(onServer, copies, deviceKind(navigator.userAgent))
}

/** The server's list of drafts, and when it was read in Unix milliseconds; 0 if it never was. */
type KnownDrafts = { readonly lines: readonly DraftLineView[]; readonly readAt: number }

export function waitingDrafts(
  { lines, readAt }: KnownDrafts,
  copies: readonly DraftCopy[],
  reader: DeviceKind,
): WaitingDraft[] {
  const here = new Map(copies.map((copy) => [copy.draftId, copy]))
  const elsewhere = lines.filter((line) => isNewer(line, here.get(line.draftId)))
  const newer = new Set(elsewhere.map(({ draftId }) => draftId))
  const stored = new Set(lines.map(({ draftId }) => draftId))
  const own = copies.filter((copy) => !newer.has(copy.draftId) && !isGone(copy, !stored.has(copy.draftId), readAt))
  return [...elsewhere.map(ofLine(reader)), ...own.map(ofCopy)].sort((one, other) =>
    other.editedAt.localeCompare(one.editedAt),
  )
}

/** Whether the server had the draft and no longer has it, so that another device recorded it or threw it away. */
export const isGone = (
  { isStored, refusal, queued, editedAt }: DraftCopy,
  isMissing: boolean,
  readAt: number,
): boolean => isStored && refusal === null && queued === null && isMissing && Date.parse(editedAt) < readAt

/** Whether the server's version replaces the copy. It never hides changes made here: opening the draft asks which to keep. */
export const isNewer = (line: Pick<DraftLineView, 'revision'>, copy: DraftCopy | undefined): boolean =>
  copy === undefined || (copy.isStored && line.revision > (copy.revision ?? 0))

const ofLine =
  (reader: DeviceKind) =>
  (line: DraftLineView): WaitingDraft => ({
    ...line,
    device: line.isFromHere && line.device === reader ? null : line.device,
    isQueued: false,
    refusal: null,
  })

const ofCopy = ({ fields, queued, ...copy }: DraftCopy): WaitingDraft => ({
  ...copy,
  ticker: textOf(fields.ticker),
  action: textOf(fields.action),
  device: null,
  isQueued: queued !== null,
})

const textOf = (field: unknown): string | null => (typeof field === 'string' && field ? field : null)
