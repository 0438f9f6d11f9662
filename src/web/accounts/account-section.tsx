import { useQuery } from '@tanstack/react-query'
import { problemMessages } from '#web/api/problem-messages.ts'
import { useMessages } from '#web/language/use-messages.ts'
import { RoomBelow } from '#web/ui/below.tsx'
import { Button } from '#web/ui/button.tsx'
import { DialogButton } from '#web/ui/dialog-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { uiMessages } from '#web/ui/ui-messages.ts'
import styles from './account-section.module.css'
import { EraseAccount } from './erase-account.tsx'
import { IdentityList } from './identity-list.tsx'
import { ownAccountQuery } from './own-account-api.ts'
import { ownAccountMessages } from './own-account-messages.ts'
import { PasskeyList } from './passkey-list.tsx'
import { PasswordForm } from './password-form.tsx'
import { SecondFactors } from './second-factors.tsx'
import { SessionList } from './session-list.tsx'
import { TokenList } from './token-list.tsx'
import { useSignOut } from './use-sign-out.ts'

/** Everything about one's own account. Signing out works even if the rest could not be loaded. */
export function AccountSection({ user }: { user: string }) {
  const messages = useMessages(ownAccountMessages)
  const { text } = useMessages(problemMessages)
  const { tryAgain } = useMessages(uiMessages)
  const { leave, failure } = useSignOut()
  const account = useQuery(ownAccountQuery)
  const { data } = account
  return (
    <div className={styles.account}>
      <div className={styles.row}>
        <p>
          {messages.signedInAs} <strong>{user}</strong>
        </p>
        <Button onClick={leave}>{messages.signOut}</Button>
      </div>
      {failure && <Notice kind="error">{failure}</Notice>}
      {data?.hasPassword === true && (
        <div className={styles.row}>
          <p className={styles.aside}>{messages.password.aside}</p>
          <DialogButton name={messages.password.change}>
            {(close) => <PasswordForm username={user} passwordMin={data.passwordMin} onDone={close} />}
          </DialogButton>
        </div>
      )}
      {data && <SessionList user={user} sessions={data.sessions} />}
      {data && <SecondFactors account={data} />}
      {data && <PasskeyList account={data} />}
      {data && <IdentityList account={data} />}
      {data && <TokenList account={data} />}
      {data && <EraseAccount account={data} />}
      {account.isPending && <RoomBelow />}
      {account.isError && (
        <Notice kind="error">
          <p>{messages.cannotBeShown(text(account.error.message))}</p>
          <Button onClick={() => account.refetch()}>{tryAgain}</Button>
        </Notice>
      )}
    </div>
  )
}
