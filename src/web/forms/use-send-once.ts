import { useRef, useState } from 'react'
import { type FieldErrors, hasErrors, type Refusal, refusedBy } from './form-errors.ts'

export type Submission<Fields, Answer> = {
  /** The fields that show beside them what is wrong with them. */
  readonly fields: readonly (string & keyof Fields)[]
  /** What the server would refuse, before it is asked. */
  readonly check?: (typed: Fields) => FieldErrors
  readonly send: (typed: Fields) => Promise<Answer>
  readonly onRefused?: (refusal: Refusal<Fields>) => void
}

/**
 * Checks a form, sends it once, and keeps what was refused. This is the part of `useSubmit` that needs no query client, for
 * the login page, which has none.
 */
export function useSendOnce<Fields extends object, Answer>({
  fields,
  check,
  send,
  onRefused,
}: Submission<Fields, Answer>) {
  const [refusal, setRefusal] = useState<Refusal<Fields> | null>(null)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [isSending, setIsSending] = useState(false)
  // State is not enough: a second click can come before React has drawn the first, and would send twice (which an id made
  // by the browser renders harmless, but not free).
  const isUnderWay = useRef(false)

  const submit = async (typed: Fields): Promise<void> => {
    if (isUnderWay.current) return
    const errors = check?.(typed) ?? {}
    setAnswer(null)
    setRefusal(hasErrors(errors) ? { errors, problem: null, refused: typed } : null)
    if (hasErrors(errors)) return
    isUnderWay.current = true
    setIsSending(true)
    try {
      setAnswer(await send(typed))
    } catch (failure) {
      const refused = refusedBy(failure instanceof Error ? failure : new Error(String(failure)), typed, fields)
      setRefusal(refused)
      onRefused?.(refused)
    } finally {
      isUnderWay.current = false
      setIsSending(false)
    }
  }

  return { refusal, answer, isSending, submit, forget: () => setRefusal(null) }
}
