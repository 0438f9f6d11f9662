import type { ReactNode } from 'react'
import type { ProblemView } from '#contract/problems.ts'
import { Button } from '#web/ui/button.tsx'
import { useFirstErrorFocus } from '#web/ui/use-first-error-focus.ts'
import { RefusalNotice } from './refusal-notice.tsx'
import styles from './small-form.module.css'

type SmallFormProps = {
  /** Whose page, and of which asset, where it is one's. */
  user?: string
  assetId?: number
  /** What the button says. */
  send: string
  /** What the way back says. */
  leave?: string
  refusal: { readonly problem: ProblemView | null } | null
  isSending: boolean
  onSubmit: () => void
  onLeave: () => void
  children: ReactNode
}

/** A form of a few fields in a dialog: it says beside its button what was refused, and keeps what was typed. */
export function SmallForm({ user, assetId, send, leave = 'Cancel', refusal, isSending, ...rest }: SmallFormProps) {
  const form = useFirstErrorFocus<HTMLFormElement>(refusal, isSending)
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
        <Button type="submit" variant="primary" disabled={isSending}>
          {send}
        </Button>
        <Button variant="quiet" onClick={rest.onLeave}>
          {leave}
        </Button>
      </div>
    </form>
  )
}
