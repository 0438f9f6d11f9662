import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import type { AssetRowView } from '#contract/assets.ts'
import type { ListName } from '#domain/ledger/action.ts'
import { assetListQuery } from '#web/api/asset-list-api.ts'
import { problemMessages } from '#web/api/problem-messages.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { assetMessages } from '#web/assets/asset-messages.ts'
import { ExplanationArea } from '#web/assets/explanation-area.tsx'
import { useWaitingDrafts } from '#web/drafts/waiting-drafts.ts'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { addAssetPath } from '#web/routes/asset-path.ts'
import { pageNames } from '#web/routes/page-names.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { formatCount } from '#web/ui/format.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { uiMessages } from '#web/ui/ui-messages.ts'
import { useMediaQuery } from '#web/ui/use-media-query.ts'
import { AddDrafts } from './add-drafts.tsx'
import { AssetCards } from './asset-cards.tsx'
import styles from './asset-list-page.module.css'
import { filterRows, readSorting, sortRows, writeSorting } from './asset-rows.ts'
import { AssetTable } from './asset-table.tsx'
import { type DraftsByAsset, draftsByAsset } from './draft-of-row.tsx'
import { EmptySoldList } from './empty-sold-list.tsx'
import { listMessages } from './list-messages.ts'
import { ListNote } from './list-note.tsx'
import { ListWorth } from './list-worth.tsx'
import { MarketNote } from './market-note.tsx'
import { useListAddress } from './use-list-address.ts'

/** A chunk of its own, because it is needed only while the list is empty. */
const LazyFirstScreen = lazyPart({
  queryKey: queryKeys.part('first-screen'),
  load: async () => (await import('./first-screen.tsx')).FirstScreen,
  skeleton: null,
  what: 'The search',
})

export function AssetListPage({ list }: { list: ListName }) {
  const { user = '' } = useParams({ strict: false })
  const language = useLanguage()
  const messages = listMessages(language)
  const assets = useQuery(assetListQuery(list))
  const drafts = useWaitingDrafts(user)
  return (
    <>
      <h1 className={styles.title}>{pageNames(language)[list]}</h1>
      {list !== 'sold' && <AddDrafts user={user} drafts={drafts} />}
      {assets.data ? (
        <AssetList list={list} rows={assets.data.assets} user={user} drafts={draftsByAsset(drafts)} />
      ) : assets.isError ? (
        <Notice kind="error">
          <p>{messages.cannotBeShown(problemMessages(language).text(assets.error.message))}</p>
          <Button onClick={() => assets.refetch()}>{uiMessages(language).tryAgain}</Button>
        </Notice>
      ) : (
        <Skeleton label={messages.loading[list]} />
      )}
    </>
  )
}

type AssetListProps = { list: ListName; rows: readonly AssetRowView[]; user: string; drafts: DraftsByAsset }

function AssetList({ list, rows, user, drafts }: AssetListProps) {
  const language = useLanguage()
  const messages = listMessages(language)
  const [address, setAddress] = useListAddress()
  const isWide = useMediaQuery('(width >= 60rem)')
  const { filter = '' } = address
  const sorting = readSorting(address)
  const setFilter = (typed: string) => setAddress({ ...writeSorting(sorting), ...(typed !== '' && { filter: typed }) })
  if (rows.length === 0) return <EmptyList list={list} user={user} />
  const rendered = sortRows(filterRows(rows, filter, assetMessages(language).types), sorting)
  const Rows = isWide ? AssetTable : AssetCards
  return (
    <>
      <MarketNote list={list} rows={rows} />
      <div className={styles.filter}>
        <TextField
          label={messages.filter}
          type="search"
          placeholder={messages.filterHint}
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
        />
        <p role="status">
          {filter && messages.found(formatCount(rendered.length, language), formatCount(rows.length, language))}
        </p>
      </div>
      {rendered.length === 0 ? (
        <p className={styles.none}>
          {messages.noneFound(filter.trim())}{' '}
          <Button variant="quiet" onClick={() => setFilter('')}>
            {messages.showAll}
          </Button>
        </p>
      ) : (
        <ExplanationArea user={user}>
          <Rows
            caption={pageNames(language)[list]}
            rows={rendered}
            user={user}
            drafts={drafts}
            sorting={sorting}
            onSort={(next) => setAddress({ ...(filter !== '' && { filter }), ...writeSorting(next) })}
          />
        </ExplanationArea>
      )}
      <ListNote list={list} rows={rows} />
      {list === 'bought' && <ListWorth count={rows.length} />}
    </>
  )
}

function EmptyList({ list, user }: Pick<AssetListProps, 'list' | 'user'>) {
  const { addAsset, empty } = useMessages(listMessages)
  const wayOn = <Link to={addAssetPath(user)}>{addAsset}</Link>
  if (list === 'sold') return <EmptySoldList wayOn={wayOn} />
  return (
    <>
      <EmptyState wayOn={wayOn}>{empty[list]}</EmptyState>
      {list === 'bought' && <LazyFirstScreen user={user} />}
    </>
  )
}
