import type { UseQueryResult } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { CompanySearchView, FoundCompanyView } from '#contract/companies.ts'
import { assetPath } from '#web/routes/asset-path.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './company-results.module.css'
import { Monogram } from './monogram.tsx'

type CompanyResultsProps = {
  search: UseQueryResult<CompanySearchView>
  /** Whether the person has just come back from a chosen company. */
  takesFocus: boolean
  /** Whether the term is still being typed: an empty result is no failure then, because a provider may know more. */
  isTyped: boolean
  onChoose: (company: FoundCompanyView) => void
}

export function CompanyResults({ search, takesFocus, isTyped, onChoose }: CompanyResultsProps) {
  if (isTyped && search.isPending) return null
  if (search.isPending) return <Skeleton label="Searching" lines={4} />
  if (search.isError)
    return (
      // While somebody types, a failure is announced politely, because it may recur at each key.
      <Notice kind={isTyped ? 'info' : 'error'}>
        <p>{search.error.message} You can also enter the ticker and name yourself.</p>
        <Button onClick={() => search.refetch()}>Try again</Button>
      </Notice>
    )
  const { results, notice } = search.data
  return (
    <>
      {notice && <Notice kind="info">{notice}</Notice>}
      {results.length === 0 && isTyped ? (
        <p className={styles.count}>Nothing fits yet. Search looks further.</p>
      ) : results.length === 0 ? (
        <Notice kind="error">Your search returned 0 results. Please try a new search.</Notice>
      ) : (
        <ResultList results={results} takesFocus={takesFocus} onChoose={onChoose} />
      )}
    </>
  )
}

/** The id of the list that the down arrow reaches from the search field. */
export const RESULTS_ID = 'companies-found'

type ResultListProps = { results: FoundCompanyView[] } & Pick<CompanyResultsProps, 'takesFocus' | 'onChoose'>

function ResultList({ results, takesFocus, onChoose }: ResultListProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (takesFocus) list.current?.querySelector('button')?.focus()
  }, [takesFocus])
  return (
    <div>
      <p className={styles.count} role="status">
        {results.length === 1 ? '1 company' : `${results.length} companies`}
      </p>
      <ul ref={list} id={RESULTS_ID} className={styles.results} aria-label="Companies found">
        {results.map((company) => (
          <li key={`${company.ticker} ${company.companyName}`}>
            <button type="button" onKeyDown={moveByArrow} onClick={() => onChoose(company)}>
              <Monogram ticker={company.ticker} size="small" />
              <b>{company.ticker}</b> <span>{company.companyName}</span>
            </button>
            {company.onList && <AlreadyListed {...company.onList} />}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Warns before a thesis is written. The company can still be chosen, for an option on it. */
function AlreadyListed({ assetId, list }: NonNullable<FoundCompanyView['onList']>) {
  const { user = '' } = useParams({ strict: false })
  return (
    <Link className={styles.already} to={assetPath(user, list, assetId)}>
      already on your {list} list
    </Link>
  )
}

/** Moves the focus by arrow keys, Home and End, because Tab has to pass up to 100 buttons. */
function moveByArrow(event: KeyboardEvent<HTMLButtonElement>) {
  const item = event.currentTarget.parentElement
  const aims: Record<string, Element | null | undefined> = {
    ArrowDown: item?.nextElementSibling,
    ArrowUp: item?.previousElementSibling,
    Home: item?.parentElement?.firstElementChild,
    End: item?.parentElement?.lastElementChild,
  }
  const aim = aims[event.key]?.querySelector('button')
  if (!aim) return
  event.preventDefault()
  aim.focus()
}
