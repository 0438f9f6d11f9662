import { useQueryClient } from '@tanstack/react-query'
import { showRecorded } from '#web/api/show-recorded.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { askAgain } from './critique-api.ts'

/** One more try at a critique that didn't come about. */
export function AskAgain({ assetId, decisionId }: { assetId: number; decisionId: string }) {
  const queries = useQueryClient()
  const { refusal, isSending, submit } = useSubmit({
    fields: [],
    send: () => askAgain(assetId, { decisionId }),
    onSent: (asset) => showRecorded(queries, asset),
  })
  return (
    <div>
      {refusal?.problem && <Notice kind="error">{refusal.problem.detail}</Notice>}
      <Button disabled={isSending} onClick={() => submit({})}>
        Ask again
      </Button>
    </div>
  )
}
