import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AssetView } from '#contract/assets.ts'
import { type FieldErrors, hasErrors, type Refusal, refusedBy } from '#web/forms/form-errors.ts'
import { useOnce } from '#web/forms/use-once.ts'
import { showRecorded } from '../api/show-recorded.ts'

type RecordFact<Fields> = {
  /** The fields that show beside them what is wrong with them. */
  readonly shown: readonly (string & keyof Fields)[]
  /** What the server would refuse, before it is asked. */
  readonly check?: (fields: Fields) => FieldErrors
  readonly send: (fields: Fields) => Promise<AssetView>
  readonly onRecorded?: (fields: Fields) => void
}

/** Records what is no decision, from a small form that stays as it is when it is refused. */
export function useRecordFact<Fields extends object>({ shown, check, send, onRecorded }: RecordFact<Fields>) {
  const [refusal, setRefusal] = useState<Refusal<Fields> | null>(null)
  const queries = useQueryClient()
  const sending = useMutation({
    meta: { isQuiet: true },
    mutationFn: send,
    onError: (error, fields) => setRefusal(refusedBy(error, fields, shown)),
    onSuccess: (asset, fields) => {
      onRecorded?.(fields)
      showRecorded(queries, asset)
      // What was said of the price may have been answered by this.
      void queries.invalidateQueries({ queryKey: ['price', asset.ticker] })
    },
  })
  const sendOnce = useOnce(sending)
  const submit = (fields: Fields) => {
    const errors = check?.(fields) ?? {}
    setRefusal(hasErrors(errors) ? { errors, problem: null, refused: fields } : null)
    if (!hasErrors(errors)) sendOnce(fields)
  }
  return { refusal, isSending: sending.isPending, submit }
}
