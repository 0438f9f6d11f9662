import type { Doubt } from '#domain/decisions/doubts.ts'
import { Button } from '#web/ui/button.tsx'
import { onceAtATime } from '../forms/record-by-keys.ts'
import { consequenceWords, doubtQuestion, type Told } from './consequence-format.ts'
import styles from './consequence-note.module.css'

type ConsequenceNoteProps = {
  told: Told
  /** What is asked about now; empty when nothing is. */
  doubts: readonly Doubt[]
  isSending: boolean
}

/** Stands above the button: what it does, in figures; and once, whether a figure that is hard to believe is right. */
export function ConsequenceNote({ told, doubts, isSending }: ConsequenceNoteProps) {
  const words = consequenceWords(told)
  return (
    <div className={styles.consequence}>
      {doubts.length === 0 && words && <p>{words}</p>}
      <div role="alert">
        {doubts.length > 0 && (
          <div ref={intoView} className={styles.question}>
            <p>{doubtQuestion(told, doubts)} Nothing is recorded yet.</p>
            <Button type="submit" disabled={isSending} onClick={onceAtATime}>
              Yes, record it
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}

/** Sent by keys from the text above, the question could come up below the window. */
const intoView = (question: HTMLElement | null): void => question?.scrollIntoView({ block: 'nearest' })
