import type { OpenIdConnectFailure } from '#contract/accounts.ts'
import type { IdentityFailure, IdentityOutcome } from '#contract/identities.ts'

const NOTHING = 'Nothing was changed: '

const DONE: Readonly<Record<IdentityOutcome, string>> = {
  linked: 'It is linked. From now on you can sign in with it, too.',
  unlinked: 'It is unlinked. It opens this account no more.',
}

const FAILURES: Readonly<Record<IdentityFailure | OpenIdConnectFailure, string>> = {
  'linked-elsewhere': `${NOTHING}who signed in there has another account of this Candor already. Unlink it there, or erase that account, and link it then.`,
  'another-person': `${NOTHING}somebody else signed in there than is to be unlinked. Sign out there, and try again.`,
  'only-way-in': `${NOTHING}nothing else opens your account, so it stays linked. Add a passkey first.`,
  'session-ended': `${NOTHING}the session in which you began has ended. Please begin again.`,
  'not-fresh': `${NOTHING}the service did not say that you had signed in just now. Sign out there, and try again; if it happens again, whoever runs this Candor finds the reason in the server’s log.`,
  denied: `${NOTHING}the sign-in was cancelled there, or is not allowed for you.`,
  expired: `${NOTHING}the sign-in took over ten minutes, was used already, or began in another browser. Please try again.`,
  unreachable: `${NOTHING}the service that you sign in with does not answer as it should. Try again in a minute.`,
  untrusted: `${NOTHING}what came back could not be proved to be yours. Try again; if it happens again, tell whoever runs this Candor.`,
  misconfigured: `${NOTHING}this way of signing in is not set up rightly. Whoever runs this Candor finds the reason in the server’s log.`,
  'not-allowed': `${NOTHING}you are not let in by this way.`,
  throttled: `${NOTHING}very many sign-ins were begun from your address. Please try again in a minute.`,
  failed: `${NOTHING}something failed inside Candor. Try again, or tell whoever runs this Candor.`,
}

type Outcome = { readonly kind: 'info' | 'error'; readonly text: string }

/** The outcome of linking or unlinking, by the code in the address of Settings; null for an unknown code. */
export function outcomeOfIdentity(code: string | null): Outcome | null {
  if (code === null) return null
  if (isOf(DONE, code)) return { kind: 'info', text: DONE[code] }
  return isOf(FAILURES, code) ? { kind: 'error', text: FAILURES[code] } : null
}

const isOf = <Code extends string>(words: Readonly<Record<Code, string>>, code: string): code is Code =>
  Object.hasOwn(words, code)
