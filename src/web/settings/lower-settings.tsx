import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { SettingsView } from '#contract/settings.ts'
import { AccountSection } from '#web/accounts/account-section.tsx'
import { ownAccountQuery } from '#web/accounts/own-account-api.ts'
import { sessionQuery } from '#web/accounts/session-query.ts'
import { ExportSetting } from '#web/exports/export-setting.tsx'
import { ImportForm } from '#web/exports/import-form.tsx'
import { FormSection } from '#web/forms/form-section.tsx'
import { useMessages } from '#web/language/use-messages.ts'
import { BackupList } from './backup-list.tsx'
import { KeptHere } from './kept-here.tsx'
import { PriceAgeList } from './price-ages.tsx'
import { PriceMethod } from './price-method.tsx'
import { RecapSetting } from './recap-setting.tsx'
import { settingsMessages } from './settings-messages.ts'
import styles from './settings-page.module.css'

type LowerSettingsProps = {
  user: string
  /** Undefined if they could not be read: the account can be left all the same. */
  settings: SettingsView | undefined
}

/** What stands in Settings below the first window, with code of its own: it is more than what stands above. */
export function LowerSettings({ user, settings }: LowerSettingsProps) {
  const { sections } = useMessages(settingsMessages)
  useSectionOfAddress()
  return (
    <>
      {settings && <LowerSections user={user} settings={settings} />}
      <FormSection title={sections.account} id="account">
        <AccountSection user={user} />
      </FormSection>
    </>
  )
}

function LowerSections({ user, settings }: { user: string; settings: SettingsView }) {
  const messages = useMessages(settingsMessages)
  const { sections } = messages
  const isOperator = useQuery(sessionQuery).data?.isOperator ?? false
  return (
    <>
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
      {settings.backups && (
        <FormSection title={sections.backups} id="backups">
          <BackupList backups={settings.backups} />
        </FormSection>
      )}
      <FormSection title={sections.prices}>
        <PriceAgeList priceAges={settings.priceAges} />
        {settings.priceAges.length > 0 && <PriceMethod />}
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
    </>
  )
}

/** Scrolls to the section that the address names, once everything has loaded: what is still loading would move it. */
function useSectionOfAddress(): void {
  const hash = useLocation({ select: (location) => location.hash })
  const isArriving = useQuery(ownAccountQuery).isPending
  useEffect(() => {
    if (!isArriving && hash) document.getElementById(hash)?.scrollIntoView()
  }, [hash, isArriving])
}
