import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { PrinciplesView } from '#contract/principles.ts'
import { useOnce } from '#web/forms/use-once.ts'
import { principlesQuery } from './principle-api.ts'

/** A change of the principles that needs no form; whether it worked or not, the list is what the server says then. */
export function useChangePrinciples<Change>(
  change: (change: Change) => Promise<PrinciplesView>,
  onChanged: (view: PrinciplesView) => void,
) {
  const queries = useQueryClient()
  const sending = useMutation({
    meta: { isQuiet: true },
    mutationFn: change,
    onError: () => queries.invalidateQueries({ queryKey: principlesQuery.queryKey }),
    onSuccess: (view) => {
      queries.setQueryData(principlesQuery.queryKey, view)
      onChanged(view)
    },
  })
  return { send: useOnce(sending), failure: sending.error }
}
