import { useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '#web/api/query-keys.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './account-section.module.css'
import { revokeTokens } from './token-api.ts'

/** Offers to revoke API tokens after a new password, because tokens made by whoever knew the old one still work. */
export function TokensLeft({ count, onDone }: { count: number; onDone: () => void }) {
  const queries = useQueryClient()
  const { refusal, isSending, submit } = useSubmit<object, undefined>({
    fields: [],
    isQuiet: true,
    send: revokeTokens,
    onSent: async () => {
      await queries.invalidateQueries({ queryKey: queryKeys.tokens })
      onDone()
    },
  })
  return (
    <div className={styles.form}>
      <Notice kind="info">
        <p>Your password is changed, and every other session is ended.</p>
        <p>{inWords(count)} If somebody else knew your password, revoke what they may have made.</p>
      </Notice>
      {refusal?.problem && <Notice kind="error">{refusal.problem.detail}</Notice>}
      <div className={styles.buttons}>
        <Button variant="primary" onClick={() => submit({})} disabled={isSending}>
          {count === 1 ? 'Revoke it' : 'Revoke all of them'}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {count === 1 ? 'Leave it' : 'Leave them'}
        </Button>
      </div>
    </div>
  )
}

const inWords = (count: number): string =>
  count === 1
    ? '1 API token of this account goes on as before.'
    : `${count} API tokens of this account go on as before.`
