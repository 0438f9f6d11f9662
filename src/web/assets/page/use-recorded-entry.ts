import { useIsMutating } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { AssetView } from '#contract/assets.ts'
import { forgetRecorded, onRecordedDecision, recordedDecision } from '#web/decisions/recorded-decision.ts'

/** The id of the notice above the newest entry that says that it is recorded. */
export const RECORDED_ID = 'recorded'

type Recorded = AssetView['thesis'][number]

type RecordedEntry = {
  /** The entry recorded since the page was opened; null when there is none. */
  readonly recorded: Recorded | null
  /** Whether the notice is still shown. It disappears once the next decision is begun, to which it does not apply. */
  readonly isTold: boolean
  readonly goOn: () => void
}

/** After a decision is recorded, scrolls its entry into view and moves the focus to it. */
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
  // In the very frame in which its entry is shown, so that nothing moves in the next one.
  const newestId = announced !== null && announced.assetId === assetId ? announced.decisionId : decisionId
  const entry = asset?.thesis.find((written) => written.decisionId === newestId) ?? null
  useStandAt(entry?.sequence ?? null)
  return { recorded: entry, isTold: leftId !== newestId, goOn: () => setLeftId(newestId) }
}

/** Waits until the overlay of sending has gone, because nothing under it can take the focus. */
function useStandAt(sequence: number | null): void {
  const isCovered = useIsMutating({ predicate: ({ meta }) => !meta?.isQuiet }) > 0
  const wanted = isCovered ? null : sequence
  useEffect(() => {
    if (wanted === null) return
    // In this same turn the overlay restores the earlier focus, and the router the scroll position of a new page.
    const timer = setTimeout(() => {
      document.getElementById(RECORDED_ID)?.scrollIntoView()
      document.getElementById(`entry-${wanted}`)?.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
  }, [wanted])
}
