import { useQueryClient } from '@tanstack/react-query'
import type { SessionView } from '#contract/accounts.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useSendOnce } from '#web/forms/use-send-once.ts'
import { useMessages } from '#web/language/use-messages.ts'
import { accountMessages } from './account-messages.ts'

/** Ends the session in every tab. A failure is shown, because somebody is still signed in then. */
export function useSignOut() {
  const queries = useQueryClient()
  const { stillSignedIn } = useMessages(accountMessages)
  const { refusal, submit } = useSendOnce({
    fields: [],
    send: async () => {
      const { signOutHere } = await import('./leave-browser.ts')
      await signOutHere(queries.getQueryData<SessionView>(queryKeys.session)?.user?.username ?? null)
    },
  })
  return { leave: () => submit({}), failure: refusal && stillSignedIn }
}
