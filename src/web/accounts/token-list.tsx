import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import type { OwnAccountView } from '#contract/own-account.ts'
import type { TokenView } from '#contract/tokens.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { RefusalNotice } from '#web/forms/refusal-notice.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogButton } from '#web/ui/dialog-button.tsx'
import { formatAge, readersTimeZone } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import styles from './account-section.module.css'
import { ConfirmItIsYou } from './confirm-it-is-you.tsx'
import { revokeToken, tokensQuery } from './token-api.ts'
import { TokenForm } from './token-form.tsx'

/** The tokens with which programs may act for the account. Each can be revoked at once. */
export function TokenList({ account }: { account: OwnAccountView }) {
  const heading = useId()
  const queries = useQueryClient()
  const { data, error } = useQuery(tokensQuery)
  const again = () => queries.invalidateQueries({ queryKey: queryKeys.tokens })
  const { refusal, submit: revoke } = useSubmit({
    fields: [],
    isQuiet: true,
    send: ({ id }: { id: string }) => revokeToken(id),
    onSent: again,
    // A token that is refused may have been revoked elsewhere.
    onRefused: () => void again(),
  })
  return (
    <>
      <h3 id={heading}>API tokens</h3>
      {data && data.tokens.length > 0 && (
        <ul className={styles.sessions} aria-labelledby={heading}>
          {data.tokens.map((token) => (
            <li key={token.id} className={styles.row}>
              <div>
                <p>{token.name}</p>
                <p className={styles.aside}>{aboutToken(token)}</p>
              </div>
              <Button onClick={() => revoke({ id: token.id })} aria-label={`Revoke the token: ${token.name}`}>
                Revoke
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.row}>
        <p className={styles.aside}>
          A program of yours acts for you with one, until it ends. <a href="/api/docs">The API</a>
        </p>
        <DialogButton name="Make a token">
          {(close) => (
            <ConfirmItIsYou account={account} onLeave={close}>
              <TokenForm onDone={close} />
            </ConfirmItIsYou>
          )}
        </DialogButton>
      </div>
      <RefusalNotice problem={refusal?.problem ?? null} />
      {!refusal && error && <Notice kind="error">{error.message}</Notice>}
    </>
  )
}

function aboutToken({ scopes, expiresAt, lastUsedAt }: TokenView): string {
  const [now, zone] = [new Date().toISOString(), readersTimeZone()]
  const end = `${expiresAt <= now ? 'ended' : 'until'} ${expiresAt.slice(0, 'YYYY-MM-DD'.length)}`
  const used = lastUsedAt === null ? 'never used' : `used ${formatAge(lastUsedAt, now, zone)}`
  return `May ${scopes.join(', ')}; ${end}; ${used}`
}
