import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { dueReviewsQuery } from '#web/api/due-reviews-api.ts'
import { Button } from '#web/ui/button.tsx'
import { formatCount } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { bytesWords } from './bytes-format.ts'
import { download, type Progress } from './download.ts'
import styles from './exports.module.css'

const FORMATS = [
  { format: 'json', name: 'Everything (JSON)', about: 'every entry with its hash; can be imported again' },
  { format: 'csv', name: 'Decisions (CSV)', about: 'a row for each decision, for a spreadsheet' },
  { format: 'markdown', name: 'Markdown for Obsidian', about: 'a zip with a file for each asset' },
] as const

/** The three export formats, and the progress of a download. */
export function ExportSetting() {
  const { progress, outcome, start, stop } = useExport()
  return (
    <div className={styles.export}>
      <p className={styles.note}>Your journal is yours. Take all of it with you, as often as you like.</p>
      <ul className={styles.formats}>
        {FORMATS.map(({ format, name, about }) => (
          <li key={format}>
            <Button onClick={() => start(`/api/export?format=${format}`)} aria-disabled={progress !== null}>
              {name}
            </Button>
            <span>{about}</span>
          </li>
        ))}
      </ul>
      <Untold />
      <div role="status" className={styles.note}>
        {progress && <ProgressWords {...progress} />}
        {outcome?.failure === null && 'The file is in your downloads.'}
      </div>
      {progress && (
        <Button variant="quiet" onClick={stop}>
          Stop
        </Button>
      )}
      {outcome?.failure && <Notice kind="error">{outcome.failure}</Notice>}
    </div>
  )
}

/** Warns before the download that the JSON cannot leave anything out, not even outcomes under review (decision record 125). */
function Untold() {
  const { data } = useQuery(dueReviewsQuery)
  const due = data?.due.length ?? 0
  return (
    <p className={styles.note}>
      “Everything (JSON)”, which the zip holds too, is the ledger word for word, so that its hashes can be checked. It
      tells how a claim came out even where you have not answered its review yet. Every page keeps that back.
      {due > 0 && ` ${due === 1 ? 'One review waits' : `${due} reviews wait`} on your Mirror now.`}
    </p>
  )
}

function ProgressWords({ bytes, entries }: Progress) {
  if (!entries) return <>Downloading: {bytesWords(bytes)} so far</>
  const [read, all] = [entries.read, entries.all].map((count) => formatCount(count))
  return (
    <>
      Downloading: {read} of {all} entries <progress value={entries.read} max={Math.max(entries.all, 1)} />
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
