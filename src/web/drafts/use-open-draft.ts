import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { DraftCopy } from './draft-copies.ts'
import { takeUpDraft } from './take-up-draft.ts'

/** Opens drafts in their form: by a button, or because the address names one, as the links in the lists do. */
export function useOpenDraft(user: string, show: (draft: DraftCopy) => void) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { draft: linked } = useSearch({ strict: false })
  const [failure, setFailure] = useState<string | null>(null)
  const open = async (draftId: string) => {
    setFailure(null)
    await takeUpDraft(queries, user, draftId).then(show, (error: Error) => setFailure(error.message))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    if (linked === undefined) return
    void open(linked)
    void navigate({ to: window.location.pathname, search: {}, hash: true, replace: true })
  }, [linked])
  return { open, failure }
}
