import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { DraftsView } from '#contract/drafts.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { readDraft } from './draft-api.ts'
import { changeCopy, type DraftCopy, findCopy, putCopy } from './draft-copies.ts'
import { noteThrownAway } from './thrown-away.ts'
import { isNewer } from './waiting-drafts.ts'

/** Opens drafts in their form: by a button, or because the address names one, as the links in the lists do. */
export function useOpenDraft(user: string, show: (draft: DraftCopy) => void) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { draft: linked } = useSearch({ strict: false })
  const [failure, setFailure] = useState<string | null>(null)
  /** @param isWanted asked again once the draft is here. @returns whether it is shown */
  const open = async (draftId: string, isWanted = () => true): Promise<boolean> => {
    setFailure(null)
    const draft = await takeUpDraft(queries, user, draftId).catch((error: Error) => void setFailure(error.message))
    if (!draft || !isWanted()) return false
    show(draft)
    return true
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    if (linked === undefined) return
    void open(linked)
    void navigate({ to: window.location.pathname, search: {}, hash: true, replace: true })
  }, [linked])
  return { open, failure }
}

/**
 * The latest version of a draft, from this device or another. A decision that was waiting to be sent is taken out of the queue:
 * whoever opens the draft submits it again.
 * @throws RequestFailed if the latest version is on the server, and the server cannot be reached or no longer has it
 */
async function takeUpDraft(queries: QueryClient, user: string, draftId: string): Promise<DraftCopy> {
  const copy = findCopy(user, draftId)
  const line = queries.getQueryData<DraftsView>(queryKeys.drafts)?.drafts.find((draft) => draft.draftId === draftId)
  if (copy && !(line && isNewer(line, copy))) {
    changeCopy(user, draftId, { queued: null })
    return copy
  }
  const { form, assetId, fields, editedAt, revision } = await readDraft(draftId)
  const taken: DraftCopy = {
    draftId,
    form,
    assetId,
    fields,
    editedAt,
    revision,
    isStored: true,
    rival: null,
    queued: null,
    refusal: null,
  }
  noteThrownAway(user, draftId, null)
  putCopy(user, taken)
  return taken
}
