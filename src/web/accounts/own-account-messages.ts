import type { OpenIdConnectFailure } from '#contract/accounts.ts'
import type { IdentityFailure, IdentityOutcome } from '#contract/identities.ts'
import { messagesOf } from '#web/language/messages.ts'

const english = {
  signedInAs: 'Signed in as',
  signOut: 'Sign Out',
  cannotBeShown: (why: string) => `Where you are signed in cannot be shown. ${why}`,
  remove: 'Remove it',
  keep: 'Keep it',
  code: 'Code',
  password: {
    aside: 'A new password ends every other session.',
    change: 'Change password',
    current: 'Current password',
    new: 'New password',
    atLeast: (characters: string) => `at least ${characters} characters`,
  },
  tokensLeft: {
    changed: 'Your password is changed, and every other session is ended.',
    one: '1 API token of this account goes on as before. If somebody else knew your password, revoke what they may have made.',
    more: (count: string) =>
      `${count} API tokens of this account go on as before. If somebody else knew your password, revoke what they may have made.`,
    revokeOne: 'Revoke it',
    revokeMore: 'Revoke all of them',
    leaveOne: 'Leave it',
    leaveMore: 'Leave them',
  },
  confirm: {
    please: 'Please confirm that it is you.',
    send: 'Confirm',
    password: 'Password',
    codeOf: 'of your authenticator app, or a recovery code',
    signInAnew: 'Please confirm that it is you: sign in once more. You come back to this page.',
    signInAgain: 'Sign in again',
    usePasskey: 'Use a passkey',
  },
  sessions: {
    name: 'Where you are signed in',
    /** The server names a device in English, with these words between a browser and its system. */
    device: (device: string) => device,
    here: ', here',
    since: (age: string) => `Signed in ${age}`,
    sinceAndUsed: (since: string, used: string) => `Signed in ${since}, used ${used}`,
    end: 'End',
    endNamed: (device: string) => `End the session: ${device}`,
    ends: 'A session ends by itself after 14 days without use, and after 90 days.',
    endAll: 'End every session',
  },
  factors: {
    name: 'A way back in, and a second step',
    noCodes: 'No recovery codes yet. Without one, a lost password can only be replaced by whoever runs this Candor.',
    codesLeft: (count: string) => `${count} of 10 recovery codes left.`,
    makeCodes: 'Make recovery codes',
    codes: 'Your recovery codes',
    keepCodes:
      'Print them, or keep them where you keep what matters. Each is good once: for a new password, or where the code of your app is asked for.',
    showCodes: 'Show ten new codes',
    firstCodes: 'Ten codes, shown this once. They are for the day on which you have lost your password or your app.',
    newCodes:
      'Ten codes, shown this once. The ones that you have are no longer good then. They are for the day on which you have lost your password or your app.',
    asksForCode: 'A sign-in asks for the code of your authenticator app.',
    asksForPassword: 'A sign-in asks for the password alone.',
    asksForPasskey: 'A sign-in asks for your passkey; the password alone is not enough.',
    removeApp: 'Remove the authenticator app',
    setUpApp: 'Set up an authenticator app',
    thenPassword: 'From then on a sign-in asks for the password alone.',
    loadingForm: 'Loading the form',
    form: 'The form',
    makingKey: 'Making a key',
    useApp: 'Use this app',
    scan: 'Scan this with your authenticator app, or enter the key by hand. Then type the code that it shows.',
    key: 'The key',
    qrCode: 'QR code with the key',
  },
  once: {
    copied: 'Copied.',
    notCopied: 'It could not be copied: mark it and copy it by hand.',
    copy: 'Copy',
    kept: 'I have kept it',
  },
  passkeys: {
    name: 'Passkeys',
    added: (age: string) => `Added ${age}`,
    addedAndUsed: (added: string, used: string) => `Added ${added}, used ${used}`,
    remove: 'Remove',
    removeTitle: (name: string) => `Remove ${name}`,
    removeNamed: (name: string) => `Remove the passkey: ${name}`,
    removing:
      'This device will not sign you in any more. It may go on offering the passkey until you remove it there too.',
    aside: 'Your device signs you in by its PIN, your face or a finger.',
    add: 'Add a passkey',
    addDevice: 'Add this device',
    which: 'Which device this is',
  },
  identities: {
    name: 'OpenID Connect',
    linked: (age: string) => `Linked ${age}`,
    linkedOnce: (age: string) => `Linked ${age}; this Candor signs nobody in there any more`,
    unlink: 'Unlink',
    unlinkNamed: (issuer: string) => `Unlink ${issuer}`,
    unlinkIt: 'Unlink it',
    unlinking:
      'You sign in there once more and come back to this page. From then on that sign-in opens this account no more. Your other ways in stay.',
    opensNothing: 'It opens nothing here.',
    elsewhere: (provider: string) => `Sign in here with an account that you have elsewhere: ${provider}.`,
    link: 'Link it to this account',
    goAndLink: 'Go there and link it',
    linking: 'You sign in there once more and come back to this page. From then on that sign-in opens this account.',
    done: {
      linked: 'It is linked. From now on you can sign in with it, too.',
      unlinked: 'It is unlinked. It opens this account no more.',
    } as Readonly<Record<IdentityOutcome, string>>,
    failures: {
      'linked-elsewhere':
        'Nothing was changed: who signed in there has another account of this Candor already. Unlink it there, or erase that account, and link it then.',
      'another-person':
        'Nothing was changed: somebody else signed in there than is to be unlinked. Sign out there, and try again.',
      'only-way-in': 'Nothing was changed: nothing else opens your account, so it stays linked. Add a passkey first.',
      'session-ended': 'Nothing was changed: the session in which you began has ended. Please begin again.',
      'not-fresh':
        'Nothing was changed: the service did not say that you had signed in just now. Sign out there, and try again; if it happens again, whoever runs this Candor finds the reason in the server’s log.',
      denied: 'Nothing was changed: the sign-in was cancelled there, or is not allowed for you.',
      expired:
        'Nothing was changed: the sign-in took over ten minutes, was used already, or began in another browser. Please try again.',
      unreachable:
        'Nothing was changed: the service that you sign in with does not answer as it should. Try again in a minute.',
      untrusted:
        'Nothing was changed: what came back could not be proved to be yours. Try again; if it happens again, tell whoever runs this Candor.',
      misconfigured:
        'Nothing was changed: this way of signing in is not set up correctly. Whoever runs this Candor finds the reason in the server’s log.',
      'not-allowed': 'Nothing was changed: this account may not sign in here in this way.',
      throttled: 'Nothing was changed: very many sign-ins were begun from your address. Please try again in a minute.',
      failed: 'Nothing was changed: something failed inside Candor. Try again, or tell whoever runs this Candor.',
    } as Readonly<Record<IdentityFailure | OpenIdConnectFailure, string>>,
  },
  tokens: {
    name: 'API tokens',
    revoke: 'Revoke',
    revokeNamed: (name: string) => `Revoke the token: ${name}`,
    aside: 'A program of yours acts for you with one, until it ends.',
    api: 'The API',
    make: 'Make a token',
    /** What it may do, until when, and when it was used. */
    about: (may: string, end: string, used: string) => `May ${may}; ${end}; ${used}`,
    may: { read: 'read', record: 'record', export: 'export' },
    until: (day: string) => `until ${day}`,
    ended: (day: string) => `ended ${day}`,
    neverUsed: 'never used',
    used: (age: string) => `used ${age}`,
    token: 'The token',
    copyNow: 'Copy it now: it is shown this once, and stored under a hash.',
    send: 'Make this token',
    what: 'What it is for',
    scopes: 'What it may do',
    scope: {
      read: 'Read the journal, lists and figures',
      record: 'Record decisions, prices and principles',
      export: 'Export everything, with receipts',
    },
    lastDay: 'Last day',
  },
  erase: {
    name: 'Leave',
    aside: 'Erases your account and all that you recorded, for good.',
    open: 'Erase this account',
    send: 'Erase everything',
    leave: 'Keep my account',
    first: 'First, take your journal with you:',
    username: 'Your username',
    type: (username: string) => `type ${username}`,
    facts: [
      'Gone at once: every entry, critique and principle, the prices that you typed, receipts, settings, sessions, and your name. Nobody can undo it.',
      'What stays is a signed mark that names nobody: a number, how many entries there were, and the hash of the last one. Nobody else’s journal changes.',
      'Backups that were made before still hold your journal. Candor deletes its own after twelve more months of backups, those from before an update after three more updates; whoever runs it can delete them sooner.',
      'Exports and receipts that you downloaded stay yours. An export can be imported into a new account.',
    ] as readonly string[],
  },
}

export type OwnAccountMessages = typeof english
export const ownAccountMessages = messagesOf('ownAccount', english)
