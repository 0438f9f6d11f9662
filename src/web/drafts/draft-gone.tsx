import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useMessages } from '#web/language/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { keepFocusOnPage } from '#web/ui/keep-focus-on-page.ts'
import { Notice } from '#web/ui/notice.tsx'
import { draftsQuery } from './draft-api.ts'
import { removeCopy, useCopies } from './draft-copies.ts'
import { draftNoticeMessages } from './draft-notice-messages.ts'
import styles from './draft-notices.module.css'
import { isTried } from './synchronise.ts'
import { isGone } from './waiting-drafts.ts'

type DraftGoneProps = {
  user: string
  draftId: string
  /** Whether it would be known here if the draft had been recorded: what becomes a first decision has no page yet. */
  isUnrecorded: boolean
  /** Called when the form is to be emptied. */
  onEmpty: () => void
}

/**
 * Says that the draft in this form was thrown away, or recorded, on another device. The form keeps its words until its writer empties it: nothing
 * that somebody reads or writes just now may vanish, and nothing that was thrown away may stand there as if it were a draft still.
 */
export function DraftGone({ user, draftId, isUnrecorded, onEmpty }: DraftGoneProps) {
  const messages = useMessages(draftNoticeMessages)
  if (!useIsGone(user, draftId)) return null
  const empty = () => {
    removeCopy(user, draftId)
    onEmpty()
    setTimeout(keepFocusOnPage)
  }
  return (
    <Notice kind="info">
      <p>{isUnrecorded ? messages.gone : messages.goneOrRecorded}</p>
      <div className={styles.buttons}>
        <Button onClick={empty}>{messages.empty}</Button>
      </div>
    </Notice>
  )
}

/** Whether the server has lost the draft. A list that was read before the draft reached the server is read again first. */
function useIsGone(user: string, draftId: string): boolean {
  const queries = useQueryClient()
  const { data, dataUpdatedAt } = useQuery(draftsQuery(queries))
  const copy = useCopies(user).find((stored) => stored.draftId === draftId)
  const lacks = (drafts: readonly { readonly draftId: string }[]) => drafts.every((line) => line.draftId !== draftId)
  const seemsGone = !!copy && !!data && isGone(copy, lacks(data.drafts), dataUpdatedAt) && !isTried(draftId)
  const [goneId, setGoneId] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `lacks` is of this draft
  useEffect(() => {
    if (!seemsGone) return setGoneId(null)
    let isOver = false
    const look = async () => {
      const { drafts } = await queries.fetchQuery({ ...draftsQuery(queries), staleTime: 0 })
      if (!isOver && lacks(drafts) && !isTried(draftId)) setGoneId(draftId)
    }
    look().catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [seemsGone, draftId, queries])
  return seemsGone && goneId === draftId
}
