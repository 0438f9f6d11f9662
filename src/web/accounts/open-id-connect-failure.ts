import type { OpenIdConnectFailure } from '#contract/accounts.ts'

const WORDS: Readonly<Record<OpenIdConnectFailure, string>> = {
  denied:
    'You were not signed in: the sign-in was cancelled there, or is not allowed for you. Try again, or ask whoever runs this Candor.',
  expired:
    'You were not signed in: the sign-in took over ten minutes, was used already, or began in another browser. Please try again.',
  unreachable:
    'You were not signed in: the service that you sign in with does not answer as it should. Nothing is lost; try again in a minute.',
  untrusted:
    'You were not signed in: what came back could not be proved to be yours. Try again; if it happens again, tell whoever runs this Candor.',
  misconfigured:
    'You were not signed in: this way of signing in is not set up correctly. Whoever runs this Candor finds the reason in the server’s log.',
  'not-allowed':
    'You were not signed in: this Candor takes no new accounts by this way. Sign up with an invitation, or ask whoever runs this Candor.',
  throttled: 'You were not signed in: very many sign-ins were begun from your address. Please try again in a minute.',
  failed:
    'You were not signed in: something failed inside Candor. What was recorded before is safe; try again, or tell whoever runs this Candor.',
}

/** What happened and what to do, by the code in the address of the login page; null for an unknown code. */
export const wordsOfFailure = (code: string | null): string | null =>
  code !== null && isFailure(code) ? WORDS[code] : null

const isFailure = (code: string): code is OpenIdConnectFailure => Object.hasOwn(WORDS, code)
