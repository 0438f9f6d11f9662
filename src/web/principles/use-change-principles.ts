import { useQueryClient } from '@tanstack/react-query'
import type { PrinciplesView } from '#contract/principles.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { principlesQuery } from './principle-api.ts'

/** A change of the principles that needs no form; whether it worked or not, the list is what the server says then. */
export function useChangePrinciples<Change extends object>(
  change: (change: Change) => Promise<PrinciplesView>,
  onChanged: (view: PrinciplesView) => void,
) {
  const queries = useQueryClient()
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
  return { send: submit, failure: refusal?.problem?.detail ?? null }
}
