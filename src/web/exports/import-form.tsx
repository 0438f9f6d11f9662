import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ImportedView } from '#contract/imports.ts'
import { problemMessages } from '#web/api/problem-messages.ts'
import { request } from '#web/api/request.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { formatCount } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { exportMessages } from './export-messages.ts'
import styles from './exports.module.css'

type Typed = { readonly file: File | null }

/** Imports an exported journal, all of it or nothing, into an account that has no entry yet. */
export function ImportForm() {
  const language = useLanguage()
  const messages = exportMessages(language).import
  const { text } = useMessages(problemMessages)
  const queries = useQueryClient()
  const [file, setFile] = useState<File | null>(null)
  const { refusal, answer, isSending, submit } = useSubmit({
    isQuiet: true,
    fields: ['file'],
    check: ({ file }: Typed) => ({ file: file ? undefined : 'Choose the file of an export (JSON).' }),
    send: ({ file }: Typed) => request<ImportedView>('POST', '/api/import', file ?? new Blob()),
    onSent: () => queries.invalidateQueries(),
  })
  return (
    <Disclosure label={messages.name}>
      <form
        noValidate
        className={styles.export}
        onSubmit={(event) => {
          event.preventDefault()
          submit({ file })
        }}
      >
        <TextField
          label={messages.file}
          unit={messages.unit}
          type="file"
          accept=".json,application/json"
          hint={messages.hint}
          error={refusal?.errors.file && text(refusal.errors.file)}
          onChange={(event) => setFile(event.target.files?.[0] ?? null)}
        />
        <div>
          <Button type="submit" aria-disabled={isSending}>
            {isSending ? messages.sending : messages.send}
          </Button>
        </div>
        {refusal?.problem && <Notice kind="error">{text(refusal.problem.detail)}</Notice>}
        {answer && (
          <Notice kind="info">
            {messages.imported(formatCount(answer.entries, language), formatCount(answer.assets, language))}
          </Notice>
        )}
      </form>
    </Disclosure>
  )
}
