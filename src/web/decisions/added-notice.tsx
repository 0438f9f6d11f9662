import { useIsMutating } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { AssetView } from '#contract/assets.ts'
import { assetPath } from '#web/routes/asset-path.ts'
import styles from './added-notice.module.css'

type AddedNoticeProps = {
  user: string
  /** The asset that was just added on this page; null when there is none. */
  added: AssetView | null
}

/** Confirms what was recorded when the user adds several companies; the search below is empty again and has the focus. */
export function AddedNotice({ user, added }: AddedNoticeProps) {
  const notice = useRef<HTMLDivElement>(null)
  const decision = added?.thesis.at(-1)?.decisionId
  const isCovered = useIsMutating() > 0
  const focusedFor = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (!decision || isCovered || focusedFor.current === decision) return
    // The overlay of sending is removed in this same turn.
    const timer = setTimeout(() => {
      focusedFor.current = decision
      notice.current?.parentElement?.querySelector<HTMLElement>('input[type="search"]')?.focus()
    })
    return () => clearTimeout(timer)
  }, [decision, isCovered])
  return (
    <div ref={notice} role="status" className={styles.added}>
      {added && (
        <p>
          Recorded: {added.ticker}, {added.thesis.at(-1)?.decidedOnReadable}.{' '}
          <Link to={assetPath(user, added.list, added.assetId)}>Read its critique</Link>, or add the next one.
        </p>
      )}
    </div>
  )
}
