import { useEffect, useRef } from 'react'
import { useMessages } from '#web/language/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { onceAtATime } from '../forms/record-by-keys.ts'
import styles from './consequence-note.module.css'
import { decisionMessages } from './decision-messages.ts'
import { untilRead } from './until-read.ts'

type ConsequenceNoteProps = {
  /** What the decision does, in figures; null while that is not known. */
  line: string | null
  /** The question shown in place of the line; null when there is none. */
  question: string | null
  isSending: boolean
}

/** The note above the button: what the decision does, in figures, or once a question whether an implausible figure is right. */
export function ConsequenceNote({ line, question, isSending }: ConsequenceNoteProps) {
  const isAsking = question !== null
  const { notYet, yes } = useMessages(decisionMessages).question
  const asking = useRef<HTMLDivElement>(null)
  // From the question the next stop is its answer, and Enter presses nothing.
  useEffect(() => {
    if (isAsking) asking.current?.focus()
  }, [isAsking])
  return (
    <div className={styles.consequence}>
      {!isAsking && line && <p>{line}</p>}
      <div ref={asking} role="alert" tabIndex={-1}>
        {isAsking && (
          <div key={question} ref={readFirst} className={styles.question}>
            <p>
              {question} {notYet}
            </p>
            <Button type="submit" disabled={isSending} onClick={onceAtATime}>
              {yes}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}

/**
 * Brings the question into the window, because keys may have sent the form from the text far above it, and lets only a press
 * that comes after it was read answer it.
 */
function readFirst(question: HTMLElement | null): (() => void) | undefined {
  question?.scrollIntoView({ block: 'nearest' })
  const form = question?.closest('form')
  return question && form ? untilRead(form, question.querySelector('button')) : undefined
}
