import { OWN_ACCOUNT, useIsMember } from './is-member.ts'
import { Logo } from './logo.tsx'
import styles from './site-header.module.css'

type SiteHeaderProps = {
  /** Where the two links lead; on the login page itself they only change its mode. */
  logIn?: string
  signUp?: string
}

/** The head of every page outside the account area. */
export function SiteHeader({ logIn = '/login', signUp = '/login#sign-up' }: SiteHeaderProps) {
  return (
    <header className={styles.header}>
      <Logo />
      {useIsMember() ? (
        <a href={OWN_ACCOUNT}>Your journal</a>
      ) : (
        <>
          <a href={logIn}>Log In</a>
          <a href={signUp}>Sign Up</a>
        </>
      )}
    </header>
  )
}
