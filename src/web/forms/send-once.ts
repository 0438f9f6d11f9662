import { unfinishedDays } from '#web/ui/unfinished-day.ts'
import { type FieldErrors, hasErrors, type Refusal, refusedBy } from './form-errors.ts'

export type Submission<Fields, Answer> = {
  /** The fields that can show a message beside them. */
  readonly fields: readonly (string & keyof Fields)[]
  /** Finds what the server would refuse, before anything is sent. */
  readonly check?: (typed: Fields) => FieldErrors
  readonly send: (typed: Fields) => Promise<Answer>
  readonly onRefused?: (refusal: Refusal<Fields>) => void
}

/** The state of a form's submission. */
export type SendState<Fields, Answer> = {
  readonly refusal: Refusal<Fields> | null
  readonly answer: Answer | null
  readonly isSending: boolean
}

/**
 * Checks a form, sends it, and reports each change of its state. While one submission is under way, another is ignored: a second
 * click may come before the page has rendered the first, and would send twice.
 */
export function sendOnce<Fields extends object, Answer>(
  report: (change: Partial<SendState<Fields, Answer>>) => void,
): (submission: Submission<Fields, Answer>, typed: Fields) => Promise<void> {
  let isUnderWay = false
  return async ({ fields, check, send, onRefused }, typed) => {
    if (isUnderWay) return
    const errors = { ...check?.(typed), ...unfinishedDays(typed) }
    report({ answer: null, refusal: hasErrors(errors) ? { errors, problem: null, refused: typed } : null })
    if (hasErrors(errors)) return
    isUnderWay = true
    report({ isSending: true })
    try {
      report({ answer: await send(typed) })
    } catch (failure) {
      const refusal = refusedBy(failure instanceof Error ? failure : new Error(String(failure)), typed, fields)
      report({ refusal })
      onRefused?.(refusal)
    } finally {
      isUnderWay = false
      report({ isSending: false })
    }
  }
}
