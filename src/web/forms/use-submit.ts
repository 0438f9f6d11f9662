import { useMutation } from '@tanstack/react-query'
import type { Submission } from './send-once.ts'
import { useSendOnce } from './use-send-once.ts'

type Submit<Fields, Answer> = Submission<Fields, Answer> & {
  /** Runs before the form counts as sent: what it awaits keeps the form waiting. */
  readonly onSent?: (answer: Answer, typed: Fields) => unknown
  /** Says in its own place how it goes, and does not cover the page meanwhile. */
  readonly isQuiet?: boolean
}

/**
 * What every form of the account area does: `check` what is typed, `send` it once, and keep what was refused, beside the
 * `fields` that show a message or above the button. The query client hears of it, so the page can be covered while it is
 * sent, and a session that has ended is asked for again.
 */
export function useSubmit<Fields extends object, Answer>(submission: Submit<Fields, Answer>) {
  const { send, onSent, isQuiet = false } = submission
  const sending = useMutation({
    meta: { isQuiet },
    mutationFn: send,
    onSuccess: (answer, typed) => onSent?.(answer, typed),
  })
  const form = useSendOnce<Fields, Answer>({ ...submission, send: (typed) => sending.mutateAsync(typed) })
  // The page is covered for as long as the mutation is pending, and takes the keyboard back when it is not.
  return { ...form, isSending: sending.isPending }
}
