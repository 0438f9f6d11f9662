import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { formatAge, readersTimeZone } from '#web/ui/format.ts'
import { deviceWords } from './draft-format.ts'
import { draftNoticeMessages } from './draft-notice-messages.ts'
import styles from './draft-notices.module.css'
import type { WaitingDraft } from './waiting-drafts.ts'

type DraftFromElsewhereProps = {
  draft: WaitingDraft
  /** Called when the writer wants an empty form instead. The draft itself stays. */
  onBeginAnew: () => void
}

/** Says that an open form was filled with the draft of another device. */
export function DraftFromElsewhere({ draft: { device, editedAt }, onBeginAnew }: DraftFromElsewhereProps) {
  const language = useLanguage()
  const { inForm, beginAnew } = useMessages(draftNoticeMessages)
  if (device === null) return null
  const age = formatAge(editedAt, new Date().toISOString(), readersTimeZone(), language)
  return (
    <div className={styles.drafts}>
      <div>
        <p role="status">{inForm(deviceWords(device, language), age)}</p>
        <div className={styles.buttons}>
          <Button onClick={onBeginAnew}>{beginAnew}</Button>
        </div>
      </div>
    </div>
  )
}
