import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showRecorded } from '#web/api/show-recorded.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { askAgain } from './critique-api.ts'

/** One more try at a critique that didn't come about. */
export function AskAgain({ assetId, decisionId }: { assetId: number; decisionId: string }) {
  const queries = useQueryClient()
  const asking = useMutation({
    mutationFn: () => askAgain(assetId, { decisionId }),
    onSuccess: (asset) => showRecorded(queries, asset),
  })
  return (
    <div>
      {asking.isError && <Notice kind="error">{asking.error.message}</Notice>}
      <Button disabled={asking.isPending} onClick={() => asking.mutate()}>
        Ask again
      </Button>
    </div>
  )
}
