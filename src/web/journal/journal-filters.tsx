import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CONFIDENCE, shortCompanyName } from '#domain/decisions/limits.ts'
import { ACTIONS } from '#domain/ledger/action.ts'
import { actionName } from '#web/language/action-names.ts'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { type JournalAddress, readJournalAddress } from '#web/routes/journal-address.ts'
import { pageNames } from '#web/routes/page-names.ts'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { fieldMessages } from '#web/ui/field-messages.ts'
import { formatDay } from '#web/ui/format.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { journalAssetsQuery } from './journal-api.ts'
import styles from './journal-filters.module.css'
import { journalMessages } from './journal-messages.ts'

type JournalFiltersProps = { address: JournalAddress; onAsk: (address: JournalAddress) => void }

/** The filters of the journal. They are in the address, so that a person can bookmark them and go back to them. */
export function JournalFilters({ address, onAsk }: JournalFiltersProps) {
  const count = Object.keys(address).filter((name) => name !== 'search').length
  const [isOpen, setIsOpen] = useState(false)
  const set = (name: keyof JournalAddress) => (value: string) =>
    onAsk(readJournalAddress({ ...address, [name]: value }))
  const language = useLanguage()
  const messages = journalMessages(language).filters
  const lists = pageNames(language)
  return (
    <Disclosure label={count > 0 ? messages.count(String(count)) : messages.name} onOpen={() => setIsOpen(true)}>
      <div className={styles.filters}>
        <AssetFilter asset={address.asset} isWanted={isOpen} onChoose={set('asset')} />
        <SelectField
          label={messages.list}
          any={messages.allLists}
          value={address.list ?? ''}
          onChoose={set('list')}
          options={SHOWN.map((list) => [list, lists[list]])}
        />
        <SelectField
          label={messages.action}
          any={messages.allActions}
          value={address.action ?? ''}
          onChoose={set('action')}
          options={ACTIONS.map((action) => [action, actionName(action, language)])}
        />
        <SelectField
          label={messages.confidence}
          any={messages.anyConfidence}
          value={String(address.confidence ?? '')}
          onChoose={set('confidence')}
          options={LEVELS}
        />
        <DayFilter label={messages.from} day={address.from ?? ''} onChange={set('from')} />
        <DayFilter label={messages.to} day={address.to ?? ''} onChange={set('to')} />
        <SelectField
          label={messages.tests}
          any={messages.allEntries}
          value={address.tests ?? ''}
          onChoose={set('tests')}
          options={TESTS.map((state) => [state, messages.testStates[state]])}
        />
        <SelectField
          label={messages.written}
          any={messages.anyTime}
          value={String(address.late ?? '')}
          onChoose={set('late')}
          options={[['1', messages.late]]}
        />
        {count > 0 && (
          <Button variant="quiet" onClick={() => onAsk(address.search === undefined ? {} : { search: address.search })}>
            {messages.clear}
          </Button>
        )}
      </div>
    </Disclosure>
  )
}

/** The lists in the order of their tabs. */
const SHOWN = ['bought', 'sold', 'watched'] as const

const TESTS = ['open', 'broken'] as const

const LEVELS = Array.from({ length: CONFIDENCE.max }, (_, index) => String(CONFIDENCE.max - index)).map(
  (level) => [level, `${level}/${CONFIDENCE.max}`] as const,
)

type DayFilterProps = { label: string; day: string; onChange: (day: string) => void }

/** A browser writes the day in its own language, so a page in another one says how it reads it. */
function DayFilter({ label, day, onChange }: DayFilterProps) {
  const language = useLanguage()
  return (
    <TextField
      label={label}
      type="date"
      value={day}
      hint={language === 'en' || day === '' ? undefined : fieldMessages(language).day(formatDay(day, language))}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

type AssetFilterProps = { asset: number | undefined; isWanted: boolean; onChoose: (asset: string) => void }

/** The names of the assets are fetched once somebody opens the filters. */
function AssetFilter({ asset, isWanted, onChoose }: AssetFilterProps) {
  const messages = useMessages(journalMessages).filters
  const names = useQuery({ ...journalAssetsQuery, enabled: isWanted }).data?.assets ?? []
  const sorted = names.toSorted((one, other) => one.ticker.localeCompare(other.ticker, 'en'))
  return (
    <SelectField
      label={messages.asset}
      any={messages.allAssets}
      value={String(asset ?? '')}
      onChoose={onChoose}
      options={sorted.map(({ assetId, ticker, companyName }) => [
        String(assetId),
        `${ticker} ${shortCompanyName(companyName)}`,
      ])}
    />
  )
}
