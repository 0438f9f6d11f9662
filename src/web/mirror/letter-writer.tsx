import { useState } from 'react'
import type { WriteLetterBody, WrittenLetterView } from '#contract/letter.ts'
import { request } from '#web/api/request.ts'
import { CritiqueMarks } from '#web/critique/critique-marks.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './letter-page.module.css'

/** Has the language model rewrite the letter, only on request. Its text is shown below the original letter and is not stored. */
export function LetterWriter({ id, writer }: { id: string; writer: string }) {
  const [written, setWritten] = useState<WrittenLetterView | null>(null)
  const { refusal, isSending, submit } = useSubmit({
    fields: [],
    send: () => write({ of: id }),
    onSent: setWritten,
  })
  return (
    <section className={styles.writer} aria-label="The letter by a language model" aria-live="polite">
      {written?.text && <Written written={written} text={written.text} />}
      {written?.reason && (
        <Notice kind="error">
          <p>
            {writer} did not write it. {written.reason} The letter by rule stands above, and nothing was changed.
          </p>
        </Notice>
      )}
      {refusal?.problem && <Notice kind="error">{refusal.problem.detail}</Notice>}
      <p className={styles.ask}>
        <Button disabled={isSending} onClick={() => submit({})}>
          {isSending ? `${writer} writes ...` : `Let ${writer} write it`}
        </Button>
      </p>
      <p className={`${styles.foot} ${styles.ask}`}>
        It is sent the letter above with its amounts and your quoted words, and nothing else; one of your calls of the
        day. What it writes is not kept: print it, or ask again.
      </p>
    </section>
  )
}

function Written({ written: { model, marks }, text }: { written: WrittenLetterView; text: string }) {
  return (
    <div className={styles.letter}>
      <h2>The same, as {model} tells it</h2>
      {text.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph} data-own-words>
          {paragraph}
        </p>
      ))}
      <CritiqueMarks marks={marks} />
      <p className={styles.foot}>
        Written by {model} from the letter by rule above. Each of its figures, counts, days and quotations was looked
        for there
        {marks.length === 0 ? ', and all of them were found.' : '; what was not found is marked.'}
      </p>
    </div>
  )
}

const write = (body: WriteLetterBody) => request<WrittenLetterView>('POST', '/api/mirror/letter', body)
