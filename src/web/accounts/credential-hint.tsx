import { credentialHint, USERNAME } from '#domain/accounts/credentials.ts'
import styles from './credential-hint.module.css'

/** The live hint under a field. Its place is kept while it is empty, so that nothing moves when it appears. */
export function CredentialHint({ children }: { children: string }) {
  return (
    <span className={styles.hint} aria-live="polite">
      {children}
    </span>
  )
}

export function usernameHint(typed: string): string {
  if (typed === '') return ''
  if (typed.length > USERNAME.max) return `❌ username longer than ${USERNAME.max} characters`
  if (!USERNAME.pattern.test(typed)) return '❌ letters, digits, dots, dashes and underscores only'
  return credentialHint('username', typed.length >= USERNAME.min)
}

export const passwordHint = (typed: string, min: number): string =>
  typed === '' ? '' : credentialHint('password', typed.length >= min)
