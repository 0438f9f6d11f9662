import { useQueryClient } from '@tanstack/react-query'
import type { PrinciplesView } from '#contract/principles.ts'
import { problemMessages } from '#web/api/problem-messages.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useMessages } from '#web/language/use-messages.ts'
import { principlesQuery } from './principle-api.ts'

/** Changes the principles without a form. Whether it succeeds or not, the list then shows the server's state. */
export function useChangePrinciples<Change extends object>(
  change: (change: Change) => Promise<PrinciplesView>,
  onChanged: (view: PrinciplesView) => void,
) {
  const queries = useQueryClient()
  const { text } = useMessages(problemMessages)
  const { refusal, submit } = useSubmit<Change, PrinciplesView>({
    isQuiet: true,
    fields: [],
    send: change,
    onRefused: () => queries.invalidateQueries({ queryKey: principlesQuery.queryKey }),
    onSent: (view) => {
      queries.setQueryData(principlesQuery.queryKey, view)
      onChanged(view)
    },
  })
  const detail = refusal?.problem?.detail
  return { send: submit, failure: detail === undefined ? null : text(detail) }
}
