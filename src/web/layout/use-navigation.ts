import { useQueryClient } from '@tanstack/react-query'
import { useMatches, useParams, useRouterState } from '@tanstack/react-router'
import { type RefObject, useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import type { AssetView } from '#contract/assets.ts'
import type { Language } from '#domain/locale.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { readAssetId } from '#web/routes/asset-address.ts'
import { pageNames } from '#web/routes/page-names.ts'
import { useTitle } from '#web/ui/use-title.ts'

/** Sets the document title to the title of the page, or to the ticker on an asset's page. */
export function usePageTitle(): void {
  const { ownership = '', assetId = '' } = useParams({ strict: false })
  const ticker = useCachedTicker(readAssetId(ownership, assetId))
  const page = usePageOfRoute()
  const names = useMessages(pageNames)
  // The page of an asset that is not found has a title of its own.
  useTitle(ticker ?? (page && page !== 'asset' ? names[page] : undefined))
}

/** The reader’s language on each page of an account; English where an address leads to none. */
export function useLanguageOfPage(): Language {
  const page = usePageOfRoute()
  const language = useLanguage()
  return page ? language : 'en'
}

/** The page of the innermost route; undefined where that route said that there is none. */
const usePageOfRoute = () =>
  useMatches({
    select: (matches) => {
      const match = matches.at(-1)
      return match?.status === 'notFound' ? undefined : match?.staticData.page
    },
  })

/** Moves the focus to the new page's heading, so that keyboards and screen readers start there as on a new document. */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>): void {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const previousPath = useRef<string>(undefined)
  useEffect(() => {
    const isFirstPage = previousPath.current === undefined
    const isSamePage = previousPath.current === path
    previousPath.current = path
    if ((isFirstPage && !isAfterSignIn()) || isSamePage) return undefined
    const heading = main.current?.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    // A link to an entry leads to that entry, and a page whose purpose is a field starts in that field.
    const target =
      document.getElementById(/^#(entry-\d+)$/.exec(location.hash)?.[1] ?? '') ??
      main.current?.querySelector<HTMLElement>('[data-begins-here]') ??
      heading ??
      main.current
    target?.focus({ preventScroll: true })
    const isOnPage = target && (target === heading || target === main.current)
    return main.current && isOnPage ? keepOnHeading(main.current, target) : undefined
  }, [main, path])
}

/**
 * Moves the focus on to the heading of a page that gets it only with its data, or renders it anew, by which the focus would be lost
 * with the one that it replaces. Whoever has gone on meanwhile stays where they are.
 */
function keepOnHeading(page: HTMLElement, first: HTMLElement): () => void {
  let focused = first
  const observer = new MutationObserver(() => {
    if (focused.isConnected && focused !== page) return
    const heading = page.querySelector('h1')
    if (document.activeElement !== document.body && document.activeElement !== page) observer.disconnect()
    else if (heading) {
      focused = heading
      heading.setAttribute('tabindex', '-1')
      heading.focus({ preventScroll: true })
    }
  })
  observer.observe(page, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** A browser starts a new document at its top, but whoever has just signed in was in a form and goes on from there. */
const isAfterSignIn = (): boolean =>
  document.referrer.startsWith(`${location.origin}/login`) &&
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate')

/** The ticker of an asset, once its page has fetched it. This hook itself fetches nothing. */
export function useCachedTicker(assetId: number | null): string | undefined {
  const queries = useQueryClient()
  const cache = queries.getQueryCache()
  return useSyncExternalStore(
    useCallback((listener) => cache.subscribe(listener), [cache]),
    () => queries.getQueryData<AssetView>(queryKeys.asset(assetId))?.ticker,
  )
}
