import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { OwnAccountView } from '#contract/own-account.ts'
import { ownAccountQuery } from '#web/accounts/own-account-api.ts'
import { PasskeyList } from '#web/accounts/passkey-list.tsx'
import { SecondFactors } from '#web/accounts/second-factors.tsx'
import { useSignOut } from '#web/accounts/use-sign-out.ts'
import { RequestFailed } from '#web/api/request.ts'
import { OWN_ACCOUNT } from '#web/layout/is-member.ts'
import { Logo } from '#web/layout/logo.tsx'
import { SiteFooter } from '#web/layout/site-footer.tsx'
import { BackgroundGlow } from '#web/ui/background-glow.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './second-step-page.module.css'

const UNAUTHORIZED = 401

/** /second-step, to which a hardened Candor sends people who have only a password. */
export function SecondStepPage() {
  const account = useQuery(ownAccountQuery)
  const { leave, failure } = useSignOut()
  const isSignedOut = account.error instanceof RequestFailed && account.error.problem.status === UNAUTHORIZED
  useEffect(() => {
    document.title = 'One more step · Candor'
  }, [])
  useEffect(() => {
    if (isSignedOut) window.location.replace('/login')
  }, [isSignedOut])
  return (
    <div className={styles.page}>
      <BackgroundGlow />
      <header className={styles.header}>
        <Logo />
        <Button onClick={leave}>Sign Out</Button>
      </header>
      <main className={styles.main}>
        <h1>One more step.</h1>
        <p className={styles.lead}>
          This Candor asks everybody for something beside the password. Set up an authenticator app, or add a passkey;
          then your journal opens.
        </p>
        {failure && <Notice kind="error">{failure}</Notice>}
        {account.data ? <Steps account={account.data} /> : <Skeleton label="Loading your account" />}
        {account.isError && (
          <Notice kind="error">
            <p>Your account cannot be shown. {account.error.message}</p>
            <Button onClick={() => account.refetch()}>Try again</Button>
          </Notice>
        )}
      </main>
      <SiteFooter />
    </div>
  )
}

function Steps({ account }: { account: OwnAccountView }) {
  const isDone = account.hasTotp || account.hasPasskey
  return (
    <>
      {isDone && (
        <Notice kind="info">
          <p>
            That is all: your journal opens now.
            {account.recoveryCodesLeft === 0 && ' Recovery codes are for the day on which you lose the device.'}
          </p>
          <ButtonLink href={OWN_ACCOUNT}>Open your journal</ButtonLink>
        </Notice>
      )}
      <h2 className={styles.heading}>What you can set up</h2>
      <SecondFactors account={account} />
      <PasskeyList account={account} />
    </>
  )
}
