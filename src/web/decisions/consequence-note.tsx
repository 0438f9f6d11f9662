import { Button } from '#web/ui/button.tsx'
import { onceAtATime } from '../forms/record-by-keys.ts'
import styles from './consequence-note.module.css'
import { untilRead } from './until-read.ts'

type ConsequenceNoteProps = {
  /** What it does; null while that is not known. */
  line: string | null
  /** What is asked now in its place; null when nothing is. */
  question: string | null
  isSending: boolean
}

/** Stands above the button: what it does, in figures; and once, whether a figure that is hard to believe is right. */
export function ConsequenceNote({ line, question, isSending }: ConsequenceNoteProps) {
  return (
    <div className={styles.consequence}>
      {question === null && line && <p>{line}</p>}
      <div role="alert">
        {question !== null && (
          <div key={question} ref={readFirst} className={styles.question}>
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

/** Sent by keys from the text above, the question could come up below the window; and no press that asked it answers it. */
function readFirst(question: HTMLElement | null): (() => void) | undefined {
  question?.scrollIntoView({ block: 'nearest' })
  const form = question?.closest('form')
  return question && form ? untilRead(form, question.querySelector('button')) : undefined
}
