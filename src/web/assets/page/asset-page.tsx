import { useNavigate, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { AssetView } from '#contract/assets.ts'
import { assetQuery } from '#web/assets/asset-api.ts'
import { LazyAssetChart } from '#web/assets/chart/lazy-asset-chart.tsx'
import { useSellFriction } from '#web/decisions/use-sell-friction.ts'
import { useMessages } from '#web/language/use-messages.ts'
import { assetPath } from '#web/routes/asset-path.ts'
import type { FirstReads } from '#web/routes/first-reads.ts'
import { OwnTests } from '#web/tests-of-own/own-tests.tsx'
import { useAskedTest } from '#web/tests-of-own/use-asked-test.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { usePlaceByWidth } from '#web/ui/use-media-query.ts'
import { AssetFailure } from './asset-failure.tsx'
import { AssetHeader, AssetRecords } from './asset-header.tsx'
import { AssetJournal } from './asset-journal.tsx'
import { AssetNotFound } from './asset-not-found.tsx'
import { hasPriceLine } from './has-price-line.ts'
import { pageMessages } from './page-messages.ts'
import { PrintedOn } from './printed-on.tsx'
import { useAsset } from './use-asset.ts'
import { useRecordedEntry } from './use-recorded-entry.ts'

export const firstReads: FirstReads = async (queries, { params: { assetId } }) => {
  if (Number(assetId) > 0) await queries.prefetchQuery(assetQuery(Number(assetId)))
}

/** @param assetId null for an address that is no asset's */
export function AssetPage({ assetId }: { assetId: number | null }) {
  const { user = '' } = useParams({ strict: false })
  return assetId === null ? <AssetNotFound username={user} /> : <PageOf user={user} assetId={assetId} />
}

/** The page of an asset: its present figures, the forms for the next decision, and its journal. */
function PageOf({ user, assetId }: { user: string; assetId: number }) {
  const messages = useMessages(pageMessages)
  const asset = useAsset(assetId)
  const friction = useSellFriction()
  const askedTest = useAskedTest(asset.data?.ownTests)
  const { recorded, isTold, goOn } = useRecordedEntry(asset.data)
  const isWide = usePlaceByWidth('(width > 60rem)')
  useAddressOfItsList(user, asset.data)
  if (asset.data) {
    const isCostHidden = friction.isHidingCost || askedTest.test !== null
    // While figures are hidden the chart must not reveal them by its line from the purchase to today.
    const chart = (
      <div key="chart">
        {askedTest.test === null && <LazyAssetChart asset={asset.data} isCostHidden={isCostHidden} />}
        <AssetRecords user={user} asset={asset.data} isCostHidden={isCostHidden} />
      </div>
    )
    const journal = (
      <AssetJournal
        key="journal"
        asset={asset.data}
        recorded={recorded}
        isRecordedTold={isTold}
        isCostHidden={isCostHidden}
      />
    )
    const isChartFirst = isWide && recorded === null && hasPriceLine(asset.data)
    return (
      <>
        <AssetHeader user={user} asset={asset.data} friction={friction} due={askedTest} onWrite={goOn} />
        <OwnTests user={user} asset={asset.data} />
        {isChartFirst ? [chart, journal] : [journal, chart]}
        <PrintedOn />
      </>
    )
  }
  if (!asset.isError) return <Skeleton label={messages.loading} lines={9} />
  return <AssetFailure user={user} failure={asset.error} onTryAgain={() => void asset.refetch()} />
}

/** A bookmark may name a list that the asset has left; the address is replaced without reloading the page. */
function useAddressOfItsList(user: string, asset: AssetView | undefined) {
  const { ownership } = useParams({ strict: false })
  const navigate = useNavigate()
  const list = asset?.list
  const assetId = asset?.assetId
  useEffect(() => {
    if (list && assetId && ownership && ownership !== list)
      void navigate({ to: assetPath(user, list, assetId), replace: true })
  }, [list, assetId, ownership, user, navigate])
}
