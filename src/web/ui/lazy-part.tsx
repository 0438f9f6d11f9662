import { useQuery } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

type LazyPart<Props> = {
  /** The query key under which the code is cached. */
  readonly queryKey: readonly string[]
  readonly load: () => Promise<ComponentType<Props>>
  /** Shown until the code is loaded. */
  readonly skeleton: ReactNode
  /** The part's name, for the message that it cannot be loaded: `The chart`. */
  readonly what: string
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
}: LazyPart<Props>): ComponentType<Props> {
  return function Part(props: Props) {
    const code = useQuery({ queryKey, queryFn: load, staleTime: Number.POSITIVE_INFINITY })
    if (code.data) return <code.data {...props} />
    if (!code.isError) return skeleton
    const tryAgain = async () => {
      const { isError } = await code.refetch()
      if (isError) await reloadIfReachable()
    }
    return (
      <Notice kind="error">
        <p>{what} cannot be loaded just now. Everything else on this page is as it was.</p>
        <Button onClick={tryAgain}>Try again</Button>
      </Notice>
    )
  }
}

/**
 * Reloads the page if the server answers. Browsers from before 2026 remember a module that could not be fetched as failed until
 * the page is reloaded. Forms survive a reload, but without an answer from the server the whole page would be lost.
 */
async function reloadIfReachable(): Promise<void> {
  const page = await fetch(location.href, { cache: 'no-store' }).catch(() => null)
  if (page?.ok) location.reload()
}
