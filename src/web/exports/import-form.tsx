import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ImportedView } from '#contract/imports.ts'
import { request } from '#web/api/request.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { formatCount } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './exports.module.css'

type Typed = { readonly file: File | null }

/** Imports an exported journal, all of it or nothing, into an account that has no entry yet. */
export function ImportForm() {
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
    <Disclosure label="Import a journal">
      <form
        noValidate
        className={styles.export}
        onSubmit={(event) => {
          event.preventDefault()
          submit({ file })
        }}
      >
        <TextField
          label="Exported journal"
          unit="JSON, up to 256 MB"
          type="file"
          accept=".json,application/json"
          hint="It comes back as it was, with its hashes, into an account without entries. A file that is cut or changed is refused."
          error={refusal?.errors.file}
          onChange={(event) => setFile(event.target.files?.[0] ?? null)}
        />
        <div>
          <Button type="submit" aria-disabled={isSending}>
            {isSending ? 'Importing…' : 'Import this file'}
          </Button>
        </div>
        {refusal?.problem && <Notice kind="error">{refusal.problem.detail}</Notice>}
        {answer && (
          <Notice kind="info">
            {formatCount(answer.entries)} entries on {answer.assets} assets were imported, and each is as it was
            exported.
          </Notice>
        )}
      </form>
    </Disclosure>
  )
}
