import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DailyPricesView } from '#contract/prices.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { FileInDollars } from '#web/decisions/counts-in-dollars.tsx'
import styles from '#web/forms/small-form.module.css'
import { SmallForm } from '#web/forms/small-form.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { type FileAnswer, FileQuestionNotice } from './file-question-notice.tsx'
import { uploadDailyPrices } from './holding-api.ts'

/** The largest file that the server accepts, in bytes. */
const LARGEST_FILE = 2_000_000

/** At most this many rejected lines are listed, because a file of 2 MB may have tens of thousands. */
const MOST_LINES = 50

type Upload = FileAnswer & { readonly csv: File | null }

type DailyPricesFormProps = { user: string; assetId: number; onClose: () => void }

/** The form for uploading closes of many days from a file of a broker or a spreadsheet. */
export function DailyPricesForm({ user, assetId, onClose }: DailyPricesFormProps) {
  const [csv, setCsv] = useState<File | null>(null)
  const { refusal, answer: taken, isSending, submit } = useUpload(assetId)
  const isStanding = refusal?.refused.csv === csv
  return (
    <SmallForm
      user={user}
      assetId={assetId}
      send="Upload this file"
      leave={taken ? 'Close' : 'Cancel'}
      refusal={refusal}
      isSending={isSending}
      onSubmit={() => submit({ csv })}
      onLeave={onClose}
    >
      <TextField
        label="File"
        unit="CSV, up to 2 MB"
        type="file"
        accept=".csv,.txt,text/csv"
        className={styles.file}
        hint="Its first line names the columns: Date and Close, and Open, High and Low where there are any. Days are written 2026-06-10, 6/10/2026 or 10.6.2026; commas, semicolons or tabs stand between the columns. A larger file can be split and uploaded in parts."
        error={isStanding ? refusal?.errors.csv : undefined}
        onChange={(event) => setCsv(event.target.files?.[0] ?? null)}
      />
      <FileInDollars />
      {taken && !taken.question && <Taken {...taken} />}
      {taken?.question && (
        <FileQuestionNotice
          question={taken.question}
          isSending={isSending}
          onAnswer={(answer) => submit({ csv, ...answer })}
        />
      )}
    </SmallForm>
  )
}

function useUpload(assetId: number) {
  const queries = useQueryClient()
  return useSubmit({
    isQuiet: true,
    fields: ['csv'],
    check: ({ csv }: Upload) => ({ csv: checkFile(csv) }),
    send: async ({ csv, ...answer }) => uploadDailyPrices(assetId, { csv: (await csv?.text()) ?? '', ...answer }),
    onSent: () => queries.invalidateQueries({ queryKey: queryKeys.asset(assetId) }),
  })
}

/** The checks and messages of the contract, applied before a large file is sent in vain. */
function checkFile(file: File | null): string | undefined {
  if (!file) return 'Choose a file with daily prices.'
  return file.size > LARGEST_FILE ? 'The file is larger than 2 MB.' : undefined
}

function Taken({ read, stored, unchanged, rejected }: DailyPricesView) {
  return (
    <Notice kind="info">
      <div className={styles.result}>
        {read} {read === 1 ? 'day' : 'days'} read: {stored} stored, {unchanged} unchanged, {rejected.length} rejected.
        {rejected.length > 0 && (
          <ul>
            {rejected.slice(0, MOST_LINES).map(({ line, reason }) => (
              <li key={line}>
                Line {line}: {reason}
              </li>
            ))}
            {rejected.length > MOST_LINES && <li>And {rejected.length - MOST_LINES} lines more.</li>}
          </ul>
        )}
      </div>
    </Notice>
  )
}
