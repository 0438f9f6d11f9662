import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { UnusualFigure } from '#domain/decisions/unusual-figures.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { showRecorded } from '#web/api/show-recorded.ts'
import { rememberChoice } from '#web/claims/remember-choice.ts'
import { seenRevision } from '#web/drafts/draft-copies.ts'
import { isOfOlderDraft, lookForRival, recordDraft } from '#web/drafts/synchronise.ts'
import { assetPath } from '#web/routes/asset-path.ts'
import type { FieldErrors } from '../forms/form-errors.ts'
import { isOffline } from '../forms/is-offline.ts'
import { useSubmit } from '../forms/use-submit.ts'
import { recordDecision } from './decision-api.ts'
import { decisionBody, FIELDS_WITH_ERROR, type SentFields } from './decision-draft.ts'
import type { PanelKind } from './panel-kind.ts'
import { queueDecision } from './queue-decision.ts'
import { announceRecorded } from './recorded-decision.ts'

const CONFLICT = 409

type Recorded = {
  readonly assetId: number
  /** The sequence up to which the page has shown the asset. */
  readonly seenUpTo: number
  readonly kind: PanelKind
  readonly unusual: readonly UnusualFigure[]
  /** Finds what the server would refuse, before the form is sent. */
  readonly check: (typed: SentFields) => FieldErrors
}

/** Records a further decision and goes to its entry; after a sale or a purchase, on the list to which the asset has moved. */
export function useRecordDecision(
  user: string,
  { assetId, seenUpTo, kind, unusual, check }: Recorded,
  onRecorded: () => void,
  onQueued: () => void,
) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const bodyOf = (fields: SentFields) => ({
    ...decisionBody(fields),
    ...{ seenUpTo, draftRevision: seenRevision(user, fields.decisionId) },
  })
  const queue = (fields: SentFields): boolean =>
    queueDecision({
      ...{ user, form: kind, assetId, fields, unusual },
      ...{ path: `/api/assets/${assetId}/decisions`, body: bodyOf(fields) },
    })
  const form = useSubmit({
    fields: FIELDS_WITH_ERROR,
    check,
    send: (typed: SentFields) => recordDraft(typed.decisionId, () => recordDecision(assetId, bodyOf(typed))),
    onRefused: ({ problem, refused }) => {
      if (isOffline(problem) && queue(refused)) onQueued()
      if (problem?.status !== CONFLICT) return
      // The page was out of date, so the asset, or the draft, is fetched anew before anything is offered again.
      void queries.invalidateQueries({ queryKey: queryKeys.asset(assetId) })
      if (isOfOlderDraft(problem)) lookForRival(user, refused.decisionId).catch(() => undefined)
    },
    onSent: async (asset, { action, ...typed }) => {
      rememberChoice(queries, typed, asset.ticker)
      showRecorded(queries, asset)
      announceRecorded({ assetId, decisionId: typed.decisionId })
      onRecorded()
      if (action === 'Buy' || action === 'Sell') await navigate({ to: assetPath(user, asset.list, assetId) })
    },
  })
  return { ...form, queue: (fields: SentFields) => queue(fields) && onQueued() }
}
