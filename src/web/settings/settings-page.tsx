import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { AccountSection } from '#web/accounts/account-section.tsx'
import { ownAccountQuery } from '#web/accounts/own-account-api.ts'
import { sessionQuery } from '#web/accounts/session-query.ts'
import { ExportSetting } from '#web/exports/export-setting.tsx'
import { ImportForm } from '#web/exports/import-form.tsx'
import { FormSection } from '#web/forms/form-section.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { BackupList } from './backup-list.tsx'
import { BenchmarkSetting } from './benchmark-setting.tsx'
import { KeptHere } from './kept-here.tsx'
import { LanguageSetting } from './language-setting.tsx'
import { PriceAgeList } from './price-ages.tsx'
import { PriceMethod } from './price-method.tsx'
import { RecapSetting } from './recap-setting.tsx'
import { SellFrictionSetting } from './sell-friction-setting.tsx'
import { settingsQuery } from './settings-api.ts'
import styles from './settings-page.module.css'
import { ThemeSetting } from './theme-setting.tsx'

/** The settings of an account, with its export, proof, prices and sessions. */
export function SettingsPage() {
  const { user = '' } = useParams({ strict: false })
  const settings = useQuery(settingsQuery)
  const isOperator = useQuery(sessionQuery).data?.isOperator ?? false
  // Sections that are still loading would move the one that the address names.
  const isArriving = useQuery(ownAccountQuery).isPending || settings.isPending
  useSectionOfAddress(isArriving)
  return (
    <div className={styles.page}>
      <h1>Settings</h1>
      {settings.data ? (
        <>
          <FormSection title="Appearance" id="appearance">
            <ThemeSetting theme={settings.data.theme} />
            <LanguageSetting language={settings.data.language} />
          </FormSection>
          <FormSection title="Selling" id="selling">
            <SellFrictionSetting isOn={settings.data.hasSellFriction} />
          </FormSection>
          <FormSection title="Comparison" id="comparison">
            <BenchmarkSetting ticker={settings.data.benchmark} />
          </FormSection>
          <RecapSetting />
          <FormSection title="Export" id="export">
            <ExportSetting />
            <ImportForm />
          </FormSection>
          <FormSection title="This device" id="device">
            <KeptHere />
          </FormSection>
          <FormSection title="Proof">
            <p className={styles.note}>
              Each entry is sealed with the one before it.{' '}
              <Link to="/account/$user/proof" params={{ user }}>
                See whether all of them are as they were recorded
              </Link>
              , and take a signed receipt.
            </p>
          </FormSection>
          {settings.data.backups && (
            <FormSection title="Backups" id="backups">
              <BackupList backups={settings.data.backups} />
            </FormSection>
          )}
          <FormSection title="Prices">
            <PriceAgeList priceAges={settings.data.priceAges} />
            {settings.data.priceAges.length > 0 && <PriceMethod />}
          </FormSection>
          {isOperator && (
            <FormSection title="Operator">
              <p className={styles.note}>
                You run this Candor.{' '}
                <Link to="/account/$user/operator" params={{ user }}>
                  See its providers, budgets and variables
                </Link>
                .
              </p>
            </FormSection>
          )}
        </>
      ) : settings.isError ? (
        <Notice kind="error">
          <p>Your settings cannot be shown. {settings.error.message}</p>
          <Button onClick={() => settings.refetch()}>Try again</Button>
        </Notice>
      ) : (
        <Skeleton label="Loading your settings" />
      )}
      {/* It would jump if it were rendered below a skeleton, whose height differs from that of the settings. */}
      {!settings.isPending && (
        <FormSection title="Account" id="account">
          <AccountSection user={user} />
        </FormSection>
      )}
    </div>
  )
}

/** Scrolls to the section that the address names, once everything has loaded. */
function useSectionOfAddress(isArriving: boolean): void {
  const hash = useLocation({ select: (location) => location.hash })
  useEffect(() => {
    if (!isArriving && hash) document.getElementById(hash)?.scrollIntoView()
  }, [hash, isArriving])
}
