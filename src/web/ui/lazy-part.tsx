import { type QueryClient, useQuery } from '@tanstack/react-query'
import { type ComponentType, createElement, type ReactNode, useDeferredValue } from 'react'
import { useMessages } from '#web/language/use-messages.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'
import { uiMessages } from './ui-messages.ts'
import { useIsPainted } from './use-is-painted.ts'

type PartOptions<Props> = {
  /** The query key under which the code is cached. */
  readonly queryKey: readonly string[]
  readonly load: () => Promise<ComponentType<Props>>
  /** Shown until the code is loaded. */
  readonly skeleton: ReactNode | ComponentType<Props>
  /** The part's name, for the message that it cannot be loaded: `The chart`. */
  readonly what: string
  /** Whether it stands on a page from the beginning, which is painted before this code is fetched. */
  readonly isOfPage?: boolean
}

type LazyPart<Props> = ComponentType<Props> & {
  /** Fetches the code of a part before somebody opens it. */
  readonly fetchAhead: (queries: QueryClient) => Promise<void>
}

/**
 * A part of a page whose code is loaded separately. If that fails, the rest of the page stays: a missing chart must not hide the
 * journal.
 */
export function lazyPart<Props extends object>({
  queryKey,
  load,
  skeleton,
  what,
  isOfPage = false,
}: PartOptions<Props>): LazyPart<Props> {
  // Code that was loaded is not forgotten, or a part that has long been closed would open with its skeleton. Whoever opens one whose code
  // failed to come ahead of it asks for it.
  const query = {
    queryKey,
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retryOnMount: true,
  }
  function Part(props: Props) {
    const isPainted = useIsPainted()
    const messages = useMessages(uiMessages)
    const code = useQuery({ ...query, enabled: isPainted || !isOfPage })
    // What comes later is rendered in steps, between which a key or a press is answered.
    const Loaded = useDeferredValue(code.data)
    if (Loaded) return <Loaded {...props} />
    if (!code.isError) return typeof skeleton === 'function' ? createElement(skeleton, props) : skeleton
    // What was opened can be left, also where there is no Escape key.
    const close = 'onClose' in props && typeof props.onClose === 'function' ? props.onClose : null
    const tryAgain = async () => {
      const { isError } = await code.refetch()
      if (isError) await reloadIfReachable()
    }
    return (
      <Notice kind="error">
        <p>{messages.cannotBeLoaded(what)}</p>
        <Button onClick={tryAgain}>{messages.tryAgain}</Button>
        {close && <Button onClick={() => close()}>{messages.close}</Button>}
      </Notice>
    )
  }
  return Object.assign(Part, { fetchAhead: (queries: QueryClient) => queries.prefetchQuery(query) })
}

/**
 * Reloads the page if the server answers. Browsers from before 2026 remember a module that could not be fetched as failed until
 * the page is reloaded. Forms survive a reload, but without an answer from the server the whole page would be lost.
 */
async function reloadIfReachable(): Promise<void> {
  const page = await fetch(location.href, { cache: 'no-store' }).catch(() => null)
  if (page?.ok) location.reload()
}
