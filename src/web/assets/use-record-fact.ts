import { useQueryClient } from '@tanstack/react-query'
import type { AssetView } from '#contract/assets.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { showRecorded } from '#web/api/show-recorded.ts'
import type { Submission } from '#web/forms/send-once.ts'
import { useSubmit } from '#web/forms/use-submit.ts'

type RecordFact<Fields> = Submission<Fields, AssetView> & { readonly onRecorded?: (fields: Fields) => void }

/** Records a fact other than a decision from a small form, which keeps its input when it is refused. */
export function useRecordFact<Fields extends object>({ onRecorded, ...submission }: RecordFact<Fields>) {
  const queries = useQueryClient()
  return useSubmit<Fields, AssetView>({
    ...submission,
    isQuiet: true,
    onSent: (asset, fields) => {
      onRecorded?.(fields)
      showRecorded(queries, asset)
      // The recorded fact may settle an open question about the price.
      void queries.invalidateQueries({ queryKey: queryKeys.price(asset.ticker) })
    },
  })
}
