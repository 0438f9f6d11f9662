import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { PASSWORD_LENGTH } from '#domain/accounts/credentials.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { OpenIdConnectLink } from './open-id-connect-link.tsx'
import { readSignInOptions } from './session-api.ts'
import styles from './session-dialog.module.css'
import { SignInForm } from './sign-in-form.tsx'

type SignInAgainProps = { username: string; onSignedIn: (username: string) => void }

/** The ways to sign in again, in place. */
export function SignInAgain({ username, onSignedIn }: SignInAgainProps) {
  const place = useRef<HTMLDivElement>(null)
  // The username is fixed, so the first field to fill in is the password.
  useEffect(() => place.current?.querySelector<HTMLInputElement>('[type="password"]')?.focus(), [])
  const options = useQuery({ queryKey: queryKeys.signInOptions, queryFn: readSignInOptions }).data
  return (
    <div ref={place} className={styles.ways}>
      <SignInForm
        mode="log-in"
        passwordMin={options?.passwordMin ?? PASSWORD_LENGTH.minDefault}
        username={username}
        onSignedIn={onSignedIn}
      />
      {options?.openIdConnectName && (
        <OpenIdConnectLink name={options.openIdConnectName} next={location.pathname + location.search} />
      )}
    </div>
  )
}
