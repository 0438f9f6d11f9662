import { OWN_ACCOUNT, useIsMember } from './is-member.ts'
import { Logo } from './logo.tsx'
import styles from './site-header.module.css'

type SiteHeaderProps = {
  /** The addresses of the two links. On the login page they only change its mode. */
  logIn?: string
  signUp?: string
}

/** The header of every page outside the account area. */
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
