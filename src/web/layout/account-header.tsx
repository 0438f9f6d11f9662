import { Link } from '@tanstack/react-router'
import { useSignOut } from '#web/accounts/use-sign-out.ts'
import { HideAmountsButton } from '#web/privacy/hide-amounts-button.tsx'
import { Button } from '#web/ui/button.tsx'
import styles from './account-header.module.css'
import { Logo } from './logo.tsx'

export function AccountHeader({ username }: { username: string }) {
  const { leave, failure } = useSignOut()
  return (
    <header className={styles.header}>
      <Logo />
      <span className={styles.user}>{username}</span>
      <div className={styles.actions}>
        <HideAmountsButton />
        <Link to="/account/$user/settings" params={{ user: username }} className={styles.settings}>
          Settings
        </Link>
        <Button variant="quiet" onClick={leave}>
          Sign Out
        </Button>
      </div>
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
    </header>
  )
}
