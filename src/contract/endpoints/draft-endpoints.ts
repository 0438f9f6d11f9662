import { DraftBody, DraftLineView, DraftsView, DraftView } from '../drafts.ts'
import type { Endpoint } from './endpoint.ts'

/** Drafts of decisions, which are no entries of the journal. */
export const DRAFT_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/api/drafts',
    summary: 'List your drafts of decisions that are not recorded yet, most recently edited first',
    status: 200,
    view: DraftsView,
  },
  {
    method: 'get',
    path: '/api/drafts/{draftId}',
    summary: 'Get a draft with its fields',
    status: 200,
    view: DraftView,
  },
  {
    method: 'post',
    path: '/api/drafts/{draftId}',
    summary:
      'Store a draft under the decisionId of its decision. Refused with 409 if it was changed elsewhere since, ' +
      'if its decision is recorded, or if you have 30 drafts already',
    body: DraftBody,
    status: 200,
    view: DraftLineView,
    refusals: [409],
  },
  {
    method: 'delete',
    path: '/api/drafts/{draftId}',
    summary: 'Delete a draft',
    status: 204,
    view: null,
  },
]
