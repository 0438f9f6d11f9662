import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { CompanyView } from '#contract/companies.ts'
import { assetListQuery } from '#web/api/asset-list-api.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { CompanySearch } from '#web/companies/company-search.tsx'
import { addAssetDraftKey, freshAddAsset } from '#web/decisions/add-asset-fields.ts'
import { LanguageOfPart, useLanguage, useMessages } from '#web/language/use-messages.ts'
import { addAssetPath } from '#web/routes/asset-path.ts'
import { useDraft } from '#web/ui/draft.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './asset-list-page.module.css'
import { firstScreenMessages } from './first-screen-messages.ts'

/** A chunk of its own, because it contains the built-in critic, which accounts with entries of their own do not need. */
const LazySampleEntry = lazyPart({
  queryKey: queryKeys.part('sample-entry'),
  load: async () => (await import('./sample-entry.tsx')).SampleEntry,
  skeleton: SampleSkeleton,
  what: 'The sample entry',
})

/** In English, as the entry that it stands for. */
function SampleSkeleton() {
  return <Skeleton label={firstScreenMessages('en').loadingSample} lines={6} />
}

/** What a new account sees under its empty list: the search for a first company, and a sample entry with its critique. */
export function FirstScreen({ user }: { user: string }) {
  const messages = useMessages(firstScreenMessages)
  const language = useLanguage()
  const others = [useQuery(assetListQuery('watched')), useQuery(assetListQuery('sold'))]
  if (!others.every(({ data }) => data?.assets.length === 0)) return null
  return (
    <>
      <div className={styles.begin}>
        <FirstSearch user={user} />
      </div>
      <p className={styles.none}>
        {messages.lostPassword}{' '}
        <Link to="/account/$user/settings" params={{ user }}>
          {messages.makeCodes}
        </Link>
        {messages.whenYouCan}
      </p>
      {/* Its critique is one of the built-in critic, which writes English. */}
      <div lang={language === 'en' ? undefined : 'en'}>
        <LanguageOfPart value="en">
          <LazySampleEntry />
        </LanguageOfPart>
      </div>
    </>
  )
}

/** The same search as on the page for adding an asset, which opens with the company chosen here. */
function FirstSearch({ user }: { user: string }) {
  const navigate = useNavigate()
  const { fields, change } = useDraft(addAssetDraftKey(user), freshAddAsset)
  const choose = (company: CompanyView | null) => {
    change(company ?? { ticker: '', companyName: '' })
    if (company) void navigate({ to: addAssetPath(user) })
  }
  return (
    <CompanySearch
      user={user}
      searchedFor={fields.searchedFor}
      chosen={null}
      beginsHere={false}
      onSearch={(searchedFor) => change({ searchedFor, ticker: '', companyName: '' })}
      onChoose={choose}
    />
  )
}
