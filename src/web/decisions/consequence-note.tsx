import { Button } from '#web/ui/button.tsx'
import { onceAtATime } from '../forms/record-by-keys.ts'
import styles from './consequence-note.module.css'

type ConsequenceNoteProps = {
  /** What the decision does, in figures; null while that is not known. */
  line: string | null
  /** The question shown in place of the line; null when there is none. */
  question: string | null
  isSending: boolean
}

/** The note above the button: what the decision does, in figures, or once a question whether an implausible figure is right. */
export function ConsequenceNote({ line, question, isSending }: ConsequenceNoteProps) {
  return (
    <div className={styles.consequence}>
      {question === null && line && <p>{line}</p>}
      <div role="alert">
        {question !== null && (
          <div ref={intoView} className={styles.question}>
            <p>{question} Nothing is recorded yet.</p>
            <Button type="submit" disabled={isSending} onClick={onceAtATime}>
              Yes, record it
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}

/** When the form is sent by keyboard from a field above, the question could appear below the visible part of the page. */
const intoView = (question: HTMLElement | null): void => question?.scrollIntoView({ block: 'nearest' })
