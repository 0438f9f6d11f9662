import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { AssetView } from '#contract/assets.ts'
import { CompanySearch } from '#web/companies/company-search.tsx'
import { useDraft } from '#web/ui/draft.ts'
import { FormSection } from '../forms/form-section.tsx'
import { addAssetDraftKey, freshAddAsset } from './add-asset-draft.ts'
import { AddAssetForm } from './add-asset-form.tsx'
import styles from './add-asset-page.module.css'
import { AddedNotice } from './added-notice.tsx'
import type { AdviceSlot } from './thesis-advice.tsx'

/** Find a company, say why, and put it on a list. */
export function AddAssetPage({ advice }: { advice: AdviceSlot }) {
  const { user = '' } = useParams({ strict: false })
  const { fields, change, reset } = useDraft(addAssetDraftKey(user), freshAddAsset)
  const [added, setAdded] = useState<AssetView | null>(null)
  // A form that comes back after a reload doesn't pull the keyboard.
  const [isChosenNow, setIsChosenNow] = useState(false)
  const chosen = fields.ticker ? { ticker: fields.ticker, companyName: fields.companyName } : null
  return (
    <div className={styles.page}>
      <h1>Add to a List</h1>
      <AddedNotice user={user} added={added} />
      <FormSection title="Company">
        <CompanySearch
          key={fields.decisionId}
          searchedFor={fields.searchedFor}
          chosen={chosen}
          beginsHere
          onSearch={(searchedFor) => change({ searchedFor, ticker: '', companyName: '' })}
          onChoose={(company) => {
            setIsChosenNow(company !== null)
            change(company ?? { ticker: '', companyName: '' })
          }}
        />
      </FormSection>
      {chosen && (
        <AddAssetForm
          key={chosen.ticker}
          user={user}
          typed={fields}
          change={change}
          takesFocus={isChosenNow}
          advice={advice}
          isOneOfMany={added !== null}
          onRecorded={(asset, isNextWanted) => {
            setIsChosenNow(false)
            setAdded(isNextWanted ? asset : null)
            reset()
          }}
        />
      )}
    </div>
  )
}
