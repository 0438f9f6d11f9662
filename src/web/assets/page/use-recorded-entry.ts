import { useIsMutating } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { AssetView } from '#contract/assets.ts'
import { forgetRecorded, onRecordedDecision, recordedDecision } from '#web/decisions/recorded-decision.ts'

/** Stands above the newest entry, and says that it is recorded. */
export const RECORDED_ID = 'recorded'

type Recorded = AssetView['thesis'][number]

type RecordedEntry = {
  /** What was recorded since the page was opened; null when nothing was. */
  readonly recorded: Recorded | null
  /** Whether the page still says so: not once the next decision is begun, of which nothing is recorded yet. */
  readonly isTold: boolean
  readonly goOn: () => void
}

/** After a decision the page stands at its entry: in view, and with the keyboard there. */
export function useRecordedEntry(asset: AssetView | undefined): RecordedEntry {
  const announced = useSyncExternalStore(onRecordedDecision, recordedDecision)
  const [decisionId, setDecisionId] = useState<string | null>(null)
  const [leftId, setLeftId] = useState<string | null>(null)
  const assetId = asset?.assetId
  useEffect(() => {
    if (announced === null || announced.assetId !== assetId) return
    setDecisionId(announced.decisionId)
    forgetRecorded()
  }, [announced, assetId])
  const entry = asset?.thesis.find((written) => written.decisionId === decisionId) ?? null
  useStandAt(entry?.sequence ?? null)
  return { recorded: entry, isTold: leftId !== decisionId, goOn: () => setLeftId(decisionId) }
}

/** Waits until the cover that stands while sending has gone: nothing under it takes the keyboard. */
function useStandAt(sequence: number | null): void {
  const isCovered = useIsMutating({ predicate: ({ meta }) => !meta?.isQuiet }) > 0
  const wanted = isCovered ? null : sequence
  useEffect(() => {
    if (wanted === null) return
    // The cover gives the keyboard back to where it was in this same turn, and the router its place to a new page.
    const timer = setTimeout(() => {
      document.getElementById(RECORDED_ID)?.scrollIntoView()
      document.getElementById(`entry-${wanted}`)?.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
  }, [wanted])
}
