import { useRef, useState } from 'react'
import { download, type Progress } from './download.ts'

/** Runs one download at a time, and reports its progress and its outcome. */
export function useExport() {
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
