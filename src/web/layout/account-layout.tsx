import { useQueryClient } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { Language } from '#domain/locale.ts'
import { SessionEnded } from '#web/accounts/session-ended.tsx'
import { Shortcuts } from '#web/keys/shortcuts.tsx'
import { LanguageOfPart, useLanguage } from '#web/language/use-messages.ts'
import type { SentPart } from '#web/offline/keep-in-touch.ts'
import { OfflineNotice } from '#web/offline/offline-notice.tsx'
import { MaskedFields } from '#web/privacy/masked-fields.tsx'
import { AccountHeader } from './account-header.tsx'
import styles from './account-layout.module.css'
import { AccountTabs } from './account-tabs.tsx'
import { DemoBanner } from './demo-banner.tsx'
import { isDemo } from './is-demo.ts'
import { JournalNotice } from './journal-notice.tsx'
import { layoutMessages } from './layout-messages.ts'
import { PendingOverlay } from './pending-overlay.tsx'
import { SiteFooter } from './site-footer.tsx'
import { useFocusOnNavigation, useLanguageOfPage, usePageTitle } from './use-navigation.ts'
import { usePlaceOnReload } from './use-place-on-reload.ts'
import { whenShown } from './when-shown.ts'

/** The frame around every page of the account area. */
export function AccountLayout({ username }: { username: string }) {
  const main = useRef<HTMLElement>(null)
  useLive(username)
  const language = useLanguage()
  const SentNotice = useOffline(username, language)
  const ofPage = useLanguageOfPage()
  usePageTitle()
  useFocusOnNavigation(main)
  usePlaceOnReload()

  return (
    <MaskedFields>
      <OfflineNotice />
      {SentNotice && <SentNotice user={username} />}
      <div className={styles.layout}>
        <a className={styles.skip} href="#main">
          {layoutMessages(language).skip}
        </a>
        <div>
          {isDemo() && <DemoBanner />}
          {/* What the check of a journal finds is told in English only, as in the log and by npm run verify. */}
          <LanguageOfPart value="en">
            <JournalNotice />
          </LanguageOfPart>
          <AccountHeader username={username} />
          <AccountTabs username={username} />
        </div>
        <main
          ref={main}
          id="main"
          className={styles.main}
          tabIndex={-1}
          lang={ofPage === language ? undefined : ofPage}
        >
          <LanguageOfPart value={ofPage}>
            <Outlet />
          </LanguageOfPart>
        </main>
        <SiteFooter />
        <PendingOverlay />
        <Shortcuts user={username} />
        <LanguageOfPart value="en">
          <SessionEnded username={username} />
        </LanguageOfPart>
      </div>
    </MaskedFields>
  )
}

/** Follows the event stream. Its first event shows whether the page missed anything until then. */
function useLive(username: string): void {
  const queries = useQueryClient()
  useOnceShown(async () => {
    const { followLive } = await import('./follow-live.ts')
    return () => followLive(queries, username)
  }, [queries, username])
}

/**
 * Prepares for times without a network.
 * @returns what says which decisions were sent on return; null as long as there are none
 */
function useOffline(username: string, language: Language): SentPart | null {
  const queries = useQueryClient()
  const [sentPart, setSentPart] = useState<SentPart | null>(null)
  useOnceShown(async () => {
    const { keepInTouch } = await import('#web/offline/keep-in-touch.ts')
    return () => keepInTouch(queries, username, language, (part) => setSentPart(() => part))
  }, [queries, username, language])
  return sentPart
}

/**
 * Begins something with code of its own once the page is shown, so that it delays nothing else. Where its code cannot be loaded, the
 * page does without.
 * @param load gives what begins it, which returns what ends it
 * @param given what it is begun with; once that changes, it ends and begins anew
 */
function useOnceShown(load: () => Promise<() => () => void>, given: readonly unknown[]): void {
  const queries = useQueryClient()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is made anew for each rendering, of what is given
  useEffect(() => {
    let [isOver, end]: [boolean, (() => void) | undefined] = [false, undefined]
    const begin = async () => {
      const start = await load()
      if (!isOver) end = start()
    }
    const callOff = whenShown(queries, () => void begin().catch(() => undefined))
    return () => {
      isOver = true
      callOff()
      end?.()
    }
  }, [queries, ...given])
}
