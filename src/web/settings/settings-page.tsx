import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { AccountSection } from '#web/accounts/account-section.tsx'
import { ownAccountQuery } from '#web/accounts/own-account-api.ts'
import { sessionQuery } from '#web/accounts/session-query.ts'
import { problemMessages } from '#web/api/problem-messages.ts'
import { ExportSetting } from '#web/exports/export-setting.tsx'
import { ImportForm } from '#web/exports/import-form.tsx'
import { FormSection } from '#web/forms/form-section.tsx'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import type { FirstReads } from '#web/routes/first-reads.ts'
import { pageNames } from '#web/routes/page-names.ts'
import { Below } from '#web/ui/below.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { uiMessages } from '#web/ui/ui-messages.ts'
import { BackupList } from './backup-list.tsx'
import { BenchmarkSetting } from './benchmark-setting.tsx'
import { KeptHere } from './kept-here.tsx'
import { LanguageSetting } from './language-setting.tsx'
import { PriceAgeList } from './price-ages.tsx'
import { PriceMethod } from './price-method.tsx'
import { RecapSetting } from './recap-setting.tsx'
import { SellFrictionSetting } from './sell-friction-setting.tsx'
import { settingsQuery } from './settings-api.ts'
import { settingsMessages } from './settings-messages.ts'
import styles from './settings-page.module.css'
import { ThemeSetting } from './theme-setting.tsx'

export const firstReads: FirstReads = (queries) =>
  Promise.all([queries.prefetchQuery(settingsQuery), queries.prefetchQuery(ownAccountQuery)])

/** The settings of an account, with its export, proof, prices and sessions. */
export function SettingsPage() {
  const { user = '' } = useParams({ strict: false })
  const language = useLanguage()
  const messages = settingsMessages(language)
  const { sections } = messages
  const { text } = useMessages(problemMessages)
  const settings = useQuery(settingsQuery)
  const isOperator = useQuery(sessionQuery).data?.isOperator ?? false
  // Sections that are still loading would move the one that the address names.
  const isArriving = useQuery(ownAccountQuery).isPending || settings.isPending
  const isLedToSection = useSectionOfAddress(isArriving)
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
          <Below isAtOnce={isLedToSection}>
            <RecapSetting />
            <FormSection title={sections.export} id="export">
              <ExportSetting />
              <ImportForm />
            </FormSection>
            <FormSection title={sections.device} id="device">
              <KeptHere />
            </FormSection>
            <FormSection title={sections.proof}>
              <p className={styles.note}>
                {messages.proof.sealed}{' '}
                <Link to="/account/$user/proof" params={{ user }}>
                  {messages.proof.see}
                </Link>
                {messages.proof.receipt}
              </p>
            </FormSection>
            {settings.data.backups && (
              <FormSection title={sections.backups} id="backups">
                <BackupList backups={settings.data.backups} />
              </FormSection>
            )}
            <FormSection title={sections.prices}>
              <PriceAgeList priceAges={settings.data.priceAges} />
              {settings.data.priceAges.length > 0 && <PriceMethod />}
            </FormSection>
            {isOperator && (
              <FormSection title={sections.operator}>
                <p className={styles.note}>
                  {messages.operator.youRun}{' '}
                  <Link to="/account/$user/operator" params={{ user }}>
                    {messages.operator.see}
                  </Link>
                  .
                </p>
              </FormSection>
            )}
          </Below>
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
      {!settings.isPending && (
        <Below isAtOnce={isLedToSection}>
          <FormSection title={sections.account} id="account">
            <AccountSection user={user} />
          </FormSection>
        </Below>
      )}
    </div>
  )
}

/** Scrolls to the section that the address names, once everything has loaded. @returns whether it names one */
function useSectionOfAddress(isArriving: boolean): boolean {
  const hash = useLocation({ select: (location) => location.hash })
  useEffect(() => {
    if (!isArriving && hash) document.getElementById(hash)?.scrollIntoView()
  }, [hash, isArriving])
  return hash !== ''
}
