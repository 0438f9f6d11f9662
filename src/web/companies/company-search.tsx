import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { CompanyView } from '#contract/companies.ts'
import { shortCompanyName } from '#domain/decisions/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useSettled } from '#web/ui/use-settled.ts'
import { companiesAsTyped, companySearch } from './company-api.ts'
import { CompanyResults, RESULTS_ID } from './company-results.tsx'
import styles from './company-search.module.css'
import { Monogram } from './monogram.tsx'
import { UnlistedCompany } from './unlisted-company.tsx'

type CompanySearchProps = {
  /** The term that was last searched for; empty before the first search. */
  searchedFor: string
  chosen: CompanyView | null
  /** Whether it is what its page is for: then the keyboard is there when the page opens. */
  beginsHere: boolean
  onSearch: (term: string) => void
  onChoose: (company: CompanyView | null) => void
}

/** What is typed and not searched for yet: the search of the next page goes on with it, should one leave this one. */
let carried = ''

/** A word is typed faster than this between two letters. */
const TYPING_RESTS_MS = 150

/** Finds a company and lets one be chosen, or named by hand. A new search lets go of the chosen one. */
export function CompanySearch({ searchedFor, chosen, beginsHere, onSearch, onChoose }: CompanySearchProps) {
  const [typed, setTyped] = useState(() => carried || searchedFor)
  const term = useSettled(typed.trim(), TYPING_RESTS_MS)
  const isTyped = term !== '' && term !== searchedFor
  const typing = useQuery(companiesAsTyped(isTyped && !chosen ? term : ''))
  const search = useQuery(companySearch(searchedFor))
  // Focus follows what the person does, but a form that comes back after a reload doesn't pull it.
  const isMovedByHand = useRef(false)
  const byHand = (company: CompanyView | null) => {
    isMovedByHand.current = company === null
    carried = ''
    onChoose(company)
  }
  // What was found while typing is what «Show Search Results» leads back to.
  const choose = ({ ticker, companyName }: CompanyView) => {
    if (isTyped) onSearch(term)
    byHand({ ticker, companyName })
  }
  const type = (written: string) => {
    carried = written
    setTyped(written)
  }
  const bySearch = (term: string) => {
    carried = ''
    isMovedByHand.current = false
    onSearch(term)
  }
  return (
    <div className={styles.search}>
      <SearchForm
        searchedFor={searchedFor}
        term={typed}
        onType={type}
        beginsHere={beginsHere && !chosen}
        onSearch={bySearch}
      />
      {chosen ? (
        <ChosenCompany company={chosen} onBack={() => byHand(null)} />
      ) : (
        <>
          {(isTyped || searchedFor) && (
            <CompanyResults
              search={isTyped ? typing : search}
              isTyped={isTyped}
              takesFocus={isMovedByHand.current}
              onChoose={choose}
            />
          )}
          <UnlistedCompany onChoose={byHand} />
        </>
      )}
    </div>
  )
}

type SearchFormProps = Pick<CompanySearchProps, 'searchedFor' | 'beginsHere' | 'onSearch'> & {
  term: string
  onType: (term: string) => void
}

/** Results come as one types; the button asks the provider too. */
function SearchForm({ searchedFor, beginsHere, term, onType, onSearch }: SearchFormProps) {
  const [isEmpty, setIsEmpty] = useState(false)
  const queries = useQueryClient()
  const id = useId()
  const submit = () => {
    const wanted = term.trim()
    setIsEmpty(wanted === '')
    if (wanted === '') return
    // The same term again is a wish to try again, also after a failure.
    if (wanted === searchedFor) void queries.resetQueries({ queryKey: companySearch(wanted).queryKey, exact: true })
    onSearch(wanted)
  }
  return (
    <search>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <TextField
          id={id}
          data-begins-here={beginsHere || undefined}
          autoFocus={beginsHere && term === ''}
          label="Search"
          type="search"
          placeholder="Company or ticker"
          autoComplete="off"
          maxLength={100}
          value={term}
          error={isEmpty ? 'Type a company or a ticker to search for.' : undefined}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={toResults}
        />
        <Button type="submit">Search</Button>
      </form>
    </search>
  )
}

/** The arrow leads from the search to the first company that was found. */
function toResults(event: KeyboardEvent): void {
  const first = event.key === 'ArrowDown' && document.querySelector<HTMLElement>(`#${RESULTS_ID} button`)
  if (!first) return
  event.preventDefault()
  first.focus()
}

type ChosenCompanyProps = { company: CompanyView; onBack: () => void }

function ChosenCompany({ company, onBack }: ChosenCompanyProps) {
  return (
    <div className={styles.chosen}>
      <Monogram ticker={company.ticker} />
      <div className={styles.names}>
        <h3 title={company.companyName}>{shortCompanyName(company.companyName)}</h3>
        <span>{company.ticker}</span>
      </div>
      <Button onClick={onBack}>Show Search Results</Button>
    </div>
  )
}
