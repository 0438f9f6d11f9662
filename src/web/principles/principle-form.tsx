import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, type SubmitEvent, useEffect, useRef } from 'react'
import { problemMessages } from '#web/api/problem-messages.ts'
import { standingErrors } from '#web/forms/form-errors.ts'
import { RefusalNotice } from '#web/forms/refusal-notice.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useMessages } from '#web/language/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { useDraft } from '#web/ui/draft.ts'
import { randomId } from '#web/ui/random-id.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { useFirstErrorFocus } from '#web/ui/use-first-error-focus.ts'
import { principlesQuery, writePrinciple } from './principle-api.ts'
import { checkPrinciple, PRINCIPLE_LENGTH } from './principle-checks.ts'
import styles from './principle-form.module.css'
import { principleMessages } from './principle-messages.ts'
import type { ShownPrinciple } from './principles.ts'

type PrincipleFormProps = {
  user: string
  /** The principle that gets a new wording; null for a new principle. */
  standing: ShownPrinciple | null
  onWritten: () => void
  onCancel?: () => void
}

export function PrincipleForm({ user, standing, onWritten, onCancel }: PrincipleFormProps) {
  const { form: messages } = useMessages(principleMessages)
  const { text: problemText } = useMessages(problemMessages)
  const { fields, change, reset, refusal, isSending, submit } = useWritePrinciple(user, standing, onWritten)
  const form = useFirstErrorFocus<HTMLFormElement>(refusal, isSending)
  useFocusAtEnd(form, standing !== null)
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    submit()
  }
  const cancel = () => {
    reset()
    onCancel?.()
  }
  const isTooLong = fields.text.trim().length > PRINCIPLE_LENGTH.max
  const refused = standingErrors(refusal, fields).text
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={send}>
      <TextArea
        label={standing ? messages.newWording : messages.principle}
        rows={2}
        value={fields.text}
        onChange={(event) => change({ text: event.target.value })}
        hint={standing ? messages.staysReadable : messages.atMost(PRINCIPLE_LENGTH.max)}
        error={refused ? problemText(refused) : isTooLong ? messages.tooLong(PRINCIPLE_LENGTH.max) : undefined}
      />
      <RefusalNotice problem={refusal?.problem ?? null} user={user} />
      <div className={styles.send}>
        <Button type="submit" variant="primary" disabled={isSending}>
          {standing ? messages.writeWording : messages.writePrinciple}
        </Button>
        {onCancel && <Button onClick={cancel}>{messages.cancel}</Button>}
      </div>
    </form>
  )
}

/** Puts the cursor at the end of the text when somebody opens a form to change it. */
function useFocusAtEnd(form: RefObject<HTMLFormElement | null>, isWanted: boolean): void {
  const isDone = useRef(!isWanted)
  useEffect(() => {
    const area = form.current?.querySelector('textarea')
    if (isDone.current || !area) return
    isDone.current = true
    area.focus()
    area.setSelectionRange(area.value.length, area.value.length)
  }, [form])
}

/** The form as it is typed. The id is made once and stays the same for every try. */
type PrincipleFields = { readonly principleId: string; readonly text: string }

/** The key under which the tab stores unsaved text. */
export const principleDraftKey = (user: string, principleId?: string): string =>
  principleId ? `${user}.principle-${principleId}` : `${user}.principle`

/** Writes a new principle, or a new wording of an existing one. */
function useWritePrinciple(user: string, standing: ShownPrinciple | null, onWritten: () => void) {
  const queries = useQueryClient()
  const { form: messages } = useMessages(principleMessages)
  const { fields, change, reset } = useDraft<PrincipleFields>(principleDraftKey(user, standing?.principleId), () => ({
    principleId: standing?.principleId ?? randomId(),
    text: standing?.text ?? '',
  }))
  const { refusal, isSending, submit } = useSubmit({
    isQuiet: true,
    fields: ['text'],
    check: ({ text }: PrincipleFields) => ({ text: checkPrinciple(text, standing?.text ?? null, messages) }),
    send: writePrinciple,
    onSent: (view) => {
      queries.setQueryData(principlesQuery.queryKey, view)
      reset()
      onWritten()
    },
  })
  return { fields, change, reset, refusal, isSending, submit: () => submit(fields) }
}
