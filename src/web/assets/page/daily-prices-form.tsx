import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DailyPricesBody, DailyPricesView, FileQuestion } from '#contract/prices.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { splitName } from '#web/assets/asset-format.ts'
import { FileInDollars } from '#web/decisions/counts-in-dollars.tsx'
import styles from '#web/forms/small-form.module.css'
import { SmallForm } from '#web/forms/small-form.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { formatDay, formatUsd } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { uploadDailyPrices } from './holding-api.ts'

/** What the server takes. */
const LARGEST_FILE = 2_000_000

/** A file of 2 MB may have tens of thousands of lines that are no day. */
const MOST_LINES = 50

type Answer = Pick<DailyPricesBody, 'reading' | 'leapsAreRight'>
type Upload = Answer & { readonly csv: File | null }

type DailyPricesFormProps = { user: string; assetId: number; onClose: () => void }

/** Closes of many days at once, out of a file that a broker or a spreadsheet wrote. */
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
        hint="Its first line names the columns: Date and Close, and Open, High and Low where there are any. Days are written 2026-06-10 or 6/10/2026; commas, semicolons or tabs stand between the columns. A larger file can be split and uploaded in parts."
        error={isStanding ? refusal?.errors.csv : undefined}
        onChange={(event) => setCsv(event.target.files?.[0] ?? null)}
      />
      <FileInDollars />
      {taken && !taken.question && <Taken {...taken} />}
      {taken?.question && (
        <Asked question={taken.question} isSending={isSending} onAnswer={(answer) => submit({ csv, ...answer })} />
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

/** The contract's words, said before a large file is sent for nothing. */
function checkFile(file: File | null): string | undefined {
  if (!file) return 'Choose a file with daily prices.'
  return file.size > LARGEST_FILE ? 'The file is larger than 2 MB.' : undefined
}

type AskedProps = { question: FileQuestion; isSending: boolean; onAnswer: (answer: Answer) => void }

/** What only the file's owner knows of it. Until it is answered, nothing of it is stored. */
function Asked({ question, isSending, onAnswer }: AskedProps) {
  if (question.kind === 'leap') {
    return (
      <Notice kind="info">
        <div className={styles.result}>
          <p>{leapWords(question)} Nothing is stored yet.</p>
          <Button disabled={isSending} onClick={() => onAnswer({ leapsAreRight: true })}>
            The prices are right
          </Button>
        </div>
      </Notice>
    )
  }
  return (
    <Notice kind="info">
      <div className={styles.result}>
        <p>These closes differ from what is known by a split. Which is it? Nothing is stored yet.</p>
        <p>Each column says what one share cost on its day, if the file is read in that way.</p>
        <table>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Known</th>
              <th scope="col">As traded</th>
              <th scope="col">Adjusted</th>
            </tr>
          </thead>
          <tbody>
            {question.days.map(({ day, known, asTraded, adjusted }) => (
              <tr key={`${day} ${known}`}>
                <th scope="row">{formatDay(day)}</th>
                <td>{formatUsd(known)}</td>
                <td>{formatUsd(asTraded)}</td>
                <td>{formatUsd(adjusted)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className={styles.buttons}>
          <Button disabled={isSending} onClick={() => onAnswer({ reading: 'adjusted' })}>
            Adjusted for splits
          </Button>
          <Button disabled={isSending} onClick={() => onAnswer({ reading: 'as-traded' })}>
            As traded
          </Button>
        </div>
      </div>
    </Notice>
  )
}

function leapWords(leap: Extract<FileQuestion, { kind: 'leap' }>): string {
  const { day, from, to, newShares, oldShares } = leap
  return leap.isSameDay
    ? `Of ${formatDay(day)} your journal says ${formatUsd(from)} and this file ${formatUsd(to)}, as if it were adjusted for a later ${splitName(leap)} that is not recorded. Was there one? Then record it first, with the day on which it took effect, and upload the file again.`
    : `From ${formatUsd(from)} to ${formatUsd(to)} on ${formatDay(day)}: that looks like a ${splitName(leap)}. Was there one? Then record ${newShares} for ${oldShares} first, and upload the file again.`
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
