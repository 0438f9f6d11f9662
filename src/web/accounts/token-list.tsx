import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import type { OwnAccountView } from '#contract/own-account.ts'
import type { TokenView } from '#contract/tokens.ts'
import type { Language } from '#domain/locale.ts'
import { problemMessages } from '#web/api/problem-messages.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { RefusalNotice } from '#web/forms/refusal-notice.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogButton } from '#web/ui/dialog-button.tsx'
import { formatAge, formatDay, readersTimeZone } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import styles from './account-section.module.css'
import { ConfirmItIsYou } from './confirm-it-is-you.tsx'
import { ownAccountMessages } from './own-account-messages.ts'
import { revokeToken, tokensQuery } from './token-api.ts'
import { TokenForm } from './token-form.tsx'

/** The tokens with which programs may act for the account. Each can be revoked at once. */
export function TokenList({ account }: { account: OwnAccountView }) {
  const language = useLanguage()
  const messages = ownAccountMessages(language).tokens
  const { text } = useMessages(problemMessages)
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
      <h3 id={heading}>{messages.name}</h3>
      {data && data.tokens.length > 0 && (
        <ul className={styles.sessions} aria-labelledby={heading}>
          {data.tokens.map((token) => (
            <li key={token.id} className={styles.row}>
              <div>
                <p>{token.name}</p>
                <p className={styles.aside}>{aboutToken(token, language)}</p>
              </div>
              <Button onClick={() => revoke({ id: token.id })} aria-label={messages.revokeNamed(token.name)}>
                {messages.revoke}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.row}>
        <p className={styles.aside}>
          {messages.aside} <a href="/api/docs">{messages.api}</a>
        </p>
        <DialogButton name={messages.make}>
          {(close) => (
            <ConfirmItIsYou account={account} onLeave={close}>
              <TokenForm onDone={close} />
            </ConfirmItIsYou>
          )}
        </DialogButton>
      </div>
      <RefusalNotice problem={refusal?.problem ?? null} />
      {!refusal && error && <Notice kind="error">{text(error.message)}</Notice>}
    </>
  )
}

function aboutToken({ scopes, expiresAt, lastUsedAt }: TokenView, language: Language): string {
  const messages = ownAccountMessages(language).tokens
  const now = new Date().toISOString()
  const day = formatDay(expiresAt.slice(0, 'YYYY-MM-DD'.length), language)
  const end = (expiresAt <= now ? messages.ended : messages.until)(day)
  const used =
    lastUsedAt === null ? messages.neverUsed : messages.used(formatAge(lastUsedAt, now, readersTimeZone(), language))
  return messages.about(scopes.map((scope) => messages.may[scope]).join(', '), end, used)
}
