import { useState } from 'react'
import type { WriteLetterBody, WrittenLetterView } from '#contract/letter.ts'
import { problemMessages } from '#web/api/problem-messages.ts'
import { request } from '#web/api/request.ts'
import { isInEnglish } from '#web/critique/critique-language.ts'
import { CritiqueMarks } from '#web/critique/critique-marks.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useLangOfEnglish, useLanguage } from '#web/language/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { letterMessages } from './letter-messages.ts'
import styles from './letter-page.module.css'

/** Has the language model rewrite the letter, only on request. Its text is shown below the original letter and is not stored. */
export function LetterWriter({ id, writer }: { id: string; writer: string }) {
  const language = useLanguage()
  const messages = letterMessages(language).writer
  const { text } = problemMessages(language)
  const [written, setWritten] = useState<WrittenLetterView | null>(null)
  const { refusal, isSending, submit } = useSubmit({
    fields: [],
    send: () => write({ of: id }),
    onSent: setWritten,
  })
  return (
    <section className={styles.writer} aria-label={messages.name} aria-live="polite">
      {written?.text && <Written written={written} text={written.text} />}
      {written?.reason && (
        <Notice kind="error">
          <p>
            {messages.failed(writer)} {text(written.reason)} {messages.unchanged}
          </p>
        </Notice>
      )}
      {refusal?.problem && <Notice kind="error">{text(refusal.problem.detail)}</Notice>}
      <p className={styles.ask}>
        <Button disabled={isSending} onClick={() => submit({})}>
          {isSending ? messages.writes(writer) : messages.ask(writer)}
        </Button>
      </p>
      <p className={`${styles.foot} ${styles.ask}`}>{messages.note}</p>
    </section>
  )
}

function Written({ written: { model, marks }, text }: { written: WrittenLetterView; text: string }) {
  const language = useLanguage()
  const langOfEnglish = useLangOfEnglish()
  const { same, allFound, someMissing } = letterMessages(language).writer
  return (
    <div className={styles.letter}>
      <h2>{same(model)}</h2>
      {text.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph} data-own-words lang={isInEnglish(text) ? langOfEnglish : undefined}>
          {paragraph}
        </p>
      ))}
      <CritiqueMarks marks={marks} />
      <p className={styles.foot}>{(marks.every(({ kind }) => kind === 'form') ? allFound : someMissing)(model)}</p>
    </div>
  )
}

const write = (body: WriteLetterBody) => request<WrittenLetterView>('POST', '/api/mirror/letter', body)
