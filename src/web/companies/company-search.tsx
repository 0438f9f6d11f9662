import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { CompanyView } from '#contract/companies.ts'
import { shortCompanyName } from '#domain/decisions/limits.ts'
import { useMessages } from '#web/language/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { useDraft } from '#web/ui/draft.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { useSettled } from '#web/ui/use-settled.ts'
import { companiesAsTyped, companySearch } from './company-api.ts'
import { companyMessages } from './company-messages.ts'
import { CompanyResults, RESULTS_ID } from './company-results.tsx'
import styles from './company-search.module.css'
import { Monogram } from './monogram.tsx'
import { UnlistedCompany } from './unlisted-company.tsx'

type CompanySearchProps = {
  user: string
  /** The term that was last searched for; empty before the first search. */
  searchedFor: string
  chosen: CompanyView | null
  /** Whether the search field takes the focus when the page opens, because the page is for searching. */
  beginsHere: boolean
  onSearch: (term: string) => void
  onChoose: (company: CompanyView | null, isOption: boolean) => void
}

/** How long typing has to pause before a search. People pause less between the letters of a word. */
const TYPING_RESTS_MS = 150

/** Lets somebody find a company and choose it, or enter one by hand. A new search gives up the chosen company. */
export function CompanySearch({ user, searchedFor, chosen, beginsHere, onSearch, onChoose }: CompanySearchProps) {
  // The typed term that was not searched for yet. After a reload, or on the next page, the search field begins with it.
  const carried = useDraft(`${user}.company-search`, () => ({ term: '' }))
  const [typed, setTyped] = useState(() => carried.fields.term || searchedFor)
  const term = useSettled(typed.trim(), TYPING_RESTS_MS)
  const isTyped = term !== '' && term !== searchedFor
  const typing = useQuery(companiesAsTyped(isTyped && !chosen ? term : ''))
  const search = useQuery(companySearch(searchedFor))
  // Focus follows the person's actions, but a form that is restored after a reload does not take it.
  const isMovedByHand = useRef(false)
  const byHand = (company: CompanyView | null, isOption = false) => {
    isMovedByHand.current = company === null
    carried.reset()
    onChoose(company, isOption)
  }
  // The term becomes the search, so that «Show Search Results» leads back to what was found while typing.
  const choose = ({ ticker, companyName }: CompanyView, isOption: boolean) => {
    if (isTyped) onSearch(term)
    byHand({ ticker, companyName }, isOption)
  }
  const type = (written: string) => {
    carried.change({ term: written })
    setTyped(written)
  }
  const bySearch = (term: string) => {
    carried.reset()
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

/** Results appear while somebody types. The button also searches at the provider. */
function SearchForm({ searchedFor, beginsHere, term, onType, onSearch }: SearchFormProps) {
  const messages = useMessages(companyMessages)
  const [isEmpty, setIsEmpty] = useState(false)
  const queries = useQueryClient()
  const id = useId()
  const submit = () => {
    const wanted = term.trim()
    setIsEmpty(wanted === '')
    if (wanted === '') return
    // Submitting the same term again asks for another try, for example after a failure.
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
          label={messages.search}
          type="search"
          placeholder={messages.placeholder}
          autoComplete="off"
          maxLength={100}
          value={term}
          error={isEmpty ? messages.typeFirst : undefined}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={toResults}
        />
        <Button type="submit">{messages.search}</Button>
      </form>
    </search>
  )
}

/** The down arrow moves from the search field to the first result. */
function toResults(event: KeyboardEvent): void {
  const first = event.key === 'ArrowDown' && document.querySelector<HTMLElement>(`#${RESULTS_ID} :is(button, a)`)
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
      <Button onClick={onBack}>{useMessages(companyMessages).showResults}</Button>
    </div>
  )
}
