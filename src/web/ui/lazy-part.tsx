import { useQuery } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

type LazyPart<Props> = {
  /** Names the part among all that is kept. */
  readonly queryKey: readonly string[]
  readonly load: () => Promise<ComponentType<Props>>
  /** Stands where the part will be. */
  readonly skeleton: ReactNode
  /** What cannot be shown, when its code cannot be had: `The chart`. */
  readonly what: string
}

/**
 * A part of a page whose code is fetched beside the page's. When it cannot be had, the rest of the page stands as it is: a
 * chart that is missing must not take the journal with it.
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
 * Browsers made before 2026 keep a module that could not be fetched as failed for as long as the page stands, so that only a
 * new page can have it. Forms keep what was typed over a reload; a server that does not answer would take the whole page.
 */
async function reloadIfReachable(): Promise<void> {
  const page = await fetch(location.href, { cache: 'no-store' }).catch(() => null)
  if (page?.ok) location.reload()
}
