import { useQueryClient } from '@tanstack/react-query'
import { useConnection } from '#web/api/connection.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogButton } from '#web/ui/dialog-button.tsx'
import { keepFocusOnPage } from '#web/ui/keep-focus-on-page.ts'
import { dropLine } from './draft-api.ts'
import { draftWords, formWords, NOT_SENT } from './draft-format.ts'
import styles from './draft-notices.module.css'
import { throwAway } from './synchronise.ts'
import { draftNoticeId } from './use-focus-on-queued.ts'
import type { WaitingDraft } from './waiting-drafts.ts'

type DraftNoticesProps = {
  user: string
  drafts: readonly WaitingDraft[]
  /** The draft that the form shows already; null if it shows none. */
  openId: string | null
  onOpen: (draftId: string) => void
}

/** The drafts of one form or page, each with a button to continue it and, if it was refused, the reason. */
export function DraftNotices({ user, drafts, openId, onOpen }: DraftNoticesProps) {
  const queries = useQueryClient()
  const connection = useConnection()
  const now = new Date().toISOString()
  const told = drafts.filter(({ draftId, refusal, isQueued }) => draftId !== openId || refusal !== null || isQueued)
  if (told.length === 0) return null
  const remove = (draftId: string) => {
    dropLine(queries, draftId)
    void throwAway(user, draftId)
    // The button that opened the dialog leaves the page with its draft.
    setTimeout(keepFocusOnPage)
  }
  return (
    <section className={styles.drafts} aria-label="Drafts">
      {told.map((draft) => (
        <div
          key={draft.draftId}
          id={draftNoticeId(draft.draftId)}
          role={draft.isQueued ? 'status' : undefined}
          tabIndex={draft.isQueued ? -1 : undefined}
        >
          <p>
            {draft.isQueued ? NOT_SENT[connection] : draftWords(draft, now)}
            {formWords(draft)}
          </p>
          {draft.refusal && <p>Not recorded. {draft.refusal}</p>}
          {draft.draftId !== openId && (
            <div className={styles.buttons}>
              <Button name="draft" data-about={formWords(draft)} onClick={() => onOpen(draft.draftId)}>
                Go on with it
              </Button>
              <DialogButton
                name="Throw it away"
                data-about={formWords(draft)}
                title="Throw this draft away?"
                variant="quiet"
              >
                {(close) => (
                  <>
                    <p>
                      It is then deleted from this browser and from your account. A form in which it is open on another
                      device says so, and keeps its words until you empty it. What you recorded stays.
                    </p>
                    <div className={styles.buttons}>
                      <Button variant="primary" onClick={() => remove(draft.draftId)}>
                        Throw it away
                      </Button>
                      <Button variant="quiet" onClick={close}>
                        Keep it
                      </Button>
                    </div>
                  </>
                )}
              </DialogButton>
            </div>
          )}
        </div>
      ))}
    </section>
  )
}
