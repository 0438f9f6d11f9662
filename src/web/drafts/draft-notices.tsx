import { useQueryClient } from '@tanstack/react-query'
import { useConnection } from '#web/api/connection.ts'
import { problemMessages } from '#web/api/problem-messages.ts'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogButton } from '#web/ui/dialog-button.tsx'
import { keepFocusOnPage } from '#web/ui/keep-focus-on-page.ts'
import { dropLine } from './draft-api.ts'
import { draftWords, formWords } from './draft-format.ts'
import { draftNoticeMessages } from './draft-notice-messages.ts'
import styles from './draft-notices.module.css'
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
  const language = useLanguage()
  const messages = useMessages(draftNoticeMessages)
  const { ofDraft } = useMessages(problemMessages)
  const now = new Date().toISOString()
  const told = drafts.filter(({ draftId, refusal, isQueued }) => draftId !== openId || refusal !== null || isQueued)
  if (told.length === 0) return null
  const remove = (draftId: string) => {
    dropLine(queries, draftId)
    void throwAwayDraft(user, draftId).catch(() => undefined)
    // The button that opened the dialog leaves the page with its draft.
    setTimeout(keepFocusOnPage)
  }
  return (
    <section className={styles.drafts} aria-label={messages.drafts}>
      {told.map((draft) => (
        <div
          key={draft.draftId}
          id={draftNoticeId(draft.draftId)}
          role={draft.isQueued ? 'status' : undefined}
          tabIndex={draft.isQueued ? -1 : undefined}
        >
          <p>
            {draft.isQueued
              ? messages.notSent[connection](formWords(draft, language))
              : `${draftWords(draft, now, language)}${formWords(draft, language)}`}
          </p>
          {draft.refusal && <p>{messages.notRecorded(ofDraft(draft.refusal))}</p>}
          {draft.draftId !== openId && (
            <div className={styles.buttons}>
              <Button name="draft" data-about={formWords(draft, language)} onClick={() => onOpen(draft.draftId)}>
                {messages.goOn}
              </Button>
              <DialogButton
                name={messages.throwAway}
                data-about={formWords(draft, language)}
                title={messages.throwAwayTitle}
                variant="quiet"
              >
                {(close) => (
                  <>
                    <p>{messages.throwAwayHow}</p>
                    <div className={styles.buttons}>
                      <Button variant="primary" onClick={() => remove(draft.draftId)}>
                        {messages.throwAway}
                      </Button>
                      <Button variant="quiet" onClick={close}>
                        {messages.keep}
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

/** The code for sending drafts is no part of what the page shows. If it does not come, the draft stays, and is told again. */
async function throwAwayDraft(user: string, draftId: string): Promise<void> {
  const { throwAway } = await import('./synchronise.ts')
  await throwAway(user, draftId)
}
