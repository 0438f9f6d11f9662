import { Link } from '@tanstack/react-router'
import { useSignOut } from '#web/accounts/use-sign-out.ts'
import { useMessages } from '#web/language/use-messages.ts'
import { HideAmountsButton } from '#web/privacy/hide-amounts-button.tsx'
import { Button } from '#web/ui/button.tsx'
import styles from './account-header.module.css'
import { layoutMessages } from './layout-messages.ts'
import { Logo } from './logo.tsx'

export function AccountHeader({ username }: { username: string }) {
  const { leave, failure } = useSignOut()
  const messages = useMessages(layoutMessages)
  return (
    <header className={styles.header}>
      <Logo />
      <span className={styles.user}>{username}</span>
      <div className={styles.actions}>
        <HideAmountsButton />
        <Link to="/account/$user/settings" params={{ user: username }} className={styles.settings}>
          {messages.settings}
        </Link>
        <Button variant="quiet" onClick={leave}>
          {messages.signOut}
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
