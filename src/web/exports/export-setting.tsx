import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { dueReviewsQuery } from '#web/api/due-reviews-api.ts'
import { problemMessages } from '#web/api/problem-messages.ts'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { formatCount } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { bytesWords } from './bytes-format.ts'
import { download, type Progress } from './download.ts'
import { exportMessages } from './export-messages.ts'
import styles from './exports.module.css'

const FORMATS = ['json', 'csv', 'markdown'] as const

/** The three export formats, and the progress of a download. */
export function ExportSetting() {
  const messages = useMessages(exportMessages)
  const { text } = useMessages(problemMessages)
  const { progress, outcome, start, stop } = useExport()
  return (
    <div className={styles.export}>
      <p className={styles.note}>{messages.isYours}</p>
      <ul className={styles.formats}>
        {FORMATS.map((format) => (
          <li key={format}>
            <Button onClick={() => start(`/api/export?format=${format}`)} aria-disabled={progress !== null}>
              {messages.formats[format].name}
            </Button>
            <span>{messages.formats[format].about}</span>
          </li>
        ))}
      </ul>
      <Untold />
      <div role="status" className={styles.note}>
        {progress && <ProgressWords {...progress} />}
        {outcome?.failure === null && messages.downloaded}
      </div>
      {progress && (
        <Button variant="quiet" onClick={stop}>
          {messages.stop}
        </Button>
      )}
      {outcome?.failure && <Notice kind="error">{text(outcome.failure)}</Notice>}
    </div>
  )
}

/** Warns before the download that the JSON cannot leave anything out, not even outcomes under review (decision record 125). */
function Untold() {
  const language = useLanguage()
  const { untold, reviewsWait } = exportMessages(language)
  const { data } = useQuery(dueReviewsQuery)
  const due = data?.due.length ?? 0
  const waiting = due === 1 ? reviewsWait.one : reviewsWait.other(formatCount(due, language))
  return (
    <p className={styles.note}>
      {untold}
      {due > 0 && ` ${waiting}`}
    </p>
  )
}

function ProgressWords({ bytes, entries }: Progress) {
  const language = useLanguage()
  const messages = exportMessages(language)
  if (!entries) return messages.soFar(bytesWords(bytes, language))
  return (
    <>
      {messages.entriesSoFar(formatCount(entries.read, language), formatCount(entries.all, language))}{' '}
      <progress value={entries.read} max={Math.max(entries.all, 1)} />
    </>
  )
}

/** Runs one download at a time, and reports its progress and its outcome. */
function useExport() {
  const [progress, setProgress] = useState<Progress | null>(null)
  const [outcome, setOutcome] = useState<{ readonly failure: string | null } | null>(null)
  const stopping = useRef<AbortController | null>(null)
  const start = async (path: string) => {
    if (stopping.current) return
    const controller = new AbortController()
    stopping.current = controller
    setOutcome(null)
    setProgress({ bytes: 0, entries: null })
    try {
      await download(path, controller.signal, setProgress)
      setOutcome({ failure: null })
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error)
      setOutcome(controller.signal.aborted ? null : { failure })
    } finally {
      stopping.current = null
      setProgress(null)
    }
  }
  return { progress, outcome, start, stop: () => stopping.current?.abort() }
}
