import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { problemMessages } from '#web/api/problem-messages.ts'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { addAssetPath } from '#web/routes/asset-path.ts'
import type { FirstReads } from '#web/routes/first-reads.ts'
import { type JournalAddress, readJournalAddress } from '#web/routes/journal-address.ts'
import { pageNames } from '#web/routes/page-names.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { formatCount } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { uiMessages } from '#web/ui/ui-messages.ts'
import { journalQuery } from './journal-api.ts'
import { JournalEntries } from './journal-entries.tsx'
import { JournalFilters } from './journal-filters.tsx'
import { journalMessages } from './journal-messages.ts'
import styles from './journal-page.module.css'
import { SearchField } from './search-field.tsx'
import { countWords } from './standing-entries.ts'
import { useShowOlder } from './use-show-older.ts'

export const firstReads: FirstReads = (queries, { location }) =>
  queries.prefetchInfiniteQuery(journalQuery(readJournalAddress(location.search)))

/** All entries over all assets, with a search and filters. */
export function JournalPage() {
  const { user = '' } = useParams({ strict: false })
  const language = useLanguage()
  const messages = journalMessages(language)
  const { text } = useMessages(problemMessages)
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
  const { list, showOlder } = useShowOlder(journal)
  const entries = pages.flatMap((page) => page.entries)
  return (
    <>
      <h1 className={styles.title}>{pageNames(language).journal}</h1>
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
          countWords(entries, { isAsked: Object.keys(address).length > 0, hasOlder: journal.hasNextPage }, language)}
      </p>
      <NotSearched count={pages[0]?.notSearched ?? 0} />
      {journal.isError ? (
        <Notice kind="error">
          <p>{messages.cannotBeShown(text(journal.error.message))}</p>
          <Button onClick={() => journal.refetch()}>{uiMessages(language).tryAgain}</Button>
        </Notice>
      ) : !journal.data ? (
        <Skeleton label={messages.loading} />
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
          {journal.isFetchingNextPage ? messages.loadingOlder : messages.showOlder}
        </Button>
      )}
    </>
  )
}

const withoutSearch = ({ search: _, ...address }: JournalAddress): JournalAddress => address

/** Says how many entries could not be searched, so that nobody takes them for missing. */
function NotSearched({ count }: { count: number }) {
  const language = useLanguage()
  const { one, other } = journalMessages(language).notSearched
  return count > 0 && <Notice kind="error">{count === 1 ? one : other(formatCount(count, language))}</Notice>
}

function NothingFound({ user, isAsked, onClear }: { user: string; isAsked: boolean; onClear: () => void }) {
  const messages = useMessages(journalMessages)
  if (!isAsked)
    return (
      <EmptyState wayOn={<Link to={addAssetPath(user)}>{messages.addAsset}</Link>}>
        {messages.nothingWritten}
      </EmptyState>
    )
  return (
    <p className={styles.none}>
      <Button variant="quiet" onClick={onClear}>
        {messages.showAll}
      </Button>
    </p>
  )
}
