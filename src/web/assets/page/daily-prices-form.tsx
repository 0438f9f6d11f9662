import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DailyPricesView } from '#contract/prices.ts'
import { problemMessages } from '#web/api/problem-messages.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { FileInDollars } from '#web/decisions/counts-in-dollars.tsx'
import styles from '#web/forms/small-form.module.css'
import { SmallForm } from '#web/forms/small-form.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { formatCount } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { type FileAnswer, FileQuestionNotice } from './file-question-notice.tsx'
import { assetFormMessages } from './form-messages.ts'
import { uploadDailyPrices } from './holding-api.ts'

/** The largest file that the server accepts, in bytes. */
const LARGEST_FILE = 2_000_000

/** At most this many rejected lines are listed, because a file of 2 MB may have tens of thousands. */
const MOST_LINES = 50

type Upload = FileAnswer & { readonly csv: File | null }

type DailyPricesFormProps = { user: string; assetId: number; onClose: () => void }

/** The form for uploading closes of many days from a file of a broker or a spreadsheet. */
export function DailyPricesForm({ user, assetId, onClose }: DailyPricesFormProps) {
  const { daily: messages, close } = useMessages(assetFormMessages)
  const { text } = useMessages(problemMessages)
  const [csv, setCsv] = useState<File | null>(null)
  const { refusal, answer: taken, isSending, submit } = useUpload(assetId)
  const isStanding = refusal?.refused.csv === csv
  return (
    <SmallForm
      user={user}
      assetId={assetId}
      send={messages.upload}
      {...(taken && { leave: close })}
      refusal={refusal}
      isSending={isSending}
      onSubmit={() => submit({ csv })}
      onLeave={onClose}
    >
      <TextField
        label={messages.file}
        unit={messages.unit}
        type="file"
        accept=".csv,.txt,text/csv"
        className={styles.file}
        hint={messages.hint}
        error={isStanding && refusal?.errors.csv ? text(refusal.errors.csv) : undefined}
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
  const language = useLanguage()
  const messages = assetFormMessages(language).daily
  const { text } = useMessages(problemMessages)
  const count = (number: number) => formatCount(number, language)
  const counts = [count(stored), count(unchanged), count(rejected.length)] as const
  return (
    <Notice kind="info">
      <div className={styles.result}>
        {read === 1 ? messages.taken.one(...counts) : messages.taken.other(count(read), ...counts)}
        {rejected.length > 0 && (
          <ul>
            {rejected.slice(0, MOST_LINES).map(({ line, reason }) => (
              <li key={line}>{messages.line(formatCount(line, language), text(reason))}</li>
            ))}
            {rejected.length > MOST_LINES && (
              <li>{messages.more(formatCount(rejected.length - MOST_LINES, language))}</li>
            )}
          </ul>
        )}
      </div>
    </Notice>
  )
}
