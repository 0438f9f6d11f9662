import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { PASSWORD_LENGTH } from '#domain/accounts/credentials.ts'
import { pathAfterSignIn } from '#domain/accounts/next-path.ts'
import { forgetLast } from '#web/accounts/forget-last.ts'
import { wordsOfFailure } from '#web/accounts/open-id-connect-failure.ts'
import { OpenIdConnectLink } from '#web/accounts/open-id-connect-link.tsx'
import { PasskeySignIn } from '#web/accounts/passkey-sign-in.tsx'
import { RecoverForm } from '#web/accounts/recover-form.tsx'
import { readSession, readSignInOptions, type SignInOptions } from '#web/accounts/session-api.ts'
import { SignInForm } from '#web/accounts/sign-in-form.tsx'
import type { SignInMode } from '#web/accounts/use-sign-in.ts'
import { DemoBanner } from '#web/layout/demo-banner.tsx'
import { isDemo } from '#web/layout/is-demo.ts'
import { SiteFooter } from '#web/layout/site-footer.tsx'
import { SiteHeader } from '#web/layout/site-header.tsx'
import { BackgroundGlow } from '#web/ui/background-glow.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './login-page.module.css'
import { SessionEnded } from './session-ended.tsx'

type KnownOptions = SignInOptions & { readonly isKnown: boolean }

const UNTIL_KNOWN: KnownOptions = {
  isKnown: false,
  passwordMin: PASSWORD_LENGTH.minDefault,
  signUp: 'open',
  openIdConnectName: null,
}

/** /login: one page with two modes, Log In and (with #sign-up) Sign Up. What was typed stays when the mode changes. */
export function LoginPage() {
  const mode = useMode()
  const options = useSignInOptions()
  const invitation = parameter('invitation')
  const noSignUp = whyNoSignUp(options.signUp, invitation)
  const failure = wordsOfFailure(parameter('failure'))
  const form = useRef<HTMLDivElement>(null)
  useEffect(goOnIfSignedIn, [])
  // Whoever comes to sign up writes a name next; who logs in may have a passkey, or a password manager that asks first.
  useEffect(() => {
    if (mode === 'sign-up') form.current?.querySelector<HTMLInputElement>('input[name=username]')?.focus()
  }, [mode])
  useEffect(() => {
    document.title = mode === 'sign-up' ? 'Sign Up · Candor' : 'Log In · Candor'
  }, [mode])

  return (
    <div className={styles.page}>
      <BackgroundGlow />
      <div>
        {isDemo() && <DemoBanner />}
        <SiteHeader logIn="#log-in" signUp="#sign-up" />
      </div>
      <main className={styles.main}>
        <div ref={form} className={styles.form}>
          <Introduction mode={mode} canSignUp={options.signUp === 'open'} />
          {failure && <Notice kind="error">{failure}</Notice>}
          <SessionEnded ended={parameter('ended')} next={parameter('next')} />
          {parameter('erased') !== null && (
            <Notice kind="info">The account is erased, with everything that was recorded in it.</Notice>
          )}
          {mode === 'sign-up' && noSignUp !== null ? (
            <Notice kind="info">{noSignUp}</Notice>
          ) : (
            <SignInForm mode={mode} passwordMin={options.passwordMin} invitation={invitation} onSignedIn={goOn} />
          )}
          {mode === 'log-in' && <PasskeySignIn name="Use a passkey" onSignedIn={goOn} />}
          {mode === 'log-in' && <RecoverForm />}
          <OtherWay options={options} />
        </div>
        <Reminder />
      </main>
      <SiteFooter />
    </div>
  )
}

function whyNoSignUp(signUp: SignInOptions['signUp'], invitation: string | null): string | null {
  if (signUp === 'closed') return 'This Candor takes no new accounts. Ask whoever runs it.'
  if (signUp === 'invite' && invitation === null)
    return 'An account needs an invitation here. Ask whoever runs this Candor for a link.'
  return null
}

function Introduction({ mode, canSignUp }: { mode: SignInMode; canSignUp: boolean }) {
  return mode === 'sign-up' ? (
    <>
      <h1>Start your journal.</h1>
      <p className={styles.lead}>
        Free. A username and a password are enough. <a href="#log-in">I have an account</a>
      </p>
    </>
  ) : (
    <>
      <h1>Read what you really thought.</h1>
      {canSignUp && (
        <p className={styles.lead}>
          New here? <a href="#sign-up">Create an account</a>
        </p>
      )}
    </>
  )
}

/** The sign-in with OpenID Connect. Its space stays empty until the server has answered, so that nothing moves. */
const OtherWay = ({ options: { isKnown, openIdConnectName } }: { options: KnownOptions }) => (
  <div className={styles.otherWay}>
    {openIdConnectName !== null && <OpenIdConnectLink name={openIdConnectName} next={parameter('next')} />}
    {openIdConnectName !== null && <p className={styles.aside}>The first time, an account is made for you.</p>}
    {isKnown && openIdConnectName === null && (
      <p className={styles.aside}>
        Sign in with your organisation (OpenID Connect) can be set up by whoever runs this Candor.
      </p>
    )}
  </div>
)

const Reminder = () => (
  <figure className={styles.reminder}>
    <blockquote>“If cloud growth is below 8%, I was wrong. Out at −10%.”</blockquote>
    <figcaption>
      Apr 6, 2026 · Buy at $121.23 · confidence 6 of 10
      <br />
      An entry of an example journal. By November its writer remembered it otherwise.
    </figcaption>
  </figure>
)

function useMode(): SignInMode {
  const mode = useSyncExternalStore(onHashChange, currentMode)
  // The address becomes /login without the hash. The history state keeps the mode, and survives a reload.
  useEffect(() => {
    if (window.location.hash === '#sign-up')
      window.history.replaceState('sign-up', '', window.location.pathname + window.location.search)
  }, [])
  return mode
}

function currentMode(): SignInMode {
  const { hash } = window.location
  return hash === '#sign-up' || (hash === '' && window.history.state === 'sign-up') ? 'sign-up' : 'log-in'
}

function onHashChange(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

/** The options of this server. Until they arrive, and if they never do, signing in works with the defaults. */
function useSignInOptions(): KnownOptions {
  const [options, setOptions] = useState(UNTIL_KNOWN)
  useEffect(() => {
    readSignInOptions().then(
      (offered) => setOptions({ ...offered, isKnown: true }),
      () => undefined,
    )
  }, [])
  return options
}

/** Sends somebody who is signed in to their account. If the session cannot be read, the form stays. */
function goOnIfSignedIn(): void {
  readSession().then(
    ({ user }) => (user ? goOn(user.username) : void forgetLast()),
    () => undefined,
  )
}

function goOn(username: string): void {
  window.location.replace(pathAfterSignIn(parameter('next'), username))
}

const parameter = (name: string): string | null => new URLSearchParams(window.location.search).get(name)
