import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { addAssetPath } from '#web/routes/asset-path.ts'
import { type JournalAddress, readJournalAddress } from '#web/routes/journal-address.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { journalQuery } from './journal-api.ts'
import { JournalEntries } from './journal-entries.tsx'
import { JournalFilters } from './journal-filters.tsx'
import styles from './journal-page.module.css'
import { SearchField } from './search-field.tsx'
import { countWords } from './standing-entries.ts'
import { useShowOlder } from './use-show-older.ts'

/** All entries over all assets, with a search and filters. */
export function JournalPage() {
  const { user = '' } = useParams({ strict: false })
  // The router also keeps parameters that are no filters. Without `select` they would be sent to the server.
  const address = useSearch({ from: '/account/$user/overview/journal', select: readJournalAddress })
  const navigate = useNavigate()
  const ask = (changed: JournalAddress) =>
    void navigate({
      to: '/account/$user/overview/journal',
      params: { user },
      search: changed,
      replace: true,
      resetScroll: false,
    })
  const journal = useInfiniteQuery(journalQuery(address))
  const pages = journal.data?.pages ?? []
  const { list, showOlder } = useShowOlder(journal.fetchNextPage)
  const entries = pages.flatMap((page) => page.entries)
  return (
    <>
      <h1 className={styles.title}>Journal</h1>
      <div className={styles.asking}>
        <SearchField
          search={address.search ?? ''}
          onSearch={(search) => ask(search === '' ? withoutSearch(address) : { ...address, search })}
        />
        <JournalFilters address={address} onAsk={ask} />
      </div>
      <p role="status" className={styles.count}>
        {journal.data &&
          !journal.isPlaceholderData &&
          countWords(entries, { isAsked: Object.keys(address).length > 0, hasOlder: journal.hasNextPage })}
      </p>
      <NotSearched count={pages[0]?.notSearched ?? 0} />
      {journal.isError ? (
        <Notice kind="error">
          <p>Your journal cannot be shown. {journal.error.message}</p>
          <Button onClick={() => journal.refetch()}>Try again</Button>
        </Notice>
      ) : !journal.data ? (
        <Skeleton label="Loading your journal" />
      ) : entries.length === 0 ? (
        <NothingFound user={user} isAsked={Object.keys(address).length > 0} onClear={() => ask({})} />
      ) : (
        <JournalEntries ref={list} user={user} entries={entries} search={address.search ?? ''} />
      )}
      {journal.hasNextPage && (
        <Button
          aria-disabled={journal.isFetchingNextPage}
          onClick={() => void (journal.isFetchingNextPage || showOlder())}
        >
          {journal.isFetchingNextPage ? 'Loading older entries' : 'Show older entries'}
        </Button>
      )}
    </>
  )
}

const withoutSearch = ({ search: _, ...address }: JournalAddress): JournalAddress => address

/** Says how many entries could not be searched, so that nobody takes them for missing. */
const NotSearched = ({ count }: { count: number }) =>
  count > 0 && (
    <Notice kind="error">
      The newest {count} of your entries are recorded and safe, and are missing here: the disk of this Candor takes
      nothing more just now. They stand on the pages of their assets.
    </Notice>
  )

function NothingFound({ user, isAsked, onClear }: { user: string; isAsked: boolean; onClear: () => void }) {
  if (!isAsked)
    return (
      <EmptyState wayOn={<Link to={addAssetPath(user)}>Add an asset</Link>}>
        Nothing written yet. What you decide, and why, stands here to be read again.
      </EmptyState>
    )
  return (
    <p className={styles.none}>
      No entry of yours is like that.{' '}
      <Button variant="quiet" onClick={onClear}>
        Show all
      </Button>
    </p>
  )
}
