import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import type { CompanyView } from '#contract/companies.ts'
import { shortCompanyName } from '#domain/decisions/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { companySearch } from './company-api.ts'
import { CompanyResults } from './company-results.tsx'
import styles from './company-search.module.css'
import { Monogram } from './monogram.tsx'
import { UnlistedCompany } from './unlisted-company.tsx'

type CompanySearchProps = {
  /** The term that was last searched for; empty before the first search. */
  searchedFor: string
  chosen: CompanyView | null
  onSearch: (term: string) => void
  onChoose: (company: CompanyView | null) => void
}

/** Finds a company and lets one be chosen, or named by hand. A new search lets go of the chosen one. */
export function CompanySearch({ searchedFor, chosen, onSearch, onChoose }: CompanySearchProps) {
  const search = useQuery(companySearch(searchedFor))
  // Focus follows what the person does, but a form that comes back after a reload doesn't pull it.
  const isMovedByHand = useRef(false)
  const byHand = (company: CompanyView | null) => {
    isMovedByHand.current = true
    onChoose(company)
  }
  const bySearch = (term: string) => {
    isMovedByHand.current = false
    onSearch(term)
  }
  return (
    <div className={styles.search}>
      <SearchForm searchedFor={searchedFor} onSearch={bySearch} />
      {chosen ? (
        <ChosenCompany company={chosen} takesFocus={isMovedByHand.current} onBack={() => byHand(null)} />
      ) : (
        <>
          {searchedFor && <CompanyResults search={search} takesFocus={isMovedByHand.current} onChoose={byHand} />}
          <UnlistedCompany onChoose={byHand} />
        </>
      )}
    </div>
  )
}

function SearchForm({ searchedFor, onSearch }: Pick<CompanySearchProps, 'searchedFor' | 'onSearch'>) {
  const [term, setTerm] = useState(searchedFor)
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
          label="Search"
          type="search"
          placeholder="Company or ticker"
          autoComplete="off"
          maxLength={100}
          value={term}
          error={isEmpty ? 'Type a company or a ticker to search for.' : undefined}
          onChange={(event) => setTerm(event.target.value)}
        />
        <Button type="submit">Search</Button>
      </form>
    </search>
  )
}

type ChosenCompanyProps = { company: CompanyView; takesFocus: boolean; onBack: () => void }

function ChosenCompany({ company, takesFocus, onBack }: ChosenCompanyProps) {
  const name = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) name.current?.focus()
  }, [takesFocus])
  return (
    <div className={styles.chosen}>
      <Monogram ticker={company.ticker} />
      <div className={styles.names}>
        <h3 ref={name} tabIndex={-1} title={company.companyName}>
          {shortCompanyName(company.companyName)}
        </h3>
        <span>{company.ticker}</span>
      </div>
      <Button onClick={onBack}>Show Search Results</Button>
    </div>
  )
}
