import { useQueryClient } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { signInPathFor } from '#domain/accounts/next-path.ts'
import { readSession } from '#web/accounts/session-api.ts'
import { SessionDialog } from '#web/accounts/session-dialog.tsx'
import { followLedger } from '#web/api/follow-ledger.ts'
import { startLive, subscribe } from '#web/api/live.ts'
import { AccountHeader } from './account-header.tsx'
import styles from './account-layout.module.css'
import { AccountTabs } from './account-tabs.tsx'
import { DemoBanner } from './demo-banner.tsx'
import { isDemo } from './is-demo.ts'
import { JournalNotice } from './journal-notice.tsx'
import { PendingOverlay } from './pending-overlay.tsx'
import { SiteFooter } from './site-footer.tsx'
import { useFocusOnNavigation, usePageTitle } from './use-navigation.ts'

/** What stands around every page of the account area. */
export function AccountLayout({ username }: { username: string }) {
  const main = useRef<HTMLElement>(null)
  useLive(username)
  usePageTitle()
  useFocusOnNavigation(main)

  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#main">
        Skip to the page
      </a>
      <div>
        {isDemo() && <DemoBanner />}
        <JournalNotice />
        <AccountHeader username={username} />
        <AccountTabs username={username} />
      </div>
      <main ref={main} id="main" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
      <PendingOverlay />
      <SessionDialog username={username} />
    </div>
  )
}

/** Listens to what happens to this user's journal, in this tab or elsewhere, for as long as the layout stands. */
function useLive(username: string): void {
  const queries = useQueryClient()
  useEffect(() => {
    const follow = followLedger(queries)
    const unsubscribe = subscribe((event) => {
      if (event.name === 'signed-out') void leaveIfSignedOut()
      else follow(event)
    })
    const stop = startLive(username)
    return () => {
      stop()
      unsubscribe()
    }
  }, [queries, username])
}

/** The session that ended may be another device's: then this one goes on. */
async function leaveIfSignedOut(): Promise<void> {
  const session = await readSession().catch(() => null)
  if (session?.user === null) window.location.assign(signInPathFor(window.location.pathname))
}
