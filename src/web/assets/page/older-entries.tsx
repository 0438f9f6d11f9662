import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import type { JournalPageView } from '#contract/asset-journal.ts'
import type { AssetView } from '#contract/assets.ts'
import { withPage } from '#web/api/older-entries.ts'
import { request } from '#web/api/request.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { assetQuery } from '../asset-api.ts'
import styles from './asset-journal.module.css'

type OlderEntriesProps = {
  asset: AssetView
  /** The sequence of the entry that the address names, which may be an older one; null when it names none. */
  place: number | null
}

/** Loads older entries, below a journal of which only the newest are shown. Paper has them all: it has no button for more. */
export function OlderEntries({ asset: { assetId, olderBefore }, place }: OlderEntriesProps) {
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
      <p>Your older entries on this asset are kept, and are not shown here.</p>
      <Button onClick={() => mutate(olderBefore)} disabled={isPending}>
        {isPending ? 'Loading older entries' : 'Show older entries'}
      </Button>{' '}
      <Button variant="quiet" onClick={print.begin} disabled={isPending}>
        Print with all of them
      </Button>
      {error && <Notice kind="error">They could not be loaded. Your entries are safe. {error.message}</Notice>}
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
