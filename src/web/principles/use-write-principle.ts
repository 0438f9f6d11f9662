import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Refusal, refusedBy } from '#web/forms/form-errors.ts'
import { useOnce } from '#web/forms/use-once.ts'
import { useDraft } from '#web/ui/draft.ts'
import { randomId } from '#web/ui/random-id.ts'
import { principlesQuery, writePrinciple } from './principle-api.ts'
import { checkPrinciple } from './principle-checks.ts'
import type { ShownPrinciple } from './principles.ts'

/** The form as it is typed; the id is made once and kept through every try. */
type PrincipleFields = { readonly principleId: string; readonly text: string }

/** Names what is typed but not yet written. */
export const principleDraftKey = (user: string, principleId?: string): string =>
  principleId ? `${user}.principle-${principleId}` : `${user}.principle`

/** Writes a new principle, or another wording of the one that stands. */
export function useWritePrinciple(user: string, standing: ShownPrinciple | null, onWritten: () => void) {
  const [refusal, setRefusal] = useState<Refusal<PrincipleFields> | null>(null)
  const queries = useQueryClient()
  const { fields, change, reset } = useDraft<PrincipleFields>(principleDraftKey(user, standing?.principleId), () => ({
    principleId: standing?.principleId ?? randomId(),
    text: standing?.text ?? '',
  }))
  const sending = useMutation({
    meta: { isQuiet: true },
    mutationFn: (draft: PrincipleFields) => writePrinciple(draft),
    onError: (error, draft) => setRefusal(refusedBy(error, draft, ['text'])),
    onSuccess: (view) => {
      queries.setQueryData(principlesQuery.queryKey, view)
      reset()
      onWritten()
    },
  })
  const sendOnce = useOnce(sending)
  const submit = () => {
    const text = checkPrinciple(fields.text, standing?.text ?? null)
    setRefusal(text ? { errors: { text }, problem: null, refused: fields } : null)
    if (!text) sendOnce(fields)
  }
  return { fields, change, reset, refusal, isSending: sending.isPending, submit }
}
