import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { DraftLineView } from '#contract/drafts.ts'
import { draftsQuery } from './draft-api.ts'
import { type DraftCopy, type DraftPlace, useCopies } from './draft-copies.ts'

/** A draft that its writer can go on with. */
export type WaitingDraft = DraftPlace &
  Pick<DraftLineView, 'draftId' | 'ticker' | 'editedAt'> & {
    /** Where its last words were written; null where that is here. */
    readonly device: DraftLineView['device'] | null
    readonly isQueued: boolean
    /** Why it was not recorded when it was sent. */
    readonly refusal: string | null
  }

/** Every draft of a person: of this device, and of the others as far as the server knows. The one edited last stands first. */
export function useWaitingDrafts(user: string): WaitingDraft[] {
  const lines = useQuery(draftsQuery(useQueryClient())).data?.drafts ?? []
  return waitingDrafts(lines, useCopies(user))
}

export function waitingDrafts(lines: readonly DraftLineView[], copies: readonly DraftCopy[]): WaitingDraft[] {
  const here = new Map(copies.map((copy) => [copy.draftId, copy]))
  const elsewhere = lines.filter((line) => isNewer(line, here.get(line.draftId)))
  const newer = new Set(elsewhere.map(({ draftId }) => draftId))
  const own = copies.filter(({ draftId }) => !newer.has(draftId))
  return [...elsewhere.map(ofLine), ...own.map(ofCopy)].sort((one, other) => other.editedAt.localeCompare(one.editedAt))
}

/** What was changed here is never hidden by what another device has: that is asked about where the draft is opened. */
export const isNewer = (line: Pick<DraftLineView, 'revision'>, copy: DraftCopy | undefined): boolean =>
  copy === undefined || (copy.isStored && line.revision > (copy.revision ?? 0))

const ofLine = ({ draftId, form, assetId, ticker, editedAt, device, isFromHere }: DraftLineView): WaitingDraft => ({
  ...{ draftId, form, assetId, ticker, editedAt },
  ...{ device: isFromHere ? null : device, isQueued: false, refusal: null },
})

const ofCopy = ({ draftId, form, assetId, fields, editedAt, queued, refusal }: DraftCopy): WaitingDraft => ({
  ...{ draftId, form, assetId, editedAt, ticker: typeof fields.ticker === 'string' ? fields.ticker || null : null },
  ...{ device: null, isQueued: queued !== null, refusal },
})
