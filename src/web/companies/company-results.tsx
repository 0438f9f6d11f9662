import type { UseQueryResult } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { CompanySearchView, FoundCompanyView } from '#contract/companies.ts'
import { problemMessages } from '#web/api/problem-messages.ts'
import { useMessages } from '#web/language/use-messages.ts'
import { assetPath } from '#web/routes/asset-path.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { uiMessages } from '#web/ui/ui-messages.ts'
import { companyMessages } from './company-messages.ts'
import styles from './company-results.module.css'
import { Monogram } from './monogram.tsx'

type CompanyResultsProps = {
  search: UseQueryResult<CompanySearchView>
  /** Whether the person has just come back from a chosen company. */
  takesFocus: boolean
  /** Whether the term is still being typed: an empty result is no failure then, because a provider may know more. */
  isTyped: boolean
  /** @param isOption whether an option on it is meant, because the share is on a list already */
  onChoose: (company: FoundCompanyView, isOption: boolean) => void
}

export function CompanyResults({ search, takesFocus, isTyped, onChoose }: CompanyResultsProps) {
  const messages = useMessages(companyMessages)
  const { text } = useMessages(problemMessages)
  const { tryAgain } = useMessages(uiMessages)
  if (isTyped && search.isPending) return null
  if (search.isPending) return <Skeleton label={messages.searching} lines={4} />
  if (search.isError)
    return (
      // While somebody types, a failure is announced politely, because it may recur at each key.
      <Notice kind={isTyped ? 'info' : 'error'}>
        <p>
          {text(search.error.message)} {messages.byHand}
        </p>
        <Button onClick={() => search.refetch()}>{tryAgain}</Button>
      </Notice>
    )
  const { results, notice } = search.data
  return (
    <>
      {notice && <Notice kind="info">{text(notice)}</Notice>}
      {results.length === 0 && isTyped ? (
        <p className={styles.count}>{messages.noneYet}</p>
      ) : results.length === 0 ? (
        <Notice kind="error">{messages.none}</Notice>
      ) : (
        <ResultList results={results} takesFocus={takesFocus} onChoose={onChoose} />
      )}
    </>
  )
}

/** The id of the list that the down arrow reaches from the search field. */
export const RESULTS_ID = 'companies-found'

/** A company in that list: a button that chooses it, or a link to the asset if it is on a list already. */
const COMPANY = ':is(button, a):first-child'

type ResultListProps = { results: FoundCompanyView[] } & Pick<CompanyResultsProps, 'takesFocus' | 'onChoose'>

function ResultList({ results, takesFocus, onChoose }: ResultListProps) {
  const messages = useMessages(companyMessages)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (takesFocus) list.current?.querySelector<HTMLElement>(COMPANY)?.focus()
  }, [takesFocus])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer may be the first that lies below the window
  useEffect(() => aboveKeyboard(list.current), [results])
  return (
    <div>
      <p className={styles.count} role="status">
        {results.length === 1 ? messages.one : messages.several(String(results.length))}
      </p>
      <ul ref={list} id={RESULTS_ID} className={styles.results} aria-label={messages.found}>
        {results.map((company) => (
          <li key={`${company.ticker} ${company.companyName}`}>
            {company.onList ? (
              <AlreadyListed company={company} onList={company.onList} onChoose={onChoose} />
            ) : (
              <button
                type="button"
                className={styles.company}
                onKeyDown={moveByArrow}
                onClick={() => onChoose(company, false)}
              >
                <CompanyName company={company} />
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/**
 * Where the keyboard of a phone leaves no room for what was found under the search field, the field goes to the top of the window,
 * and what was found follows it.
 */
function aboveKeyboard(list: HTMLElement | null): void {
  const search = document.activeElement?.closest('search')
  const first = list?.firstElementChild?.getBoundingClientRect()
  if (first && first.bottom > (window.visualViewport?.height ?? 0)) search?.scrollIntoView()
}

const CompanyName = ({ company: { ticker, companyName } }: { company: FoundCompanyView }) => (
  <>
    <Monogram ticker={ticker} size="small" />
    <b>{ticker}</b> <span>{companyName}</span>
  </>
)

type AlreadyListedProps = Pick<CompanyResultsProps, 'onChoose'> & {
  company: FoundCompanyView
  onList: NonNullable<FoundCompanyView['onList']>
}

/** Leads to the asset before a thesis is written in vain. The company can still be chosen for an option on it, by a press of its own. */
function AlreadyListed({ company, onList: { assetId, list }, onChoose }: AlreadyListedProps) {
  const { user = '' } = useParams({ strict: false })
  const { already, addOption } = useMessages(companyMessages)
  return (
    <>
      <Link className={styles.company} to={assetPath(user, list, assetId)} onKeyDown={moveByArrow}>
        <CompanyName company={company} />
        <i className={styles.already}>{already[list]}</i>
      </Link>
      <Button variant="quiet" onClick={() => onChoose(company, true)}>
        {addOption}
      </Button>
    </>
  )
}

/** Moves the focus by arrow keys, Home and End, because Tab has to pass up to 100 buttons. */
function moveByArrow(event: KeyboardEvent<HTMLElement>) {
  const item = event.currentTarget.parentElement
  const aims: Record<string, Element | null | undefined> = {
    ArrowDown: item?.nextElementSibling,
    ArrowUp: item?.previousElementSibling,
    Home: item?.parentElement?.firstElementChild,
    End: item?.parentElement?.lastElementChild,
  }
  const aim = aims[event.key]?.querySelector<HTMLElement>(COMPANY)
  if (!aim) return
  event.preventDefault()
  aim.focus()
}
