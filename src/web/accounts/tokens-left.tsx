import { useQueryClient } from '@tanstack/react-query'
import { problemMessages } from '#web/api/problem-messages.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { formatCount } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import styles from './account-section.module.css'
import { ownAccountMessages } from './own-account-messages.ts'
import { revokeTokens } from './token-api.ts'

/** Offers to revoke API tokens after a new password, because tokens made by whoever knew the old one still work. */
export function TokensLeft({ count, onDone }: { count: number; onDone: () => void }) {
  const language = useLanguage()
  const messages = ownAccountMessages(language).tokensLeft
  const { text } = useMessages(problemMessages)
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
        <p>{messages.changed}</p>
        <p>{count === 1 ? messages.one : messages.more(formatCount(count, language))}</p>
      </Notice>
      {refusal?.problem && <Notice kind="error">{text(refusal.problem.detail)}</Notice>}
      <div className={styles.buttons}>
        <Button variant="primary" onClick={() => submit({})} disabled={isSending}>
          {count === 1 ? messages.revokeOne : messages.revokeMore}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {count === 1 ? messages.leaveOne : messages.leaveMore}
        </Button>
      </div>
    </div>
  )
}
