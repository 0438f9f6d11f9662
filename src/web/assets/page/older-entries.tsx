import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
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

/** Loads older entries, below a journal of which only the newest are shown. */
export function OlderEntries({ asset: { assetId, olderBefore }, place }: OlderEntriesProps) {
  const { mutate, isPending, error } = useLoadOlder(assetId)
  const isWanted = place !== null && olderBefore !== null && place < olderBefore && !isPending && !error
  useEffect(() => {
    if (isWanted) mutate(olderBefore)
  }, [isWanted, mutate, olderBefore])
  if (olderBefore === null) return null
  return (
    <div className={styles.older}>
      <p>Your older entries on this asset are kept, and are not shown here.</p>
      <Button onClick={() => mutate(olderBefore)} disabled={isPending}>
        {isPending ? 'Loading older entries' : 'Show older entries'}
      </Button>
      {error && <Notice kind="error">They could not be loaded. Your entries are safe. {error.message}</Notice>}
    </div>
  )
}

function useLoadOlder(assetId: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (before: number) => request<JournalPageView>('GET', `/api/assets/${assetId}/journal?before=${before}`),
    onSuccess: (page) => queries.setQueryData(assetQuery(assetId).queryKey, (asset) => asset && withPage(asset, page)),
  })
}
