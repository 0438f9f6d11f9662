import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { showRecorded } from '#web/api/show-recorded.ts'
import { CompanySearch } from '#web/companies/company-search.tsx'
import { assetPath } from '#web/routes/asset-path.ts'
import { useDraft } from '#web/ui/draft.ts'
import { hasErrors, type Refusal, refusedBy } from '../forms/form-errors.ts'
import { FormSection } from '../forms/form-section.tsx'
import { useOnce } from '../forms/use-once.ts'
import {
  type AddAssetFields,
  addAssetBody,
  checkAddAsset,
  FIELDS_WITH_ERROR,
  freshAddAsset,
} from './add-asset-draft.ts'
import { AddAssetForm } from './add-asset-form.tsx'
import styles from './add-asset-page.module.css'
import { addAsset } from './decision-api.ts'

/** Find a company, say why, and put it on a list. */
export function AddAssetPage() {
  const { user = '' } = useParams({ strict: false })
  const { fields, change, reset } = useDraft(`${user}.add-asset`, freshAddAsset)
  const { refusal, isSending, submit } = useAddAsset(user, reset)
  const chosen = fields.ticker ? { ticker: fields.ticker, companyName: fields.companyName } : null
  return (
    <div className={styles.page}>
      <h1>Add to a List</h1>
      <FormSection title="Company">
        <CompanySearch
          searchedFor={fields.searchedFor}
          chosen={chosen}
          onSearch={(searchedFor) => change({ searchedFor, ticker: '', companyName: '' })}
          onChoose={(company) => change(company ?? { ticker: '', companyName: '' })}
        />
      </FormSection>
      {chosen && (
        <AddAssetForm
          user={user}
          typed={fields}
          change={change}
          refusal={refusal}
          isSending={isSending}
          onSubmit={submit}
        />
      )}
    </div>
  )
}

/** Sends the form, and goes to the new page of the journal once it is recorded: there the critique arrives. */
function useAddAsset(user: string, forgetDraft: () => void) {
  const [refusal, setRefusal] = useState<Refusal<AddAssetFields> | null>(null)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const sending = useMutation({
    mutationFn: (fields: AddAssetFields) => addAsset(addAssetBody(fields)),
    onError: (error, fields) => setRefusal(refusedBy(error, fields, FIELDS_WITH_ERROR)),
    onSuccess: async (asset) => {
      showRecorded(queries, asset)
      forgetDraft()
      await navigate({ to: assetPath(user, asset.list, asset.assetId) })
    },
  })
  const sendOnce = useOnce(sending)
  const submit = (fields: AddAssetFields) => {
    const errors = checkAddAsset(fields)
    setRefusal(hasErrors(errors) ? { errors, problem: null, refused: fields } : null)
    if (!hasErrors(errors)) sendOnce(fields)
  }
  return { refusal, isSending: sending.isPending, submit }
}
