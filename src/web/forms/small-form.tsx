import { type ReactNode, useLayoutEffect } from 'react'
import type { ProblemView } from '#contract/problems.ts'
import { useMessages } from '#web/language/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { useFirstErrorFocus } from '#web/ui/use-first-error-focus.ts'
import { onceAtATime } from './record-by-keys.ts'
import { RefusalNotice } from './refusal-notice.tsx'
import styles from './small-form.module.css'
import { smallFormMessages } from './small-form-messages.ts'

type SmallFormProps = {
  /** The owner and the asset of the page, if it is an asset's page. */
  user?: string
  assetId?: number
  /** The label of the submit button. */
  send: string
  /** The label of the button that closes the form. */
  leave?: string
  refusal: { readonly problem: ProblemView | null } | null
  isSending: boolean
  onSubmit: () => void
  onLeave: () => void
  children: ReactNode
}

/** A form with a few fields in a dialog. It shows a refusal above its buttons, and keeps what was typed. */
export function SmallForm({ user, assetId, send, leave, refusal, isSending, ...rest }: SmallFormProps) {
  const form = useFirstErrorFocus<HTMLFormElement>(refusal, isSending)
  const { cancel } = useMessages(smallFormMessages)
  // A dialog that was opened before the code of its form had come keeps the focus to itself.
  useLayoutEffect(() => {
    if (document.activeElement instanceof HTMLDialogElement)
      form.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus()
  }, [form])
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        rest.onSubmit()
      }}
    >
      {rest.children}
      <RefusalNotice problem={refusal?.problem ?? null} user={user} onPageOf={assetId} />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" disabled={isSending} onClick={onceAtATime}>
          {send}
        </Button>
        <Button variant="quiet" onClick={rest.onLeave}>
          {leave ?? cancel}
        </Button>
      </div>
    </form>
  )
}
