import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { ownAccountQuery } from '#web/accounts/own-account-api.ts'
import { problemMessages } from '#web/api/problem-messages.ts'
import { FormSection } from '#web/forms/form-section.tsx'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import type { FirstReads } from '#web/routes/first-reads.ts'
import { pageNames } from '#web/routes/page-names.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { uiMessages } from '#web/ui/ui-messages.ts'
import { BenchmarkSetting } from './benchmark-setting.tsx'
import { LanguageSetting } from './language-setting.tsx'
import { LazyLowerSettings } from './lazy-lower-settings.tsx'
import { SellFrictionSetting } from './sell-friction-setting.tsx'
import { settingsQuery } from './settings-api.ts'
import { settingsMessages } from './settings-messages.ts'
import styles from './settings-page.module.css'
import { ThemeSetting } from './theme-setting.tsx'

/** An address that leads to a section waits for the code of all of them. */
export const firstReads: FirstReads = (queries, { location }) =>
  Promise.all([
    queries.prefetchQuery(settingsQuery),
    queries.prefetchQuery(ownAccountQuery),
    location.hash !== '' && LazyLowerSettings.fetchAhead(queries),
  ])

/** The settings of an account, with its export, proof, prices and sessions. */
export function SettingsPage() {
  const { user = '' } = useParams({ strict: false })
  const language = useLanguage()
  const messages = settingsMessages(language)
  const { sections } = messages
  const { text } = useMessages(problemMessages)
  const settings = useQuery(settingsQuery)
  return (
    <div className={styles.page}>
      <h1>{pageNames(language).settings}</h1>
      {settings.data ? (
        <>
          <FormSection title={sections.appearance} id="appearance">
            <ThemeSetting theme={settings.data.theme} />
            <LanguageSetting language={settings.data.language} />
          </FormSection>
          <FormSection title={sections.selling} id="selling">
            <SellFrictionSetting isOn={settings.data.hasSellFriction} />
          </FormSection>
          <FormSection title={sections.comparison} id="comparison">
            <BenchmarkSetting ticker={settings.data.benchmark} />
          </FormSection>
        </>
      ) : settings.isError ? (
        <Notice kind="error">
          <p>{messages.cannotBeShown(text(settings.error.message))}</p>
          <Button onClick={() => settings.refetch()}>{uiMessages(language).tryAgain}</Button>
        </Notice>
      ) : (
        <Skeleton label={messages.loading} />
      )}
      {/* It would jump if it were rendered below a skeleton, whose height differs from that of the settings. */}
      {!settings.isPending && <LazyLowerSettings user={user} settings={settings.data} />}
    </div>
  )
}
