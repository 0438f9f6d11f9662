import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CONFIDENCE, shortCompanyName } from '#domain/decisions/limits.ts'
import { ACTIONS } from '#domain/ledger/action.ts'
import { type JournalAddress, readJournalAddress } from '#web/routes/journal-address.ts'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { journalAssetsQuery } from './journal-api.ts'
import styles from './journal-filters.module.css'

type JournalFiltersProps = { address: JournalAddress; onAsk: (address: JournalAddress) => void }

/** The filters of the journal. They are in the address, so that a person can bookmark them and go back to them. */
export function JournalFilters({ address, onAsk }: JournalFiltersProps) {
  const count = Object.keys(address).filter((name) => name !== 'search').length
  const [isOpen, setIsOpen] = useState(false)
  const set = (name: keyof JournalAddress) => (value: string) =>
    onAsk(readJournalAddress({ ...address, [name]: value }))
  return (
    <Disclosure label={count > 0 ? `Filters (${count})` : 'Filters'} onOpen={() => setIsOpen(true)}>
      <div className={styles.filters}>
        <AssetFilter asset={address.asset} isWanted={isOpen} onChoose={set('asset')} />
        <SelectField label="List" any="All lists" value={address.list ?? ''} onChoose={set('list')} options={LISTS} />
        <SelectField
          label="Action"
          any="All actions"
          value={address.action ?? ''}
          onChoose={set('action')}
          options={ACTIONS.map((action) => [action, action])}
        />
        <SelectField
          label="Confidence"
          any="Any"
          value={String(address.confidence ?? '')}
          onChoose={set('confidence')}
          options={LEVELS}
        />
        <TextField
          label="From"
          type="date"
          value={address.from ?? ''}
          onChange={(event) => set('from')(event.target.value)}
        />
        <TextField
          label="To"
          type="date"
          value={address.to ?? ''}
          onChange={(event) => set('to')(event.target.value)}
        />
        <SelectField
          label="Your tests"
          any="All entries"
          value={address.tests ?? ''}
          onChoose={set('tests')}
          options={TESTS}
        />
        <SelectField
          label="Written"
          any="At any time"
          value={String(address.late ?? '')}
          onChoose={set('late')}
          options={[['1', 'Later than decided']]}
        />
        {count > 0 && (
          <Button variant="quiet" onClick={() => onAsk(address.search === undefined ? {} : { search: address.search })}>
            Clear filters
          </Button>
        )}
      </div>
    </Disclosure>
  )
}

const LISTS = [
  ['bought', 'Bought'],
  ['sold', 'Sold'],
  ['watched', 'Watched'],
] as const

const TESTS = [
  ['open', 'Open'],
  ['broken', 'Broken'],
] as const

const LEVELS = Array.from({ length: CONFIDENCE.max }, (_, index) => String(CONFIDENCE.max - index)).map(
  (level) => [level, `${level}/${CONFIDENCE.max}`] as const,
)

type AssetFilterProps = { asset: number | undefined; isWanted: boolean; onChoose: (asset: string) => void }

/** The names of the assets are fetched once somebody opens the filters. */
function AssetFilter({ asset, isWanted, onChoose }: AssetFilterProps) {
  const names = useQuery({ ...journalAssetsQuery, enabled: isWanted }).data?.assets ?? []
  const sorted = names.toSorted((one, other) => one.ticker.localeCompare(other.ticker, 'en'))
  return (
    <SelectField
      label="Asset"
      any="All assets"
      value={String(asset ?? '')}
      onChoose={onChoose}
      options={sorted.map(({ assetId, ticker, companyName }) => [
        String(assetId),
        `${ticker} ${shortCompanyName(companyName)}`,
      ])}
    />
  )
}
