import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { SessionView } from '#contract/accounts.ts'
import type { DraftBody, DraftLineView, DraftsView, DraftView } from '#contract/drafts.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { request } from '#web/api/request.ts'

/** The session brings the first list along with the page; after that, the event stream announces each change. */
export const draftsQuery = (queries: QueryClient) =>
  queryOptions({
    queryKey: queryKeys.drafts,
    queryFn: () => request<DraftsView>('GET', '/api/drafts'),
    initialDataUpdatedAt: () => queries.getQueryState(queryKeys.session)?.dataUpdatedAt,
    initialData: () => draftsOf(queries.getQueryData<SessionView>(queryKeys.session)),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const readDraft = (draftId: string) => request<DraftView>('GET', `/api/drafts/${draftId}`)

export const storeDraft = (draftId: string, body: DraftBody) =>
  request<DraftLineView>('POST', `/api/drafts/${draftId}`, body)

export const deleteDraft = (draftId: string) => request<undefined>('DELETE', `/api/drafts/${draftId}`)

/** Removes a draft that was recorded or thrown away from the cached list, before the server confirms it. */
export const dropLine = (queries: QueryClient, draftId: string): void =>
  void queries.setQueryData<DraftsView>(
    queryKeys.drafts,
    (cached) => cached && { drafts: cached.drafts.filter((draft) => draft.draftId !== draftId) },
  )

const draftsOf = (session: SessionView | undefined): DraftsView | undefined =>
  session?.drafts && { drafts: session.drafts }
