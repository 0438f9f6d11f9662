import { useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { AssetView } from '#contract/assets.ts'
import { problemMessages } from '#web/api/problem-messages.ts'
import { CompanySearch } from '#web/companies/company-search.tsx'
import { findCopy } from '#web/drafts/draft-copies.ts'
import { DraftGone } from '#web/drafts/draft-gone.tsx'
import { draftNoticeMessages } from '#web/drafts/draft-notice-messages.ts'
import { DraftNotices } from '#web/drafts/draft-notices.tsx'
import { DraftRival } from '#web/drafts/draft-rival.tsx'
import { useSent } from '#web/drafts/sent-decisions.ts'
import { useFocusOnQueued } from '#web/drafts/use-focus-on-queued.ts'
import { useKeptDraft } from '#web/drafts/use-kept-draft.ts'
import { useOpenDraft } from '#web/drafts/use-open-draft.ts'
import { useWaitingDrafts } from '#web/drafts/waiting-drafts.ts'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { pageNames } from '#web/routes/page-names.ts'
import { type DraftFields, putDraft } from '#web/ui/draft.ts'
import { Notice } from '#web/ui/notice.tsx'
import { FormSection } from '../forms/form-section.tsx'
import { isBegun } from './add-asset-draft.ts'
import { addAssetDraftKey, freshAddAsset } from './add-asset-fields.ts'
import { AddAssetForm } from './add-asset-form.tsx'
import styles from './add-asset-page.module.css'
import { AddedNotice } from './added-notice.tsx'
import { decisionMessages } from './decision-messages.ts'
import { withCompany } from './other-company.ts'
import type { AdviceSlot } from './thesis-advice.tsx'

/** The page for adding an asset: it finds a company and records the first decision on it. */
export function AddAssetPage({ advice }: { advice: AdviceSlot }) {
  const { user = '' } = useParams({ strict: false })
  // A counter used as a key, so that the form is rendered anew with a draft that was opened.
  const [opened, setOpened] = useState(0)
  const show = ({ fields }: { readonly fields: DraftFields }) => {
    putDraft(addAssetDraftKey(user), fields)
    setOpened((before) => before + 1)
  }
  const { open, failure } = useOpenDraft(user, show)
  const { notOpened } = useMessages(draftNoticeMessages)
  const { text } = useMessages(problemMessages)
  return (
    <div className={styles.page}>
      <h1>{useMessages(pageNames)['add-asset']}</h1>
      {failure && <Notice kind="error">{notOpened(text(failure))}</Notice>}
      <AddAsset key={opened} user={user} advice={advice} onOpen={open} onShow={show} />
    </div>
  )
}

const OPTION = { stockOrOptions: 'options' } as const

type AddAssetProps = {
  user: string
  advice: AdviceSlot
  onOpen: (draftId: string) => void
  onShow: (draft: { readonly fields: DraftFields }) => void
}

function AddAsset({ user, advice, onOpen, onShow }: AddAssetProps) {
  const { fields, change, reset, leave } = useKeptDraft({
    ...{ user, form: 'add-asset', assetId: null, key: addAssetDraftKey(user) },
    fresh: freshAddAsset,
    isWorthKeeping: isBegun,
  })
  const { sections } = useMessages(decisionMessages)
  const language = useLanguage()
  const [added, setAdded] = useState<AssetView | null>(null)
  // A form that is restored after a reload must not take the focus.
  const [isChosenNow, setIsChosenNow] = useState(false)
  const drafts = useWaitingDrafts(user).filter(({ form }) => form === 'add-asset')
  const focusOnQueued = useFocusOnQueued()
  const isSent = useSent(user).some(({ decisionId }) => decisionId === fields.decisionId)
  // Only the answer was lost, and a notice above the page says that it is recorded. What was typed since is no part of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `reset` is made anew for each rendering
  useEffect(() => {
    if (isSent && findCopy(user, fields.decisionId) === null) reset()
  }, [isSent, user, fields.decisionId])
  const chosen = fields.ticker ? { ticker: fields.ticker, companyName: fields.companyName } : null
  const forgotten = { ticker: '', companyName: '', figuresOf: fields.ticker || fields.figuresOf }
  const takeRival = (draftId: string) => {
    const copy = findCopy(user, draftId)
    if (copy) onShow(copy)
  }
  return (
    <>
      <AddedNotice user={user} added={added} />
      <DraftNotices user={user} drafts={drafts} openId={fields.decisionId} onOpen={onOpen} />
      <FormSection title={sections.company}>
        <CompanySearch
          key={fields.decisionId}
          user={user}
          searchedFor={fields.searchedFor}
          chosen={chosen}
          beginsHere
          onSearch={(searchedFor) => change({ searchedFor, ...forgotten })}
          onChoose={(company, isOption) => {
            setIsChosenNow(company !== null)
            change(company ? { ...withCompany(fields, company, language), ...(isOption && OPTION) } : forgotten)
          }}
        />
      </FormSection>
      {chosen && fields.emptied && <Notice kind="info">{fields.emptied}</Notice>}
      <DraftRival user={user} draftId={fields.decisionId} onTaken={takeRival} />
      <DraftGone user={user} draftId={fields.decisionId} isUnrecorded={false} onEmpty={leave} />
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
          onQueued={() => {
            focusOnQueued(fields.decisionId)
            leave()
          }}
        />
      )}
    </>
  )
}
