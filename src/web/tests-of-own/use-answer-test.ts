import { useQueryClient } from '@tanstack/react-query'
import type { AssetView } from '#contract/assets.ts'
import type { OwnTestAnswerBody } from '#contract/own-tests.ts'
import { request } from '#web/api/request.ts'
import { showRecorded } from '#web/api/show-recorded.ts'
import { useSubmit } from '#web/forms/use-submit.ts'

/** Records the answer to a test; the page shows the asset from the response. */
export function useAnswerTest(assetId: number) {
  const queries = useQueryClient()
  return useSubmit<OwnTestAnswerBody, AssetView>({
    fields: [],
    isQuiet: true,
    send: (answer) => request('POST', `/api/assets/${assetId}/own-tests`, answer),
    onSent: (asset) => showRecorded(queries, asset),
  })
}
