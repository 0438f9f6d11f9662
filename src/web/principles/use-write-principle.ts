import { useQueryClient } from '@tanstack/react-query'
import { useSubmit } from '#web/forms/use-submit.ts'
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
  const queries = useQueryClient()
  const { fields, change, reset } = useDraft<PrincipleFields>(principleDraftKey(user, standing?.principleId), () => ({
    principleId: standing?.principleId ?? randomId(),
    text: standing?.text ?? '',
  }))
  const { refusal, isSending, submit } = useSubmit({
    isQuiet: true,
    fields: ['text'],
    check: ({ text }: PrincipleFields) => ({ text: checkPrinciple(text, standing?.text ?? null) }),
    send: writePrinciple,
    onSent: (view) => {
      queries.setQueryData(principlesQuery.queryKey, view)
      reset()
      onWritten()
    },
  })
  return { fields, change, reset, refusal, isSending, submit: () => submit(fields) }
}
