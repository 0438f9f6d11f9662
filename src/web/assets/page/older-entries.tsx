import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import type { JournalPageView } from '#contract/asset-journal.ts'
import type { AssetView } from '#contract/assets.ts'
import { withPage } from '#web/api/older-entries.ts'
import { problemMessages } from '#web/api/problem-messages.ts'
import { request } from '#web/api/request.ts'
import { useMessages } from '#web/language/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { assetQuery } from '../asset-api.ts'
import styles from './asset-journal.module.css'
import { pageMessages } from './page-messages.ts'

type OlderEntriesProps = {
  asset: AssetView
  /** The sequence of the entry that the address names, which may be an older one; null when it names none. */
  place: number | null
}

/** Loads older entries, below a journal of which only the newest are shown. Paper has them all: it has no button for more. */
export function OlderEntries({ asset: { assetId, olderBefore }, place }: OlderEntriesProps) {
  const messages = useMessages(pageMessages).journal
  const { text } = useMessages(problemMessages)
  const { mutate, isPending, error } = useLoadOlder(assetId)
  const print = usePrintWhole(olderBefore)
  const isNamed = place !== null && olderBefore !== null && place < olderBefore
  const isWanted = (isNamed || print.isWanted) && !isPending && !error
  useEffect(() => {
    if (isWanted && olderBefore !== null) mutate(olderBefore, { onError: print.giveUp })
  }, [isWanted, mutate, olderBefore, print.giveUp])
  if (olderBefore === null) return null
  return (
    <div className={styles.older}>
      <p>{messages.older}</p>
      <Button onClick={() => mutate(olderBefore)} disabled={isPending}>
        {isPending ? messages.loadingOlder : messages.showOlder}
      </Button>{' '}
      <Button variant="quiet" onClick={print.begin} disabled={isPending}>
        {messages.printAll}
      </Button>
      {error && <Notice kind="error">{messages.olderFailed(text(error.message))}</Notice>}
    </div>
  )
}

/** Prints once every older entry is on the page: the keys for printing wait for them too. */
function usePrintWhole(olderBefore: number | null) {
  const [isWanted, setIsWanted] = useState(false)
  const isWhole = olderBefore === null
  const begin = useCallback(() => setIsWanted(true), [])
  const giveUp = useCallback(() => setIsWanted(false), [])
  useEffect(() => {
    if (isWhole) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'p' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      event.preventDefault()
      begin()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isWhole, begin])
  useEffect(() => {
    if (!isWanted || !isWhole) return
    giveUp()
    window.print()
  }, [isWanted, isWhole, giveUp])
  return { isWanted, begin, giveUp }
}

function useLoadOlder(assetId: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (before: number) => request<JournalPageView>('GET', `/api/assets/${assetId}/journal?before=${before}`),
    onSuccess: (page) => queries.setQueryData(assetQuery(assetId).queryKey, (asset) => asset && withPage(asset, page)),
  })
}
