import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { showRecorded } from '#web/api/show-recorded.ts'
import { assetPath } from '#web/routes/asset-path.ts'
import { hasErrors, type Refusal, refusedBy } from '../forms/form-errors.ts'
import { useOnce } from '../forms/use-once.ts'
import { recordDecision } from './decision-api.ts'
import { checkDecision, type DecisionFields, decisionBody, FIELDS_WITH_ERROR } from './decision-draft.ts'

const CONFLICT = 409

/** Records a further decision. An update stays on the page; a sale or a purchase goes where the asset has gone. */
export function useRecordDecision(user: string, assetId: number, onRecorded: () => void) {
  const [refusal, setRefusal] = useState<Refusal<DecisionFields> | null>(null)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const sending = useMutation({
    mutationFn: (fields: DecisionFields) => recordDecision(assetId, decisionBody(fields)),
    onError: (error, fields) => {
      const refused = refusedBy(error, fields, FIELDS_WITH_ERROR)
      setRefusal(refused)
      // The page was out of date: what it offers has to come from what the asset is now.
      if (refused.problem?.status === CONFLICT) void queries.invalidateQueries({ queryKey: ['asset', assetId] })
    },
    onSuccess: async (asset, { action }) => {
      showRecorded(queries, asset)
      onRecorded()
      if (action === 'Buy' || action === 'Sell') await navigate({ to: assetPath(user, asset.list, assetId) })
    },
  })
  const sendOnce = useOnce(sending)
  const submit = (fields: DecisionFields) => {
    const errors = checkDecision(fields)
    setRefusal(hasErrors(errors) ? { errors, problem: null, refused: fields } : null)
    if (!hasErrors(errors)) sendOnce(fields)
  }
  return { refusal, isSending: sending.isPending, submit }
}
