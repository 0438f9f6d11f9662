import { useQueryClient } from '@tanstack/react-query'
import type { AssetView } from '#contract/assets.ts'
import type { AskAgainBody } from '#contract/critiques.ts'
import { problemMessages } from '#web/api/problem-messages.ts'
import { request } from '#web/api/request.ts'
import { showRecorded } from '#web/api/show-recorded.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useMessages } from '#web/language/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { critiqueMessages } from './critique-messages.ts'

/** The button that asks once more for a critique that failed. */
export function AskAgain({ assetId, decisionId }: { assetId: number; decisionId: string }) {
  const queries = useQueryClient()
  const { text } = useMessages(problemMessages)
  const { refusal, isSending, submit } = useSubmit({
    fields: [],
    send: () => askAgain(assetId, { decisionId }),
    onSent: (asset) => showRecorded(queries, asset),
  })
  return (
    <div>
      {refusal?.problem && <Notice kind="error">{text(refusal.problem.detail)}</Notice>}
      <Button name="ask-again" disabled={isSending} onClick={() => submit({})}>
        {useMessages(critiqueMessages).askAgain}
      </Button>
    </div>
  )
}

/** Asks for one more critique of a decision. Earlier critiques stay in the journal. */
const askAgain = (assetId: number, body: AskAgainBody) =>
  request<AssetView>('POST', `/api/assets/${assetId}/critiques`, body)
