import { useState } from 'react'
import { signOut } from '#web/accounts/session-api.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './account-header.module.css'
import { Logo } from './logo.tsx'

export function AccountHeader({ username }: { username: string }) {
  const [failure, setFailure] = useState<string | null>(null)

  async function leave() {
    setFailure(null)
    try {
      await signOut()
      window.location.assign('/login')
    } catch {
      setFailure('You are still signed in: Candor cannot be reached. Please try again.')
    }
  }

  return (
    <header className={styles.header}>
      <Logo />
      <span className={styles.user}>{username}</span>
      <Button variant="quiet" onClick={leave}>
        Sign Out
      </Button>
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
    </header>
  )
}
