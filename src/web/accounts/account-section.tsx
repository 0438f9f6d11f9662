import { useQuery } from '@tanstack/react-query'
import { Button } from '#web/ui/button.tsx'
import { DialogButton } from '#web/ui/dialog-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './account-section.module.css'
import { EraseAccount } from './erase-account.tsx'
import { IdentityList } from './identity-list.tsx'
import { ownAccountQuery } from './own-account-api.ts'
import { PasskeyList } from './passkey-list.tsx'
import { PasswordForm } from './password-form.tsx'
import { SecondFactors } from './second-factors.tsx'
import { SessionList } from './session-list.tsx'
import { TokenList } from './token-list.tsx'
import { useSignOut } from './use-sign-out.ts'

/** Everything about one's own account. Signing out works even if the rest could not be loaded. */
export function AccountSection({ user }: { user: string }) {
  const { leave, failure } = useSignOut()
  const account = useQuery(ownAccountQuery)
  const { data } = account
  return (
    <div className={styles.account}>
      <div className={styles.row}>
        <p>
          Signed in as <strong>{user}</strong>
        </p>
        <Button onClick={leave}>Sign Out</Button>
      </div>
      {failure && <Notice kind="error">{failure}</Notice>}
      {data?.hasPassword === true && (
        <div className={styles.row}>
          <p className={styles.aside}>A new password ends every other session.</p>
          <DialogButton name="Change password">
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
      {account.isError && (
        <Notice kind="error">
          <p>Where you are signed in cannot be shown. {account.error.message}</p>
          <Button onClick={() => account.refetch()}>Try again</Button>
        </Notice>
      )}
    </div>
  )
}
