import { Link, useParams } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { readAssetId } from '#web/routes/asset-address.ts'
import { TABS } from '#web/routes/tabs.ts'
import styles from './account-tabs.module.css'
import { useCachedTicker } from './use-navigation.ts'

/** The way around the account: each list, and the asset that is open. */
export function AccountTabs({ username }: { username: string }) {
  const { ownership = '', assetId = '' } = useParams({ strict: false })
  const ticker = useCachedTicker(readAssetId(ownership, assetId))
  const nav = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ticker's tab must come into view when it appears
  useEffect(() => {
    if (nav.current) scrollToCurrent(nav.current)
  }, [ticker])

  return (
    <nav ref={nav} className={styles.tabs} aria-label="Account">
      {TABS.map(({ label, to }) => (
        <Link
          key={to}
          to={to}
          params={{ user: username }}
          activeOptions={{ exact: true, includeSearch: false }}
          data-label={label}
        >
          {label}
        </Link>
      ))}
      {ticker && (
        <Link
          to="/account/$user/$ownership/$assetId"
          params={{ user: username, ownership, assetId }}
          data-label={ticker}
        >
          {ticker}
        </Link>
      )}
    </nav>
  )
}

/** The strip alone: after `scrollIntoView` some browsers let the Tab key go on from the tab, past the skip link. */
function scrollToCurrent(strip: HTMLElement): void {
  const tab = strip.querySelector('[aria-current="page"]')
  if (!tab) return
  const [around, at] = [strip.getBoundingClientRect(), tab.getBoundingClientRect()]
  strip.scrollLeft += at.left + at.width / 2 - (around.left + around.width / 2)
}
