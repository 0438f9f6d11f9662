import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { formatAge, readersTimeZone } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useCopies } from './draft-copies.ts'
import { deviceWords } from './draft-format.ts'
import { draftNoticeMessages } from './draft-notice-messages.ts'
import styles from './draft-notices.module.css'
import { keepMine, takeRival } from './synchronise.ts'

type DraftRivalProps = {
  user: string
  draftId: string
  /** Called when the form has to show the draft's new fields. */
  onTaken: (draftId: string) => void
}

/** Asks which version to continue after a draft was changed on two devices. The other one stays as a draft of its own. */
export function DraftRival({ user, draftId, onTaken }: DraftRivalProps) {
  const language = useLanguage()
  const messages = useMessages(draftNoticeMessages)
  const rival = useCopies(user).find((copy) => copy.draftId === draftId)?.rival
  if (!rival) return null
  const { device, editedAt, fields } = rival
  const thesis = fields.updatedThesis ?? fields.thesis
  const when = formatAge(editedAt, new Date().toISOString(), readersTimeZone(), language)
  return (
    <Notice kind="info">
      <p>{messages.rival(deviceWords(device, language), when)}</p>
      {thesis && (
        <details>
          <summary>{messages.saysThere}</summary>
          <p className={styles.rival} data-own-words>
            {thesis}
          </p>
        </details>
      )}
      <div className={styles.buttons}>
        <Button onClick={() => keepMine(user, draftId)}>{messages.thisOne}</Button>
        <Button
          onClick={() => {
            takeRival(user, draftId)
            onTaken(draftId)
          }}
        >
          {messages.otherOne}
        </Button>
      </div>
    </Notice>
  )
}
