import { useQuery } from '@tanstack/react-query'
import { readSignInOptions } from '#web/accounts/session-api.ts'

/** Whether this Candor is a demo; false until it is known. It cannot change while a page is open. */
export function useIsDemo(): boolean {
  const options = useQuery({
    queryKey: ['sign-in-options'],
    queryFn: readSignInOptions,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return options.data?.isDemo ?? false
}
