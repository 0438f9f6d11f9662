import { useEffect, useRef } from 'react'
import type { UnusualFigure } from '#domain/decisions/unusual-figures.ts'
import { useMessages } from '#web/language/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { onceAtATime } from '../forms/record-by-keys.ts'
import styles from './consequence-note.module.css'
import { decisionMessages } from './decision-messages.ts'
import type { OfferedFigure } from './offered-figures.ts'
import { stop, untilRead } from './until-read.ts'

/** No double click takes longer, nor do two presses of a key that were meant as one. */
const DOUBLE_CLICK_MS = 1000

type ConsequenceNoteProps = {
  /** What the decision does, in figures; null while that is not known. */
  line: string | null
  /** The question shown in place of the line; null when there is none. */
  question: string | null
  /** The figures that it asks about, the first of which its second button leads back to. */
  unusual: readonly Pick<UnusualFigure, 'kind'>[]
  /** What these figures probably are. */
  offers?: readonly OfferedFigure[]
  isSending: boolean
}

/** The note above the button: what the decision does, in figures, or once a question whether an implausible figure is right. */
export function ConsequenceNote({ line, question, unusual, offers = [], isSending }: ConsequenceNoteProps) {
  const isAsking = question !== null
  const messages = useMessages(decisionMessages).question
  const figure = unusual.map(fieldOf).find((name) => name !== null)
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
              {question} {messages.notYet} {messages.orAgain}
            </p>
            <div className={styles.answers}>
              <Button type="submit" data-answer disabled={isSending} onClick={onceAtATime}>
                {messages.yes}
              </Button>
              {offers.map(({ words, take }) => (
                <Button
                  key={words}
                  onClick={({ currentTarget: { form } }) => {
                    if (form) giveWay(form)
                    take()
                  }}
                >
                  {words}
                </Button>
              ))}
              {figure && (
                <Button variant="quiet" onClick={({ currentTarget }) => leadBack(currentTarget.form, figure)}>
                  {messages[figure === 'price' ? 'changePrice' : 'changeQuantity']}
                </Button>
              )}
            </div>
          </div>
        )}
      </div>
    </div>
  )
}

/** The field of an unusual figure, which is marked with `data-figure`; null where it is another one. */
function fieldOf({ kind }: Pick<UnusualFigure, 'kind'>): 'price' | 'quantity' | null {
  if (kind === 'price' || kind === 'no-price' || kind === 'old-price' || kind === 'price-of-share') return 'price'
  return kind === 'quantity' || kind === 'no-quantity' ? 'quantity' : null
}

/**
 * A question that goes leaves the focus to the button that records. Neither the second half of a double press, by mouse or keys, nor
 * Enter that is held down presses that button or the other one that comes under the pointer.
 */
function giveWay(form: HTMLFormElement): void {
  const record = form.querySelector<HTMLElement>('button[type=submit]:not([data-answer])')
  record?.focus()
  // A press by keys is a click without a count.
  const ignoreSecond = (event: MouseEvent) =>
    (event.detail > 1 || (event.detail === 0 && event.target === record)) && stop(event)
  const ignoreHeld = (event: KeyboardEvent) => event.repeat && stop(event)
  form.addEventListener('click', ignoreSecond, true)
  form.addEventListener('keydown', ignoreHeld, true)
  form.addEventListener('keyup', () => form.removeEventListener('keydown', ignoreHeld, true), { once: true })
  setTimeout(() => form.removeEventListener('click', ignoreSecond, true), DOUBLE_CLICK_MS)
}

/** To the figure, all of it selected, so that the next key replaces it. */
function leadBack(form: HTMLFormElement | null, figure: string): void {
  const field = form?.querySelector<HTMLInputElement>(`input[data-figure=${figure}]`)
  field?.focus()
  field?.select()
}

/**
 * Brings the question into the window, because keys may have sent the form from the text far above it, and lets only a press
 * that comes after it was read answer it.
 */
function readFirst(question: HTMLElement | null): (() => void) | undefined {
  question?.scrollIntoView({ block: 'nearest' })
  const form = question?.closest('form')
  return question && form ? untilRead(form, question) : undefined
}
