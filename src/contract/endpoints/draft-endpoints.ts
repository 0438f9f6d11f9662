import { DraftBody, DraftLineView, DraftsView, DraftView } from '../drafts.ts'
import type { Endpoint } from './endpoint.ts'

/** Drafts of decisions, which are no entries of the journal. */
export const DRAFT_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/api/drafts',
    summary: 'Your drafts, the one edited last first; none whose decision is recorded',
    status: 200,
    view: DraftsView,
  },
  {
    method: 'get',
    path: '/api/drafts/{draftId}',
    summary: 'A draft with what is written in it',
    status: 200,
    view: DraftView,
    refusals: [404],
  },
  {
    method: 'post',
    path: '/api/drafts/{draftId}',
    summary:
      'Store a draft under the decisionId of its decision; refused where it was changed elsewhere since, where its decision is recorded, and beyond 30 drafts',
    body: DraftBody,
    status: 200,
    view: DraftLineView,
    refusals: [409],
  },
  {
    method: 'delete',
    path: '/api/drafts/{draftId}',
    summary: 'Throw a draft away',
    status: 204,
    view: null,
    refusals: [404],
  },
]
