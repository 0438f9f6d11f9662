import { useState } from 'react'
import { type SendState, type Submission, sendOnce } from './send-once.ts'

/**
 * Checks a form, sends it once, and keeps a refusal. It is the part of `useSubmit` that needs no query client, because the login
 * page has none.
 */
export function useSendOnce<Fields extends object, Answer>(submission: Submission<Fields, Answer>) {
  const [state, setState] = useState<SendState<Fields, Answer>>({ refusal: null, answer: null, isSending: false })
  const report = (change: Partial<typeof state>) => setState((before) => ({ ...before, ...change }))
  const [send] = useState(() => sendOnce<Fields, Answer>(report))
  return { ...state, submit: (typed: Fields) => send(submission, typed), forget: () => report({ refusal: null }) }
}
