import { useMutation } from '@tanstack/react-query'
import type { Submission } from './send-once.ts'
import { useSendOnce } from './use-send-once.ts'

type Submit<Fields, Answer> = Submission<Fields, Answer> & {
  /** Runs before the form counts as sent, so the form waits for the promise that it returns. */
  readonly onSent?: (answer: Answer, typed: Fields) => unknown
  /** Whether the form reports its progress in its own place instead of covering the page. */
  readonly isQuiet?: boolean
}

/**
 * Submits every form of the account area: it checks what was typed, sends it once, and keeps a refusal, beside the `fields` that
 * show a message or above the button. It is a mutation of the query client, so that the page can be covered while it is sent, and
 * a session that has ended leads to a new sign-in.
 */
export function useSubmit<Fields extends object, Answer>(submission: Submit<Fields, Answer>) {
  const { send, onSent, isQuiet = false } = submission
  const sending = useMutation({
    meta: { isQuiet },
    mutationFn: send,
    onSuccess: (answer, typed) => onSent?.(answer, typed),
  })
  const form = useSendOnce<Fields, Answer>({ ...submission, send: (typed) => sending.mutateAsync(typed) })
  // The page is covered while the mutation is pending, so the form must count as sending for exactly as long.
  return { ...form, isSending: sending.isPending }
}
