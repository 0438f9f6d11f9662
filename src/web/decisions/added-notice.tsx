import { useIsMutating } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { AssetView } from '#contract/assets.ts'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { assetPath } from '#web/routes/asset-path.ts'
import { formatDay } from '#web/ui/format.ts'
import styles from './added-notice.module.css'
import { decisionMessages } from './decision-messages.ts'
import { dayOfEntry } from './past.ts'

type AddedNoticeProps = {
  user: string
  /** The asset that was just added on this page; null when there is none. */
  added: AssetView | null
}

/** Confirms what was recorded when the user adds several companies; the search below is empty again and has the focus. */
export function AddedNotice({ user, added }: AddedNoticeProps) {
  const messages = useMessages(decisionMessages)
  const language = useLanguage()
  const last = added?.thesis.at(-1)
  const notice = useRef<HTMLDivElement>(null)
  const decision = last?.decisionId
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
      {added && last && (
        <p>
          {messages.added(added.ticker, formatDay(dayOfEntry(last), language))}{' '}
          <Link to={assetPath(user, added.list, added.assetId)}>{messages.readCritique}</Link>
          {messages.orNext}
        </p>
      )}
    </div>
  )
}
